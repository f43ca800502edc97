/// How a number and the name of its unit are combined, parsed from a CLDR pattern: `{0} tasses`.
struct UnitForm: Hashable {
  /// The words before the number: `vikombe`.
  var lead = ""
  /// The space between those words and the number.
  var leadGap = ""
  /// The space after the number; can be empty.
  var gap = " "
  /// The words after the number: `tasses`.
  var trail: String
  /// Whether the number is written. In Arabic, `كوبان` alone means two cups.
  var hasNumber = true

  /// Creates a form with a number, a space and a word.
  init(word: String) { trail = word }

  /// Parses a pattern. A pattern without `{0}` includes the number.
  init(pattern: String) {
    guard let place = Placeholder.range(of: 0, in: pattern) else {
      self.init(word: pattern)
      hasNumber = false
      return
    }
    self.init(word: "")
    let before = pattern.unicodeScalars[..<place.lowerBound]
    let after = pattern.unicodeScalars[place.upperBound...]
    let lead = before.reversed().drop { UnitForm.isSpace($0) }.count
    let trail = after.drop { UnitForm.isSpace($0) }
    self.lead = String(before.prefix(lead))
    leadGap = String(before.dropFirst(lead))
    gap = String(after[..<trail.startIndex])
    self.trail = String(trail)
  }

  /// The words, used for reading the unit.
  var word: String {
    lead.isEmpty ? trail : trail.isEmpty ? lead : "\(lead) \(trail)"
  }

  /// Returns the form with a qualifier before the unit's words, such as `imperial`.
  func qualified(by qualifier: String) -> UnitForm {
    var form = self
    if lead.isEmpty {
      form.trail = "\(qualifier) \(trail)"
    } else {
      form.lead = "\(qualifier) \(lead)"
    }
    return form
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\u{A0}", "\u{2009}", "\u{202F}": true
    default: false
    }
  }
}

/// A word before an amount, or a pattern with `{0}` for the amount: `約{0}`, `{0} approximately`.
struct WordPattern {
  let before: String
  let after: String

  init(_ text: String) {
    if let place = Placeholder.range(of: 0, in: text) {
      (before, after) = (String(text[..<place.lowerBound]), String(text[place.upperBound...]))
    } else {
      (before, after) = (text + " ", "")
    }
  }
}

/// The placeholders of CLDR's patterns: `{0}` and `{1}`.
package enum Placeholder {
  /// Returns the range of the first occurrence of a placeholder.
  static func range(of number: UInt8, in pattern: String) -> Range<String.Index>? {
    let bytes = pattern.utf8
    var place = bytes.startIndex
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "{")) {
      let digit = bytes.index(after: start)
      guard digit < bytes.endIndex else { return nil }
      let end = bytes.index(after: digit)
      guard end < bytes.endIndex else { return nil }
      if bytes[digit] == UInt8(ascii: "0") + number, bytes[end] == UInt8(ascii: "}") {
        return start..<bytes.index(after: end)
      }
      place = digit
    }
    return nil
  }

  /// Returns the text before, between and after `{0}` and `{1}`. A text without them goes between.
  static func join(_ pattern: String) -> (before: String, between: String, after: String) {
    guard let first = range(of: 0, in: pattern), let second = range(of: 1, in: pattern),
      first.upperBound <= second.lowerBound
    else { return ("", pattern, "") }
    return (
      String(pattern[..<first.lowerBound]), String(pattern[first.upperBound..<second.lowerBound]),
      String(pattern[second.upperBound...])
    )
  }

  /// Returns the pattern with its placeholders replaced, in whatever order they come.
  static func fill(_ pattern: String, _ first: String, _ second: String) -> String {
    guard let zero = range(of: 0, in: pattern), let one = range(of: 1, in: pattern) else {
      return "\(first) \(pattern) \(second)"
    }
    let places =
      zero.lowerBound < one.lowerBound
      ? [(zero, first), (one, second)] : [(one, second), (zero, first)]
    var text = ""
    var end = pattern.startIndex
    for (place, own) in places {
      text += pattern[end..<place.lowerBound]
      text += own
      end = place.upperBound
    }
    return text + pattern[end...]
  }

  /// Returns the words of a pattern, used for reading it: `hadi` in `{0} hadi {1}`.
  package static func words(of pattern: String) -> String {
    let pieces = pattern.unicodeScalars.split { $0 == "{" || $0 == "}" || $0 == " " || $0 == "," }
    return pieces.filter {
      !$0.elementsEqual("0".unicodeScalars) && !$0.elementsEqual("1".unicodeScalars)
    }
    .map { String($0) }.joined(separator: " ")
  }

  static func isIn(_ text: String) -> Bool { range(of: 0, in: text) != nil }
}
