import QuantityCore

// The words of names of units.

extension ByteCursor {
  /// Returns where the word of a name ends that begins here, with an ending in parentheses: `cup(s)`.
  func endOfNameWord() -> Int {
    let end = endOfWord()
    guard end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return end }
    return end + (NameBytes.ending(bytes, at: end) ?? 0)
  }

  /// Whether a 2 or a 3 is here that ends a word, as in `cm3`, and doesn't begin a number, as in `1m30s`.
  var isAtPower: Bool {
    guard peek() == UInt8(ascii: "2") || peek() == UInt8(ascii: "3") else { return false }
    var next = self
    next.position += 1
    if next.isAtDigit || next.isAtLetter || VulgarFraction(at: next) != nil { return false }
    // `2m3.75s`, `2m3/4s`
    guard [".", ",", "/"].contains(where: { next.isAt($0) }) else { return true }
    next.position += 1
    return !next.isAtDigit
  }
}
