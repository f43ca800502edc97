/// The parts of a BCP 47 language tag or a locale identifier: `zh-Hant-TW`, `de_AT`.
///
/// Case is ignored, and so are other parts, such as a calendar.
struct LanguageTag {
  private(set) var language: String
  private(set) var script: String?
  private(set) var region: String?
  private(set) var variant: String?
  /// The numbering system in an extension: `latn` in `ar-EG-u-nu-latn`.
  private(set) var numbers: String?

  /// Parses a tag, or returns `nil` if the text isn't one.
  init?(_ text: String) {
    // Drop the suffixes of POSIX and ICU identifiers: `de_DE.UTF-8@euro`.
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
    // `zh-yue` means `yue`.
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

  /// Whether it is English in Latin script, which is built in.
  var isEnglish: Bool { language == "en" && script ?? "Latn" == "Latn" }

  /// The tag in the form of BCP 47, without the ignored parts.
  var canonical: String {
    [script, region, variant].compactMap { $0 }.reduce(language) { "\($0)-\($1)" }
  }

  /// Returns the numbering system in the extensions: the subtag after `nu` in extension `u`.
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

  /// Replaces the former name of a language by its current one, such as `iw` by `he`.
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

  /// Returns the most specific tag of a known language.
  ///
  /// - Parameter isKnown: whether a language has exactly this tag.
  func found(where isKnown: (String) -> Bool) -> String? {
    var script = script
    if script == nil, let region {
      script = LanguageTexts.value(of: "\(language)-\(region)", in: LanguageTexts.scriptsOfRegions)
    }
    let usual = LanguageTexts.value(of: language, in: LanguageTexts.scripts) ?? "Latn"
    var heads = ["\(language)-\(script ?? usual)"]
    // In another script, a language needs words of its own.
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

  /// The text in lower case; only letters and digits are allowed.
  fileprivate var small: String {
    String(decoding: map { $0.isLetter ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The text in upper case; only letters and digits are allowed.
  fileprivate var capital: String {
    String(decoding: map { $0.isLetter ? $0 & 0xDF : $0 }, as: UTF8.self)
  }
}
