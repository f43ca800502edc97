import Quantities

/// What the catalogue says of a unit.
struct CatalogueEntry {
  let kind: String
  let name: String
  let plural: String
  let symbol: String
  let aliases: [String]
  let systems: [String]
  /// How many of another unit it is.
  let factor: Fraction
  /// The other unit, or `nil` for the unit from which its kind starts.
  let neighbor: (name: String, plural: String)?
  /// How many of the unit it is from which its kind starts.
  let size: Fraction
  let base: String
  let source: String?
  let note: String?

  init<Kind: QuantityKind>(_ unit: MeasurementUnit<Kind>) {
    var base = unit
    while let neighbor = base.neighbor { base = neighbor }
    kind = Kind.name
    name = unit.qualifiedName
    plural = unit.plural
    symbol = unit.symbol
    aliases = unit.aliases
    systems = unit.systems.map(\.description)
    factor = unit.factor
    neighbor = unit.neighbor.map { ($0.qualifiedName, $0.qualifiedPlural) }
    size = Amount(Fraction(1), unit).exactValue(in: base)
    self.base = base.plural
    source = unit.source?.description
    note = unit.note
  }
}

extension CatalogueEntry {
  /// Every unit, or those of a kind.
  static func all(of kind: String? = nil) -> [CatalogueEntry] {
    [entries(of: TimeKind.self), entries(of: VolumeKind.self), entries(of: MassKind.self)]
      .joined().filter { kind == nil || $0.kind == kind }
  }

  /// The units that a name can mean, of whatever kind.
  static func named(_ name: String) -> [CatalogueEntry] {
    [
      entry(of: TimeKind.self, named: name), entry(of: VolumeKind.self, named: name),
      entry(of: MassKind.self, named: name),
    ].compactMap { $0 }
  }

  private static func entries<Kind: QuantityKind>(of kind: Kind.Type) -> [CatalogueEntry] {
    kind.units.map { CatalogueEntry($0) }
  }

  private static func entry<Kind: QuantityKind>(
    of kind: Kind.Type, named name: String
  ) -> CatalogueEntry? {
    (try? MeasurementUnit<Kind>(named: name)).map { CatalogueEntry($0) }
  }
}

extension CatalogueEntry {
  /// The factor by the neighboring unit: `1/2 fluid ounce`.
  var definition: String? {
    neighbor.map { "\(factor.definition) \(factor > Fraction(1) ? $0.plural : $0.name)" }
  }

  /// All that there is to say, a line for each thing.
  var card: [String] {
    var rows = [("kind", kind)]
    if plural != name { rows.append(("plural", plural)) }
    if symbol != name { rows.append(("symbol", symbol)) }
    if !aliases.isEmpty { rows.append(("also", aliases.joined(separator: ", "))) }
    rows.append(("system", systems.joined(separator: ", ")))
    if let definition {
      rows.append(("factor", definition))
      rows.append(("size", "\(size.formatted(.decimal)) \(base)"))
    }
    if let source { rows.append(("source", source)) }
    if let note { rows.append(("note", note)) }
    return [name] + rows.map { "  \($0.padded(to: 8))\($1)" }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.string(name)
      json.key("kind")
      json.string(kind)
      json.key("plural")
      json.string(plural)
      json.key("symbol")
      json.string(symbol)
      json.key("aliases")
      json.array(aliases) { $0.string($1) }
      json.key("systems")
      json.array(systems) { $0.string($1) }
      json.key("factor")
      json.fraction(factor)
      json.key("of")
      json.unit(neighbor?.name)
      json.key("source")
      json.unit(source)
      json.key("note")
      json.unit(note)
    }
  }
}

extension MeasurementUnit {
  fileprivate var qualifiedPlural: String {
    String(qualifiedName.dropLast(name.count)) + plural
  }
}

extension Fraction {
  /// The fraction as a standard writes it: `1/16`, but `16.387064`.
  fileprivate var definition: String {
    let decimal = formatted(.decimal)
    let isCommon = numerator == 1 || denominator <= 16
    return isCommon || (try? Fraction(decimal)) != self ? formatted(.fraction) : decimal
  }
}

extension String {
  /// The text with spaces behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
