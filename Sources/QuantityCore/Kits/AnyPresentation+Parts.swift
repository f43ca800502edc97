extension AnyPresentation {
  /// The part of the smallest unit.
  var lastPart: Part { parts[parts.count - 1] }

  /// Returns whether the parts are whole numbers of ticks that sum to a magnitude.
  func sumsExactly(to ticks: UInt128) -> Bool {
    var rest = ticks
    for part in parts {
      let (numerator, denominator) = part.number.ratio
      guard
        let (size, remainder) = WideInteger.multiply(
          numerator, part.unit.size, dividingBy: denominator),
        remainder == 0, size <= rest
      else { return false }
      rest -= size
    }
    return rest == 0
  }
}
