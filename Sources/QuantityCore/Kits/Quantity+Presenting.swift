extension Quantity {
  /// Chooses the units and fractions in which a person would say the quantity.
  ///
  ///     7.teaspoons.presented().parts.count               // 2
  ///     1.cups.presented(kit: .metric).isExact            // false
  ///     1.imperialGallons.presented(system: .metric)      // ~4.5 liters
  ///
  /// - Parameters:
  ///   - kit: the kit, or `nil` for that of the quantity's own unit.
  ///   - system: the system whose kits show the units of shared names, where no kit is given.
  @inlinable
  public func presented(
    kit: Kit<Kind>? = nil, system: MeasurementSystem = .us
  ) -> Presentation<Kind> {
    let amount = Amount(self)
    return Presentation(
      amount,
      AnyPresentation.presenting(
        amount.ticks.count.magnitude, amount.unit.handle, kit: kit?.core, system: system))
  }

  /// Shows the quantity in one unit, and in no other.
  ///
  ///     1.5.cups.presented(in: .tablespoon).formatted()  // "24 tablespoons"
  ///     1.liters.presented(in: .cup).formatted()         // "~4.226752838 cups"
  ///
  /// The number is a fraction if the unit is customary in the kitchen and the denominator is 2, 3, 4
  /// or 8, and else a decimal: exactly, if it ends within 15 significant digits, or rounded to 10,
  /// ties to even. A notation overrules this:
  ///
  ///     1.liters.presented(in: .cup, notation: .fraction).isExact  // true
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - notation: a decimal in any case, or the exact fraction, whatever its denominator; a style
  ///     with decimals then rounds it once, to its own digits. Or exact: a fraction only where no
  ///     decimal ends.
  @inlinable
  public func presented(
    in unit: MeasurementUnit<Kind>, notation: NumberNotation? = nil
  ) -> Presentation<Kind> {
    presented(in: [unit], notation: notation)
  }

  /// Shows the quantity in the given units, and in no others.
  ///
  ///     1.375.cups.presented(in: [.cup, .tablespoon]).formatted()  // "1 cup + 6 tablespoons"
  ///
  /// All but the smallest unit are counted in whole numbers; those that count zero are left
  /// out, and so is a unit that is given again. The last number is written as that of one unit.
  ///
  /// - Parameters:
  ///   - units: the units, in any order.
  ///   - notation: how the last number is written, if not by the rule.
  /// - Precondition: there is at least one unit.
  @inlinable
  public func presented(
    in units: [MeasurementUnit<Kind>], notation: NumberNotation? = nil
  ) -> Presentation<Kind> {
    Presentation(
      Amount(self),
      AnyPresentation(ticks.count.magnitude, in: units.map { $0.handle }, notation: notation))
  }
}

extension AnyPresentation {
  /// Shows a magnitude in chosen units, in any order.
  @usableFromInline
  package init(_ ticks: UInt128, in units: [AnyUnit], notation: NumberNotation? = nil) {
    // A unit that is given twice is given once.
    let units = units.sorted { $0.size > $1.size }.reduce(into: [AnyUnit]()) { units, unit in
      if units.last != unit { units.append(unit) }
    }
    guard let smallest = units.last else {
      preconditionFailure("expected at least one unit to show a quantity in")
    }
    self.init(ticks, inWhole: units.dropLast(), and: smallest, notation: notation)
    givenUnits = units
    startsFromAmount = true
  }
}
