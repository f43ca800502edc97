import QuantityAnswers

/// A cache of errors by text. A column of amounts often repeats the same few texts without an
/// amount, such as `n/a` and `to taste`.
///
/// Finding suggestions takes much longer than an answer, and a hit in the cache about as long.
struct KnownMistakes {
  // One entry per hash, for the last text with it, so memory is constant.
  private var texts = [[UInt8]](repeating: [], count: 64)
  private var mistakes = [Mistake?](repeating: nil, count: 64)
  private static let longestText = 40

  /// The cached error of a text.
  subscript(text: String) -> Mistake? {
    get {
      var text = text
      return text.withUTF8 { bytes in
        let place = place(of: bytes)
        return texts[place].elementsEqual(bytes) ? mistakes[place] : nil
      }
    }
    set {
      let bytes = Array(text.utf8)
      guard bytes.count <= KnownMistakes.longestText else { return }
      let place = place(of: bytes)
      (texts[place], mistakes[place]) = (bytes, newValue)
    }
  }

  private func place(of text: some Sequence<UInt8>) -> Int {
    var hash: UInt64 = 0
    for byte in text.prefix(KnownMistakes.longestText) {
      hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
    }
    return Int(hash >> 58)
  }
}
