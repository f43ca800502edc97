import QuantityCore

/// The kinds of digits that numbers are written with.
enum DigitSet {
  /// The decimal digits of every script: `3`, `٣`, `３`.
  case any
  /// `³`
  case superscript
  /// `₃`
  case `subscript`
}

extension ByteCursor {
  var isAtASCIIDigit: Bool { peek().isDigit }

  /// Whether a decimal digit of any script is here.
  var isAtDigit: Bool { isAtASCIIDigit || (peek() >= 0xD9 && digit(.any) != nil) }

  /// Whether a digit or a vulgar fraction is here.
  var isAtNumeral: Bool { isAtDigit || VulgarFraction(at: self) != nil }

  /// Whether a digit is at an offset from here.
  func isDigit(after offset: Int) -> Bool {
    return skipping(offset).isAtDigit
  }

  /// Returns the digit here and its length in bytes.
  func digit(_ set: DigitSet) -> (value: UInt8, length: Int)? {
    switch set {
    case .any:
      let value = peek() &- 0x30
      if value < 10 { return (value, 1) }
      return peek() >= 0xD9 ? digitOfOtherScript() : nil
    case .superscript:
      switch (peek(), peek(1), peek(2)) {
      case (0xC2, 0xB9, _): return (1, 2)
      case (0xC2, 0xB2, _): return (2, 2)
      case (0xC2, 0xB3, _): return (3, 2)
      case (0xE2, 0x81, 0xB0): return (0, 3)
      case (0xE2, 0x81, let last) where (0xB4...0xB9).contains(last): return (last - 0xB0, 3)
      default: return nil
      }
    case .subscript:
      guard peek() == 0xE2, peek(1) == 0x82, (0x80...0x89).contains(peek(2)) else { return nil }
      return (peek(2) - 0x80, 3)
    }
  }

  /// Returns a decimal digit beyond ASCII, by its Unicode properties.
  private func digitOfOtherScript() -> (value: UInt8, length: Int)? {
    guard let scalar, scalar.properties.numericType == .decimal,
      let value = scalar.properties.numericValue
    else { return nil }
    return (UInt8(value), endOfCharacter() - position)
  }

  /// The character here, unless it isn't valid.
  private var scalar: Unicode.Scalar? {
    let end = endOfCharacter()
    guard end - position <= 4 else { return nil }
    var decoder = UTF8()
    var iterator = bytes[position..<end].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  /// The zero of the script of the digit here, if the digit is beyond ASCII.
  var zeroOfOtherScript: Unicode.Scalar? {
    guard peek() >= 0x80, let digit = digit(.any), let scalar else { return nil }
    return Unicode.Scalar(scalar.value - UInt32(digit.value))
  }

  /// The mark of groups or decimals here, and its length.
  var mark: (WrittenNumber.Mark, length: Int)? {
    switch peek() {
    case ".": return (.point, 1)
    case ",": return (.comma, 1)
    case "'": return (.apostrophe, 1)
    case "_": return (.underscore, 1)
    case 0x20: return (.space, 1)
    case 0xD8 where isAt("،"): return (.otherComma, 2)
    case 0xD9 where isAt("٫"): return (.arabicDecimal, 2)
    case 0xD9 where isAt("٬"): return (.arabicGroup, 2)
    case 0xE2 where isAt("’"): return (.quote, 3)
    case 0xE2 where isAt("⹁"): return (.otherComma, 3)
    case 0xC2 where isAt("\u{A0}"): return (.noBreakSpace, 2)
    case 0xE2 where isAt("\u{202F}"): return (.narrowSpace, 3)
    case 0xE2 where isAt("\u{2009}"): return (.thinSpace, 3)
    default: return spaceBeyondASCII.map { (.space, $0) }
    }
  }

  /// Appends the digits here to a number, and returns how many there are; `nil` if the number
  /// overflows. The cursor is then after the last digit, except among superscripts.
  mutating func readDigits(_ set: DigitSet = .any, into number: inout UInt128) -> Int? {
    var count = 0
    // 64 bits are much faster than 128.
    if set == .any, var word = UInt64(exactly: number) {
      while word < UInt64.max / 10, isAtASCIIDigit {
        word = word &* 10 &+ UInt64(peek() &- 0x30)
        (position, count) = (position + 1, count + 1)
      }
      number = UInt128(word)
    }
    var fits = true
    while let digit = digit(set) {
      let scaled = number.multipliedReportingOverflow(by: 10)
      let sum = scaled.partialValue.addingReportingOverflow(UInt128(digit.value))
      fits = fits && !scaled.overflow && !sum.overflow
      // Superscripts stop here, since a fraction could begin at each of them, and each would read
      // all that follow.
      if !fits, set == .superscript { return nil }
      (number, position, count) = (sum.partialValue, position + digit.length, count + 1)
    }
    return fits ? count : nil
  }

  /// Reads the digits here as a whole number; returns `nil` if there are none or too many.
  mutating func readNumber(_ set: DigitSet = .any) -> UInt128? {
    var number: UInt128 = 0
    guard let count = readDigits(set, into: &number), count > 0 else { return nil }
    return number
  }

  /// Skips up to four digits, and returns how many: groups have two or three.
  mutating func skipGroup() -> Int {
    var count = 0
    while count < 4, let digit = digit(.any) {
      (count, position) = (count + 1, position + digit.length)
    }
    return count
  }

  /// Reads the sign and the digits of an exponent after a number of bytes; its size is `nil` if it
  /// has too many digits.
  mutating func readExponent(after length: Int) -> (isNegative: Bool, size: UInt128?)? {
    var probe = skipping(length)
    let isNegative = probe.skip("-") || probe.skip("−")
    if !isNegative { _ = probe.skip("+") }
    guard probe.isAtASCIIDigit else { return nil }
    let size = probe.readNumber()
    self = probe
    return (isNegative, size)
  }

  /// Appends the digits after a decimal mark to a whole number; returns `nil` if there are too
  /// many.
  mutating func readDecimals(after whole: UInt128) -> ScannedNumber? {
    var number = ScannedNumber(numerator: whole)
    guard let places = readDigits(into: &number.numerator), places <= 38 else { return nil }
    number.denominator = powerOfTen(places)
    return number
  }
}
