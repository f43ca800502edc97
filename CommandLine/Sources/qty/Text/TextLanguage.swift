import Quantities
import QuantityAnswers
import QuantityLanguages

/// The language of texts: one for all, or that which the words of each tell.
struct TextLanguage {
  /// The options, with the language for all texts.
  let options: QuestionOptions
  /// Whether the words of a text tell its language.
  let isAutomatic: Bool

  init(_ languageOptions: LanguageOptions, _ options: QuestionOptions) throws(Failure) {
    var options = options
    isAutomatic = try languageOptions.setForTexts(&options)
    self.options = options
  }

  /// Returns the options for a reader's text. If the words tell the language, it reads all of the text first.
  ///
  /// - Parameter tell: tells the tag of that language.
  func options(
    for reader: inout TextReader, telling tell: ((String) -> Void)? = nil
  ) throws(Failure) -> QuestionOptions {
    guard isAutomatic else { return options }
    let tag = AmountFinder.languageTag(of: try reader.readAhead().text)
    tell?(tag ?? "en")
    var options = options
    options.language = tag.flatMap { PresentationLanguage(tag: $0) }
    return options
  }
}
