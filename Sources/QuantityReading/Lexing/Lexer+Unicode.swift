import QuantityCore

extension Lexer {
  /// Reads a token that begins beyond ASCII: a digit, a letter, a sign, a fraction, or a space.
  mutating func readBeyondASCII() {
    if digitLength != nil { return readNumber() }
    if letterLength != nil {
      return dialect.isUnspaced && peek() >= 0xE2 ? readUnspacedWord() : readWord()
    }
    if readFraction() { return }
    let start = position
    let scalar = scalar
    position += max(characterLength, 1)
    read(scalar, from: start)
  }

  /// Reads a fraction of one character, or of several superscript and subscript digits: `½`, `³⁄₈`,
  /// `&frac12;`, `\u00bd`.
  mutating func readFraction() -> Bool {
    guard let fraction = VulgarFraction(at: cursor), fraction.length > 0,
      let numerator = UInt64(exactly: fraction.numerator),
      let denominator = UInt64(exactly: fraction.denominator), denominator > 0
    else { return false }
    var number = WrittenNumber()
    (number.digits, number.denominator) = (numerator, denominator)
    (number.isVulgar, number.isEntity) = (true, peek() < 0x80)
    let start = position
    position += fraction.length
    append(number, from: start)
    return true
  }

  /// Reads a scalar that is neither a letter nor a digit, and ends at the position.
  mutating func read(_ scalar: Unicode.Scalar, from start: Int) {
    switch scalar.value {
    // Spaces and invisible characters.
    case 0xA0, 0x61C, 0x2002...0x200F, 0x202F, 0x205F, 0x2060...0x2069, 0x3000, 0xFEFF, 0xFE0F:
      break
    case 0x26: append(.sign, from: start, sign: .ampersand)
    case 0x2010, 0x2011, 0xFE63, 0xFF0D: append(.sign, from: start, sign: .hyphen)
    case 0x2012...0x2015, 0x2192: append(.sign, from: start, sign: .dash)
    case 0x2212: append(.sign, from: start, sign: .minus)
    case 0x02DC, 0x2053, 0x223C, 0x2248, 0x301C, 0xFF5E: append(.sign, from: start, sign: .tilde)
    case 0x2026: append(.sign, from: start, sign: .ellipsis)
    case 0xB1: append(.sign, from: start, sign: .plusMinus)
    case 0xD7, 0x2715: append(.sign, from: start, sign: .times)
    case 0x2044, 0x2215, 0xFF0F: append(.sign, from: start, sign: .fractionSlash)
    case 0xB0, 0xBA, 0x2DA, 0x2103, 0x2109, 0x2218: append(.sign, from: start, sign: .degree)
    case 0xA3, 0xA5, 0x20A0...0x20C0: readPrice(from: start)
    case 0x3010, 0xFF08: append(.sign, from: start, sign: .open)
    case 0x3011, 0xFF09: append(.sign, from: start, sign: .close)
    case 0x60C, 0x2E41, 0x3001, 0xFF0C: append(.sign, from: start, sign: .comma)
    case 0x3002: append(.sign, from: start, sign: .period)
    case 0xFF1A: append(.sign, from: start, sign: .colon)
    case 0x2019: append(.sign, from: start, sign: .apostrophe)
    case 0x2032, 0x2033: append(.sign, from: start, sign: .prime)
    case 0x201D where isInchMark(start): append(.sign, from: start, sign: .prime)
    case 0x201C, 0x201D, 0x201E, 0x300C, 0x300D: append(.edge, from: start)
    default: append(.sign, from: start, sign: .other)
    }
  }

  /// Returns whether a closing quotation mark follows a number, and no quotation is open: `1” piece`.
  private func isInchMark(_ start: Int) -> Bool {
    guard let last = tokens.last, last.kind == .number, Int(last.end) == start else { return false }
    let before = bytes[max(0, start - 80)..<start]
    return !before.indices.dropLast(2).contains { index in
      before[index] == 0xE2 && before[index + 1] == 0x80 && before[index + 2] == 0x9C
    }
  }

  // MARK: Characters

  /// The length of the digit here, if it is of another script.
  @inline(__always)
  var digitLength: Int? {
    switch peek() {
    case 0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0: cursor.digit(.any)?.length
    default: nil
    }
  }

  /// The length of the character here, if it is a letter beyond ASCII.
  @inline(__always)
  var letterLength: Int? {
    let first = peek()
    // Latin, Greek, Cyrillic, Hebrew and Arabic take two bytes; ª and º are letters only by name.
    if first >= 0xC3, first < 0xE0 {
      let isSign =
        first == 0xC3 && (peek(1) == 0x97 || peek(1) == 0xB7) || first == 0xCB
        || first == 0xD8 && (peek(1) == 0x8C || peek(1) == 0x9C)
      return isSign || digitLength != nil || position + 1 >= bytes.count ? nil : 2
    }
    if first == 0xC2 { return peek(1) == 0xB5 ? 2 : nil }
    guard first >= 0xE0 else { return nil }
    switch scalar.value {
    case 0x2000...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3004, 0x3007...0x3020, 0x3030,
      0xFE00...0xFE6F, 0xFEFF, 0xFF00...0xFF20, 0xFF5E, 0xFFFD, 0x1F000...:
      return nil
    default: return digitLength == nil ? characterLength : nil
    }
  }

  /// The length of the character here.
  var characterLength: Int {
    let length = peek() < 0xC0 ? 1 : peek() < 0xE0 ? 2 : peek() < 0xF0 ? 3 : 4
    return min(length, bytes.count - position)
  }

  var scalar: Unicode.Scalar {
    let length = characterLength
    let mask: UInt32 = length == 1 ? 0x7F : length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07
    var value = UInt32(peek()) & mask
    for distance in 1..<max(length, 1) { value = value << 6 | UInt32(peek(distance) & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
