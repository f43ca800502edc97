import QuantityAnswers

/// Why texts have no answer, remembered for when they come again: a column of amounts repeats the same few texts
/// that aren't amounts, such as `n/a` and `to taste`.
///
/// Looking for what may have been meant takes as long as ten answers, and finding it here as long as one.
struct KnownMistakes {
  // A place for each hash, with the last text that had it, so that memory does not grow with the lines.
  private var texts = [[UInt8]](repeating: [], count: 64)
  private var mistakes = [Mistake?](repeating: nil, count: 64)
  private static let longestText = 40

  /// The mistake in a text, if it is known.
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
