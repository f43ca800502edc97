extension UInt8 {
  /// Whether the byte is an ASCII letter.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is an ASCII letter or part of a non-ASCII character, which counts as a
  /// letter.
  @inlinable package var isNameByte: Bool { self >= 0x80 || isASCIILetter }

  /// Whether the byte is an ASCII digit.
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is an ASCII letter or digit.
  var isLetterOrDigit: Bool { isASCIILetter || isDigit }
}
