import ArgumentParser
import Quantities

/// Lists the units.
struct Units: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "units", _superCommandName: "qty",
    abstract: "Lists the units: their names, factors and sources.",
    discussion: """
      qty units           every unit, one per line
      qty units mass      the details of the units of a kind
      qty units fl oz     the details of a unit
      """
  )

  @Argument(
    help: "A kind (time, volume or mass) or any name of a unit.", transform: Words.unmarked)
  var name: [String] = []

  @Flag(help: "Print one JSON object per line.")
  var json = false

  func run() throws {
    let name = name.joined(separator: " ")
    let entries = try entries(name)
    var output = ByteOutput(.standardOutput)
    if json {
      for entry in entries {
        output.appendObject(entry.writeFields)
        output.append("\n")
      }
    } else {
      let blocks = name.isEmpty ? [table(of: entries)] : entries.map { $0.card }
      output.append(
        blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n"))
    }
    try output.flush()
  }

  /// Finds every unit, or those that a name means.
  private func entries(_ name: String) throws(Failure) -> [any CatalogueEntry] {
    if name.isEmpty { return Catalogue.entries }
    if let kind = NamedChoices.kinds[name] { return Catalogue.entries(of: kind) }
    let entries = Catalogue.entries(named: name)
    if entries.isEmpty { throw unknown(name) }
    return entries
  }

  /// Returns a line for each unit, in columns.
  private func table(of entries: [any CatalogueEntry]) -> [String] {
    let rows = entries.map { $0.row }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths.dropLast() + [0]).map { $0.padded(to: $1) }.joined(separator: "  ")
    }
  }

  private func unknown(_ name: String) -> Failure {
    do throws(ParseError) {
      _ = try AnyAmount("1 \(name)")
    } catch {
      return Failure(.badInput, error.message, hint: error.hint)
    }
    return Failure(.badInput, "unknown unit '\(name)'")
  }
}
