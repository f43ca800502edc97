extension Quantity {
  /// Chooses the units and fractions that a person would use for the quantity.
  ///
  ///     7.teaspoons.presented().parts.count               // 2
  ///     1.cups.presented(kit: .metric).isExact            // false
  ///     1.imperialGallons.presented(system: .metric)      // ~4.5 liters
  ///
  /// - Parameters:
  ///   - kit: the kit, or `nil` for that of the quantity's own unit.
  ///   - system: the system whose kits show units with shared names when no kit is given.
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

  /// Shows the quantity in one unit.
  ///
  ///     1.5.cups.presented(in: .tablespoon).formatted()  // "24 tablespoons"
  ///     1.liters.presented(in: .cup).formatted()         // "~4.226752838 cups"
  ///
  /// The number is a fraction if the unit is customary in kitchens and the denominator is 2, 3, 4
  /// or 8. Otherwise it is a decimal, exact if it has at most 15 significant digits or else rounded
  /// to 10, ties to even. A notation overrides this:
  ///
  ///     1.liters.presented(in: .cup, notation: .fraction).isExact  // true
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - notation: `.decimal`; `.fraction`, which is exact whatever its denominator and which a
  ///     style with decimals rounds once, to its own digits; or `.exact`, a decimal if it
  ///     terminates and otherwise a fraction.
  @inlinable
  public func presented(
    in unit: MeasurementUnit<Kind>, notation: NumberNotation? = nil
  ) -> Presentation<Kind> {
    presented(in: [unit], notation: notation)
  }

  /// Shows the quantity in the given units only.
  ///
  ///     1.375.cups.presented(in: [.cup, .tablespoon]).formatted()  // "1 cup + 6 tablespoons"
  ///
  /// Every unit but the smallest has a whole number. Zero counts and repeated units are left out.
  /// The last number is written as if it were in one unit.
  ///
  /// - Parameters:
  ///   - units: the units, in any order.
  ///   - notation: how the last number is written, or `nil` for the default.
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
    // Repeated units count once.
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
