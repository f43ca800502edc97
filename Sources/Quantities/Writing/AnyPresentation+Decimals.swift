extension AnyPresentation {
  /// The same in decimals, marked as not exact where one is rounded.
  ///
  /// Ties go to even. Rounding never makes the next larger unit of a part, as in "1 minute 60.0
  /// seconds"; the part is then rounded down.
  func inDecimals(_ notation: FractionNotation) -> AnyPresentation {
    var result = self
    result.parts = AnyPresentation.Parts(anyUnit: parts[0].unit)
    for place in 0..<parts.count {
      let part = parts[place]
      let isLast = place == parts.count - 1
      if part.isWhole && !isLast {
        result.parts.append(part)
        continue
      }
      var decimal = notation.decimal(part.ratio, rounding: .toNearestOrEven)
      if place > 0, !decimal.isExact,
        decimal.reaches(parts[place - 1].unit, in: part.unit)
      {
        decimal = notation.decimal(part.ratio, rounding: .towardZero)
      }
      if !decimal.isExact { result.isExact = false }
      // Zeros would claim to be exact where what is shown was rounded before.
      let places = isLast && isExact ? notation.leastPlaces : 0
      result.parts.append(AnyPresentation.Part(decimal, places: places, part.unit))
    }
    return result
  }
}

extension FractionNotation {
  /// Whether fractions are written as decimals.
  var isDecimal: Bool {
    switch choice {
    case .ascii, .vulgar, .slash, .typeset, .words: false
    case .decimal, .digits, .places: true
    }
  }

  fileprivate func decimal(
    _ ratio: (UInt128, UInt128), rounding: FloatingPointRoundingRule
  ) -> DecimalValue {
    switch choice {
    case _ where ratio.0 == 0: DecimalValue(0, places: 0)
    case .digits(let count):
      DecimalValue(ratio, significantDigits: count, rounding: rounding)
    case .places(let count): DecimalValue(ratio, places: count, rounding: rounding)
    default: DecimalValue(convertible: ratio)
    }
  }

  /// How many places a decimal has even if its last digits are zeros.
  fileprivate var leastPlaces: Int {
    if case .places(let count) = choice { return count }
    return 0
  }
}

extension DecimalValue {
  /// Whether so many of a unit are as much as one of a larger unit.
  fileprivate func reaches(_ larger: AnyUnit, in unit: AnyUnit) -> Bool {
    let scale = powerOfTen(places)
    let (scaled, overflow) = larger.size.multipliedReportingOverflow(by: scale)
    guard !overflow else { return false }
    let (product, isMore) = count.multipliedReportingOverflow(by: unit.size)
    return isMore || product >= scaled
  }
}

extension AnyPresentation.Part {
  /// A decimal with zeros at its end up to so many places, as far as they fit.
  fileprivate init(_ value: DecimalValue, places: Int, _ unit: AnyUnit) {
    let missing = places - value.places
    let (count, overflow) =
      missing > 0 ? value.count.multipliedReportingOverflow(by: powerOfTen(missing)) : (0, true)
    self.init(overflow ? value.count : count, places: overflow ? value.places : places, unit)
  }

  fileprivate var isWhole: Bool { denominator == 1 && places <= 0 }

  fileprivate var ratio: (UInt128, UInt128) {
    (numerator, places > 0 ? powerOfTen(Int(places)) : denominator)
  }
}
