import QuantityCore

/// Compares the bytes of names in texts with those of names in the lexicon.
package enum NameFolding {
  /// The result of a comparison.
  enum Match {
    case same, sameButForCase, different
  }

  /// Hashes the letters in lower case with FNV-1a, skipping ignored bytes.
  static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    var index = 0
    while index < name.count {
      let skipped = skippedCount(name, at: index)
      if skipped == 0 { hash = (hash ^ UInt32(spoken(name, index))) &* 16_777_619 }
      index += max(skipped, 1)
    }
    return hash
  }

  /// Compares a name in a text with one in the lexicon.
  static func match(
    _ text: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>
  ) -> Match {
    var match = Match.same
    var position = 0
    var index = 0
    while index < text.count {
      let skipped = skippedCount(text, at: index)
      if skipped > 0 {
        index += skipped
        continue
      }
      guard position < name.count else { return .different }
      if text[index] != name[position] {
        guard spoken(text, index) == spoken(name, position) else { return .different }
        match = .sameButForCase
      }
      position += 1
      index += 1
    }
    return position == name.count ? match : .different
  }

  /// Returns the first word of a name and the rest; `nil` if it has only one word.
  static func splitPrefix(
    _ name: UnsafeBufferPointer<UInt8>
  ) -> (prefix: UnsafeBufferPointer<UInt8>, rest: UnsafeBufferPointer<UInt8>)? {
    guard let space = name.firstIndex(where: isSpace) else { return nil }
    let rest = name[space...].drop(while: isSpace)
    return (
      UnsafeBufferPointer(rebasing: name[..<space]), UnsafeBufferPointer(rebasing: rest)
    )
  }

  /// Returns the bytes of a name that count in a lexicon: `c à s` for `c. à s.`
  static func counting(_ name: String) -> [UInt8] {
    Array(name.utf8).withUnsafeBufferPointer { bytes in
      (normalized(bytes) ?? Array(bytes)).withUnsafeBufferPointer { bytes in
        bytes.indices.filter { skippedCount(bytes, at: $0) == 0 }.map { bytes[$0] }
      }
    }
  }

  /// Returns the length of the ending in parentheses at an index, as in `cup(s)`; `nil` if there is
  /// none.
  package static func ending(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard text[index] == "(", index > 0, text[index - 1] > 0x2F else { return nil }
    let isLong = index + 3 < text.count && text[index + 3] == ")"
    guard isLong || index + 2 < text.count && text[index + 2] == ")" else { return nil }
    switch (text[index + 1] | 0x20, isLong ? text[index + 2] | 0x20 : 0) {
    case ("s", 0), ("n", 0), ("e", 0), ("e", "s"), ("e", "n"), ("e", "r"), ("j", "e"):
      return isLong ? 4 : 3
    default: return nil
    }
  }

  /// Whether a byte separates the words of a name: programs write `fluid_ounce`.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == "_" }

  /// Returns a byte in lower case, or a space for an underscore.
  @inline(__always)
  private static func spoken(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt8 {
    text[index] == "_" ? 0x20 : lowercase(text, index)
  }

  /// Returns how many bytes to ignore from an index on: a period after a letter, as in `tbsp.`,
  /// `fl. oz.` and `U.S.`, a further space between words, or an ending in parentheses.
  @inline(__always)
  private static func skippedCount(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard index > 0 else { return 0 }
    switch text[index] {
    case ".":
      return text[index - 1] > 0x20 && text[index - 1] != "." ? 1 : 0
    case 0x20: return text[index - 1] == 0x20 ? 1 : 0
    case "(": return ending(text, at: index) ?? 0
    default: return 0
    }
  }

  /// Returns a byte in lower case if it is an ASCII letter; beyond ASCII, the byte that both cases
  /// of the letter share.
  @inline(__always)
  package static func lowercase(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt8 {
    let byte = text[index]
    return byte < 0x80 ? lowercase(byte) : folded(text, index)
  }

  /// Whether a byte can occur in names: in a letter, or as a space, period, hyphen or apostrophe.
  static func canBeSpelled(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(lowercase(byte)) || " .-'".utf8.contains(byte)
  }

  /// Returns a byte in lower case, if it is an ASCII letter.
  package static func lowercase(_ byte: UInt8) -> UInt8 {
    byte.isUppercase ? byte | 0x20 : byte
  }
}
