public import Quantities

extension PresentationLanguage {
  /// Finds a language by its tag, as BCP 47 has it, or by a locale's identifier: the language of that region,
  /// or else the language as such.
  ///
  ///     PresentationLanguage(tag: "de-CH")?.identifier  // "de-CH"
  ///     PresentationLanguage(tag: "de-DE")?.identifier  // "de"
  ///     PresentationLanguage(tag: "EN_ie")?.identifier  // "en-GB"
  ///     PresentationLanguage(tag: "zh-TW")?.identifier  // "zh-Hant"
  ///     PresentationLanguage(tag: "tlh")                // nil
  ///
  /// Case doesn't count, and `_` stands for `-`. A language is made when it is first asked for, and then
  /// kept. Names, marks and rules are those of Unicode CLDR; for what it doesn't name in German and French,
  /// those of `german` and `french`. English is `english` where it is spelled as in the United States:
  /// there and in its territories, the Philippines and Liberia. Elsewhere it is `britishEnglish`, and in
  /// Australia `australianEnglish`, each with the marks of its region.
  public init?(tag: String) {
    guard let tag = LanguageTag(tag), let found = Languages.language(tag) else { return nil }
    self = found
  }

  /// The tags of all languages, in order: `af`, `af-NA`, `af-ZA`, `ak`, …
  ///
  ///     PresentationLanguage.tags.contains("pt-PT")  // true
  ///
  /// Most regions write as the language does elsewhere, so that many tags are of one language.
  public static var tags: [String] { LanguageTexts.allTags() }

  /// Makes a language of a text, as `.ci/languages --texts` writes it for each, and has ``init(tag:)`` find
  /// it from then on.
  ///
  ///     let bytes = Array(".pone: n = 1\nZkoppar|kopp".utf8)
  ///     try PresentationLanguage.load(bytes, tag: "qaa").identifier  // "qaa"
  ///
  /// For a module without data of its own, as the one for the web is. The first text for a tag counts.
  ///
  /// - Throws: ``LanguageTextError`` if the text isn't one of a language, or its tag is none.
  @discardableResult
  public static func load(
    _ text: [UInt8], tag: String
  ) throws(LanguageTextError) -> PresentationLanguage {
    try Languages.load(text, tag: tag)
  }
}
