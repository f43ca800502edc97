/// The parts of a language's tag, as BCP 47 has it, or of a locale's identifier: `zh-Hant-TW`, `de_AT`.
///
/// Case doesn't count. What else a tag says than these parts, such as a calendar, doesn't matter here.
struct LanguageTag {
  private(set) var language: String
  private(set) var script: String?
  private(set) var region: String?
  private(set) var variant: String?
  /// The numbering system that an extension asks for: `latn` of `ar-EG-u-nu-latn`.
  private(set) var numbers: String?

  /// Takes a tag apart, or returns `nil` if it is none.
  init?(_ text: String) {
    // What comes after a period or an at sign in an identifier of POSIX or ICU: `de_DE.UTF-8@euro`.
    let own = text.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    var subtags = own.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }[...]
    let isWellFormed = subtags.allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy { $0.isAlphanumeric }
    }
    guard isWellFormed, let first = subtags.popFirst(), first.count > 1, first.isOfLetters
    else { return nil }
    language = first.small
    // `zh-yue` is `yue`.
    while let next = subtags.first, next.count == 3, next.isOfLetters {
      language = next.small
      subtags.removeFirst()
    }
    if let next = subtags.first, next.count == 4, next.isOfLetters {
      script = next.prefix(1).capital + next.dropFirst().small
      subtags.removeFirst()
    }
    if let next = subtags.first,
      next.count == 2 && next.isOfLetters
        || next.count == 3 && next.isOfDigits
    {
      region = next.capital
      subtags.removeFirst()
    }
    while let next = subtags.first, next.count > 3 {
      variant = variant ?? next.small
      subtags.removeFirst()
    }
    numbers = Self.numbers(subtags)
    replaceOldName()
  }

  /// Whether it is of English in Latin letters, which the library has.
  var isEnglish: Bool { language == "en" && script ?? "Latn" == "Latn" }

  /// The tag as BCP 47 writes it, without what doesn't matter here.
  var canonical: String {
    [script, region, variant].compactMap { $0 }.reduce(language) { "\($0)-\($1)" }
  }

  /// Finds the numbering system among extensions: what follows `nu`, after `u`.
  private static func numbers(_ subtags: ArraySlice<Substring.UTF8View>) -> String? {
    var extensionName = ""
    var key = ""
    for subtag in subtags {
      if subtag.count == 1 {
        extensionName = subtag.small
        if extensionName == "x" { return nil }
      } else if subtag.count == 2 {
        key = subtag.small
      } else if extensionName == "u", key == "nu" {
        return subtag.small
      }
    }
    return nil
  }

  /// Takes the present name of a language that had another, as `he` had `iw`.
  private mutating func replaceOldName() {
    guard let name = LanguageTexts.value(of: language, in: LanguageTexts.aliases) else { return }
    for (place, part) in name.split(separator: "-").enumerated() {
      if place == 0 {
        language = String(part)
      } else if part.utf8.count == 4 {
        script = script ?? String(part)
      } else {
        region = region ?? String(part)
      }
    }
  }

  /// Returns the first tag for which a language is known, from the narrowest to the widest.
  ///
  /// - Parameter isKnown: whether there is a language of exactly that tag.
  func found(where isKnown: (String) -> Bool) -> String? {
    var script = script
    if script == nil, let region {
      script = LanguageTexts.value(of: "\(language)-\(region)", in: LanguageTexts.scriptsOfRegions)
    }
    let usual = LanguageTexts.value(of: language, in: LanguageTexts.scripts) ?? "Latn"
    var heads = ["\(language)-\(script ?? usual)"]
    // In another script, a language is another one to read.
    if script ?? usual == usual { heads.insert(language, at: 0) }
    let place = region.map { "-\($0)" }
    let kind = variant.map { "-\($0)" }
    let tails = [place.flatMap { place in kind.map { place + $0 } }, place, kind, ""]
    for tail in tails {
      guard let tail else { continue }
      for head in heads where isKnown(head + tail) { return head + tail }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isAlphanumeric: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}

extension Substring.UTF8View {
  fileprivate var isOfLetters: Bool { allSatisfy { $0.isLetter } }
  fileprivate var isOfDigits: Bool { !contains { $0.isLetter } }

  /// The text of letters and digits in small letters.
  fileprivate var small: String {
    String(decoding: map { $0.isLetter ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The text of letters and digits in capitals.
  fileprivate var capital: String {
    String(decoding: map { $0.isLetter ? $0 & 0xDF : $0 }, as: UTF8.self)
  }
}
