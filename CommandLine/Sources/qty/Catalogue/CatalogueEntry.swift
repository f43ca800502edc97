import Quantities

/// What the catalogue says of a unit, whatever its kind.
protocol CatalogueEntry: JSONObject {
  /// The kind, the name, the symbol, the factor and the systems: a row of a table.
  var row: [String] { get }
  /// All that there is to say, a line for each thing.
  var card: [String] { get }
}

enum Catalogue {
  /// Every unit, kind by kind.
  static var entries: [any CatalogueEntry] { NamedChoices.kinds.all.flatMap { entries(of: $0) } }

  /// Returns the units of a kind.
  static func entries<Kind: QuantityKind>(of kind: Kind.Type) -> [any CatalogueEntry] {
    kind.units
  }

  /// Finds the units that a name can mean, of whatever kind.
  static func entries(named name: String) -> [any CatalogueEntry] {
    NamedChoices.kinds.all.compactMap { entry(of: $0, named: name) }
  }

  private static func entry<Kind: QuantityKind>(
    of kind: Kind.Type, named name: String
  ) -> (any CatalogueEntry)? {
    try? MeasurementUnit<Kind>(named: name)
  }
}

extension MeasurementUnit: CatalogueEntry {
  var row: [String] {
    [Kind.name, qualifiedName, symbol, definition ?? "", systems.list]
  }

  var card: [String] {
    var rows = [("kind", Kind.name)]
    if plural != qualifiedName { rows.append(("plural", plural)) }
    if symbol != qualifiedName { rows.append(("symbol", symbol)) }
    if !aliases.isEmpty { rows.append(("also", aliases.joined(separator: ", "))) }
    rows.append(("system", systems.list))
    if let definition {
      rows.append(("factor", definition))
      rows.append(("size", size))
    }
    if let source { rows.append(("source", source.description)) }
    if let note { rows.append(("note", note)) }
    return [qualifiedName] + rows.map { "  \($0.padded(to: 8))\($1)" }
  }

  func writeFields(to json: inout JSONWriter) {
    json.field("name", qualifiedName)
    json.field("kind", Kind.name)
    json.field("plural", plural)
    json.field("symbol", symbol)
    json.field("aliases", aliases)
    json.field("systems", systems.map(\.description))
    json.field("factor", factor)
    json.field("of", neighbor?.qualifiedName)
    json.field("source", source?.description)
    json.field("note", note)
  }

  /// The factor by the neighboring unit: `1/2 fluid ounce`.
  private var definition: String? {
    neighbor.map {
      "\(factor.definition) \(factor > Fraction(1) ? $0.qualifiedPlural : $0.qualifiedName)"
    }
  }

  /// The size in the unit from which the kind starts: `28.4130625 milliliters`.
  private var size: String {
    var base = self
    while let neighbor = base.neighbor { base = neighbor }
    return "\(Amount(Fraction(1), self).exactValue(in: base).formatted(.decimal)) \(base.plural)"
  }

}

extension [UnitSystem] {
  fileprivate var list: String { map(\.description).joined(separator: ", ") }
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
  /// Returns the text followed by spaces up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
