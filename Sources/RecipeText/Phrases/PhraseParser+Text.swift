import QuantityCore
import QuantityReading

extension PhraseParser {
  /// Returns the text of a range of bytes in the line.
  func text(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the text of a phrase.
  func text(of phrase: some TokenSpan) -> String { text(range(of: phrase.tokens)) }

  /// Returns the byte range of tokens, counting from the start of the line.
  func range(of tokens: Range<Int>) -> Range<Int> {
    let start = Int(self.tokens[tokens.lowerBound].start)
    return tokens.isEmpty ? start..<start : start..<Int(self.tokens[tokens.upperBound - 1].end)
  }

  /// Returns the text from one token up to another, which is excluded.
  func text(from start: Int, to end: Int) -> String {
    text(Int(tokens[start].start)..<Int(tokens[end - 1].end))
  }
}

extension Slice where Base == UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes spell a word, ignoring case.
  func isWord(_ word: StaticString) -> Bool {
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return count == expected.count
      && zip(self, expected).allSatisfy { NameFolding.lowercase($0) == $1 }
  }
}
