import QuantityCore
import QuantityReading

// The words of running text that tell what a number means.

extension ByteCursor {
  /// Whether a number in digits could begin here.
  func isAtNumber(_ mark: DecimalMark) -> Bool {
    if isAtASCIIDigit { return true }
    let byte = peek()
    if byte == mark.byte { return (0x30...0x39).contains(peek(1)) }
    return (byte >= 0xC2 || byte == UInt8(ascii: "&"))
      && (VulgarFraction(at: self) != nil || isAtDigit)
  }

  /// Whether something that can be counted follows a number: a space and a word, or a group.
  var isBeforeCounted: Bool {
    var probe = self
    // `**2** eggs`, `<b>2</b> eggs`
    while probe.peek() == UInt8(ascii: "*") || probe.peek() == UInt8(ascii: "_") {
      probe.position += 1
    }
    if probe.isAt("</"), let end = probe.bytes[probe.position...].prefix(12).firstIndex(of: 0x3E) {
      probe.position = end + 1
    }
    let start = probe.position
    probe.skipSpaces()
    guard probe.position > start else { return false }
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
    unitRange.count == 1 && bytes[unitRange.lowerBound] == UInt8(ascii: "s")
      && unitRange.lowerBound == range.lowerBound + 4
      && bytes[range.lowerBound..<range.lowerBound + 4].allSatisfy { (0x30...0x39).contains($0) }
  }
}
