import Quantities

/// What the catalogue says of a unit, whatever its kind.
protocol CatalogueEntry: JSONObject {
  /// All that there is to say, a line or more for each thing.
  var card: [String] { get }
}

extension MeasurementUnit: CatalogueEntry {
  var card: [String] {
    var rows = [("kind", Kind.name)]
    if plural != qualifiedName { rows.append(("plural", plural)) }
    if symbol != qualifiedName { rows.append(("symbol", symbol)) }
    if !aliases.isEmpty { rows.append(("also", aliases.joined(separator: ", "))) }
    rows.append(("system", systems.map(\.description).joined(separator: ", ")))
    if let shared = SharedName(of: self) { rows.append(("shared", meaning(of: shared))) }
    if let definition {
      rows.append(("factor", definition))
      rows.append(("size", size))
    }
    if let source { rows.append(("source", source.description)) }
    if let note { rows.append(("note", note)) }
    return [qualifiedName] + rows.flatMap { TextColumns.lines($0, $1, indent: 10) }
  }

  /// Says where the shared name means this unit.
  private func meaning(of shared: SharedName<Kind>) -> String {
    let systems = shared.systems(for: self).map(\.name)
    guard let last = systems.last else { return "'\(shared.name)' alone never means this unit" }
    let list =
      systems.count == 1
      ? last : "\(systems.dropLast().joined(separator: ", ")) or \(last)"
    return "'\(shared.name)' means this unit with --system \(list)"
  }

  func writeFields(to json: inout JSONWriter) {
    json.field("name", qualifiedName)
    json.field("kind", Kind.name)
    json.field("plural", plural)
    json.field("symbol", symbol)
    json.field("aliases", aliases)
    json.field("systems", systems.map(\.description))
    json.field("shared", SharedName(of: self).map { SharedMeaning(of: self, by: $0) })
    json.field("factor", factor)
    json.field("of", neighbor?.qualifiedName)
    json.field("size", Amount(Fraction(1), self).exactValue(in: base))
    json.field("sizeUnit", base.name)
    json.field("source", source?.description)
    json.field("note", note)
  }

  /// The factor by the neighboring unit: `1/2 fluid ounce`.
  var definition: String? {
    neighbor.map {
      "\(factor.definition) \(factor > Fraction(1) ? $0.qualifiedPlural : $0.qualifiedName)"
    }
  }

  /// The unit from which the kind starts.
  var base: MeasurementUnit {
    var base = self
    while let neighbor = base.neighbor { base = neighbor }
    return base
  }

  /// The size in the unit from which the kind starts: `28.4130625 milliliters`.
  private var size: String {
    let size = Amount(Fraction(1), self).exactValue(in: base)
    let decimal = size.formatted(.decimal)
    return "\((try? Fraction(decimal)) == size ? "" : "~")\(decimal) \(base.plural)"
  }
}

/// Where a shared name means a unit.
private struct SharedMeaning: JSONObject {
  let name: String
  let systems: [String]

  init<Kind>(of unit: MeasurementUnit<Kind>, by shared: SharedName<Kind>) {
    (name, systems) = (shared.name, shared.systems(for: unit).map(\.name))
  }

  func writeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("systems", systems)
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
