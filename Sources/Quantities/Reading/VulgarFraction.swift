/// A fraction that is one character: `½`.
struct VulgarFraction {
  let numerator: UInt128
  let denominator: UInt128
  /// The bytes of the character.
  let length: Int

  /// The vulgar fraction at a cursor, if there is one.
  init?(at cursor: ByteCursor) {
    let (first, second, third) = (cursor.peek(), cursor.peek(1), cursor.peek(2))
    let value: (UInt128, UInt128)?
    if first == 0xC2 {
      value =
        switch second {
        case 0xBC: (1, 4)
        case 0xBD: (1, 2)
        case 0xBE: (3, 4)
        default: nil
        }
      length = 2
    } else if first == 0xE2 && second == 0x85 {
      value = VulgarFraction.numberForm(third)
      length = 3
    } else if first == 0xE2 && second == 0x86 && third == 0x89 {
      value = (0, 3)
      length = 3
    } else {
      return nil
    }
    guard let value else { return nil }
    (numerator, denominator) = value
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
