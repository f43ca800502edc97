/// All that is known of a unit, at one address.
///
/// Definitions are made once and never freed, so that a ``MeasurementUnit`` is one trivial word:
/// copying an amount costs no reference counting, and an `Amount` fits an existential's inline
/// buffer.
@usableFromInline
final class UnitDefinition: Sendable {
  let kind: any QuantityKind.Type
  let ticks: Ticks
  let name: String
  let plural: String
  let symbol: String
  let aliases: [String]
  let contextualAliases: [String]
  let qualifier: UnitQualifier?
  let systems: [UnitSystem]
  let factor: Fraction
  let neighbor: Neighbor?
  let source: UnitSource?
  let note: String?

  /// The unit that a definition starts from.
  struct Neighbor: @unchecked Sendable {
    unowned(unsafe) let definition: UnitDefinition
  }

  init(
    kind: any QuantityKind.Type, ticks: Ticks, factor: Fraction, neighbor: UnitDefinition?,
    name: String, plural: String?, symbol: String?, aliases: [String],
    contextualAliases: [String] = [], qualifier: UnitQualifier? = nil, systems: [UnitSystem],
    source: UnitSource?, note: String?
  ) {
    precondition(ticks.count > 0, "The unit '\(name)' must be larger than nothing")
    self.kind = kind
    self.ticks = ticks
    self.factor = factor
    self.neighbor = neighbor.map { Neighbor(definition: $0) }
    self.name = name
    self.plural = plural ?? name + "s"
    self.symbol = symbol ?? name
    self.aliases = aliases
    self.contextualAliases = contextualAliases
    self.qualifier = qualifier
    self.systems = systems
    self.source = source
    self.note = note
  }

  /// The name that no other unit has: `imperial pint`.
  var qualifiedName: String { qualifier.map { "\($0.word) \(name)" } ?? name }

  /// The plural that no other unit has: `imperial pints`.
  var qualifiedPlural: String { qualifier.map { "\($0.word) \(plural)" } ?? plural }

  /// The words that text can put before a name to say which unit of that name is meant.
  var prefixes: [String] { qualifier?.prefixes ?? systems.flatMap(\.prefixes) }
}
