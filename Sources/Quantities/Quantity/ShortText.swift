/// A text of at most 16 bytes, in two words, which are written at once: with the name of a unit, that takes
/// an eighth of what a string takes.
struct ShortText: Sendable {
  // Their bytes stand as in memory.
  private let first: UInt64
  private let second: UInt64
  /// How many bytes it has, or -1 if the text is longer.
  let count: Int

  init(_ text: String) {
    var text = text
    var words: (UInt64, UInt64) = (0, 0)
    count = text.withUTF8 { bytes in
      guard bytes.count <= 16 else { return -1 }
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
      return bytes.count
    }
    (first, second) = words
  }

  /// Puts the text where there is room for 16 bytes.
  @inline(__always)
  func store(at place: UnsafeMutablePointer<UInt8>) {
    let place = UnsafeMutableRawPointer(place)
    place.storeBytes(of: first, as: UInt64.self)
    place.storeBytes(of: second, toByteOffset: 8, as: UInt64.self)
  }
}
