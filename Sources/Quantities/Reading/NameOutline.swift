/// Which letters a name has and how many, to tell cheaply that another name is not near it.
///
/// A mistake should cost no more than an answer: comparing a word with each name letter by letter
/// takes some hundred times as long as reading an amount.
struct NameOutline: Sendable {
  private let letters: UInt64
  private let length: Int

  init(_ name: some Sequence<UInt8>) {
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

/// How many letters must be changed, added, taken away or swapped with their neighbor to make one
/// word of the other; anything above the limit is as good as any other.
func editDistance(_ first: String, _ second: String, limit: Int) -> Int {
  var (first, second) = (first, second)
  return first.withUTF8 { a in second.withUTF8 { b in editDistance(a, b, limit: limit) } }
}

private func editDistance(
  _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, limit: Int
) -> Int {
  guard abs(a.count - b.count) <= limit, a.count <= 64 else { return limit + 1 }
  let width = b.count + 1
  // The row for the letters of `a` so far, and the two before it.
  return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
    for j in 0..<width { rows[j] = j }
    for i in 1..<a.count + 1 {
      let (row, above, twoAbove) = (i % 3 * width, (i + 2) % 3 * width, (i + 1) % 3 * width)
      rows[row] = i
      for j in 1..<width {
        let substitution = rows[above + j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var least = min(substitution, rows[above + j] + 1, rows[row + j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = min(least, rows[twoAbove + j - 2] + 1)
        }
        rows[row + j] = least
      }
    }
    return rows[a.count % 3 * width + b.count]
  }
}
