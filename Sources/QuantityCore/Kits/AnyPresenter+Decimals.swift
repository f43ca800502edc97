// Decimal numbers of metric units, and of units that no other kit serves.

extension AnyPresenter {
  /// Shows a magnitude as one decimal number, in the largest unit that the amount has at least one of.
  ///
  /// What takes no more than the given digits is shown exactly; what takes more, or does not end, in
  /// as few as are near enough.
  ///
  /// - Parameters:
  ///   - units: the units, in descending order.
  ///   - only: the place of the only one that may be used, if not all may.
  ///   - exactDigits: in how many digits the amount may be shown exactly.
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

  /// Rounds to the fewest digits that are within 2 %, which are three at most, or within the bound that
  /// the caller gives. A 5 at the end counts as half a digit: 135 is rounder than 133.
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

  /// Returns in how many digits an amount in a unit is shown exactly: in 15 if a person said it in the
  /// kit's own system, in five if the caller chose the kit, which rounds what was converted to it, and in
  /// none if it comes from another system.
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
