// Decimals of metric units, and of units that belong to no other kit.

extension AnyPresenter {
  /// Shows a magnitude as one decimal in the largest unit that it is at least one of.
  ///
  /// The number is exact if it has no more than the given digits. Otherwise it has the fewest
  /// digits within the bound.
  ///
  /// - Parameters:
  ///   - units: the units, in descending order.
  ///   - only: the index of the only unit allowed, or `nil` for all.
  ///   - exactDigits: the most digits for an exact number.
  /// - Precondition: the magnitude is not zero.
  func inDecimals(
    _ ticks: UInt128, _ units: [AnyUnit], only: Int? = nil, digits exactDigits: Int
  ) -> (part: AnyPresentation.Part, isExact: Bool) {
    let index = only ?? units.firstIndex { $0.size <= ticks } ?? units.count - 1
    let unit = units[index]
    if approximation == .never {
      return (AnyPresentation.Part(exactly: ticks, in: unit), true)
    }
    if let exact = DecimalValue(readableExactly: (ticks, unit.size)), exact.isShort(exactDigits) {
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

  /// Rounds to the fewest digits within 2 % (at most three) or within the caller's bound. A final 5
  /// counts as half a digit: 135 is rounder than 133.
  private func fewestDigits(_ ticks: UInt128, _ unit: AnyUnit) -> DecimalValue? {
    let bound = approximation.isUsual ? .within(Fraction(reduced: 1, 50)) : approximation
    let ratio = (ticks, unit.size)
    for digits in 1...15 {
      guard let value = DecimalValue(ratio, roundedTo: digits, .toNearestOrEven) else { return nil }
      if let five = DecimalValue(ratio, endingInFiveAt: digits), five.isWithin(bound, of: ratio) {
        return five.isSame(as: value) ? value : five
      }
      if value.isExact || value.isWithin(bound, of: ratio) { return value }
    }
    return nil
  }

  /// Returns the most digits for an exact number: none if the unit is of another system than the
  /// kit; five if the caller chose the kit, since the amount may come from a conversion; and 15
  /// otherwise.
  func exactDigits(of unit: AnyUnit, in kit: AnyKit) -> Int {
    kit.shows(unit) ? (self.kit == nil ? 15 : 5) : 0
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
