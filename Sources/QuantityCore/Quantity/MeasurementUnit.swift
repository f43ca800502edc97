/// A unit of quantities of one kind, such as the cup or the minute.
///
///     let unit: MeasurementUnit<VolumeKind> = .tablespoon
///     unit.name     // "tablespoon"
///     unit.plural   // "tablespoons"
///     unit.symbol   // "tbsp"
///
/// To define a custom unit, express it in another:
///
///     let ladle = MeasurementUnit(8, .tablespoon, name: "ladle")
///
/// Units with the same size and name are equal. Define each unit once, as a `static let`: units are
/// never freed.
@frozen
public struct MeasurementUnit<Kind: QuantityKind>: Sendable, Hashable {
  @usableFromInline package let handle: AnyUnit

  private init(permanent definition: UnitDefinition) {
    self.init(known: AnyUnit(Unmanaged.passRetained(definition).takeUnretainedValue()))
  }

  @inlinable package init(known handle: AnyUnit) { self.handle = handle }

  init(known definition: UnitDefinition) { self.init(known: AnyUnit(definition)) }

  package var definition: UnitDefinition { handle.definition }

  /// Returns this unit, or the other if nobody named this one, as in the sum of an unnamed zero and
  /// an amount.
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
  ///   - name: the singular name, in US spelling: `liter`.
  ///   - plural: the plural name; default: the name with an s.
  ///   - symbol: the short form; default: the name.
  ///   - aliases: other names that text can use.
  ///   - contextualAliases: names that text can use where the kind is known, although they mean
  ///     another unit elsewhere, as `oz` is a mass.
  ///   - countedNames: those of its names that count things in recipes, such as sticks of cinnamon;
  ///     in running text they aren't units.
  ///   - qualifier: the word that text must put before a name shared with a unit of another system.
  ///   - systems: the systems that have the unit.
  ///   - source: the source of the factor.
  ///   - note: differing definitions of other authorities.
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

  /// Makes a unit of the catalogue. Lists of names are strings with commas, because array literals
  /// would multiply the size of the code.
  @inline(never)  // Inlined, it would be copied into each of the catalogue's units.
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

  /// Makes a unit from a number and another unit.
  ///
  ///     let mug = MeasurementUnit(310, .milliliter, name: "mug")
  ///     Amount(2, mug).value(in: .milliliter)  // 620.0
  ///     let dessertspoon = MeasurementUnit(Fraction(2), .teaspoon, name: "dessertspoon")
  ///
  /// It belongs to the same systems as the other unit, and is shown with the same kit.
  ///
  /// - Precondition: the result is a positive whole number of ticks.
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

  /// The size of the unit in ticks.
  @inlinable
  public var ticks: Ticks<Kind> { Ticks(handle.tickCount) }
  /// The singular name: `cup`.
  public var name: String { definition.name }
  /// The plural name: `cups`.
  public var plural: String { definition.plural }
  /// The short form: `tbsp`.
  public var symbol: String { definition.symbol }
  /// Other names that text can use for the unit.
  public var aliases: [String] { definition.aliases }
  /// The name that is unique in the catalogue: `imperial pint`.
  public var qualifiedName: String { definition.qualifiedName }
  /// The systems that have the unit.
  public var systems: [UnitSystem] { definition.systems }
  /// The size of the unit as a multiple of ``neighbor``.
  ///
  ///     MeasurementUnit<VolumeKind>.tablespoon.factor  // 1/2, of a fluid ounce
  public var factor: Fraction { definition.factor }
  /// The unit that defines this one, or `nil` for the base unit of a kind.
  public var neighbor: MeasurementUnit? {
    definition.neighbor.map { MeasurementUnit(known: $0) }
  }
  /// Differing definitions of other authorities.
  public var note: String? { definition.note }
  /// The source of the factor.
  public var source: UnitSource? { definition.source }
}

extension MeasurementUnit: CustomStringConvertible {
  /// The qualified name: `imperial pint`.
  public var description: String { qualifiedName }
}
