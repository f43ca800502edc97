/// Which letters a name has and how many, to tell cheaply that another name is not near it.
///
/// A mistake should cost no more than an answer: comparing a word with each name letter by letter
/// takes as long as reading a dozen amounts.
struct NameOutline: Sendable {
  private let letters: UInt64
  private let length: Int

  init(_ name: UnsafeBufferPointer<UInt8>) {
    var (letters, length): (UInt64, Int) = (0, 0)
    for byte in name {
      // Letters have the same last five bits in both cases; other bytes share the places above.
      let isLetter = byte & 0xC0 == 0x40
      letters |= 1 << UInt64(isLetter ? byte & 0x1F : 32 + byte & 0x1F)
      length += 1
    }
    self.letters = letters
    self.length = length
  }

  /// Whether names of these outlines can be so few edits apart: one edit changes the length by one
  /// at most, and adds and removes one letter at most.
  func canBe(within edits: Int, of other: NameOutline) -> Bool {
    abs(length - other.length) <= edits
      && (letters & ~other.letters).nonzeroBitCount <= edits
      && (other.letters & ~letters).nonzeroBitCount <= edits
  }
}
