extension AnyPresentation {
  /// Returns the text of what is shown for an amount of this many ticks.
  ///
  /// - Parameter joiner: what the kind of the amount has between parts.
  @usableFromInline
  func text(_ style: PresentationStyle, of count: Int128, joiner: String) -> String {
    text(style, of: count, joiner: joiner, recorder: nil)
  }

  func text(
    _ style: PresentationStyle, of count: Int128, joiner: String, recorder: RunRecorder?
  ) -> String {
    // What was rounded to zero has no sign.
    let signum = parts[0].number.isZero ? 0 : Int(count.signum())
    if style.form != .parts, let seconds = seconds(of: count) {
      return TextWriter.text(recorder: recorder) { writer in
        if !isExact || !seconds.isExact { writer.writeApproximationMark(style) }
        writer.writeTime(seconds, signum, style)
      }
    }
    if style.fractions.isDecimal {
      let decimals = inDecimals(style.fractions)
      return TextWriter.text(recorder: recorder) { writer in
        writer.writeParts(of: decimals, signum, joiner: joiner, style)
      }
    }
    return TextWriter.text(recorder: recorder) { writer in
      writer.writeParts(of: self, signum, joiner: joiner, style)
    }
  }

  /// Returns what is shown in seconds, without its sign, if it is a time: exactly to attoseconds, or
  /// else rounded to nanoseconds.
  func seconds(of count: Int128) -> DecimalValue? {
    guard parts[0].unit.kind == AnyKind(TimeKind.self) else { return nil }
    let ratio = (total(of: count), Seconds.unit.handle.size)
    let precise = DecimalValue(ratio, places: 18, rounding: .toNearestOrEven)
    return precise.isExact
      ? precise : DecimalValue(ratio, places: 9, rounding: .toNearestOrEven)
  }

  /// Returns the sum of the parts, in ticks.
  private func total(of count: Int128) -> UInt128 {
    if isExact { return count.magnitude }
    var sum: UInt128 = 0
    for place in 0..<parts.count {
      let part = parts[place].value.times(parts[place].unit.tickCount)
      sum += part?.magnitude ?? Int128.max.magnitude
    }
    return min(sum, Int128.max.magnitude)
  }

  /// Returns the same in decimals, marked as not exact where one is rounded.
  ///
  /// Ties go to even. Rounding never makes the next larger unit of a part, as in "1 minute 60.0
  /// seconds"; the part is then rounded down.
  func inDecimals(_ fractions: PresentationStyle.Fractions) -> AnyPresentation {
    var result = self
    result.parts = Parts(anyUnit: parts[0].unit)
    for place in 0..<parts.count {
      let part = parts[place]
      let isLast = place == parts.count - 1
      let ratio = part.number.ratio
      if !isLast, ratio.denominator == 1 {
        result.parts.append(part)
        continue
      }
      var decimal = fractions.decimal(ratio, rounding: .toNearestOrEven)
      if place > 0, !decimal.isExact, decimal.reaches(parts[place - 1].unit, in: part.unit) {
        decimal = fractions.decimal(ratio, rounding: .towardZero)
      }
      if !decimal.isExact { result.isExact = false }
      // Zeros would claim to be exact where what is shown was rounded before.
      let places = isLast && isExact ? fractions.leastPlaces : 0
      result.parts.append(Part(decimal.number(leastPlaces: places), part.unit))
    }
    return result
  }
}

extension PresentationStyle.Fractions {
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
    if case .places(let count) = choice { count } else { 0 }
  }
}

extension DecimalValue {
  /// Tells whether this many of a unit are as much as one of a larger unit.
  fileprivate func reaches(_ larger: AnyUnit, in unit: AnyUnit) -> Bool {
    let (scaled, overflow) = larger.size.multipliedReportingOverflow(by: powerOfTen(places))
    guard !overflow else { return false }
    let (product, isMore) = count.multipliedReportingOverflow(by: unit.size)
    return isMore || product >= scaled
  }

  /// Returns the decimal with zeros at its end up to this many places, as far as they fit.
  fileprivate func number(leastPlaces: Int) -> AnyPresentation.Part.Number {
    guard leastPlaces > places else { return .decimal(count, places: places) }
    let (scaled, overflow) = count.multipliedReportingOverflow(
      by: powerOfTen(leastPlaces - places))
    return overflow
      ? .decimal(count, places: places) : .decimal(scaled, places: leastPlaces)
  }
}
