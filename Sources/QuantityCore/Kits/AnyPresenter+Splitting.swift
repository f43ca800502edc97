// Presentations that need no search: whole numbers of descending units, and decimals.

extension AnyUnit {
  /// Divides a magnitude into a whole number of the unit and a remainder.
  func split(_ ticks: UInt128) -> (count: UInt128, rest: UInt128) {
    let (count, rest) = ticks.quotientAndRemainder(dividingBy: size)
    return (count, rest)
  }
}

extension ArraySlice<AnyUnit> {
  /// Returns the index of the largest unit that a magnitude is at least one of. The units must be
  /// in descending order.
  func largest(in ticks: UInt128) -> Index? { firstIndex { $0.size <= ticks } }
}

extension [AnyPresentation.Part] {
  /// Appends nonzero whole numbers of units, in descending order, and returns the remainder.
  mutating func append(
    _ ticks: UInt128, inWhole units: ArraySlice<AnyUnit>, _ notation: NumberNotation
  ) -> UInt128 {
    var rest = ticks
    for unit in units where unit.size <= rest {
      let count: UInt128
      (count, rest) = unit.split(rest)
      append(
        notation == .fraction
          ? AnyPresentation.Part(count, unit)
          : AnyPresentation.Part(DecimalValue(count, places: 0), unit))
    }
    return rest
  }
}

extension AnyPresentation {
  /// Shows a magnitude in whole numbers of units, in descending order, and one number of a smaller
  /// unit.
  init(
    _ ticks: UInt128, inWhole larger: ArraySlice<AnyUnit>, and smallest: AnyUnit,
    notation: NumberNotation?
  ) {
    var parts: [Part] = []
    parts.reserveCapacity(larger.count + 1)
    let rest = parts.append(ticks, inWhole: larger, .fraction)
    let (last, isExact) = smallest.part(rest, notation)
    // Rounding the last part can carry into the next larger unit: nobody says "1 h 60 min".
    if !isExact, let unit = larger.last, let shown = last.value.times(smallest.tickCount),
      shown.magnitude >= unit.size, ticks - rest <= UInt128(Int128.max) - unit.size
    {
      self.init(ticks - rest + unit.size, inWhole: larger, and: smallest, notation: notation)
      self.isExact = false
      return
    }
    if rest > 0 || parts.isEmpty { parts.append(last) }
    self.init(parts, isExact: isExact)
  }

  /// Shows a magnitude as one decimal, in the largest unit that it is at least one of.
  ///
  /// - Precondition: the magnitude is not zero; the units are in descending order.
  init(_ ticks: UInt128, decimalIn units: ArraySlice<AnyUnit>, rounding: RoundingRule) {
    let index = units.largest(in: ticks) ?? units.endIndex - 1
    let unit = units[index]
    let rounded = DecimalValue(readable: (ticks, unit.size), rounding: rounding)
    self.init(rounded, unit)
    guard index > units.startIndex,
      let total = rounded.ticks(of: unit, reaching: units[index - 1])
    else { return }
    let carried = DecimalValue(readable: (total, units[index - 1].size), rounding: rounding)
    self.init(Part(carried, units[index - 1]), isExact: false)
  }
}

extension AnyPresenter {
  /// Shows the nearest multiple of a scale's step, ties to even, however far off it is: a scale
  /// shows no other numbers. If the multiple is zero or outside a bound that the caller gave, the
  /// amount is shown as not measurable.
  ///
  /// - Precondition: the magnitude is not zero.
  func stepped(
    _ ticks: UInt128, by step: UInt128, _ units: [AnyUnit], _ notation: NumberNotation
  ) -> AnyPresentation {
    let smallest = units[units.count - 1]
    let rounded = ticks.divided(by: step, rounding: .toNearestOrEven) * step
    let error = rounded > ticks ? rounded - ticks : ticks - rounded
    let (top, bottom) = approximation.bound.magnitudes
    guard rounded > 0, rounded <= UInt128(Int128.max),
      approximation.isUsual || WideInteger.isProduct(error, bottom, atMost: ticks, top)
    else {
      // The nearest measure must be a single part.
      let one = notation == .decimal ? units[...] : units[(units.count - 1)...]
      let nearest = multiple(max(rounded, step), one, notation).lastPart
      guard notation == .decimal, let exact = DecimalValue(readableExactly: (ticks, smallest.size))
      else { return .notMeasurable(ticks, in: smallest, nearest: nearest, approximation) }
      var shown = AnyPresentation(exact, smallest)
      shown.nearest = nearest
      return shown
    }
    return multiple(rounded, units[...], notation).approximated(unless: error == 0)
  }

  /// Shows a multiple of a scale's step: as one decimal, in the largest unit that it is at least
  /// one of and that takes at most three decimals; or as whole units and a fraction of the
  /// smallest.
  private func multiple(
    _ ticks: UInt128, _ units: ArraySlice<AnyUnit>, _ notation: NumberNotation
  ) -> AnyPresentation {
    let smallest = units[units.endIndex - 1]
    if notation == .fraction {
      return AnyPresentation(ticks, inWhole: units.dropLast(), and: smallest, notation: .fraction)
    }
    for unit in units where unit.size <= ticks {
      let (whole, rest) = unit.split(ticks)
      if let value = DecimalValue(whole, and: rest, over: unit.size) {
        return AnyPresentation(value, unit)
      }
    }
    return AnyPresentation(DecimalValue(convertible: (ticks, smallest.size)), smallest)
  }
}
