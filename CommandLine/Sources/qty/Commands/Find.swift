import ArgumentParser
import Quantities

/// Finds the amounts in a text.
struct Find: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", _superCommandName: "qty",
    abstract: "Finds every amount in a text, with its line, its column and its value.",
    discussion: """
      qty find recipe.txt
      qty find --kind time --json < recipe.txt
      """
  )

  @Argument(help: "The files to read; standard input if there are none.", completion: .file())
  var files: [String] = []

  @Option(
    help: ArgumentHelp("Find only amounts of a kind: time, volume or mass.", valueName: "kind"),
    completion: .list([TimeKind.name, VolumeKind.name, MassKind.name]))
  var kind: String?

  @Flag(help: "Print one JSON object a line.")
  var json = false

  func run() throws {
    let kinds = [TimeKind.name, VolumeKind.name, MassKind.name]
    if let kind, !kinds.contains(kind) {
      throw Failure.usage(
        "--kind: there is no kind '\(kind)'",
        hint: "the kinds are \(kinds.joined(separator: ", "))")
    }
    var output = ByteOutput(.standardOutput)
    for source in TextSource.all(files) {
      let text = try source.read().text
      var places = TextPlaces(text)
      for found in AmountFinder().amounts(in: text) {
        guard kind == nil || found.kindName == kind else { continue }
        let place = places.place(of: found.utf8Range.lowerBound)
        let finding = Finding(found, in: text, of: source.path, place.line, place.column)
        if json {
          var json = JSONWriter()
          finding.write(to: &json)
          output.append(json)
        } else {
          output.append(finding.line(withPath: files.count > 1))
        }
        output.append("\n")
        try output.flushIfFull()
      }
    }
    try output.flush()
  }
}
