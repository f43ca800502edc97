import QuantityCore

// Runs with digits that are no numbers: dates, times of day, identifiers.

extension Lexer {
  /// Whether a letter right before makes this an identifier, as in `v2` and `8T44`; not in `2x400`, `1h30` and `大さじ2`.
  var isInIdentifier: Bool {
    guard let last = tokens.last, last.kind == .word || last.kind == .opaque,
      Int(last.end) == position, !last.hasPoint
    else { return false }
    if last.kind == .opaque { return true }
    if dialect.isUnspaced { return false }
    let facts = words.facts[Int(last.word)]
    // The `و` of Arabic is one word with the number behind it.
    if facts.keyword == .and, last.range.count == 2 { return false }
    let isTime = facts.unit?.kind == .time
    // The number before the letter makes the difference between `1h30` and `h30`.
    let isAfterNumber = last.isGlued && tokens.count > 1 && tokens[tokens.count - 2].kind == .number
    if isTime || facts.keyword == .times {
      return !isAfterNumber && !(facts.keyword == .times && last.range.count == 1)
    }
    return !facts.traits.contains(.unitFirst)
  }

  /// Where the letters and digits end that begin here.
  var endOfRun: Int {
    var end = position
    while end < bytes.count, Lexer.isLetterOrDigit(bytes[end]) || bytes[end] == UInt8(ascii: "_") {
      end += 1
    }
    return end
  }

  /// The same, with the runs that points join to it: `v2.5g`.
  var endOfVersion: Int {
    var lexer = self
    lexer.position = endOfRun
    while lexer.peek() == UInt8(ascii: "."), Lexer.isDigit(lexer.peek(1)) {
      lexer.position += 1
      lexer.position = lexer.endOfRun
    }
    return lexer.position
  }

  /// Where a number of a program, a date, a time of day or a chain of numbers ends that begins here.
  var endOfOpaqueNumber: (end: Int, Token.Opaque)? {
    // `0x7c`
    if peek() == UInt8(ascii: "0"), peek(1) == UInt8(ascii: "x"), Lexer.isLetterOrDigit(peek(2)) {
      return (endOfRun, .identifier)
    }
    func digits(_ place: inout Int) -> Int {
      let start = place
      while place < bytes.count, Lexer.isDigit(bytes[place]) { place += 1 }
      return place - start
    }
    var end = position
    let first = digits(&end)
    guard first > 0, first <= 4, end + 1 < bytes.count, Lexer.isDigit(bytes[end + 1]) else {
      return nil
    }
    let mark = bytes[end]
    guard "-/.:".utf8.contains(mark) else { return nil }
    let isYear = first == 4 && (bytes[position] == 0x31 || bytes[position] == 0x32)
    var (groups, areAllOfTwo, areAllOfThree, last) = (1, true, true, 0)
    while end + 1 < bytes.count, bytes[end] == mark, Lexer.isDigit(bytes[end + 1]) {
      end += 1
      last = digits(&end)
      groups += 1
      areAllOfTwo = areAllOfTwo && last == 2
      areAllOfThree = areAllOfThree && last == 3
    }
    if mark == UInt8(ascii: ":") { return first <= 2 ? (end, .timeOfDay) : nil }
    // `2026-05`, `1912-1920`
    let isMonth = mark == UInt8(ascii: "-") && isYear && groups == 2 && (last == 2 || last == 4)
    guard groups > 2 || isMonth, mark != UInt8(ascii: ".") || !areAllOfThree else { return nil }
    if isMonth, end < bytes.count, bytes[end] > 0x20, !",.;)".utf8.contains(bytes[end]) {
      return nil
    }
    // `2024-05-17T09:30:00Z`
    while end < bytes.count, Lexer.isLetterOrDigit(bytes[end]) || ":+-".utf8.contains(bytes[end]) {
      end += 1
    }
    return (end, groups == 3 || isMonth ? .date : .identifier)
  }
}
