import QuantityReading

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
}

extension ByteCursor {
  /// The length of the space here, ASCII or not.
  var lengthOfSpace: Int? {
    if peek() <= 0x20 { return 1 }
    return peek() >= 0xC2 || peek() == "&" ? spaceBeyondASCII : nil
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
