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
  let system: UnitSystem
  let factor: Fraction
  let neighbor: Neighbor?
  let source: UnitSource?

  /// The unit that a definition starts from.
  struct Neighbor: @unchecked Sendable {
    unowned(unsafe) let definition: UnitDefinition
  }

  init(
    kind: any QuantityKind.Type, ticks: Ticks, name: String, plural: String?, symbol: String?,
    aliases: [String], system: UnitSystem, factor: Fraction, neighbor: UnitDefinition?,
    source: UnitSource?
  ) {
    precondition(ticks.count > 0, "The unit '\(name)' must be larger than nothing")
    self.kind = kind
    self.ticks = ticks
    self.name = name
    self.plural = plural ?? name + "s"
    self.symbol = symbol ?? name
    self.aliases = aliases
    self.system = system
    self.factor = factor
    self.neighbor = neighbor.map { Neighbor(definition: $0) }
    self.source = source
  }

  /// Every spelling that names the unit, the preferred ones first.
  var spellings: [String] { [name, plural, symbol] + aliases }
}

/// The system of units to which a unit belongs.
public struct UnitSystem: Sendable, Hashable, CustomStringConvertible {
  /// What the system is called: `US customary`.
  public let description: String

  /// Names a system.
  public init(_ name: String) { description = name }

  /// Used the world over: the units of time.
  public static let international = UnitSystem("international")
  /// The metric system, with the units used beside it.
  public static let metric = UnitSystem("metric")
  /// The customary units of the United States.
  public static let usCustomary = UnitSystem("US customary")
}

/// Where a unit's factor comes from.
public struct UnitSource: Sendable, Hashable, CustomStringConvertible {
  /// The citation.
  public let description: String

  /// Cites a source.
  public init(_ citation: String) { description = citation }

  /// The international standard of the metric system.
  public static let siBrochure = UnitSource("SI Brochure, 9th edition (BIPM, 2019)")
  /// The customary units of the United States.
  public static let handbook44 = UnitSource("NIST Handbook 44, appendix C")
}
