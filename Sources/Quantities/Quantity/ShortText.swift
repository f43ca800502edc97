/// A text of at most 16 bytes, in two words, which are written at once: with the name of a unit, that takes
/// an eighth of what a string takes.
struct ShortText: Sendable, Equatable {
  // Their bytes stand as in memory.
  private let first: UInt64
  private let second: UInt64
  /// How many bytes it has, or -1 if the text is longer.
  let count: Int

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { ShortText($0) }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var words: (UInt64, UInt64) = (0, 0)
    count = bytes.count <= 16 ? bytes.count : -1
    if count > 0 {
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
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
