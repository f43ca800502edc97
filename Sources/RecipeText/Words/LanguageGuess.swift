import QuantityCore
import QuantityReading

/// Counts the words of a text in each language, and its characters in East Asian scripts.
struct LanguageGuess {
  /// The score of each language, English first.
  private var points = [Int](repeating: 0, count: RecipeLanguage.allCases.count + 1)
  /// The score of a word, divided among the languages that have it.
  private static let most = 840
  /// The numbers of Japanese syllables, Korean syllables, and Chinese characters.
  private var (kana, hangul, han) = (0, 0, 0)

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for index in bytes.indices.dropLast(2) where bytes[index] >= 0xE3 {
        noteScript(bytes[index], bytes[index + 1])
      }
      // A word that occurs often, as keys and tags do, counts once.
      var words: Set<String> = []
      var start = 0
      while start < bytes.count {
        if let mark = LanguageGuess.endOfMarkup(start, bytes) {
          start = mark
          continue
        }
        var end = start
        while end < bytes.count, bytes[end].isNameByte { end += 1 }
        // A single letter is probably a unit, and no word in the lists is longer than the limit.
        if (2..<64).contains(end - start) {
          let word = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
          if words.insert(word).inserted { add(word) }
        }
        start = end + 1
      }
    }
  }

  /// Returns the end of the tag or the comment of a line at an offset: `<li class="a">`, ` # Name`.
  private static func endOfMarkup(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let rest = bytes[start...].dropFirst()
    switch bytes[start] {
    case "<": return rest.prefix(1000).firstIndex(of: UInt8(ascii: ">"))
    case "#":
      guard start > 0, bytes[start - 1] == 0x20, rest.first == 0x20 else { return nil }
      return rest.firstIndex(of: 0x0A) ?? bytes.count
    default: return nil
    }
  }

  private mutating func add(_ word: String) {
    guard let languages = LanguageGuess.languages[word] else { return }
    for language in languages { points[language] += LanguageGuess.most / languages.count }
  }

  /// Counts a character of three bytes by its script, according to its first two bytes.
  private mutating func noteScript(_ first: UInt8, _ second: UInt8) {
    switch (first, second) {
    case (0xE3, 0x81...0x83): kana += 1
    case (0xE4...0xE9, _): han += 1
    case (0xEA, 0xB0...), (0xEB...0xEC, _), (0xED, ...0x9E): hangul += 1
    default: break
    }
  }

  /// The tag of the language with the highest score; `nil` if none exceeds English. Two characters
  /// of an East Asian script count as a word. A Japanese text has at least one syllable for every
  /// eight Chinese characters.
  var tag: String? {
    let others = RecipeLanguage.allCases.indices
    let best = others.max { points[$0 + 1] < points[$1 + 1] } ?? 0
    let most = max(points[best + 1], points[0])
    if (kana + hangul + han) * LanguageGuess.most / 2 > most {
      if hangul > kana + han { return "ko" }
      return kana * 8 > han ? "ja" : "zh"
    }
    return points[best + 1] > points[0] ? RecipeLanguage.allCases[best].rawValue : nil
  }

  /// The languages that have a word, as indices into the scores.
  private static let languages: [String: [Int]] = {
    var languages: [String: [Int]] = [:]
    func add(_ word: String, _ index: Int) {
      let word = word.lowercased()
      if languages[word]?.last != index { languages[word, default: []].append(index) }
    }
    func add(in text: String, _ index: Int) {
      RecipeWordLists(text).forEachWord { word, _ in add(word, index) }
      TextWords(text).forEachWord { word, _ in add(word, index) }
      RecipeTexts.forEachWord(in: text) { word, list in
        if list == "staples" { add(String(Substring(word)), index) }
      }
    }
    add(in: RecipeWords.englishWords + RecipeWords.foreignWords + TextWords.english.text, 0)
    for (index, language) in RecipeLanguage.allCases.enumerated() {
      RecipeTexts.text(for: language.rawValue).map { add(in: $0, index + 1) }
    }
    return languages
  }()
}
