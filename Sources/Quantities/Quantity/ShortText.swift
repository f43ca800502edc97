/// A text of at most 16 bytes, in two words, which are written at once: with the name of a unit, that takes
/// an eighth of what a string takes.
struct ShortText: Sendable {
  private let first: UInt64
  private let second: UInt64
  /// How many bytes it has, or -1 if the text is longer.
  let count: Int

  init(_ text: String) {
    var words: (UInt64, UInt64) = (0, 0)
    var count = 0
    for byte in text.utf8 {
      if count < 8 {
        words.0 |= UInt64(byte) << (8 * UInt64(count))
      } else if count < 16 {
        words.1 |= UInt64(byte) << (8 * UInt64(count - 8))
      }
      count += 1
    }
    (first, second, self.count) = (words.0, words.1, count <= 16 ? count : -1)
  }

  /// Puts the text where there is room for 16 bytes.
  @inline(__always)
  func store(at place: UnsafeMutablePointer<UInt8>) {
    let place = UnsafeMutableRawPointer(place)
    place.storeBytes(of: first.littleEndian, as: UInt64.self)
    place.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
  }
}
