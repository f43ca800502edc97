// Decimal numbers of metric units, and of units that no other kit serves.

extension AnyPresenter {
  /// Shows a magnitude as one decimal number, in the largest unit that the amount has at least one of.
  ///
  /// What was said in a unit of the kit's own system is given back, if that takes no more than 15
  /// digits; what was not, or does not end, takes as few digits as are near enough.
  ///
  /// - Parameters:
  ///   - units: the units, in descending order.
  ///   - only: the place of the only one that may be used, if not all may.
  ///   - isOwn: whether the amount was said in the kit's own system.
  /// - Precondition: the magnitude is not zero.
  func inDecimals(
    _ ticks: UInt128, _ units: [AnyUnit], only: Int? = nil, isOwn: Bool
  ) -> (part: AnyPresentation.Part, isExact: Bool) {
    let index = only ?? units.firstIndex { $0.size <= ticks } ?? units.count - 1
    let unit = units[index]
    if approximation == .never {
      return (AnyPresentation.Part(exactly: ticks, in: unit), true)
    }
    if isOwn, let exact = DecimalValue(readableExactly: (ticks, unit.size)) {
      return (AnyPresentation.Part(exact, unit), true)
    }
    guard let rounded = fewestDigits(ticks, unit) else {
      return (AnyPresentation.Part(exactly: ticks, in: unit), true)
    }
    if only == nil, index > 0, let total = rounded.ticks(of: unit, reaching: units[index - 1]),
      let carried = DecimalValue(readableExactly: (total, units[index - 1].size))
    {
      return (AnyPresentation.Part(carried, units[index - 1]), false)
    }
    return (AnyPresentation.Part(rounded, unit), rounded.isExact)
  }

  /// Rounds to the fewest digits that are within 1.5 %, which are three at most, or within the bound
  /// that the caller gives.
  private func fewestDigits(_ ticks: UInt128, _ unit: AnyUnit) -> DecimalValue? {
    let isUsual = approximation.isUsual
    let bound = isUsual ? .within(Fraction(reduced: 3, 200)) : approximation
    for digits in 1...(isUsual ? 3 : 15) {
      guard
        let value = DecimalValue((ticks, unit.size), roundedTo: digits, .toNearestOrEven)
      else { return nil }
      // Three digits are always near enough.
      if value.isExact || isUsual && digits == 3
        || value.isWithin(bound, of: (ticks, unit.size))
      {
        return value
      }
    }
    return nil
  }
}

extension AnyKit {
  /// Whether a unit belongs to the system of the kit's units.
  func shows(_ unit: AnyUnit) -> Bool {
    if units.contains(unit) { return true }
    let systems = units[0].definition.systems
    return unit.definition.systems.contains { systems.contains($0) }
  }
}
