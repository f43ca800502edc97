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

extension AnyPresentation {
  /// The same with one number of eighths as a fraction: a scale shows decimals of what no measure makes,
  /// but eighths are all that is known here.
  var inEighths: AnyPresentation {
    guard !isMeasurable, parts.count == 1 else { return self }
    let (count, over) = parts[0].number.ratio
    let divisor = greatestCommonDivisor(count, over)
    guard SaidDenominator.isBinary(over / divisor) else { return self }
    var shown = self
    shown.parts[0] = Part(count / divisor, over: over / divisor, parts[0].unit)
    return shown
  }

  /// Whether the parts can be measured, or are one of eighths.
  var isReadable: Bool {
    if isMeasurable { return true }
    let denominator = lastPart.number.ratio.denominator
    return parts.count == 1 && (denominator == 1 || SaidDenominator.isBinary(denominator))
  }
}
