/// A unit in which quantities of one kind are counted, such as the cup or the minute.
///
///     let unit: MeasurementUnit<VolumeKind> = .tablespoon
///     unit.name     // "tablespoon"
///     unit.plural   // "tablespoons"
///     unit.symbol   // "tbsp"
///
/// To define one of your own, count it in another:
///
///     let ladle = MeasurementUnit(8, .tablespoon, name: "ladle")
///
/// Units are equal that have one size and one name. A unit lives as long as the program: define it
/// once, not in a loop.
@frozen
public struct MeasurementUnit<Kind: QuantityKind>: Sendable, Hashable {
  @usableFromInline package let handle: AnyUnit

  private init(permanent definition: UnitDefinition) {
    self.init(known: AnyUnit(Unmanaged.passRetained(definition).takeUnretainedValue()))
  }

  @inlinable package init(known handle: AnyUnit) { self.handle = handle }

  init(known definition: UnitDefinition) { self.init(known: AnyUnit(definition)) }

  package var definition: UnitDefinition { handle.definition }

  /// Returns the unit, or that of what is added to nothing, if nobody named one.
  @inlinable @inline(__always)
  package func ifNamed(or other: @autoclosure () -> MeasurementUnit) -> MeasurementUnit {
    handle.isUnnamed ? other() : self
  }

  /// Makes the unit of a unit type, whose size is the type's ``UnitQuantity/factor``.
  ///
  ///     struct Ladles: Volume, UnitQuantity {
  ///       static var factor: ConversionFactor<VolumeKind> { .init(8, Tablespoons.self) }
  ///       static let unit: MeasurementUnit<VolumeKind> = .init(Ladles.self, "ladle", symbol: "ldl")
  ///       let ticks: Ticks<VolumeKind>
  ///     }
  ///
  /// - Parameters:
  ///   - type: the unit type.
  ///   - name: the name of one, in US spelling: `liter`.
  ///   - plural: the name of several; default: the name and an s.
  ///   - symbol: the short form; default: the name.
  ///   - aliases: what else text may call the unit.
  ///   - contextualAliases: what text may call it where its kind is known, though it means another
  ///     unit elsewhere, as `oz` means a mass.
  ///   - countedNames: those of its names by which recipes count things, as sticks of cinnamon: in running
  ///     text they aren't units.
  ///   - qualifier: what text must put before a name that it shares with a unit of another system.
  ///   - systems: the systems to which it belongs.
  ///   - source: where the factor comes from.
  ///   - note: what other authorities say.
  public init<Type: UnitQuantity>(
    _ type: Type.Type, _ name: String, plural: String? = nil, symbol: String? = nil,
    aliases: [String] = [], contextualAliases: [String] = [], countedNames: [String] = [],
    qualifier: UnitQualifier? = nil, systems: [UnitSystem] = [.international],
    source: UnitSource? = nil, note: String? = nil
  ) where Type.Kind == Kind {
    let factor = Type.factor
    self.init(
      permanent: UnitDefinition(
        kind: AnyKind(Kind.self), joiner: Kind.joiner, kit: MeasurementUnit.findKit,
        others: MeasurementUnit.findOthers, size: factor.ticks.count,
        factor: Fraction(factor.numerator, factor.denominator), neighbor: factor.neighbor?(),
        name: name, plural: plural, symbol: symbol, aliases: aliases,
        contextualAliases: contextualAliases, countedNames: countedNames, qualifier: qualifier,
        systems: systems, source: source, note: note))
  }

  /// Makes a unit of the catalogue. Names that are several stand in one text, with commas between them,
  /// because as code a list of them would take ten times the room.
  @inline(never)  // Each of the catalogue's units would have a copy.
  init(
    _ name: String, _ factor: ConversionFactor<Kind>, plural: String? = nil, symbol: String,
    aliases: String = "", contextualAliases: String = "", countedNames: String = "",
    qualifier: UnitQualifier? = nil, vessel: UnitVessel? = nil,
    systems: [UnitSystem] = [.international], source: UnitSource, note: String? = nil
  ) {
    self.init(
      permanent: UnitDefinition(
        kind: AnyKind(Kind.self), joiner: Kind.joiner, kit: MeasurementUnit.findKit,
        others: MeasurementUnit.findOthers, size: factor.ticks.count,
        factor: Fraction(factor.numerator, factor.denominator), neighbor: factor.neighbor?(),
        name: name, plural: plural, symbol: symbol, aliases: aliases.utf8[...].words,
        contextualAliases: contextualAliases.utf8[...].words,
        countedNames: countedNames.utf8[...].words, qualifier: qualifier, vessel: vessel,
        systems: systems, source: source, note: note))
  }

  /// Makes a unit that is a number of another.
  ///
  ///     let mug = MeasurementUnit(310, .milliliter, name: "mug")
  ///     Amount(2, mug).value(in: .milliliter)  // 620.0
  ///     let dessertspoon = MeasurementUnit(Fraction(2), .teaspoon, name: "dessertspoon")
  ///
  /// It belongs to the systems of the other, and is presented with the same kit.
  ///
  /// - Precondition: the unit is a whole, positive number of ticks.
  public init(
    _ count: some NumericalValue, _ neighbor: MeasurementUnit, name: String,
    plural: String? = nil, symbol: String? = nil, aliases: [String] = [],
    source: UnitSource? = nil, note: String? = nil
  ) {
    let count = count.fraction
    let size = Fraction(numerator: neighbor.ticks.count, denominator: 1) * count
    precondition(size.isWhole, "The unit '\(name)' is not a whole number of ticks")
    self.init(
      permanent: UnitDefinition(
        kind: AnyKind(Kind.self), joiner: Kind.joiner, kit: MeasurementUnit.findKit,
        others: MeasurementUnit.findOthers, size: size.numerator, factor: count,
        neighbor: neighbor.definition, name: name, plural: plural, symbol: symbol,
        aliases: aliases, systems: neighbor.definition.systems, source: source, note: note))
  }

  private static var findKit: @Sendable (AnyUnit) -> AnyKit {
    { unit in Kind.kit(for: MeasurementUnit(known: unit)).core }
  }

  private static var findOthers: @Sendable () -> [UnitDefinition] {
    { Kind.units.map { $0.definition } }
  }

  /// The size of the unit.
  @inlinable
  public var ticks: Ticks<Kind> { Ticks(handle.tickCount) }
  /// The name of one: `cup`.
  public var name: String { definition.name }
  /// The name of several: `cups`.
  public var plural: String { definition.plural }
  /// The short form: `tbsp`.
  public var symbol: String { definition.symbol }
  /// What else text may call the unit.
  public var aliases: [String] { definition.aliases }
  /// The name that no other unit of the catalogue has: `imperial pint`.
  public var qualifiedName: String { definition.qualifiedName }
  /// The systems to which the unit belongs.
  public var systems: [UnitSystem] { definition.systems }
  /// How many of ``neighbor`` the unit is.
  ///
  ///     MeasurementUnit<VolumeKind>.tablespoon.factor  // 1/2, of a fluid ounce
  public var factor: Fraction { definition.factor }
  /// The unit by which this one is defined; `nil` for the one from which a kind starts.
  public var neighbor: MeasurementUnit? {
    definition.neighbor.map { MeasurementUnit(known: $0) }
  }
  /// What other authorities say of the unit.
  public var note: String? { definition.note }
  /// Where the factor comes from.
  public var source: UnitSource? { definition.source }
}

extension MeasurementUnit: CustomStringConvertible {
  /// The qualified name: `imperial pint`.
  public var description: String { qualifiedName }
}
