extension AnyAmount {
  /// How an amount of any kind is shown: in which parts, and whether they say exactly what there is.
  ///
  ///     let shown = try AnyAmount("7 tsp").presented()
  ///     shown.parts.map(\.value)  // [2, 1]
  ///     shown.isExact             // true
  ///     shown.formatted()         // "2 tablespoons + 1 teaspoon"
  ///
  /// It is the ``Quantities/Presentation`` of an amount whose kind is known only when the program runs.
  public struct Presentation: Sendable, Hashable {
    /// The amount to be shown.
    public let amount: AnyAmount
    let shown: AnyPresentation

    /// The parts, the largest unit first; of a negative amount each is negative.
    public var parts: [Part] {
      shown.parts.map { part in
        Part(value: part.value(isNegative: amount.isNegative), unit: part.unit)
      }
    }
    /// Whether the parts say exactly the amount.
    public var isExact: Bool { shown.isExact }
    /// Whether every part can be measured with the kit.
    public var isMeasurable: Bool { shown.isMeasurable }

    /// One number with its unit.
    ///
    ///     try AnyAmount("7 tsp").presented().parts[0].unit  // tablespoon
    public struct Part: Sendable, Hashable {
      /// How many of the unit.
      public let value: Fraction
      /// The unit.
      public let unit: AnyUnit
    }
  }

  /// Chooses the units and fractions in which a person would say the amount.
  ///
  ///     try AnyAmount("7 tsp").presented().formatted()                       // "2 tablespoons + 1 teaspoon"
  ///     try AnyAmount("1 cup").presented(in: Kitchen.metric).formatted()     // "~240 milliliters"
  ///
  /// - Parameters:
  ///   - kitchen: the kitchen whose measures it is shown in; where that has none for the kind, or no kitchen
  ///     is named, those of the amount's own unit.
  ///   - system: the system whose kits show the units of shared names, where no kitchen is named.
  public func presented(
    in kitchen: Kitchen? = nil, system: MeasurementSystem = .us
  ) -> Presentation {
    let presenter = AnyPresenter(kit: kitchen?.kit(for: unit.kind), system: system)
    return Presentation(amount: self, shown: presenter.present(tickCount.magnitude, unit))
  }

  /// Shows the amount in one unit of its kind, and in no other.
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
