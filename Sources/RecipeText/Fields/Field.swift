import QuantityCore
import QuantityReading

/// A number in a field of its own, apart from its unit: the 375 of `amount: 375`.
struct Field {
  /// The range of the value in UTF-8 bytes: the number without quotation marks.
  var value: Range<Int>
  /// The range of the amount: the value, and the unit if it is written beside the value.
  var whole: Range<Int>
  /// The number.
  var number: FieldNumber
  /// The name of the unit; empty without one.
  var unit: String
  /// Whether the value grows with the recipe.
  var grows: Bool
  /// Whether characters beyond ASCII are written as escapes of JSON.
  var isEscaped = false

  init(
    value: Range<Int>, whole: Range<Int>? = nil, _ number: FieldNumber, unit: String,
    grows: Bool = true
  ) {
    (self.value, self.whole, self.number) = (value, whole ?? value, number)
    (self.unit, self.grows) = (unit, grows)
  }
}

/// The fields of a text, and the ranges that its running text leaves out.
struct FieldSet {
  /// The fields, in the order of the text.
  var fields: [Field] = []
  /// The ranges that are not running text, in the order of the text: values, and the texts beside them.
  var claims: [Range<Int>] = []
  /// The fields that cannot be read.
  var mistakes: [(range: Range<Int>, error: ParseError)] = []

  var isEmpty: Bool { fields.isEmpty && claims.isEmpty && mistakes.isEmpty }

  /// Leaves a piece of the text as it is, and reports it once; everything found in it so far is dropped.
  mutating func refuse(_ piece: Range<Int>, at place: Range<Int>, _ error: ParseError) {
    self = FieldSet()
    claims.append(piece)
    mistakes.append((place, error))
  }

  /// Adds the fields of a further piece.
  mutating func append(_ other: FieldSet) {
    fields += other.fields
    claims += other.claims
    mistakes += other.mistakes
  }

  /// Sorts everything in the order of the text, and merges claims that overlap.
  mutating func sort() {
    fields.sort { $0.value.lowerBound < $1.value.lowerBound }
    claims.sort { $0.lowerBound < $1.lowerBound }
    var joined: [Range<Int>] = []
    for claim in claims {
      if let last = joined.last, claim.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, claim.upperBound)
      } else {
        joined.append(claim)
      }
    }
    claims = joined
    mistakes.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a range overlaps a range that is not running text.
  func claims(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, claims.count)
    while low < high {
      let middle = (low + high) / 2
      if claims[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low < claims.count else { return false }
    let claim = claims[low]
    return claim.lowerBound < range.upperBound
      || range.isEmpty && claim.lowerBound <= range.lowerBound
  }
}

/// The text of a value in a file.
enum FieldText {
  /// Returns the text of a JSON string, or `nil` if it has escapes other than those of characters.
  static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    var units: [UInt16] = []
    var text = ""
    var rest = bytes
    func flush() {
      text += String(decoding: units, as: UTF16.self)
      units = []
    }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        flush()
        var run = [byte]
        while let next = rest.first, next != UInt8(ascii: "\\") {
          run.append(next)
          rest.removeFirst()
        }
        text += String(decoding: run, as: UTF8.self)
        continue
      }
      guard rest.popFirst() == UInt8(ascii: "u"), rest.count >= 4,
        let unit = UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16)
      else { return nil }
      units.append(unit)
      rest = rest.dropFirst(4)
    }
    flush()
    return text
  }

  /// Returns a text with the characters beyond ASCII as JSON escapes them.
  static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      if unit < 0x80 {
        result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      } else {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return result
  }

  /// Whether a value says that there is no amount, or leaves it to the cook.
  static func isNothing(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    let words = text.lowercased().filter { $0 != "." && $0 != " " }
    return nothings.contains(words)
  }

  private static let nothings: Set<String> = [
    "", "null", "~", "none", "nil", "true", "false", "-", "–", "—", "?", "totaste", "some",
    "asneeded",
    "asrequired", "optional", "asdesired", "forserving", "forgarnish", "nachgeschmack", "etwas",
    "nachbelieben",
    "nb", "nbedarf", "nachbedarf", "qs", "qb", "algusto", "augoût", "augout", "quantobasta",
    "naarsmaak",
    "eftersmak", "dosmaku", "agosto", "適量", "少々", "适量",
  ]
}
