import Quantities

/// A cache of languages, each made on first use.
enum Languages {
  /// The key of a language: its tag and the requested numbering system.
  private struct Key: Equatable, Sendable {
    let tag: String
    let numbers: String?
  }

  private static let made = LazyCache<Key, PresentationLanguage?>()
  private static let loaded = LazyCache<String, LanguageText>()

  static func language(_ tag: LanguageTag) -> PresentationLanguage? {
    let known = tag.found { tag in
      LanguageTexts.has(tag, in: LanguageTexts.tags) || loaded.cachedValue(for: tag) != nil
    }
    if tag.isEnglish { return english(tag, known) }
    guard let known else { return nil }
    // Unknown numbering systems are dropped; otherwise tags could fill the cache without limit.
    let numbers = tag.numbers.flatMap {
      LanguageTexts.has($0, in: LanguageTexts.numberingSystems) ? $0 : nil
    }
    let key = Key(tag: tagWithText(known), numbers: numbers)
    // Look it up first, because parsing the text is most of the work.
    if let found = made.cachedValue(for: key) { return found }
    guard let text = text(of: key.tag) else { return nil }
    return made.value(for: key) {
      // Tests parse all checked-in texts, and `load` validates all others.
      try? text.language(key.tag, numbers: numbers, completedBy: library(key.tag)).kept()
    }
  }

  /// Parses and caches a text.
  static func load(
    _ bytes: [UInt8], tag: String
  ) throws(LanguageTextError) -> PresentationLanguage {
    let text = try LanguageText([String(bytes)])
    guard let known = LanguageTag(tag) else { throw LanguageTextError(tag.utf8[...]) }
    let language = try text.language(tag, numbers: nil, completedBy: library(known.language))
    _ = loaded.value(for: known.canonical) { text }
    if let words = text.property("w") {
      RecipeTexts.load(String(Substring(words)), for: known.language)
    }
    return Self.language(known) ?? language
  }

  /// Returns the built-in language for a tag, or `nil` if there is none.
  private static func library(_ tag: String) -> PresentationLanguage? {
    let language = tag.utf8.prefix { $0 != UInt8(ascii: "-") }
    if language.elementsEqual("de".utf8) { return .german }
    if language.elementsEqual("fr".utf8) { return .french }
    return nil
  }

  /// Returns the tag, or its nearest parent with a text.
  private static func tagWithText(_ tag: String) -> String {
    var found = tag
    while LanguageTexts.text(of: found) == nil, let parent = LanguageTexts.parent(of: found) {
      found = parent
    }
    return found
  }

  private static func text(of tag: String) -> LanguageText? {
    if let text = loaded.cachedValue(for: tag) { return text }
    var texts: [String] = []
    var next: String? = tag
    while let tag = next {
      if let text = LanguageTexts.text(of: tag) { texts.insert("\(text)", at: 0) }
      next = LanguageTexts.parent(of: tag)
    }
    return texts.isEmpty ? nil : try? LanguageText(texts)
  }
}

extension Languages {
  /// Returns English in the spelling and with the marks of a region.
  private static func english(_ tag: LanguageTag, _ known: String?) -> PresentationLanguage {
    let language = PresentationLanguage.english(in: tag.region)
    guard let known, let text = text(of: known), let numbers = try? text.numerals(nil),
      numbers.value != PresentationLanguage.Numerals() || numbers.decimalMark != "."
    else { return language }
    let key = Key(tag: known, numbers: nil)
    return made.value(for: key) {
      language.marks(numbers.value, decimalMark: numbers.decimalMark).kept()
    } ?? language
  }
}

extension String {
  /// Decodes UTF-8, and throws if it is invalid.
  fileprivate init(_ bytes: [UInt8]) throws(LanguageTextError) {
    self.init(decoding: bytes, as: UTF8.self)
    // Invalid bytes would have been replaced.
    if utf8.elementsEqual(bytes) { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      if !text.utf8.elementsEqual(line) { throw LanguageTextError(text.utf8[...]) }
    }
  }
}

extension PresentationLanguage {
  /// English in the spelling of a region: American in the United States and its territories, in the
  /// Philippines and Liberia; otherwise British.
  fileprivate static func english(in region: String?) -> PresentationLanguage {
    switch region {
    case nil, "US", "AS", "GU", "MP", "PR", "UM", "VI", "PH", "LR": .english
    case "AU": .australianEnglish
    default: .britishEnglish
    }
  }
}
