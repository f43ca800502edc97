import QuantityCore

extension Lexer {
  /// Reads a number in digits with its marks, or a date, a time of day or an identifier.
  mutating func readNumber() {
    if isInIdentifier { return hideRun(through: endOfVersion, as: .identifier) }
    if let (end, opaque) = endOfOpaqueNumber { return hideRun(through: end, as: opaque) }
    if let end = endOfHexadecimalNumber { return hideRun(through: end, as: .identifier) }
    let start = position
    var number = WrittenNumber()
    number.startsWithZero = peek() == UInt8(ascii: "0") && Lexer.isDigit(peek(1))
    readDigits(&number)
    while let (mark, length) = mark { readGroup(after: mark, length, &number, from: start) }
    readExponent(&number)
    append(number, from: start)
  }

  // MARK: Digits

  /// Reads digits of any script, and returns how many there are.
  @discardableResult
  private mutating func readDigits(_ number: inout WrittenNumber) -> Int {
    var count = 0
    while true {
      let value: UInt8
      if Lexer.isDigit(peek()) {
        value = peek() &- 0x30
        position += 1
      } else if peek() >= 0x80, let digit = cursor.digit(.any), digitLength != nil {
        value = digit.value
        number.zero = Unicode.Scalar(scalar.value - UInt32(value)) ?? "0"
        position += digit.length
      } else {
        return count
      }
      count += 1
      if number.digitCount >= 18 {
        number.isLong = true
      } else {
        number.digits = number.digits * 10 + UInt64(value)
        number.digitCount += 1
      }
    }
  }

  mutating func readDecimals(_ number: inout WrittenNumber) {
    number.denominator = Lexer.power(readDigits(&number))
  }

  private static func power(_ count: Int) -> UInt64 {
    (0..<min(count, 18)).reduce(1) { power, _ in power * 10 }
  }

  /// Reads the digits after a mark, and decides whether the mark groups digits or begins decimals
  /// if the number shows it.
  private mutating func readGroup(
    after mark: WrittenNumber.Mark, _ length: Int, _ number: inout WrittenNumber, from start: Int
  ) {
    let before = number
    position += length
    let count = readDigits(&number)
    if mark.canBeDecimal, number.decimalMark == .none {
      number.decimalMark = mark
      number.denominator = Lexer.power(count)
    } else if count == 3, mark == number.decimalMark || mark == number.groupMark {
      // A second mark of the same kind: both group digits.
      number.isBroken = number.isBroken || before.denominator != 1 && before.denominator != 1000
      (number.groupMark, number.decimalMark, number.denominator) = (mark, .none, 1)
    } else if count == 3, !mark.canBeDecimal {
      number.groupMark = mark
    } else if before.groupMark != .none || before.denominator == 1000, mark.canBeDecimal,
      mark != before.groupMark, mark != before.decimalMark
    {
      if number.groupMark == .none { number.groupMark = before.decimalMark }
      number.decimalMark = mark
      number.denominator = Lexer.power(count)
    } else {
      number.isBroken = true
    }
  }

  /// Reads `e15` after a number, if nothing but digits follows.
  private mutating func readExponent(_ number: inout WrittenNumber) {
    guard peek() | 0x20 == UInt8(ascii: "e") else { return }
    var probe = cursor
    guard probe.readExponent(after: 1) != nil, !Lexer.isLetterOrDigit(probe.peek()) else { return }
    number.hasExponent = true
    position = probe.position
  }

  /// The mark here, if more digits of the same number follow it.
  private var mark: (WrittenNumber.Mark, length: Int)? {
    func digits(after length: Int) -> Int {
      var probe = cursor
      probe.position += length
      return probe.skipGroup()
    }
    switch peek() {
    case UInt8(ascii: "."): return digits(after: 1) > 0 ? (.point, 1) : nil
    case UInt8(ascii: ","): return digits(after: 1) > 0 ? (.comma, 1) : nil
    case UInt8(ascii: "'"): return digits(after: 1) == 3 ? (.apostrophe, 1) : nil
    case UInt8(ascii: "_"): return digits(after: 1) == 3 ? (.underscore, 1) : nil
    case 0xC2: return peek(1) == 0xA0 && digits(after: 2) == 3 ? (.noBreakSpace, 2) : nil
    case 0xD9 where peek(1) == 0xAB: return digits(after: 2) > 0 ? (.arabicDecimal, 2) : nil
    case 0xD9 where peek(1) == 0xAC: return digits(after: 2) == 3 ? (.arabicGroup, 2) : nil
    case 0xE2 where peek(1) == 0x80 && digits(after: 3) == 3:
      switch peek(2) {
      case 0x99: return (.quote, 3)
      case 0xAF: return (.narrowSpace, 3)
      case 0x89: return (.thinSpace, 3)
      default: return nil
      }
    default: return nil
    }
  }
}
