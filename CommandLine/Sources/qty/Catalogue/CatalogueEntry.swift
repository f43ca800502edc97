import Quantities

/// The catalogue's facts about a unit of any kind.
protocol CatalogueEntry: JSONObject {
  /// All facts as text, each on one or more lines.
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

  /// Names the systems where the shared name means this unit.
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

  /// The size as a multiple of the neighboring unit: `1/2 fluid ounce`.
  var definition: String? {
    neighbor.map {
      "\(factor.definition) \(factor > Fraction(1) ? $0.qualifiedPlural : $0.qualifiedName)"
    }
  }

  /// The base unit of the kind.
  var base: MeasurementUnit {
    var base = self
    while let neighbor = base.neighbor { base = neighbor }
    return base
  }

  /// The size in the base unit of the kind: `28.4130625 milliliters`.
  private var size: String {
    let size = Amount(Fraction(1), self).exactValue(in: base)
    let decimal = size.formatted(.decimal)
    return "\((try? Fraction(decimal)) == size ? "" : "~")\(decimal) \(base.plural)"
  }
}

/// The systems where a shared name means a unit.
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
  /// The fraction as standards write it: `1/16`, but `16.387064`.
  fileprivate var definition: String {
    let decimal = formatted(.decimal)
    let isCommon = numerator == 1 || denominator <= 16
    return isCommon || (try? Fraction(decimal)) != self ? formatted(.fraction) : decimal
  }
}
