import ArgumentParser
import Quantities

/// Lists the units.
struct Units: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "units", _superCommandName: "qty",
    abstract: "Lists the units: their names, factors and sources.",
    discussion: """
      qty units           every unit in a line
      qty units mass      all that is known of the units of a kind
      qty units fl oz     all that is known of a unit
      """
  )

  @Argument(
    help: "A kind (time, volume or mass) or a unit by any of its names.",
    completion: .custom { WordCompletion.candidates($0, $1, $2) }, transform: Words.unmarked)
  var name: [String] = []

  @Flag(help: "Print one JSON object a line.")
  var json = false

  func run() throws {
    let name = name.joined(separator: " ")
    var entries = CatalogueEntry.all(of: name.isEmpty ? nil : name)
    if entries.isEmpty { entries = CatalogueEntry.named(name) }
    if entries.isEmpty { throw unknown(name) }
    var output = ByteOutput(.standardOutput)
    if json {
      for entry in entries {
        var json = JSONWriter()
        entry.write(to: &json)
        output.append(json)
        output.append("\n")
      }
    } else {
      let blocks = name.isEmpty ? [overview(of: entries)] : entries.map(\.card)
      output.append(
        blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n"))
    }
    try output.flush()
  }

  /// A line for each unit, in columns.
  private func overview(of entries: [CatalogueEntry]) -> [String] {
    let widths = (
      entries.map(\.name.count).max() ?? 0, entries.map(\.symbol.count).max() ?? 0,
      entries.compactMap(\.definition?.count).max() ?? 0
    )
    return entries.map { entry in
      "\(entry.kind.padded(to: 6))  \(entry.name.padded(to: widths.0))  "
        + "\(entry.symbol.padded(to: widths.1))  "
        + "\((entry.definition ?? "").padded(to: widths.2))  "
        + entry.systems.joined(separator: ", ")
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
