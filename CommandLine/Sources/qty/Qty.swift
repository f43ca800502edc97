import ArgumentParser
import Quantities

/// The command: what it takes, and what it does with it.
struct Qty: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "qty",
    abstract: "Converts and presents amounts of time, volume and mass, exactly.",
    discussion: """
      qty 3 tsp                      1 tablespoon
      qty 1/2 tbsp x 3               1 tablespoon + 1 1/2 teaspoons
      qty 2 h 30 min + 45 min        3 hours 15 minutes
      qty 2 tsp to ml                9.8578431875 ml
      qty 1.375 cups to cup,tbsp     1 cup + 6 tbsp
      qty 1 cup --kit metric         ~237 milliliters

      An answer that is not exact begins with ~.
      """,
    version: "0.1.0"
  )

  @Argument(help: "An amount or an expression, and 'to' with the units to convert it to.")
  var words: [String] = []

  @Option(help: "The measures to present with: \(KitName.list).")
  var kit: String?

  @Option(help: ArgumentHelp("At most so many parts.", valueName: "n"))
  var maxParts: Int?

  @Option(help: "The smallest unit of a time; what is below is rounded.")
  var smallest: String?

  @Flag(help: "Print the bare number, in the first unit behind 'to' or the amount's own.")
  var number = false

  func validate() throws {
    guard maxParts ?? 1 >= 1 else { throw ValidationError("--max-parts must be at least 1") }
    if let kit, KitName(rawValue: kit) == nil {
      throw ValidationError("--kit: there is no kit '\(kit)', but \(KitName.list)")
    }
    do {
      _ = try smallestUnit()
    } catch {
      throw ValidationError("--smallest: \(error.message)")
    }
  }

  func run() throws {
    let answer: Answer
    do {
      answer = try Question(
        kit: kit.flatMap(KitName.init), maxParts: maxParts, smallest: smallestUnit(),
        isNumber: number
      ).answer(to: words.joined(separator: " "))
    } catch {
      StandardError.write(error.lines)
      throw ExitCode(1)
    }
    StandardError.write(answer.notes.map { "qty: note: \($0)" })
    print(answer.text)
  }

  private func smallestUnit() throws(ParseError) -> MeasurementUnit<TimeKind>? {
    guard let smallest else { return nil }
    return try MeasurementUnit(named: smallest)
  }
}
