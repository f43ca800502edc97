import QuantityCore

extension WrittenNumber {
  /// Reads the digits at a cursor with their marks and exponent. Marks that make sense in some
  /// language belong to the number.
  init(at cursor: inout ByteCursor) {
    startsWithZero = cursor.peek() == "0" && cursor.peek(1).isDigit
    readDigits(at: &cursor)
    while let mark = WrittenNumber.mark(at: &cursor) { readGroup(after: mark, at: &cursor) }
    readExponent(at: &cursor)
  }

  /// Reads the digits after a mark that begins a number.
  init(decimalsAfter mark: Mark, at cursor: inout ByteCursor) {
    decimalMark = mark
    denominator = WrittenNumber.power(readDigits(at: &cursor))
  }

  /// Reads digits of any script, and returns how many there are.
  @discardableResult
  private mutating func readDigits(at cursor: inout ByteCursor) -> Int {
    var (probe, group) = (cursor, UInt128(0))
    let count = cursor.readDigits(into: &group) ?? .max
    if cursor.position - probe.position != count {
      while probe.position < cursor.position {
        zero = probe.zeroOfOtherScript ?? zero
        probe.position = probe.endOfCharacter()
      }
    }
    digits = digits &* WrittenNumber.power(count) &+ UInt64(truncatingIfNeeded: group)
    digitCount = UInt8(clamping: Int(digitCount) + min(count, 255))
    return count
  }

  private static func power(_ count: Int) -> UInt64 { UInt64(powerOfTen(min(count, 18))) }

  /// Skips the mark at a cursor and returns it, if more digits of the same number follow it.
  private static func mark(at cursor: inout ByteCursor) -> Mark? {
    guard let (mark, length) = cursor.mark, mark != .space, mark != .otherComma else { return nil }
    var probe = cursor.skipping(length)
    let digits = probe
    let count = probe.skipGroup()
    guard mark.canBeDecimal ? count > 0 : count == 3 else { return nil }
    cursor = digits
    return mark
  }

  /// Reads the digits after a mark, and decides whether the mark groups digits or begins decimals
  /// if the number shows it.
  private mutating func readGroup(after mark: Mark, at cursor: inout ByteCursor) {
    let before = self
    let count = readDigits(at: &cursor)
    if mark.canBeDecimal, decimalMark == .none {
      decimalMark = mark
      denominator = WrittenNumber.power(count)
    } else if count == 3, mark == decimalMark || mark == groupMark {
      // A second mark of the same kind: both group digits.
      isBroken = isBroken || before.denominator != 1 && before.denominator != 1000
      (groupMark, decimalMark, denominator) = (mark, .none, 1)
    } else if count == 3, !mark.canBeDecimal {
      groupMark = mark
    } else if before.groupMark != .none || before.denominator == 1000, mark.canBeDecimal,
      mark != before.groupMark, mark != before.decimalMark
    {
      if groupMark == .none { groupMark = before.decimalMark }
      decimalMark = mark
      denominator = WrittenNumber.power(count)
    } else {
      isBroken = true
    }
  }

  /// Reads `e15` after a number, if nothing but digits follows.
  private mutating func readExponent(at cursor: inout ByteCursor) {
    guard cursor.peek() | 0x20 == "e" else { return }
    var probe = cursor
    guard probe.readExponent(after: 1) != nil, !probe.peek().isLetterOrDigit else { return }
    hasExponent = true
    cursor = probe
  }
}
