/// Which letters a name has, to tell cheaply that another name is not near it.
///
/// A mistake should cost no more than an answer: comparing a word with each name letter by letter
/// takes as long as reading a dozen amounts.
struct NameOutline: Sendable {
  private let letters: UInt64

  init(_ name: UnsafeBufferPointer<UInt8>) {
    var letters: UInt64 = 0
    for byte in name {
      // Letters have the same last five bits in both cases; other bytes share the places above.
      let isLetter = byte & 0xC0 == 0x40
      letters |= 1 << UInt64(isLetter ? byte & 0x1F : 32 + byte & 0x1F)
    }
    self.letters = letters
  }

  /// Whether names of these outlines can be so few edits apart: one edit adds and removes one letter
  /// at most.
  func canBe(within edits: Int, of other: NameOutline) -> Bool {
    exceeds(other, byAtMost: edits) && other.exceeds(self, byAtMost: edits)
  }

  /// Whether no more than so many letters are here that another name lacks.
  private func exceeds(_ other: NameOutline, byAtMost count: Int) -> Bool {
    // Not every processor counts bits, and to take some away is as quick anywhere.
    var rest = letters & ~other.letters
    for _ in 0..<count { rest &= rest &- 1 }
    return rest == 0
  }
}
