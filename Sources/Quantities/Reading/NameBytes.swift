/// How the bytes of a name in a text compare with those of a name in the lexicon.
enum NameBytes {
  /// What a comparison finds.
  enum Match {
    case same, sameButForCase, different
  }

  /// FNV-1a over the letters in lower case, without what ``isSkipped(_:_:)`` leaves out.
  static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in name.indices where !isSkipped(name, index) {
      hash = (hash ^ UInt32(lowercase(name[index]))) &* 16_777_619
    }
    return Int(hash)
  }

  /// Compares a name in a text with one in the lexicon.
  static func match(
    _ text: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>
  ) -> Match {
    var match = Match.same
    var position = 0
    for index in text.indices where !isSkipped(text, index) {
      guard position < name.count else { return .different }
      if text[index] != name[position] {
        guard lowercase(text[index]) == lowercase(name[position]) else { return .different }
        match = .sameButForCase
      }
      position += 1
    }
    return position == name.count ? match : .different
  }

  /// Whether a byte does not count: a period behind a letter, as in `tbsp.`, `fl. oz.` and `U.S.`,
  /// or a further space between words.
  private static func isSkipped(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch text[index] {
    case UInt8(ascii: "."): return text[index - 1] > 0x20 && text[index - 1] != UInt8(ascii: ".")
    case 0x20: return text[index - 1] == 0x20
    default: return false
    }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}

/// How many letters must be changed, added, taken away or swapped with their neighbor to make one
/// word of the other; anything above the limit is as good as any other.
func editDistance(_ first: String, _ second: String, limit: Int) -> Int {
  let (a, b) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
  guard abs(a.count - b.count) <= limit, a.count <= 64 else { return limit + 1 }
  var before: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1]
    for j in b.indices {
      let substitution = previous[j] + (a[i] == b[j] ? 0 : 1)
      var least = min(substitution, previous[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
      current.append(least)
    }
    (before, previous) = (previous, current)
  }
  return previous[b.count]
}
