extension UInt8 {
  /// Whether the byte is an ASCII letter.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is an ASCII capital letter.
  @inlinable package var isUppercase: Bool { self &- 0x41 < 26 }

  /// Whether the byte is an ASCII small letter.
  @inlinable package var isLowercase: Bool { self &- 0x61 < 26 }

  /// Whether the byte is an ASCII letter or part of a non-ASCII character, which counts as a
  /// letter.
  @inlinable package var isNameByte: Bool { self >= 0x80 || isASCIILetter }

  /// Whether the byte is an ASCII digit.
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is an ASCII space, a tab or a line ending.
  @inlinable package var isSpace: Bool { self == 0x20 || self &- 0x09 < 5 }

  /// Whether the byte is an ASCII letter or digit.
  var isLetterOrDigit: Bool { isASCIILetter || isDigit }
}

// Comparisons with a character: `byte == "="`. A character that isn't ASCII equals no byte.

extension UInt8 {
  /// Returns whether the byte is an ASCII character.
  @inlinable package static func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
    UInt32(byte) == character.value
  }

  /// Returns whether the byte isn't an ASCII character.
  @inlinable package static func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
    UInt32(byte) != character.value
  }

  /// Matches an ASCII character in a `switch`.
  @inlinable package static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
    UInt32(byte) == character.value
  }
}

extension UInt8? {
  /// Returns whether there is a byte, and it is an ASCII character.
  @inlinable package static func == (byte: UInt8?, character: Unicode.Scalar) -> Bool {
    byte.map { $0 == character } ?? false
  }

  /// Returns whether there is no byte, or it isn't an ASCII character.
  @inlinable package static func != (byte: UInt8?, character: Unicode.Scalar) -> Bool {
    !(byte == character)
  }
}
