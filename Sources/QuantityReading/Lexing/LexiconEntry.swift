import QuantityCore

/// A name of a unit, or a word that begins longer names.
///
/// Trivial: it is read for every name in a text, and an array or a string in it would be retained
/// and released each time.
struct LexiconEntry {
  /// The bytes of the name, which the lexicon owns.
  let name: UnsafeBufferPointer<UInt8>
  /// Compared first: names in the same slot nearly always differ in it, and comparing letters is
  /// far slower.
  let hash: UInt32
  /// The unit, or `nil` for a word that only begins longer names.
  let unit: AnyUnit?
  let kind: AnyKind?
  let traits: NameTraits
  /// Whether the name is also a word before others, such as `us`.
  let isPrefix: Bool
  /// The letters of the name, for finding similar ones.
  let outline: NameOutline

  /// Returns how well a name in a text fits this entry, or `nil` if it doesn't. Smaller is better.
  @inline(__always)
  func rank(for text: UnsafeBufferPointer<UInt8>, in context: NameContext) -> Int? {
    let match = NameFolding.match(text, name)
    guard match != .different else { return nil }
    guard let unit else { return context.prefix == nil ? 0 : nil }
    if let kind = context.kind, kind != self.kind { return nil }
    if let prefix = context.prefix {
      guard unit.definition.hasPrefix(prefix) else { return nil }
    } else if traits.needsPrefix {
      return nil
    }
    if match == .sameButForCase, name.count < 3 {
      guard context.ignoresCase && !isPrefix || isInCapitals(text) else { return nil }
    }
    return (traits.isForeign ? 8 : traits.isOwn ? 0 : 4) + (traits.isContextual ? 2 : 0)
      + (match == .same ? 0 : 1)
  }
}

extension LexiconEntry {
  /// Whether a text has the name in capitals, as in `12 OZ`. In single letters, case matters.
  private func isInCapitals(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count == 2 && !isPrefix && text.count >= 2 && text.prefix(2).allSatisfy { $0.isUppercase }
  }
}

/// What a lexicon says of a name besides its unit.
struct NameTraits {
  /// Whether the name means the unit only where its kind is known.
  var isContextual = false
  /// Whether recipes count things by the name, so running text has no unit there.
  var isCounted = false
  /// Whether the name means the unit only after a prefix.
  var needsPrefix = false
  /// Whether the name belongs to the language itself rather than to English.
  var isOwn = false
  /// Whether the name is neither English nor of the lexicon's language.
  var isForeign = false
  /// Whether a number can follow the name: `大さじ2`.
  var isFirst = false
  /// How many of the unit the name means without a number, as `كوبان` means two; 0 if it doesn't
  /// say.
  var count: UInt8 = 0
}

/// The conditions on a name besides its letters.
struct NameContext {
  /// The only kind that counts, or `nil` for any.
  var kind: AnyKind?
  /// The word before the name that says which unit is meant, such as `uk`.
  var prefix: UnsafeBufferPointer<UInt8>?
  /// Whether case is also ignored in the shortest names.
  var ignoresCase = false
}

extension UnitDefinition {
  fileprivate func hasPrefix(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    prefixes.contains { prefix in
      Array(prefix.utf8).withUnsafeBufferPointer { NameFolding.match(word, $0) != .different }
    }
  }
}

/// The letters of a name, for ruling out cheaply that another name is near.
///
/// An error should cost no more than an answer, and comparing a word with each name letter by
/// letter is slow.
struct NameOutline: Sendable {
  private let letters: UInt64

  init(_ name: UnsafeBufferPointer<UInt8>) {
    var letters: UInt64 = 0
    for byte in name {
      // Letters have the same last five bits in both cases; other bytes share the upper half.
      let isLetter = byte & 0xC0 == 0x40
      letters |= 1 << UInt64(isLetter ? byte & 0x1F : 32 + byte & 0x1F)
    }
    self.letters = letters
  }

  /// Whether names with these outlines can be within a number of edits: one edit adds and removes
  /// at most one letter.
  func canBe(within edits: Int, of other: NameOutline) -> Bool {
    exceeds(other, byAtMost: edits) && other.exceeds(self, byAtMost: edits)
  }

  /// Whether at most this many letters here are missing in another name.
  private func exceeds(_ other: NameOutline, byAtMost count: Int) -> Bool {
    // Clears bit by bit: not every processor counts bits, and this is as quick anywhere.
    var rest = letters & ~other.letters
    for _ in 0..<count { rest &= rest &- 1 }
    return rest == 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a name of up to three letters, one edit away from an entry's, seems to mean it. It
  /// either has only the entry's letters and is no shorter, or begins with the same letter and is
  /// no longer. A name of two letters has only the entry's letters in both cases.
  func isNear(_ entry: LexiconEntry, _ distance: Int) -> Bool {
    // In capitals, `us` is a qualifier and not a unit.
    if distance == 0 { return !entry.isPrefix }
    let isPart = allSatisfy { letter in
      entry.name.contains { NameFolding.lowercase($0) == NameFolding.lowercase(letter) }
    }
    guard count > 1 else { return false }
    if isPart, entry.name.count > 1, entry.name.count <= count { return true }
    return entry.name.count >= count && (isPart || count > 2)
      && NameFolding.lowercase(self[0]) == NameFolding.lowercase(entry.name[0])
  }
}
