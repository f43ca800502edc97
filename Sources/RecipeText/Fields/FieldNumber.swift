import QuantityCore
import QuantityReading

/// The number of a field, or a range, and its notation.
struct FieldNumber {
  /// The type of the number in the file, which scaling preserves.
  enum Notation: Equatable {
    /// A number in JSON, YAML or XML: `375`, `0.5`.
    case digits
    /// A number in TOML, where `1.0` differs from `1`.
    case typedDigits
    /// A text, which can have fractions and, in quotation marks, the mark of an approximate number.
    case text(isQuoted: Bool)
  }

  /// The number, or the lower end of a range.
  let lower: Fraction
  /// The upper end of a range; otherwise, the number.
  let upper: Fraction
  /// The text before the number, between the ends, and after them.
  var frame = (before: "", joint: "", after: "")
  /// The text of each end.
  var ends = (lower: "", upper: "")
  let notation: Notation

  /// The greatest length of a number's text.
  private static var longest: Int { 64 }

  /// Reads a text in a notation; returns `nil` if it isn't a number.
  init?(_ text: String, as notation: Notation, decimalMark: DecimalMark) {
    guard text.utf8.count <= FieldNumber.longest else { return nil }
    self.notation = notation
    switch notation {
    case .digits, .typedDigits:
      guard let number = FieldNumber.number(inDigits: text) else { return nil }
      (lower, upper) = (number, number)
      ends.lower = text
    case .text:
      let (before, middle, after) = FieldNumber.split(text)
      guard let read = FieldNumber.ends(of: middle, decimalMark) else { return nil }
      (lower, upper) = (read.lower, read.upper)
      frame = (before, read.joint, after)
      ends = (read.first, read.second)
    }
  }

  /// Whether there are two ends.
  var isRange: Bool { !frame.joint.isEmpty }

  // MARK: Reading

  /// Reads a number in the notation of JSON, YAML and TOML.
  private static func number(inDigits text: String) -> Fraction? {
    // An octal number in an old version of YAML, or an identifier.
    let whole = text.utf8.drop { $0 == "-" || $0 == "+" }
    let isOctal = whole.first == "0" && whole.dropFirst().first?.isDigit == true
    guard !isOctal, whole.first != "_",
      text.utf8.allSatisfy({ "0123456789+-._eE".utf8.contains($0) })
    else { return nil }
    let digits = text.utf8.filter { $0 != "_" }
    return try? Fraction(String(decoding: digits, as: UTF8.self))
  }

  /// Splits off the mark of an approximate number and the spaces.
  private static func split(_ text: String) -> (String, Substring, String) {
    var middle = text[...]
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\u{A0}" }
    middle = middle.drop(while: isSpace)
    for word in ["~", "≈", "about ", "approx. ", "ca. ", "circa ", "etwa ", "environ "]
    where middle.lowercased().hasPrefix(word) {
      middle = middle.dropFirst(word.count).drop(while: isSpace)
      break
    }
    while let last = middle.last, isSpace(last) { middle.removeLast() }
    return (
      String(text[..<middle.startIndex]), middle, String(text[middle.endIndex...])
    )
  }

  private typealias Ends = (
    lower: Fraction, upper: Fraction, first: String, joint: String, second: String
  )

  /// Reads a number or a range of increasing numbers.
  private static func ends(of text: Substring, _ mark: DecimalMark) -> Ends? {
    if let number = number(text, mark) { return (number, number, String(text), "", "") }
    for joint in [" to ", " or ", " bis ", " à ", " a ", " - ", " – ", "–", "—", "-", "~"] {
      guard let range = text.range(ofFirst: joint) else { continue }
      let (first, second) = (text[..<range.lowerBound], text[range.upperBound...])
      guard let lower = number(first, mark), let upper = number(second, mark), lower < upper
      else { continue }
      return (lower, upper, String(first), joint, String(second))
    }
    return nil
  }

  private static func number(_ text: Substring, _ mark: DecimalMark) -> Fraction? {
    if text.isEmpty { return nil }
    let text = String(text)
    let other = mark == .comma ? DecimalMark.point : .comma
    return (try? Fraction(text, decimalMark: mark)) ?? (try? Fraction(text, decimalMark: other))
  }
}

extension Substring {
  /// Returns the first range of a short text in this one, not counting the first character.
  fileprivate func range(ofFirst text: String) -> Range<Index>? {
    guard !isEmpty else { return nil }
    var position = index(after: startIndex)
    while position < endIndex {
      let rest = self[position...]
      if rest.hasPrefix(text) { return position..<index(position, offsetBy: text.count) }
      position = index(after: position)
    }
    return nil
  }
}
