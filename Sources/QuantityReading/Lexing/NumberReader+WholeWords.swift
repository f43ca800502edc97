import QuantityCore

extension NumberReader {
  /// Reads `twenty-five`, `one hundred and five`, `two million three hundred thousand`.
  ///
  /// - Parameters:
  ///   - first: the count that has been read: that of `a hundred`.
  ///   - start: the start of the number.
  ///   - beforeFraction: whether it ends before `and a half`.
  mutating func readWholeWords(
    after first: UInt128? = nil, from start: Int, beforeFraction: Bool = true
  ) throws(ParseError) -> UInt128? {
    var (total, scale) = (UInt128(0), UInt8.max)
    var below = first
    while true {
      guard var group = below ?? readBelowHundred() else { return scale == .max ? nil : total }
      below = nil
      var isOpen = false
      if group > 0, cursor.skip(.hundred) {
        (group, isOpen) = (group * 100, true)
        if let rest = try readContinuation(beforeFraction, from: start) {
          (group, isOpen) = (group + rest, false)
        }
      }
      if group > 0, case (.scale(let next), let end)? = cursor.keyword, next < scale {
        cursor.position = end
        var power: UInt128 = 1
        for _ in 0..<next { power *= 1000 }
        let scaled = group.multipliedReportingOverflow(by: power)
        let sum = total.addingReportingOverflow(scaled.partialValue)
        guard !scaled.overflow, !sum.overflow else { throw tooLarge(from: start) }
        (total, scale) = (sum.partialValue, next)
        below = try readContinuation(beforeFraction, from: start)
        if below == nil { return total }
      } else {
        // A larger scale after a smaller one begins another number.
        let sum = total.addingReportingOverflow(group)
        guard !sum.overflow else { throw tooLarge(from: start) }
        return isTensOfOrdinal(isOpen: isOpen) ? nil : sum.partialValue
      }
    }
  }

  /// Whether a part directly follows tens, as in `sixty-fourths`, which isn't a number.
  private func isTensOfOrdinal(isOpen: Bool) -> Bool {
    guard !isOpen, cursor.peek() == UInt8(ascii: "-"), cursor.position > 0 else { return false }
    var probe = self
    // Excludes `thirty-second timer`.
    probe.allowsNeighbors = true
    return lastWordIsTens && probe.readOrdinal() != nil
  }

  /// Whether the word before the cursor is `twenty` or the like.
  private var lastWordIsTens: Bool {
    var start = cursor.position
    while start > 0, (cursor.bytes[start - 1] | 0x20) &- UInt8(ascii: "a") < 26 { start -= 1 }
    if case .tens = cursor.keyword(in: start..<cursor.position) { return true }
    return false
  }

  /// Reads ` five`, ` and five`, ` twenty-five` after a hundred or a scale.
  private mutating func readContinuation(
    _ isBeforeFraction: Bool, from start: Int
  ) throws(ParseError) -> UInt128? {
    var probe = self
    if probe.cursor.skip(.and), isBeforeFraction {
      // `one hundred and a half`, `one hundred and two thirds`: bounded, because a text can repeat
      // this without end.
      var fraction = probe
      if let (word, end) = fraction.cursor.keyword, word == .article {
        fraction.cursor.position = end
      } else {
        _ = fraction.readBelowHundred()
      }
      if fraction.cursor.peek() == UInt8(ascii: "-") { fraction.cursor.position += 1 }
      if fraction.readPart(isOne: true) != nil { return nil }
      // `six hundred and three hundred over four hundred and fifty-nine`
      fraction = probe
      let number = try? fraction.readWholeWords(
        from: fraction.cursor.position, beforeFraction: false)
      let end = fraction.cursor.position
      if let number, !allowsNeighbors, fraction.cursor.skip(.over),
        let below = try? fraction.readWholeWords(
          from: fraction.cursor.position, beforeFraction: false),
        number < below
      {
        // `one hundred and five over two hundred` is 105/200, or 100 5/200.
        if try endOfWholeWords(from: start) == end { throw ambiguous(from: start, fraction.cursor) }
        return nil
      }
    }
    // `one hundred sixty-fourths`
    var part = probe
    if part.readPart(isOne: false) != nil { return nil }
    guard let rest = probe.readBelowHundred() else { return nil }
    self = probe
    return rest
  }

  /// Returns the end of the number that begins at an offset, however it continues.
  private func endOfWholeWords(from start: Int) throws(ParseError) -> Int {
    var probe = self
    probe.cursor.position = start
    var first: UInt128?
    if let (word, end) = probe.cursor.keyword, word == .article {
      probe.cursor.position = end
      first = 1
    }
    _ = try probe.readWholeWords(after: first, from: start, beforeFraction: false)
    return probe.cursor.position
  }

  /// Returns the error for a number in words with two meanings.
  private func ambiguous(from start: Int, _ end: ByteCursor) -> ParseError {
    let range = start..<end.position
    return ParseError(
      .invalidNumber, at: range,
      "\(ParseError.quote(cursor.bytes, range)) can be read in two ways", hint: "write it in digits"
    )
  }

  /// Reads a number from zero to ninety-nine.
  private mutating func readBelowHundred() -> UInt128? {
    switch cursor.keyword {
    case (.count(let count), let end)?:
      cursor.position = end
      return UInt128(count)
    case (.tens(let tens), let end)?:
      cursor.position = end
      var probe = cursor
      if probe.peek() == UInt8(ascii: "-") { probe.position += 1 }
      if case (.count(let unit), let end)? = probe.keyword, (1...9).contains(unit) {
        cursor.position = end
        return UInt128(tens + unit)
      }
      return UInt128(tens)
    default: return nil
    }
  }
}
