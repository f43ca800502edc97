extension AnyAmount {
  /// The parts in which an amount of any kind is shown, and whether they are exact.
  ///
  ///     let shown = try AnyAmount("7 tsp").presented()
  ///     shown.parts.map(\.value)  // [2, 1]
  ///     shown.isExact             // true
  ///     shown.formatted()         // "2 tablespoons + 1 teaspoon"
  ///
  /// It is a ``Quantities/Presentation`` of an amount whose kind is known only at run time.
  public struct Presentation: Sendable, Hashable {
    /// The amount shown.
    public let amount: AnyAmount
    let shown: AnyPresentation

    /// The parts, largest unit first. All parts of a negative amount are negative.
    public var parts: [Part] {
      shown.parts.map { part in
        Part(value: part.value(isNegative: amount.isNegative), unit: part.unit)
      }
    }
    /// Whether the parts sum to exactly the amount.
    public var isExact: Bool { shown.isExact }
    /// Whether every part can be measured with the kit.
    public var isMeasurable: Bool { shown.isMeasurable }

    /// One number with its unit.
    ///
    ///     try AnyAmount("7 tsp").presented().parts[0].unit  // tablespoon
    public struct Part: Sendable, Hashable {
      /// The number of units.
      public let value: Fraction
      /// The unit.
      public let unit: AnyUnit
    }
  }

  /// Chooses the units and fractions that a person would use for the amount.
  ///
  ///     try AnyAmount("7 tsp").presented().formatted()                       // "2 tablespoons + 1 teaspoon"
  ///     try AnyAmount("1 cup").presented(in: Kitchen.metric).formatted()     // "~240 milliliters"
  ///
  /// - Parameters:
  ///   - kitchen: the kitchen whose measures are used. If it is `nil` or has none for this kind,
  ///     the amount's own unit chooses the kit.
  ///   - system: the measurement system whose kits show units with shared names, such as the pint,
  ///     when no kitchen is given.
  public func presented(
    in kitchen: Kitchen? = nil, system: MeasurementSystem = .us
  ) -> Presentation {
    let presenter = AnyPresenter(kit: kitchen?.kit(for: unit.kind), system: system)
    return Presentation(amount: self, shown: presenter.present(tickCount.magnitude, unit))
  }

  /// Shows the amount in one unit of its kind.
  ///
  ///     let milliliter = try AnyUnit(named: "ml")
  ///     try AnyAmount("1 cup").presented(in: milliliter).formatted()  // "236.5882365 milliliters"
  ///
  /// - Throws: ``QuantityError`` if the unit is of another kind.
  public func presented(in unit: AnyUnit) throws(QuantityError) -> Presentation {
    let amount = try converted(to: unit)
    return Presentation(
      amount: amount, shown: AnyPresentation(tickCount.magnitude, in: [unit]))
  }
}
