import QuantityCore

extension Vocabulary {
  /// Whether a text seems to name a unit or to continue a calculation, rather than being the
  /// ingredient of the amount before it.
  ///
  /// True if a word names a unit or joins amounts, or if the first or last word is nearly the name
  /// of a volume or a mass, with the same first letter: `tblsp` and `too tbsp`, but not
  /// `soy sauce`.
  package func seemsToNameUnit(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in LexiconView.of(self) { seemsToNameUnit(in: bytes, $0) } }
  }

  private func seemsToNameUnit(
    in bytes: UnsafeBufferPointer<UInt8>, _ view: LexiconView
  ) -> Bool {
    var cursor = ByteCursor(bytes, view)
    var last = 0..<0
    while !cursor.isAtEnd {
      let range = cursor.position..<cursor.endOfWord()
      // The `s` of `campbell's` isn't a second.
      let isEnding = range.lowerBound > 0 && bytes[range.lowerBound - 1] == "'"
      if !range.isEmpty, !isEnding {
        if isName(range, cursor) || last.isEmpty && isNearName(range, cursor) { return true }
        last = range
      }
      cursor.position = max(range.upperBound, cursor.endOfCharacter())
    }
    return !last.isEmpty && isNearName(last, cursor)
  }

  private func isName(_ range: Range<Int>, _ cursor: ByteCursor) -> Bool {
    switch cursor.keyword(in: range) {
    case .to, .target, .plus, .minus, .times, .per: return true
    default: break
    }
    let word = UnsafeBufferPointer(rebasing: cursor.bytes[range])
    let match = lexicon.match(word, kind: nil)
    return match.unit != nil || match.isAmbiguous || match.hasOthers
  }

  private func isNearName(_ range: Range<Int>, _ cursor: ByteCursor) -> Bool {
    let word = UnsafeBufferPointer(rebasing: cursor.bytes[range])
    // Shorter words than `tsp` are near too many others.
    guard word.count >= 3 else { return false }
    return [AnyKind.volume, AnyKind.mass].contains { kind in
      lexicon.names(near: word, kind: kind).contains { name in
        name.utf8.count >= 3
          && name.utf8.first.map(NameFolding.lowercase) == NameFolding.lowercase(word[0])
      }
    }
  }
}
