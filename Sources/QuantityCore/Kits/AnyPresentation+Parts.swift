extension AnyPresentation {
  /// The part in the smallest unit.
  var lastPart: Part { parts[parts.count - 1] }

  /// Returns whether every part is a whole number of ticks and they sum to a magnitude.
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
  /// A copy whose only part, if it is a decimal number of eighths, is a fraction. A scale shows
  /// decimals for unmeasurable amounts, but estimates are only known to eighths.
  var inEighths: AnyPresentation {
    guard !isMeasurable, parts.count == 1 else { return self }
    let (count, over) = parts[0].number.ratio
    let divisor = greatestCommonDivisor(count, over)
    guard SaidDenominator.isBinary(over / divisor) else { return self }
    var shown = self
    shown.parts[0] = Part(count / divisor, over: over / divisor, parts[0].unit)
    return shown
  }

  /// Whether the amount is measurable, or a single whole number, half, quarter or eighth.
  var isReadable: Bool {
    if isMeasurable { return true }
    let denominator = lastPart.number.ratio.denominator
    return parts.count == 1 && (denominator == 1 || SaidDenominator.isBinary(denominator))
  }
}
