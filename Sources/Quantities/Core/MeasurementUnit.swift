/// A unit in which quantities of one kind are counted, such as the cup or the minute.
///
///     let unit: MeasurementUnit<VolumeKind> = .tablespoon
///     unit.name     // "tablespoon"
///     unit.plural   // "tablespoons"
///     unit.symbol   // "tbsp"
///
/// To define one of your own, count it in another:
///
///     let stick = MeasurementUnit(8, .tablespoon, name: "stick")
///
/// A unit lives as long as the program: define it once, not in a loop.
public struct MeasurementUnit<Kind: QuantityKind>: @unchecked Sendable {
  unowned(unsafe) let definition: UnitDefinition

  private init(permanent definition: UnitDefinition) {
    self.definition = Unmanaged.passRetained(definition).takeUnretainedValue()
  }

  init(known definition: UnitDefinition) {
    self.definition = definition
  }

  /// Makes the unit of a unit type, whose size is the type's ``UnitQuantity/factor``.
  ///
  ///     struct Inches: Length, UnitQuantity {
  ///       static var factor: ConversionFactor { .init(ticks: 5_080_000) }
  ///       static let unit = MeasurementUnit<LengthKind>(Inches.self, "inch", plural: "inches")
  ///       ...
  ///     }
  public init<Type: UnitQuantity>(
    _ type: Type.Type, _ name: String, plural: String? = nil, symbol: String? = nil,
    aliases: [String] = [], system: UnitSystem = .international, source: UnitSource? = nil
  ) where Type.Kind == Kind {
    let factor = Type.factor
    self.init(
      permanent: UnitDefinition(
        kind: Kind.self, ticks: factor.ticks, name: name, plural: plural, symbol: symbol,
        aliases: aliases, system: system, factor: Fraction(factor.numerator, factor.denominator),
        neighbor: factor.neighbor?(), source: source))
  }

  /// Makes a unit that is so many of another.
  ///
  ///     let mug = MeasurementUnit(310, .milliliter, name: "mug")
  ///     Amount(2, mug).value(in: .milliliter)  // 620
  ///
  /// The symbol is the name if none is given.
  ///
  /// - Precondition: the unit is a whole, positive number of ticks.
  public init(
    _ count: Fraction, _ neighbor: MeasurementUnit, name: String, plural: String? = nil,
    symbol: String? = nil, aliases: [String] = [], system: UnitSystem? = nil,
    source: UnitSource? = nil
  ) {
    let size = Fraction(numerator: neighbor.ticks.count, denominator: 1) * count
    precondition(size.isWhole, "The unit '\(name)' is no whole number of ticks")
    self.init(
      permanent: UnitDefinition(
        kind: Kind.self, ticks: Ticks(size.numerator), name: name, plural: plural, symbol: symbol,
        aliases: aliases, system: system ?? neighbor.system, factor: count,
        neighbor: neighbor.definition, source: source))
  }

  /// Makes a unit that is a whole number of another.
  ///
  ///     let stick = MeasurementUnit(8, .tablespoon, name: "stick")
  public init(
    _ count: Int, _ neighbor: MeasurementUnit, name: String, plural: String? = nil,
    symbol: String? = nil, aliases: [String] = [], system: UnitSystem? = nil,
    source: UnitSource? = nil
  ) {
    self.init(
      Fraction(count), neighbor, name: name, plural: plural, symbol: symbol, aliases: aliases,
      system: system, source: source)
  }

  /// The size of the unit.
  public var ticks: Ticks { definition.ticks }
  /// The name of one: `cup`.
  public var name: String { definition.name }
  /// The name of several: `cups`.
  public var plural: String { definition.plural }
  /// The short form: `tbsp`.
  public var symbol: String { definition.symbol }
  /// What else text may call the unit.
  public var aliases: [String] { definition.aliases }
  /// The system to which the unit belongs.
  public var system: UnitSystem { definition.system }
  /// Where the factor comes from.
  public var source: UnitSource? { definition.source }
}

extension MeasurementUnit: Hashable {
  /// Whether two units are one: the same size under the same name.
  public static func == (lhs: MeasurementUnit, rhs: MeasurementUnit) -> Bool {
    lhs.definition === rhs.definition
      || (lhs.definition.ticks == rhs.definition.ticks
        && lhs.definition.name == rhs.definition.name)
  }

  /// Feeds the size and the name to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ticks)
    hasher.combine(name)
  }
}

extension MeasurementUnit: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
