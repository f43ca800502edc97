// Hexadecimal numbers, which can end like amounts: `3607259d3c`, and the `54CC` of `54CB 54CC`.

extension Lexer {
  /// The end of a hexadecimal number, if one begins at the digit here: a long run of digits and
  /// letters, one with digits after its letters, or one beside another hexadecimal number.
  var endOfHexadecimalNumber: Int? {
    var letter = position
    while letter < bytes.count, bytes[letter].isDigit { letter += 1 }
    guard letter < bytes.count, Lexer.isHexadecimalLetter(bytes[letter]),
      let run = hexadecimalRun(from: position)
    else { return nil }
    let letters = bytes[letter..<run.upperBound]
    // `1e10` has an exponent.
    let isMixed =
      letters.contains(where: { $0.isDigit })
      && letters.contains { $0.isASCIILetter && $0 | 0x20 != "e" }
    if isMixed || run.count >= 7 { return run.upperBound }
    let isBeside =
      previousRun.map { isHexadecimal($0, beside: letters) } ?? false
      || nextRun(after: run.upperBound).map { isHexadecimal($0, beside: letters) } ?? false
    return isBeside ? run.upperBound : nil
  }

  /// Whether a run is a hexadecimal number for sure, and no amount in the same unit: `54CB`,
  /// `0053`, but not `2c` beside `3c`.
  private func isHexadecimal(_ run: Range<Int>, beside letters: Slice<UnsafeBufferPointer<UInt8>>)
    -> Bool
  {
    let bytes = bytes[run]
    guard bytes.contains(where: { $0.isDigit }) else { return false }
    if bytes.allSatisfy({ $0.isDigit }) {
      return bytes.first == "0" && bytes.count == 4
    }
    return !bytes.drop(while: { $0.isDigit }).elementsEqual(letters)
  }

  /// The run of hexadecimal digits from an offset on, if nothing else is in it.
  private func hexadecimalRun(from start: Int) -> Range<Int>? {
    var end = start
    // Bounded, since a run can hold any number of amounts.
    while end < bytes.count, end < start + 128, bytes[end].isLetterOrDigit {
      guard bytes[end].isDigit || Lexer.isHexadecimalLetter(bytes[end]) else { return nil }
      end += 1
    }
    let isEnd = end == bytes.count || !bytes[end].isLetterOrDigit
    return isEnd && end > start ? start..<end : nil
  }

  private func nextRun(after end: Int) -> Range<Int>? {
    var start = end
    while start < bytes.count, start < end + 2, Lexer.isGapInDump(bytes[start]) { start += 1 }
    return start > end ? hexadecimalRun(from: start) : nil
  }

  private var previousRun: Range<Int>? {
    var end = position
    while end > 0, end > position - 2, Lexer.isGapInDump(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, start > end - 16, bytes[start - 1].isLetterOrDigit { start -= 1 }
    return end < position && start < end ? hexadecimalRun(from: start) : nil
  }

  private static func isGapInDump(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == "."
  }

  private static func isHexadecimalLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 6 }
}
