import Quantities

/// The languages that were asked for, each made once and kept.
enum Languages {
  /// What makes languages differ: the tag, and the numbering system that was asked for.
  private struct Key: Equatable, Sendable {
    let tag: String
    let numbers: String?
  }

  private static let made = LazyCache<Key, PresentationLanguage?>()
  private static let loaded = LazyCache<String, LanguageText>()

  static func language(_ tag: LanguageTag) -> PresentationLanguage? {
    let known = tag.found { tag in
      LanguageTexts.has(tag, in: LanguageTexts.tags) || loaded.cachedValue(for: tag) != nil
        || library(tag)?.identifier == tag
    }
    if tag.isEnglish { return english(tag, known) }
    guard let known else { return nil }
    // Tags can ask for what no language has, and each language that is made is kept.
    let numbers = tag.numbers.flatMap {
      LanguageTexts.has($0, in: LanguageTexts.numberingSystems) ? $0 : nil
    }
    let key = Key(tag: tagWithText(known), numbers: numbers)
    // Reading the text would be nine tenths of the work of finding a language that has been made.
    if let found = made.cachedValue(for: key) { return found }
    guard let text = text(of: key.tag) else { return library(known) }
    return made.value(for: key) {
      // The tests prove that no text that is checked in fails, and `load` that no other does.
      try? text.language(key.tag, numbers: numbers, completedBy: library(key.tag)).kept()
    }
  }

  /// Reads and keeps a text.
  static func load(
    _ bytes: [UInt8], tag: String
  ) throws(LanguageTextError) -> PresentationLanguage {
    let text = try LanguageText([String(bytes)])
    guard let known = LanguageTag(tag) else { throw LanguageTextError(tag.utf8[...]) }
    let language = try text.language(tag, numbers: nil, completedBy: library(known.language))
    _ = loaded.value(for: known.canonical) { text }
    return Self.language(known) ?? language
  }

  /// Returns the library's own language for a tag, if it has that.
  private static func library(_ tag: String) -> PresentationLanguage? {
    let language = tag.utf8.prefix { $0 != UInt8(ascii: "-") }
    if language.elementsEqual("de".utf8) { return .german }
    if language.elementsEqual("fr".utf8) { return .french }
    return nil
  }

  /// Returns a tag, or the nearest that it inherits from and that says something.
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
  /// Returns English as it is spelled in a region, with the marks that it has there.
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
  /// Decodes UTF-8, and refuses what is none.
  fileprivate init(_ bytes: [UInt8]) throws(LanguageTextError) {
    self.init(decoding: bytes, as: UTF8.self)
    // What is none is replaced.
    if utf8.elementsEqual(bytes) { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      if !text.utf8.elementsEqual(line) { throw LanguageTextError(text.utf8[...]) }
    }
  }
}

extension PresentationLanguage {
  /// English as it is spelled in a region: as in the United States there and in its territories, in the
  /// Philippines and Liberia, or else as in Britain.
  fileprivate static func english(in region: String?) -> PresentationLanguage {
    switch region {
    case nil, "US", "AS", "GU", "MP", "PR", "UM", "VI", "PH", "LR": .english
    case "AU": .australianEnglish
    default: .britishEnglish
    }
  }
}
