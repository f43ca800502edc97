extension UInt8 {
  /// Whether the byte is a letter of ASCII.
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is a letter of ASCII, or belongs to a scalar beyond it, which is taken for a letter.
  var isNameByte: Bool { self >= 0x80 || isASCIILetter }

  /// Whether the byte is a digit of ASCII.
  var isDigit: Bool { self &- 0x30 < 10 }
}
