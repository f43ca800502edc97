import ArgumentParser
import Quantities
import QuantityLanguages

/// Lists the languages.
struct Languages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "languages", _superCommandName: "qty",
    abstract: "Lists the languages by their tags, with an amount in each.",
    usage: "qty languages [--json]",
    discussion: """
      qty languages                       every language
      qty --language sv 7 tsp             an answer in one
      qty --language de 2,5 Tassen x 2    a question in one
      """
  )

  @Flag(help: "Print one JSON object per line.")
  var json = false

  func run() throws {
    let languages = Languages.tags.compactMap(PresentationLanguage.init(tag:))
    var output = ByteOutput(.standardOutput)
    if json {
      output.append(objects: languages)
    } else {
      output.append(blocks: [TextColumns.lines(languages.map { [$0.identifier, $0.sample] })])
    }
    try output.flush()
  }

  /// The tags of all languages.
  static var tags: [String] { PresentationLanguage.all.map { $0.identifier } }
}

extension PresentationLanguage: JSONObject {
  /// An amount in the language.
  fileprivate var sample: String {
    2.cups.formatted(PresentationStyle(language: self))
  }

  func writeFields(to json: inout JSONWriter) {
    json.field("tag", identifier)
    json.field("system", system.name)
    json.field("decimalMark", decimalMark)
    json.field("sample", sample)
  }
}
