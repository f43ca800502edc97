import QuantityCore

// Numbers, and runs with digits that aren't numbers: dates, times of day, identifiers.

extension Lexer {
  /// Reads a number in digits with its marks, or a date, a time of day or an identifier.
  mutating func readNumber() {
    if isInIdentifier { return hideRun(through: endOfVersion, as: .identifier) }
    if let (end, opaque) = endOfOpaqueNumber { return hideRun(through: end, as: opaque) }
    if let end = endOfHexadecimalNumber { return hideRun(through: end, as: .identifier) }
    let start = position
    var end = cursor
    let number = WrittenNumber(at: &end)
    position = end.position
    append(number, from: start)
  }

  /// Reads the decimals after a mark that begins a number.
  mutating func readDecimals(after mark: WrittenNumber.Mark, from start: Int) {
    var end = cursor
    let number = WrittenNumber(decimalsAfter: mark, at: &end)
    position = end.position
    append(number, from: start)
  }

  /// Whether the letter before makes this an identifier, as in `v2` and `8T44`, but not in `2x400`,
  /// `1h30` and `大さじ2`.
  var isInIdentifier: Bool {
    guard let last = tokens.last, last.kind == .word || last.kind == .opaque,
      Int(last.end) == position, !last.hasPoint
    else { return false }
    if last.kind == .opaque { return true }
    // `설탕2큰술`, `2와1/2컵`
    if dialect.isUnspaced || dialect.hasParticles && bytes[position - 1] >= 0x80 { return false }
    let facts = words.facts[Int(last.word)]
    // The Arabic `و` is attached to the number after it.
    if facts.keyword == .and, last.range.count == 2 { return false }
    let isTime = facts.unit?.kind == .time
    // A number before the letter distinguishes `1h30` from `h30`.
    let isAfterNumber = last.isGlued && tokens.count > 1 && tokens[tokens.count - 2].kind == .number
    if facts.keyword == .times, last.range.count == 1, isModelNumber { return true }
    if isTime || facts.keyword == .times {
      return !isAfterNumber && !(facts.keyword == .times && last.range.count == 1)
    }
    return !facts.traits.contains(.unitFirst)
  }

  /// Whether the number here makes a name of computing with the `x` before it: `x86`, `X11`.
  private var isModelNumber: Bool {
    ["11", "64", "86", "509"].contains { (number: StaticString) in
      let end = position + number.utf8CodeUnitCount
      return end <= bytes.count && (end == bytes.count || !bytes[end].isDigit)
        && UnsafeBufferPointer(start: number.utf8Start, count: number.utf8CodeUnitCount)
          .elementsEqual(bytes[position..<end])
    }
  }

  /// The end of the letters, digits and underscores here.
  var endOfRun: Int {
    var end = position
    while end < bytes.count, bytes[end].isLetterOrDigit || bytes[end] == "_" {
      end += 1
    }
    return end
  }

  /// The end of the run here and of those joined to it by points: `v2.5g`.
  var endOfVersion: Int {
    var lexer = self
    lexer.position = endOfRun
    while lexer.peek() == ".", lexer.peek(1).isDigit {
      lexer.position += 1
      lexer.position = lexer.endOfRun
    }
    return lexer.position
  }

  /// The end of a hexadecimal number, a date, a time of day or a chain of numbers, if one is here.
  var endOfOpaqueNumber: (end: Int, Token.Opaque)? {
    // `0x7c`
    if peek() == "0", peek(1) == "x", peek(2).isLetterOrDigit { return (endOfRun, .identifier) }
    func digits(_ offset: inout Int) -> Int {
      let start = offset
      while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
      return offset - start
    }
    var end = position
    let first = digits(&end)
    guard first > 0, first <= 4, end + 1 < bytes.count, bytes[end + 1].isDigit else {
      return nil
    }
    let mark = bytes[end]
    guard "-/.:".utf8.contains(mark) else { return nil }
    let isYear = first == 4 && (bytes[position] == 0x31 || bytes[position] == 0x32)
    var (groups, areAllOfTwo, areAllOfThree, last) = (1, true, true, 0)
    while end + 1 < bytes.count, bytes[end] == mark, bytes[end + 1].isDigit {
      end += 1
      last = digits(&end)
      groups += 1
      areAllOfTwo = areAllOfTwo && last == 2
      areAllOfThree = areAllOfThree && last == 3
    }
    if mark == ":" { return first <= 2 ? (end, .timeOfDay) : nil }
    // `2026-05`, `1912-1920`
    let isMonth = mark == "-" && isYear && groups == 2 && (last == 2 || last == 4)
    guard groups > 2 || isMonth, mark != "." || !areAllOfThree else { return nil }
    if isMonth, end < bytes.count, bytes[end] > 0x20, !",.;)".utf8.contains(bytes[end]) {
      return nil
    }
    // `2024-05-17T09:30:00Z`
    while end < bytes.count, bytes[end].isLetterOrDigit || ":+-".utf8.contains(bytes[end]) {
      end += 1
    }
    return (end, groups == 3 || isMonth ? .date : .identifier)
  }
}
