import QuantityCore

// The words of unit names.

extension ByteCursor {
  /// Returns the end of the word of a name here, including an ending in parentheses: `cup(s)`.
  func endOfNameWord() -> Int {
    let end = endOfWord()
    guard end < bytes.count, bytes[end] == "(" else { return end }
    return end + (NameFolding.ending(bytes, at: end) ?? 0)
  }

  /// Whether a 2 or 3 is here that ends a word, as in `cm3`, rather than beginning a number, as in
  /// `1m30s`.
  var isAtPower: Bool {
    guard peek() == "2" || peek() == "3" else { return false }
    var next = skipping(1)
    if next.isAtNumeral || next.isAtLetter { return false }
    // `2m3.75s`, `2m3/4s`
    guard [".", ",", "/"].contains(where: { next.isAt($0) }) else { return true }
    next.position += 1
    return !next.isAtDigit
  }
}
