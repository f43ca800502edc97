import QuantityCore

/// A name of a unit, or a word with which longer names begin.
///
/// It is trivial: it is looked at for every name in a text, and an array or a string in it would be
/// retained and released each time.
struct LexiconEntry {
  /// The bytes of the name, which the lexicon owns.
  let name: UnsafeBufferPointer<UInt8>
  /// Their hash: names that share a place in the table nearly always differ in it, and comparing letters takes thirty
  /// times as long.
  let hash: UInt32
  /// The unit, or `nil` for a word that only begins longer names.
  let unit: AnyUnit?
  /// The unit's kind.
  let kind: AnyKind?
  /// Whether the name means the unit only where its kind is known.
  let isContextual: Bool
  /// Whether recipes count things by the name, so that running text has no unit there.
  let isCounted: Bool
  /// Whether text must say which unit of that name is meant.
  let needsPrefix: Bool
  /// Whether the name is of the language itself, and not the English one beside it.
  let isOwn: Bool
  /// Whether the name is of no language of the lexicon's.
  let isForeign: Bool
  /// Whether the name is also a word before others, as `us` is.
  let isPrefix: Bool
  /// Whether a number can follow the name: `大さじ2`.
  let isFirst: Bool
  /// How many of the unit the name means where no number stands by it, as `كوبان` means two; 0 if it does not say.
  let count: UInt8
  /// What the name is made of, to tell what is near it.
  let outline: NameOutline

  /// Returns how well a name in a text fits this entry, the less the better, or `nil` if it does not.
  @inline(__always)
  func rank(for text: UnsafeBufferPointer<UInt8>, in context: NameContext) -> Int? {
    let match = NameBytes.match(text, name)
    guard match != .different else { return nil }
    guard let unit else { return context.prefix == nil ? 0 : nil }
    if let kind = context.kind, kind != self.kind { return nil }
    if let prefix = context.prefix {
      guard unit.definition.hasPrefix(prefix) else { return nil }
    } else if needsPrefix {
      return nil
    }
    if match == .sameButForCase, name.count < 3 {
      guard context.ignoresCase && !isPrefix || isInCapitals(text) else { return nil }
    }
    return (isForeign ? 8 : isOwn ? 0 : 4) + (isContextual ? 2 : 0) + (match == .same ? 0 : 1)
  }
}

extension LexiconEntry {
  /// Whether a text has the name in capitals, as in `12 OZ`; of a single letter, case tells what it means.
  private func isInCapitals(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count == 2 && !isPrefix && text.count >= 2
      && text.prefix(2).allSatisfy { (0x41...0x5A).contains($0) }
  }
}

/// What a name must fit beside its letters.
struct NameContext {
  /// The only kind that counts, or `nil` for any.
  var kind: AnyKind?
  /// The word before the name that says which unit is meant: `uk`.
  var prefix: UnsafeBufferPointer<UInt8>?
  /// Whether capitals are as good as small letters in the shortest names, too.
  var ignoresCase = false
}

extension UnitDefinition {
  fileprivate func hasPrefix(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    prefixes.contains { prefix in
      Array(prefix.utf8).withUnsafeBufferPointer { NameBytes.match(word, $0) != .different }
    }
  }
}

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

  /// Whether names of these outlines can be this few edits apart: one edit adds and removes one letter
  /// at most.
  func canBe(within edits: Int, of other: NameOutline) -> Bool {
    exceeds(other, byAtMost: edits) && other.exceeds(self, byAtMost: edits)
  }

  /// Whether no more than this many letters are here that another name lacks.
  private func exceeds(_ other: NameOutline, byAtMost count: Int) -> Bool {
    // Not every processor counts bits, and to take some away is as quick anywhere.
    var rest = letters & ~other.letters
    for _ in 0..<count { rest &= rest &- 1 }
    return rest == 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a name of up to three letters, which one slip makes of an entry's, seems to be meant for it: it
  /// has the same letters, one of them perhaps twice, or the same first one and no more of them. One of two
  /// letters has no other ones.
  func isNear(_ entry: LexiconEntry, _ distance: Int) -> Bool {
    // In capitals, the word for a system is not the name of a unit.
    if distance == 0 { return !entry.isPrefix }
    let isPart = allSatisfy { letter in
      entry.name.contains { NameBytes.lowercase($0) == NameBytes.lowercase(letter) }
    }
    guard count > 1 else { return false }
    if isPart, entry.name.count > 1, entry.name.count <= count { return true }
    return entry.name.count >= count && (isPart || count > 2)
      && NameBytes.lowercase(self[0]) == NameBytes.lowercase(entry.name[0])
  }
}
