import QuantityCore
import QuantityReading

/// A number in a field, separate from its unit: the 375 of `amount: 375`.
struct Field {
  /// The UTF-8 range of the value: the number without quotation marks.
  var value: Range<Int>
  /// The UTF-8 range of the amount: the value, and the unit if it is next to the value.
  var whole: Range<Int>
  var number: FieldNumber
  /// The name of the unit, or an empty string.
  var unit: String
  /// The UTF-8 range of the ingredient's name.
  var name: Range<Int>?
  /// The UTF-8 range of the unit, if a kitchen may change it together with the value.
  var unitRange: Range<Int>?
  /// Whether it is the amount of an ingredient even if no field has the name, as in LaTeX.
  var needsName = false
  /// Whether the value grows with the recipe.
  var grows: Bool
  /// Whether it repeats another field of the ingredient in another unit.
  var isAlternate = false
  /// Whether non-ASCII characters are written as JSON escapes.
  var isEscaped = false

  init(
    value: Range<Int>, whole: Range<Int>? = nil, _ number: FieldNumber, unit: String,
    name: Range<Int>? = nil, grows: Bool = true
  ) {
    (self.value, self.whole, self.number) = (value, whole ?? value, number)
    (self.unit, self.name, self.grows) = (unit, name, grows)
  }
}

/// A field with an amount in running text, and the field with the name of its ingredient:
/// `{"name": "flour", "quantity": "2 cups"}`.
struct NamedAmount {
  /// The UTF-8 range of the amount.
  var amount: Range<Int>
  /// The UTF-8 range of the name.
  var name: Range<Int>?
  /// Whether it is the rest of an ingredient whose amount is a field, so that it names no other.
  var isRemark = false
}

/// The fields of a text, and the ranges that aren't running text.
struct FieldSet {
  /// The fields, in text order.
  var fields: [Field] = []
  /// The fields with amounts in running text, in text order.
  var phrases: [NamedAmount] = []
  /// The names of ingredients without an amount, in text order: the `salt` of `@salt{}`.
  var names: [Range<Int>] = []
  /// The ranges that aren't running text, in text order: values, and the texts next to them.
  var claims: [Range<Int>] = []
  /// The errors in fields that cannot be read.
  var errors: [ParseError] = []

  var isEmpty: Bool {
    fields.isEmpty && phrases.isEmpty && names.isEmpty && claims.isEmpty && errors.isEmpty
  }

  /// Leaves a piece of the text unchanged and reports it once. Discards everything found in it so
  /// far.
  mutating func refuse(_ piece: Range<Int>, _ error: ParseError) {
    self = FieldSet()
    claims.append(piece)
    errors.append(error)
  }

  /// Appends the fields of another piece.
  mutating func append(_ other: FieldSet) {
    fields += other.fields
    phrases += other.phrases
    names += other.names
    claims += other.claims
    errors += other.errors
  }

  /// Sorts everything in text order, and merges overlapping claims.
  mutating func sort() {
    fields.sort { $0.value.lowerBound < $1.value.lowerBound }
    phrases.sort { $0.amount.lowerBound < $1.amount.lowerBound }
    names.sort { $0.lowerBound < $1.lowerBound }
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
    errors.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns whether a range overlaps one that isn't running text.
  func claims(_ range: Range<Int>) -> Bool {
    let index = claims.partitioningIndex { $0.upperBound > range.lowerBound }
    guard index < claims.count else { return false }
    let claim = claims[index]
    return claim.lowerBound < range.upperBound
      || range.isEmpty && claim.lowerBound <= range.lowerBound
  }
}

/// The text of a value in a file.
enum FieldText {
  /// Returns the text of a JSON string, or `nil` if it has escapes other than `\u`.
  static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    var units: [UInt16] = []
    var text = ""
    var rest = bytes
    func flush() {
      text += String(decoding: units, as: UTF16.self)
      units = []
    }
    while let byte = rest.popFirst() {
      guard byte == "\\" else {
        flush()
        var run = [byte]
        while let next = rest.first, next != "\\" {
          run.append(next)
          rest.removeFirst()
        }
        text += String(decoding: run, as: UTF8.self)
        continue
      }
      guard rest.popFirst() == "u", rest.count >= 4,
        let unit = UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16)
      else { return nil }
      units.append(unit)
      rest = rest.dropFirst(4)
    }
    flush()
    return text
  }

  /// Returns a text with its non-ASCII characters as JSON escapes.
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

  /// Returns whether a value means that there is no amount or that the cook decides.
  static func isNothing(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    let words = text.lowercased().filter { $0 != "." && $0 != " " }
    return nothings.contains(words)
  }

  private static let nothings: Set<String> = [
    "", "null", "~", "none", "nil", "true", "false", "-", "–", "—", "?", "totaste", "some",
    "asneeded", "asrequired", "optional", "asdesired", "forserving", "forgarnish", "nachgeschmack",
    "etwas", "nachbelieben", "nb", "nbedarf", "nachbedarf", "qs", "qb", "algusto", "augoût",
    "augout", "quantobasta", "naarsmaak", "eftersmak", "dosmaku", "agosto", "適量", "少々", "适量",
  ]
}
