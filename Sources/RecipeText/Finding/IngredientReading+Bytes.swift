import QuantityCore
import QuantityReading

// The bytes around the amount of an ingredient line.

extension Slice where Base == UnsafeBufferPointer<UInt8> {
  /// The text without leading and trailing spaces, including Unicode spaces.
  var trimmed: Slice {
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: self))
    while !cursor.isAtEnd {
      guard let length = cursor.lengthOfSpace else { break }
      cursor.position += length
    }
    var end = cursor.bytes.count
    while end > cursor.position, let start = cursor.startOfSpace(before: end) { end = start }
    return self[startIndex + cursor.position..<startIndex + end]
  }

  /// Whether the text can separate an amount from its alternate: `(about`, `/`, `or`.
  var isOpening: Bool {
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: self))
    if "(/=".utf8.contains(cursor.peek()) { cursor.position += 1 }
    _ = cursor.skip(.or)
    while cursor.skipApproximation() {}
    cursor.skipSpaces()
    return cursor.isAtEnd
  }

  /// Whether the text begins with `or`, perhaps in parentheses.
  var isChoice: Bool {
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: self))
    if cursor.peek() == UInt8(ascii: "(") { cursor.position += 1 }
    return cursor.skip(.or)
  }

  /// Whether the text is just `about`, or a synonym.
  var isApproximation: Bool {
    if isEmpty { return false }
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: self))
    return cursor.skipApproximation() && cursor.isAtEnd
  }

  /// The end of the parenthesis that encloses the start of the text, or the start if it is
  /// unclosed: `sticks)`.
  var endOfParenthesis: Int {
    let end = firstIndex { "()".utf8.contains($0) }
    guard let end, self[end] == UInt8(ascii: ")") else { return startIndex }
    return end + 1
  }

  /// Whether the text begins with a separator between an amount and its alternate: `; 450 g)`.
  var isBeforeAmount: Bool {
    let text = trimmed
    guard let mark = text.first else { return false }
    if ";/=".utf8.contains(mark) || text.starts(with: "or ".utf8) { return true }
    let next = text.dropFirst().first { $0 > 0x20 }
    return mark == UInt8(ascii: ",") && next.map { $0 &- 0x30 < 10 } ?? false
  }

  /// The text without the bullets and checkboxes at its start.
  var withoutBullet: Slice {
    var text = self
    while let length = text.lengthOfBullet { text = text.dropFirst(length).trimmed }
    return text
  }

  private var lengthOfBullet: Int? {
    if let first, "-*+".utf8.contains(first) { return 1 }
    if starts(with: "·".utf8) { return 2 }
    // Dashes, `•`, `‣`, and the signs from `■` to `✿`.
    guard count > 2, first == 0xE2 else { return nil }
    switch (self[startIndex + 1], self[startIndex + 2]) {
    case (0x80, 0x90...0x95), (0x80, 0xA2...0xA3), (0x96...0x9C, _): return 3
    default: return nil
    }
  }

  /// Whether the text ends with a word such as `or`, or has words in an open parenthesis or after its
  /// last comma or semicolon, which is neither a decimal mark nor in parentheses.
  var isPreparation: Bool {
    if lastWord.isAny(of: ["and", "or", "plus"]) { return true }
    if let open = lastIndex(where: { "()".utf8.contains($0) }), self[open] == UInt8(ascii: "("),
      !self[(open + 1)...].trimmed.isEmpty
    {
      return true
    }
    guard let mark = lastIndex(where: { ",;".utf8.contains($0) }) else { return false }
    let words = self[(mark + 1)...].trimmed
    if words.contains(UInt8(ascii: ")")) || words.isEmpty { return false }
    return mark == startIndex || self[mark - 1] &- 0x30 > 9 || self[mark + 1] &- 0x30 > 9
  }

  /// Returns the text without spaces and some signs at its end.
  func withoutLast(_ signs: String) -> Slice {
    var text = self
    var previous = text.count + 1
    while text.count < previous {
      previous = text.count
      for sign in signs.unicodeScalars {
        let bytes = UTF8.encode(sign).map { Array($0) } ?? []
        if text.suffix(bytes.count).elementsEqual(bytes) {
          text = text.dropLast(bytes.count).trimmed
        }
      }
    }
    return text
  }
}

extension Slice where Base == UnsafeBufferPointer<UInt8> {
  private static let fillings = [
    "scant", "heaping", "heaped", "generous", "rounded", "level", "brimming", "packed",
  ]

  /// Returns the range of the words that say how the measure of an amount is filled: the
  /// `firmly packed` of `1 firmly packed cup`.
  func qualifier(of amount: Range<Int>) -> Range<Int>? {
    if let range = self[..<amount.lowerBound].trimmed.qualifierAtEnd { return range }
    let text = self[amount]
    for end in text.indices where text[end] == 0x20 {
      if let range = text[..<end].qualifierAtEnd { return range }
    }
    return nil
  }

  private var qualifierAtEnd: Range<Int>? {
    let word = lastWord
    guard word.isAny(of: Slice.fillings) else { return nil }
    let adverb = self[..<Swift.max(startIndex, word.startIndex - 1)].lastWord
    let isQualified = adverb.isAny(of: ["firmly", "lightly", "loosely", "tightly", "well"])
    return (isQualified ? adverb : word).startIndex..<endIndex
  }

  /// The ASCII letters at the end.
  private var lastWord: Slice {
    var start = endIndex
    while start > startIndex, (self[start - 1] | 0x20) &- UInt8(ascii: "a") < 26 { start -= 1 }
    return self[start...]
  }

  /// Returns the text without a qualifier at its end, and the article before it.
  func without(_ qualifier: Range<Int>?) -> Slice {
    guard let qualifier, qualifier.lowerBound < endIndex else { return self }
    let text = self[..<Swift.max(qualifier.lowerBound, startIndex)].trimmed
    let word = text.lastWord
    return word.isAny(of: ["a", "an"]) ? text[..<word.startIndex].trimmed : text
  }

  private func isAny(of words: [String]) -> Bool {
    words.contains { $0.utf8.elementsEqual(self) { $0 == $1 | 0x20 } }
  }
}

extension ByteCursor {
  /// The length of the space here, ASCII or not.
  var lengthOfSpace: Int? {
    if peek() <= 0x20 { return 1 }
    return peek() >= 0xC2 || peek() == UInt8(ascii: "&") ? spaceBeyondASCII : nil
  }

  /// Returns the start of the space, ASCII or not, that ends at an offset.
  fileprivate func startOfSpace(before offset: Int) -> Int? {
    guard offset > 0 else { return nil }
    var probe = self
    probe.position = offset - 1
    if probe.peek() <= 0x20 { return probe.position }
    while probe.position > max(0, offset - 3), probe.peek() & 0xC0 == 0x80 { probe.position -= 1 }
    let isSpace = probe.spaceBeyondASCII.map { probe.position + $0 } == offset
    return isSpace ? probe.position : nil
  }
}
