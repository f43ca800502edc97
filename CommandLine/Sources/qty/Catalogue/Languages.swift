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
      qty languages                       every language that differs from others
      qty --language sv 7 tsp             an answer in one
      qty --language de 2,5 Tassen x 2    a question in one
      """
  )

  @Flag(help: "Print one JSON object per line.")
  var json = false

  func run() throws {
    let languages = Languages.different
    var output = ByteOutput(.standardOutput)
    if json {
      output.append(objects: languages)
    } else {
      output.append(blocks: [TextColumns.lines(languages.map { [$0.tag, $0.language.sample] })])
    }
    try output.flush()
  }

  /// A language with its tag.
  private struct Tagged: JSONObject {
    let tag: String
    let language: PresentationLanguage

    func writeFields(to json: inout JSONWriter) {
      json.field("tag", tag)
      json.field("system", language.system.name)
      json.field("decimalMark", language.decimalMark)
      json.field("sample", language.sample)
    }
  }

  /// The languages, without regions that share the common form of their language.
  private static var different: [Tagged] {
    PresentationLanguage.tags.compactMap { tag in
      guard let language = PresentationLanguage(tag: tag) else { return nil }
      let isOwn =
        language.identifier == tag
        || PresentationLanguage(tag: language.identifier) != language
      return isOwn ? Tagged(tag: tag, language: language) : nil
    }
  }
}

extension PresentationLanguage {
  /// An amount in the language.
  fileprivate var sample: String { 2.cups.formatted(PresentationStyle(language: self)) }
}
