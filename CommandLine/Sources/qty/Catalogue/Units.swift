import ArgumentParser
import Quantities
import QuantityAnswers

/// Lists the units.
struct Units: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "units", _superCommandName: "qty",
    abstract: "Lists the units, or explains those of one name.",
    usage: "qty units [--json] [<name>]",
    discussion: """
      qty units           every unit, and what shared names mean in each system
      qty units cup       what a cup is, by which source, and what others say
      qty units mass      the same of every unit of mass
      qty units --json    every unit for other programs
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A kind (time, volume or mass) or any name of a unit.", valueName: "name"),
    transform: Words.unmarked)
  var name: [String] = []

  @Flag(help: "Print one JSON object per line.")
  var json = false

  func run() throws {
    let name = name.joined(separator: " ")
    var output = ByteOutput(.standardOutput)
    if name.isEmpty && !json {
      output.append(blocks: NamedChoices.kinds.all.map { Catalogue.table(of: $0) })
    } else {
      let entries = try entries(name)
      if json {
        output.append(objects: entries)
      } else {
        output.append(blocks: entries.map { $0.card })
      }
    }
    try output.flush()
  }

  /// Returns all units, or those that a name can mean.
  private func entries(_ name: String) throws(Failure) -> [any CatalogueEntry] {
    if name.isEmpty { return NamedChoices.kinds.all.flatMap { Catalogue.entries(of: $0) } }
    if let kind = NamedChoices.kinds[name] { return Catalogue.entries(of: kind) }
    let entries = NamedChoices.kinds.all.flatMap { Catalogue.entries(of: $0, named: name) }
    if entries.isEmpty { throw unknown(name) }
    return entries
  }

  private func unknown(_ name: String) -> Failure {
    let hint = "'qty units' lists the units"
    do throws(ParseError) {
      _ = try AnyAmount("1 \(name)")
    } catch {
      return Failure(.badInput, Mistake(error).message, hint: error.hint ?? hint)
    }
    return Failure(.badInput, "unknown unit \(Mistake.quoting(name))", hint: hint)
  }
}

/// The units of each kind.
enum Catalogue {
  static func table<Kind: QuantityKind>(of kind: Kind.Type) -> [String] { UnitTable<Kind>().lines }

  static func entries<Kind: QuantityKind>(of kind: Kind.Type) -> [any CatalogueEntry] {
    kind.units
  }

  /// Returns the units of a kind that a name can mean in any system.
  static func entries<Kind: QuantityKind>(
    of kind: Kind.Type, named name: String
  ) -> [any CatalogueEntry] {
    let found = MeasurementSystem.all.flatMap { system in
      do throws(ParseError) {
        return [
          try MeasurementUnit<Kind>(named: name, vocabulary: .standard(for: system)).qualifiedName
        ]
      } catch {
        return error.code == .ambiguousUnit ? error.suggestions : []
      }
    }
    return kind.units.filter { found.contains($0.qualifiedName) }
  }
}

extension ByteOutput {
  /// Writes blocks of lines, separated by empty lines.
  mutating func append(blocks: [[String]]) {
    append(blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n"))
  }

  /// Writes objects as JSON, one per line.
  mutating func append(objects: [any JSONObject]) {
    for object in objects {
      appendObject(object.writeFields)
      append("\n")
    }
  }
}
