public import Quantities

extension PresentationLanguage {
  /// Makes the language for a BCP 47 tag or a locale identifier: the region's form of the language
  /// if it has one, or else the language itself.
  ///
  ///     PresentationLanguage(tag: "de-CH")?.identifier  // "de-CH"
  ///     PresentationLanguage(tag: "de-DE")?.identifier  // "de"
  ///     PresentationLanguage(tag: "EN_ie")?.identifier  // "en-GB"
  ///     PresentationLanguage(tag: "zh-TW")?.identifier  // "zh-Hant"
  ///     PresentationLanguage(tag: "tlh")                // nil
  ///
  /// Case is ignored, and `_` is read as `-`. Each language is made on first use and cached. Names,
  /// marks and rules come from Unicode CLDR, and what it lacks in German and French comes from
  /// `german` and `french`. English in the United States and its territories, the Philippines and
  /// Liberia is `english`. Elsewhere it is `britishEnglish`, or `australianEnglish` in Australia,
  /// each with the marks of its region.
  public init?(tag: String) {
    guard let tag = LanguageTag(tag), let found = Languages.language(tag) else { return nil }
    self = found
  }

  /// The tags of all languages, in order: `af`, `af-NA`, `af-ZA`, `ak`, …
  ///
  ///     PresentationLanguage.tags.contains("pt-PT")  // true
  ///
  /// Most regions share the common form of their language, so many tags have the same language.
  public static var tags: [String] { LanguageTexts.allTags() }

  /// Makes a language from a text that `.ci/languages --texts` has written, and registers it for
  /// ``init(tag:)``.
  ///
  ///     let bytes = Array(".pone: n = 1\nZkoppar|kopp".utf8)
  ///     try PresentationLanguage.load(bytes, tag: "qaa").identifier  // "qaa"
  ///
  /// For modules without built-in data, such as the one for the web. The first text for a tag is
  /// kept.
  ///
  /// - Throws: ``LanguageTextError`` if the text or the tag is invalid.
  @discardableResult
  public static func load(
    _ text: [UInt8], tag: String
  ) throws(LanguageTextError) -> PresentationLanguage {
    try Languages.load(text, tag: tag)
  }
}
