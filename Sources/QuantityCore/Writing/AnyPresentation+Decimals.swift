extension AnyPresentation {
  /// Returns a copy in decimals, marked as approximate if they are rounded. Ties go to even.
  ///
  /// - Parameter carries: whether rounding up may carry into a unit that isn't shown yet.
  func inDecimals(
    _ fractions: PresentationStyle.Fractions, of count: Int128, carries: Bool = true
  ) -> AnyPresentation {
    switch fractions.choice {
    case .ascii, .vulgar, .slash, .typeset, .words: self
    case .decimal: unrounded(of: count).inConvertedDecimals
    case .digits, .places: rounded(fractions, of: count, carries: carries)
    }
  }

  /// Returns the amount in the same units, if measures approximate it and the caller didn't ask
  /// them to. A decimal can be more precise.
  private func unrounded(of count: Int128) -> AnyPresentation {
    guard startsFromAmount, !isExact, givenUnits == nil, lastPart.notation == .fraction else {
      return self
    }
    let units = parts.map { $0.unit }
    var shown = AnyPresentation(count.magnitude, in: units, notation: .decimal)
    shown.hasNamedKit = hasNamedKit
    return shown
  }

  /// A copy with a decimal for each number, exact or rounded to ten digits.
  ///
  /// A part that would round up to one of the next larger unit, as in "1 minute 60 seconds", is
  /// rounded down.
  private var inConvertedDecimals: AnyPresentation {
    var result = self
    result.parts = []
    for place in 0..<parts.count {
      let part = parts[place]
      let ratio = part.number.ratio
      if place < parts.count - 1, ratio.denominator == 1 {
        result.parts.append(part)
        continue
      }
      var decimal = DecimalValue(convertible: ratio)
      if place > 0, !decimal.isExact, decimal.reaches(parts[place - 1].unit, in: part.unit) {
        decimal = DecimalValue(
          ratio, significantDigits: 10, rounding: RoundingRule.towardZero)
      }
      if !decimal.isExact { result.isExact = false }
      result.parts.append(Part(decimal, part.unit))
    }
    return result
  }

  /// Rounds the whole amount in the unit of the last part, and splits it again.
  private func rounded(
    _ fractions: PresentationStyle.Fractions, of count: Int128, carries: Bool
  ) -> AnyPresentation {
    let unit = lastPart.unit
    let base = base(of: count)
    // A single part is rounded as it is, since its number may not be a whole number of ticks.
    let isItself = parts.count == 1 && !startsFromAmount
    let ratio = isItself ? parts[0].number.ratio : (base.ticks, unit.size)
    let whole = fractions.decimal(ratio)
    var result = self
    result.isExact = base.isExact && whole.isExact
    // The style asked for this rounding, so it isn't that of a number in given units.
    result.givenUnits = nil
    result.startsFromAmount = false
    if !whole.isExact, let parts = carried(whole, from: ratio, carries: carries) {
      result.parts = parts
      return result
    }
    // Trailing zeros would look exact, so they are left out if a presenter has rounded.
    let leastPlaces = base.isExact ? fractions.leastPlaces : 0
    guard parts.count > 1 else {
      result.parts = [Part(whole.number(leastPlaces: leastPlaces), unit)]
      return result
    }
    let last: DecimalValue
    (result.parts, last) = split(base.ticks, whole, fractions)
    // The last part can terminate where the whole amount in that unit doesn't: 7/12 pound.
    result.isExact = base.isExact && last.isExact
    if last.count > 0 || result.parts.isEmpty {
      result.parts.append(Part(last.number(leastPlaces: leastPlaces), unit))
    }
    return result
  }

  /// Splits a rounded amount into whole numbers of every unit except the last, and the rest.
  private func split(
    _ ticks: UInt128, _ whole: DecimalValue, _ fractions: PresentationStyle.Fractions
  ) -> (larger: [Part], last: DecimalValue) {
    let unit = lastPart.unit
    let larger = parts.dropLast().map { $0.unit }
    var result: [Part] = []
    let rest = result.append(ticks, inWhole: larger[...], .decimal)
    let (count, remainder) = unit.split(ticks - rest)
    if remainder == 0 {
      let scale = powerOfTen(whole.places)
      let left = whole.count - count * scale
      return (result, DecimalValue(left, places: whole.places, isExact: whole.isExact))
    }
    // If the larger units aren't multiples of the last, as with cups and milliliters, the rest has
    // other decimals than the whole amount, but as many.
    let places = fractions.places(ofWhole: ticks / unit.size)
    let left = DecimalValue((rest, unit.size), places: places, rounding: .toNearestOrEven)
    let next = larger[larger.count - 1]
    guard left.reaches(next, in: unit) else { return (result, left) }
    // Carrying into the next larger unit is as close as the rest would be.
    var carried: [Part] = []
    _ = carried.append(ticks - rest + next.size, inWhole: larger[...], .decimal)
    return (carried, DecimalValue(0, places: 0, isExact: false))
  }

  /// Returns whole numbers of units if rounding up carried into a larger unit than the last: "2
  /// minutes", not "1 minute 60.0 seconds".
  private func carried(
    _ whole: DecimalValue, from ratio: (UInt128, UInt128), carries: Bool
  ) -> [Part]? {
    let unit = lastPart.unit
    for larger in unitsToCarryTo(carries) where larger.size > unit.size {
      let (multiple, remainder) = larger.size.quotientAndRemainder(dividingBy: unit.size)
      let one = ratio.1.multipliedReportingOverflow(by: multiple)
      guard remainder == 0, !one.overflow else { continue }
      let count = ratio.0 / one.partialValue + 1
      let (ticks, isTooMuch) = count.multipliedReportingOverflow(by: larger.size)
      let (units, overflow) = (count * multiple).multipliedReportingOverflow(
        by: powerOfTen(whole.places))
      guard !isTooMuch, !overflow, units == whole.count else { continue }
      let own = parts.map { $0.unit }.filter { $0.size > larger.size }
      var result: [Part] = []
      // A larger unit need not be a multiple: a metric cup isn't a whole number of tablespoons.
      guard result.append(ticks, inWhole: (own + [larger])[...], .decimal) == 0 else { continue }
      return result
    }
    return nil
  }

  /// Returns the units that rounding up can carry into, largest first.
  private func unitsToCarryTo(_ carries: Bool) -> [AnyUnit] {
    let own = parts.map { $0.unit }
    guard carries else { return own }
    if let givenUnits { return givenUnits }
    // A kit that the caller named isn't known here, and may have no larger units.
    let units = own[0].kit.takeUnretainedValue().units
    guard own.allSatisfy(units.contains) else { return own }
    return hasNamedKit ? units.filter { $0.size <= own[0].size } : units
  }
}

extension PresentationStyle.Fractions {
  /// Whether the style sets the number of digits or decimals.
  var setsDigits: Bool {
    switch choice {
    case .digits, .places: true
    default: false
    }
  }

  /// Whether numbers chosen as fractions become decimals.
  var isDecimal: Bool {
    switch choice {
    case .ascii, .vulgar, .slash, .typeset, .words: false
    case .decimal, .digits, .places: true
    }
  }

  /// Rounds a number of units to the style's digits or decimals.
  func decimal(_ ratio: (UInt128, UInt128)) -> DecimalValue {
    switch choice {
    case _ where ratio.0 == 0: DecimalValue(0, places: 0)
    case .digits(let count):
      DecimalValue(ratio, significantDigits: count, rounding: .toNearestOrEven)
    default: DecimalValue(ratio, places: leastPlaces, rounding: .toNearestOrEven)
    }
  }

  /// Returns the number of decimals for a number with this whole part.
  fileprivate func places(ofWhole whole: UInt128) -> Int {
    guard case .digits(let count) = choice else { return leastPlaces }
    return max(0, count - DecimalValue.digitCount(of: whole))
  }

  /// The least number of decimals, including trailing zeros.
  var leastPlaces: Int {
    if case .places(let count) = choice { count } else { 0 }
  }
}

extension DecimalValue {
  /// Returns the decimal padded with zeros to this many decimals, if they fit.
  fileprivate func number(leastPlaces: Int) -> AnyPresentation.Part.Number {
    guard leastPlaces > places else { return .decimal(count, places: places) }
    let (scaled, overflow) = count.multipliedReportingOverflow(
      by: powerOfTen(leastPlaces - places))
    return overflow
      ? .decimal(count, places: places) : .decimal(scaled, places: leastPlaces)
  }
}
