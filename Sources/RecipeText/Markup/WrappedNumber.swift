import QuantityCore
import QuantityReading

// Amounts that the writer has wrapped: a number ends a long line, and its unit begins the next one,
// or an amount is one of several, as the next line says.

/// How the next line may continue a long line.
enum Wrap {
  case nothing
  /// With the unit of the number that ends the line.
  case unit
  /// With a phrase such as `to each jar`.
  case share

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    guard line.count >= 40, let last = bytes[line].last else {
      self = .nothing
      return
    }
    if bytes.endsInWrappedNumber(line) {
      self = .unit
    } else {
      let isShare = last.isASCIILetter && bytes[line].contains { $0.isDigit }
      self = isShare ? .share : .nothing
    }
  }

  /// Returns whether the next line continues the line before it.
  func isContinued(by line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .nothing: false
    case .unit: bytes.beginsWithUnit(line)
    case .share: bytes.beginsWithShare(line)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a number ends a line that is long enough to have been wrapped.
  fileprivate func endsInWrappedNumber(_ line: Range<Int>) -> Bool {
    // `¼`, `½` or `¾`
    if self[line].suffix(3).starts(with: [0x20, 0xC2]) {
      return (0xBC...0xBE).contains(self[line.upperBound - 1])
    }
    guard self[line.upperBound - 1].isDigit else { return false }
    let number = self[line].suffix(8).split(separator: 0x20, omittingEmptySubsequences: false)
    return number.count > 1 && number.last?.allSatisfy { $0.isDigit || $0 == "/" } == true
  }

  /// Returns whether `each`, `to each` or `cheese to each` begins a line.
  fileprivate func beginsWithShare(_ line: Range<Int>) -> Bool {
    let words = self[line].prefix(40).split(separator: 0x20).prefix(3)
    guard let each = words.firstIndex(where: { $0.isWord("each") }) else { return false }
    let prepositions: [StaticString] = ["to", "of", "in", "on", "into", "onto", "for", "over"]
    return words.first?.first?.isASCIILetter == true
      && (each == 0 || prepositions.contains { words[each - 1].isWord($0) })
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
  fileprivate func beginsWithUnit(_ line: Range<Int>) -> Bool {
    let word = self[line].drop { $0 <= 0x20 }.prefix { $0.isNameByte }
    guard let first = word.first, first & 0x20 != 0 else { return false }
    // `g = 3` in a program
    let rest = self[word.endIndex..<line.upperBound].drop { $0 <= 0x20 }
    if word.count == 1, rest.first?.isNameByte != true { return false }
    let name = UnsafeBufferPointer(rebasing: word)
    return Vocabulary.standard.lexicon.match(name, kind: nil).unit != nil
  }
}
