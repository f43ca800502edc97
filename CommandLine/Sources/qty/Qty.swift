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
  var kit: KitName?

  @Option(help: ArgumentHelp("At most so many parts.", valueName: "n"))
  var maxParts: Int?

  @Option(help: "The smallest unit of a time; what is below is rounded.")
  var smallest: String?

  @Flag(help: "Print the number without its unit.")
  var number = false

  func validate() throws {
    guard maxParts ?? 1 >= 1 else { throw ValidationError("--max-parts must be at least 1") }
    if let smallest, smallestUnit == nil {
      throw ValidationError("--smallest: there is no unit of time '\(smallest)'")
    }
  }

  func run() throws {
    let answer: String
    do {
      answer = try Answer(
        kit: kit, maxParts: maxParts, smallest: smallestUnit, isNumber: number
      ).text(for: words.joined(separator: " "))
    } catch {
      StandardError.write(error.lines)
      throw ExitCode(1)
    }
    print(answer)
  }

  private var smallestUnit: MeasurementUnit<TimeKind>? {
    smallest.flatMap { MeasurementUnit<TimeKind>(named: $0) }
  }
}
