import Quantities

extension LanguageText {
  /// The units, in the order of their letters; the same list is in `.ci/languages.py`.
  private static let units: StaticString = """
    second;millisecond;microsecond;nanosecond;minute;hour;day;week;milliliter;liter;centiliter;deciliter;\
    hectoliter;cubic centimeter;cubic meter;cubic inch;cubic foot;cubic yard;gallon;imperial gallon;quart;\
    imperial quart;pint;fluid ounce;imperial fluid ounce;cup;metric cup;tablespoon;teaspoon;dessertspoon;\
    pinch;drop;fluid dram;jigger;bushel;oil barrel;carat;grain;gram;kilogram;microgram;milligram;ounce;\
    troy ounce;pound;stone;short ton;tonne
    """

  /// The letters of the units.
  private static let letters: StaticString =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

  /// The plural categories, in the order of a unit's forms.
  private static let categories: [PluralRule.Category] = [.other, .one, .few, .many, .two, .zero]

  /// Parses the words for units, by the units' English names.
  func unitWords() throws(LanguageTextError) -> [String: PresentationLanguage.UnitWords] {
    var words: [String: PresentationLanguage.UnitWords] = [:]
    let names = LanguageTexts.bytes(of: Self.units).split(separator: UInt8(ascii: ";"))
    for (letter, name) in zip(LanguageTexts.bytes(of: Self.letters), names) {
      guard let line = unit(letter) else { continue }
      words[String(decoding: name, as: UTF8.self)] = try Self.words(line)
    }
    return words
  }

  private static func words(
    _ line: Bytes
  ) throws(LanguageTextError) -> PresentationLanguage.UnitWords {
    let cells = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard cells.count <= 3, cells[0].count > 0 else { throw LanguageTextError(line) }
    let long = try forms(cells[0], of: line) ?? [:]
    // As in CLDR, a width without forms of its own has those of the previous width.
    var last = long
    var others: [[PluralRule.Category: String]] = []
    for place in 1...2 {
      if place < cells.count, let own = try forms(cells[place], of: line) { last = own }
      others.append(last)
    }
    return PresentationLanguage.UnitWords(patterns: long, short: others[0], narrow: others[1])
  }

  /// Parses forms: no patterns for `-`, `nil` for an empty cell.
  private static func forms(
    _ cell: Bytes, of line: Bytes
  ) throws(LanguageTextError) -> [PluralRule.Category: String]? {
    if cell.isEmpty { return nil }
    if cell.elementsEqual("-".utf8) { return [:] }
    let patterns = cell.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard patterns.count <= categories.count, !patterns[0].isEmpty else {
      throw LanguageTextError(line)
    }
    var forms: [PluralRule.Category: String] = [:]
    for (category, pattern) in zip(categories, patterns) where !pattern.isEmpty {
      forms[category] = Self.pattern(pattern)
    }
    return forms
  }

  /// Parses a pattern in CLDR's form, with the prefixes of this format.
  private static func pattern(_ text: Bytes) -> String {
    let rest = text.dropFirst()
    switch text.first {
    case UInt8(ascii: "_"): return "{0}\u{A0}\(Substring(rest))"
    case UInt8(ascii: "^"): return "{0}\u{202F}\(Substring(rest))"
    case UInt8(ascii: "~"): return "{0}\(Substring(rest))"
    case UInt8(ascii: "!"): return String(Substring(rest))
    case UInt8(ascii: "@"): return places(in: rest)
    default: return "{0} \(Substring(text))"
    }
  }

  /// Replaces the marks in a pattern by placeholders.
  static func places(in text: Bytes) -> String {
    var bytes: [UInt8] = []
    for byte in text {
      switch byte {
      case UInt8(ascii: "$"): bytes += "{0}".utf8
      case UInt8(ascii: "%"): bytes += "{1}".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
