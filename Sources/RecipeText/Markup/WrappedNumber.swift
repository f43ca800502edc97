import QuantityCore
import QuantityReading

// Amounts that the writer has wrapped: a number ends a long line, and its unit begins the next one.

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a number ends a line that is long enough to have been wrapped.
  func endsInWrappedNumber(_ line: Range<Int>) -> Bool {
    guard line.count >= 40 else { return false }
    // `¼`, `½` or `¾`
    if self[line].suffix(3).starts(with: [0x20, 0xC2]) {
      return (0xBC...0xBE).contains(self[line.upperBound - 1])
    }
    guard self[line.upperBound - 1].isDigit else { return false }
    let number = self[line].suffix(8).split(separator: 0x20, omittingEmptySubsequences: false)
    return number.count > 1
      && number.last?.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "/") } == true
  }

  /// Returns whether an article or adjective ends a line, so that a measure that begins the next line
  /// has its number here: `with a small` and `drizzle of oil`.
  func endsInArticle(_ line: Range<Int>) -> Bool {
    let end = self[line].suffix(10)
    guard let space = end.lastIndex(of: 0x20), space + 1 < line.upperBound else { return false }
    let words: [StaticString] = ["a", "an", "one", "another", "small", "large", "generous", "good"]
    return words.contains { end[(space + 1)...].isWord($0) }
  }

  /// Returns whether a unit of the catalogue in lowercase begins a line.
  func beginsWithUnit(_ line: Range<Int>) -> Bool {
    let word = self[line].drop { $0 <= 0x20 }.prefix { $0.isNameByte }
    guard let first = word.first, first & 0x20 != 0 else { return false }
    let name = UnsafeBufferPointer(rebasing: word)
    return Vocabulary.standard.lexicon.match(name, kind: nil).unit != nil
  }
}
