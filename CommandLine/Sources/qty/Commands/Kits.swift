import ArgumentParser
import Quantities

/// Lists the kits.
struct Kits: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kits", _superCommandName: "qty",
    abstract: "Lists the kits: the measures that amounts are presented with.",
    discussion: """
      qty kits            every kit in a line
      qty kits us         what a kit can measure
      """
  )

  @Argument(help: "A kit.", completion: .list(Kitchen.words))
  var name: String?

  func run() throws {
    var lines: [String]
    if let name {
      lines = try Kitchen(named: name, by: "kits").card
    } else {
      let width = (Kitchen.all.map(\.name.count).max() ?? 0) + 2
      lines = Kitchen.all.map { $0.name.padded(to: width) + $0.summary }
    }
    try ByteOutput.print(lines.map { $0 + "\n" }.joined())
  }
}
