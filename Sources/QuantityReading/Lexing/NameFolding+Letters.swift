import QuantityCore

// Case folding beyond ASCII without the Unicode tables, for Latin, Greek and Cyrillic letters with
// as many bytes in both cases, as nearly all have.

extension NameFolding {
  /// Returns a byte that is the same for both cases of the letter it belongs to.
  ///
  /// It need not be part of a letter: it is only compared with bytes made the same way. The Turkish
  /// `ı` and `İ` are separate letters.
  @inline(never)
  static func folded(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt8 {
    let byte = text[index]
    switch byte {
    // Greek and Cyrillic have two lead bytes each, which small letters share with capitals.
    case 0xCF: return 0xCE
    case 0xD1: return 0xD0
    case 0x80...0xBF where index > 0: break
    default: return byte
    }
    switch text[index - 1] {
    case 0xC3: return byte <= 0x9E && byte != 0x97 ? byte | 0x20 : byte
    case 0xC4: return latinExtended(byte, evenCapitals: byte < 0xB8 && byte & 0xFE != 0xB0)
    case 0xC5:
      return latinExtended(byte, evenCapitals: (0x8A...0xB7).contains(byte))
    case 0xC6: return byte == 0xA0 || byte == 0xAF ? byte + 1 : byte
    case 0xC8, 0xD2: return byte | 1
    case 0xCE: return greek(byte)
    case 0xCF: return greekOfSecondBlock(byte)
    case 0xD0: return byte >= 0xB0 ? byte - 0x20 : byte
    case 0xD1: return byte < 0x90 ? byte + 0x20 : byte < 0xA0 ? byte - 0x10 : byte ^ 0x80
    // U+1E80 to U+1EFF, as in Vietnamese.
    case 0xBA, 0xBB: return index > 1 && text[index - 2] == 0xE1 ? byte | 1 : byte
    default: return byte
    }
  }

  /// Folds letters whose capitals directly precede the small ones: those with even bytes, or else
  /// those with odd ones.
  private static func latinExtended(_ byte: UInt8, evenCapitals: Bool) -> UInt8 {
    if evenCapitals { return byte | 1 }
    return byte & 0xFE == 0xB0 ? byte : (byte + 1) & 0xFE
  }

  /// Also folds accents, which words in capitals don't have.
  private static func greek(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x86, 0xAC: 0x91
    case 0x88, 0xAD: 0x95
    case 0x89, 0xAE: 0x97
    case 0x8A, 0xAF: 0x99
    case 0x8C: 0x9F
    case 0x8E: 0xA5
    case 0x8F: 0xA9
    case 0xB1...0xBF: byte - 0x20
    default: byte
    }
  }

  private static func greekOfSecondBlock(_ byte: UInt8) -> UInt8 {
    switch byte {
    // The final sigma.
    case 0x82: 0xA3
    case 0x80...0x89: byte + 0x20
    case 0x8A: 0x99
    case 0x8B, 0x8D: 0xA5
    case 0x8C: 0x9F
    case 0x8E: 0xA9
    default: byte ^ 0x80
    }
  }

  // MARK: Spaces and marks

  /// Returns a name with ASCII spaces and apostrophes and without zero-width characters; `nil` if
  /// that changes nothing.
  package static func normalized(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard name.contains(where: { $0 >= 0xC2 }) else { return nil }
    var cursor = ByteCursor(name)
    var normalized: [UInt8] = []
    var isSame = true
    while !cursor.isAtEnd {
      if cursor.peek() >= 0xC2, let length = cursor.spaceBeyondASCII {
        isSame = false
        if !cursor.isAtZeroWidthCharacter { normalized.append(0x20) }
        cursor.position += length
      } else if cursor.skip("’") || cursor.skip("׳") {
        isSame = false
        normalized.append(UInt8(ascii: "'"))
      } else {
        normalized.append(cursor.peek())
        cursor.position += 1
      }
    }
    return isSame ? nil : normalized
  }
}

extension ByteCursor {
  /// Whether the space beyond ASCII here has no width.
  var isAtZeroWidthCharacter: Bool {
    switch (peek(), peek(1)) {
    case (0xC2, _): false
    case (0xE2, 0x80): (0x8B...0x8F).contains(peek(2))
    default: true
    }
  }
}
