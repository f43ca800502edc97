import Quantities
import QuantityAnswers
import QuantityLanguages

/// The language of texts: one for all, or detected for each from its words.
struct TextLanguage {
  /// The options, with the language for all texts.
  let options: QuestionOptions
  /// Whether to detect the language of each text.
  let isAutomatic: Bool

  init(_ languageOptions: LanguageOptions, _ options: QuestionOptions) throws(Failure) {
    var options = options
    isAutomatic = try languageOptions.setForTexts(&options)
    self.options = options
  }

  /// Returns the options for a reader's text. To detect the language, it reads all of the text
  /// first.
  ///
  /// - Parameter tell: receives the tag of the detected language.
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
