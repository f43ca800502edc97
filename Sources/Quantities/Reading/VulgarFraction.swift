/// A fraction whose digits are characters of their own: `½`, `⅟8`, `¹¹⁄₁₆`.
struct VulgarFraction {
  let value: ScannedNumber
  /// How many bytes it has.
  let length: Int

  /// The vulgar fraction at a cursor, if there is one.
  init?(at cursor: ByteCursor) {
    guard cursor.peek() >= 0xC2 else { return nil }
    if let single = VulgarFraction.single(cursor) {
      self.init(single.numerator, single.denominator, length: single.length)
    } else if cursor.isAt("⅟") {
      // The numerator one, with any denominator behind it.
      var probe = cursor
      probe.position += 3
      guard let denominator = probe.readDigits(.any), denominator > 0 else { return nil }
      self.init(1, denominator, length: probe.position - cursor.position)
    } else {
      var probe = cursor
      guard let numerator = probe.readDigits(.superscript),
        probe.skip("⁄") || probe.skip("/"),
        let denominator = probe.readDigits(.subscript), denominator > 0
      else { return nil }
      self.init(numerator, denominator, length: probe.position - cursor.position)
    }
  }

  private init(_ numerator: UInt128, _ denominator: UInt128, length: Int) {
    value = ScannedNumber(numerator: numerator, denominator: denominator)
    self.length = length
  }

  private static func single(
    _ cursor: ByteCursor
  ) -> (numerator: UInt128, denominator: UInt128, length: Int)? {
    switch (cursor.peek(), cursor.peek(1), cursor.peek(2)) {
    case (0xC2, 0xBC, _): (1, 4, 2)
    case (0xC2, 0xBD, _): (1, 2, 2)
    case (0xC2, 0xBE, _): (3, 4, 2)
    case (0xE2, 0x85, let last): numberForm(last).map { ($0.0, $0.1, 3) }
    case (0xE2, 0x86, 0x89): (0, 3, 3)
    default: nil
    }
  }

  /// The fractions among the number forms U+2150 to U+215E, by their last byte.
  private static func numberForm(_ byte: UInt8) -> (UInt128, UInt128)? {
    switch byte {
    case 0x90: (1, 7)
    case 0x91: (1, 9)
    case 0x92: (1, 10)
    case 0x93: (1, 3)
    case 0x94: (2, 3)
    case 0x95: (1, 5)
    case 0x96: (2, 5)
    case 0x97: (3, 5)
    case 0x98: (4, 5)
    case 0x99: (1, 6)
    case 0x9A: (5, 6)
    case 0x9B: (1, 8)
    case 0x9C: (3, 8)
    case 0x9D: (5, 8)
    case 0x9E: (7, 8)
    default: nil
    }
  }
}
