import QuantityCore

extension VulgarFraction {
  /// Reads the vulgar fraction at a cursor; `nil` if there is none.
  package init?(at cursor: ByteCursor) {
    guard cursor.peek() >= 0xC2 else {
      guard let entity = HTMLEntity(at: cursor), let fraction = VulgarFraction(entity.scalar) else {
        return nil
      }
      self.init(fraction.numerator, over: fraction.denominator, length: entity.length)
      return
    }
    if let single = VulgarFraction.character(at: cursor).flatMap({ VulgarFraction($0) }) {
      self = single
    } else if cursor.isAt("⅟") {
      // `⅟` with any denominator after it.
      var probe = cursor.skipping(3)
      guard let denominator = probe.readNumber(.any), denominator > 0 else { return nil }
      self.init(1, over: denominator, length: probe.position - cursor.position)
    } else {
      var probe = cursor
      guard let numerator = probe.readNumber(.superscript),
        probe.skip("⁄") || probe.skip("/"),
        let denominator = probe.readNumber(.subscript), denominator > 0
      else { return nil }
      self.init(numerator, over: denominator, length: probe.position - cursor.position)
    }
  }

  var value: ScannedNumber { ScannedNumber(numerator: numerator, denominator: denominator) }

  /// Returns the character at a cursor, if it is in a range where Unicode has vulgar fractions.
  private static func character(at cursor: ByteCursor) -> Unicode.Scalar? {
    switch (cursor.peek(), cursor.peek(1), cursor.peek(2)) {
    case (0xC2, let last, _) where (0xBC...0xBE).contains(last): Unicode.Scalar(last)
    case (0xE2, 0x85, let last): Unicode.Scalar(0x2140 + UInt16(last & 0x3F))
    case (0xE2, 0x86, let last): Unicode.Scalar(0x2180 + UInt16(last & 0x3F))
    default: nil
    }
  }
}
