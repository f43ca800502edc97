import QuantityCore

/// A character written as an HTML entity, `&frac12;`, `&#189;`, `&#xBD;`, or as a JSON escape for a
/// space, a number or a sign: `\u00bd`.
package struct HTMLEntity {
  let scalar: Unicode.Scalar
  /// Its length in bytes.
  let length: Int

  /// Reads the entity at a cursor: a numeric one, or the name of a space, a number or a sign of the
  /// grammar. Returns `nil` if none is there.
  package init?(at cursor: ByteCursor) {
    if cursor.peek() == "\\", cursor.peek(1) == "u" {
      let digits = cursor.position + 2..<cursor.position + 6
      guard digits.upperBound <= cursor.bytes.count,
        let scalar = HTMLEntity.scalar(cursor.bytes, digits, isHexadecimal: true),
        HTMLEntity.canEscape(scalar)
      else { return nil }
      (self.scalar, length) = (scalar, 6)
      return
    }
    guard cursor.peek() == "&" else { return nil }
    // `350&degF;`
    if cursor.bytes[cursor.position...].starts(with: "&deg".utf8),
      cursor.peek(4) == "F" || cursor.peek(4) == "C"
    {
      (scalar, length) = ("°", 4)
      return
    }
    var end = 1
    while end <= HTMLEntity.mostBytes, cursor.peek(end) != ";" {
      guard cursor.peek(end) > 0x20, cursor.peek(end) < 0x7F else { return nil }
      end += 1
    }
    guard end <= HTMLEntity.mostBytes, end > 2 else { return nil }
    let name = cursor.position + 1..<cursor.position + end
    guard
      let scalar = cursor.peek(1) == "#"
        ? HTMLEntity.numeric(cursor.bytes, name.dropFirst()) : HTMLEntity.named[cursor.bytes, name]
    else { return nil }
    (self.scalar, length) = (scalar, end + 1)
  }

  private static let mostBytes = 9

  /// Returns whether a JSON escape for a scalar is read, instead of being part of a word.
  private static func canEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAA, 0xB5: false
    case 0xA0...0xBF, 0xD7, 0x2000...0x2BFF: true
    default: false
    }
  }

  /// Returns the scalar with the number in a range, which is hexadecimal after an `x`.
  private static func numeric(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Unicode.Scalar? {
    let isHexadecimal = bytes[range.lowerBound] | 0x20 == "x"
    return scalar(bytes, range.dropFirst(isHexadecimal ? 1 : 0), isHexadecimal: isHexadecimal)
  }

  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, _ digits: Range<Int>, isHexadecimal: Bool
  ) -> Unicode.Scalar? {
    if digits.isEmpty { return nil }
    var value: UInt32 = 0
    for index in digits {
      let digit = UInt32(bytes[index]) &- 0x30
      let letter = UInt32(bytes[index] | 0x20) &- UInt32(UInt8(ascii: "a"))
      if digit < 10 {
        value = value * (isHexadecimal ? 16 : 10) + digit
      } else if isHexadecimal, letter < 6 {
        value = value * 16 + 10 + letter
      } else {
        return nil
      }
    }
    return Unicode.Scalar(value)
  }

  /// The named entities that occur beside numbers in recipes.
  private static let named = WordTable<Unicode.Scalar>([
    ("nbsp", "\u{A0}"), ("ensp", "\u{2002}"), ("emsp", "\u{2003}"), ("thinsp", "\u{2009}"),
    ("zwnj", "\u{200C}"), ("zwj", "\u{200D}"),
    ("frac12", "½"), ("half", "½"), ("frac13", "⅓"), ("frac23", "⅔"), ("frac14", "¼"),
    ("frac34", "¾"), ("frac15", "⅕"), ("frac25", "⅖"), ("frac35", "⅗"), ("frac45", "⅘"),
    ("frac16", "⅙"), ("frac56", "⅚"), ("frac18", "⅛"), ("frac38", "⅜"), ("frac58", "⅝"),
    ("frac78", "⅞"), ("frasl", "⁄"), ("amp", "&"), ("ndash", "–"), ("mdash", "—"), ("minus", "−"),
    ("times", "×"), ("deg", "°"),
  ])
}

extension ByteCursor {
  /// Skips a character, or the entity for it.
  package mutating func skip(_ sequence: StaticString, orEntity scalar: Unicode.Scalar) -> Bool {
    if skip(sequence) { return true }
    guard let entity = HTMLEntity(at: self), entity.scalar == scalar else { return false }
    position += entity.length
    return true
  }
}
