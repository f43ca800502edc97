// The words of running text that tell what a number means.

extension ByteCursor {
  /// Whether a number in digits could begin here.
  func isAtNumber(_ mark: DecimalMark) -> Bool {
    if isAtASCIIDigit { return true }
    let byte = peek()
    if byte == mark.byte { return (0x30...0x39).contains(peek(1)) }
    return byte >= 0xC2 && (VulgarFraction(at: self) != nil || isAtDigit)
  }

  /// Whether something that can be counted follows a number: a space and a word, or a group.
  var isBeforeCounted: Bool {
    guard peek() == 0x20 || peek() == 0x09 || isAt("\u{A0}") else { return false }
    var probe = self
    probe.skipSpaces()
    if probe.peek() == UInt8(ascii: "(") || probe.isAtDigit { return true }
    guard probe.isAtLetter || probe.peek() >= 0x80 else { return VulgarFraction(at: probe) != nil }
    // Temperatures are not counts.
    return !probe.isAt("°")
      && !["degrees", "degree", "F", "C"].contains {
        probe.bytes[probe.position..<probe.endOfWord()].elementsEqual($0.utf8)
      }
  }

  /// Steps over spaces and an opening parenthesis, if there is one.
  mutating func skipGroupStart() -> Bool {
    var probe = self
    probe.skipSpaces()
    guard probe.skip("(") else { return false }
    self = probe
    return true
  }

  /// Whether a number of seconds, written `1980s`, is rather a decade.
  func isDecade(_ range: Range<Int>, _ unitRange: Range<Int>) -> Bool {
    bytes[unitRange].elementsEqual("s".utf8) && unitRange.lowerBound == range.lowerBound + 4
      && bytes[range.lowerBound..<range.lowerBound + 4].allSatisfy { (0x30...0x39).contains($0) }
  }
}
