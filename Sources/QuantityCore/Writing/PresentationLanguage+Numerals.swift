extension PresentationLanguage {
  /// How a language writes numbers: its digits, groups and signs.
  ///
  ///     PresentationLanguage.Numerals(zero: "٠", grouping: "٬", minus: "\u{61C}-", plus: "\u{61C}+")
  ///     PresentationLanguage.Numerals(grouping: ",", secondGroup: 2)
  ///     PresentationLanguage.Numerals(grouping: "\u{A0}", leastDigitsBeforeGroup: 2)
  ///
  /// The second writes 12,34,567, the third 1234 and 12 345. A style decides whether groups are
  /// written: ``PresentationStyle/Grouping``.
  public struct Numerals: Sendable, Hashable, Codable, CustomStringConvertible {
    private let firstDigit: UInt32
    var grouping: String
    private let firstGroup: UInt8
    private let secondGroup: UInt8
    private let leastDigits: UInt8
    let minus: String
    let plus: String

    /// Creates the numerals of a language.
    ///
    /// - Parameters:
    ///   - zero: the digit zero, which the other nine follow in Unicode.
    ///   - grouping: the separator between groups of digits.
    ///   - firstGroup: the number of digits in the group before the decimal mark.
    ///   - secondGroup: the number of digits in the other groups, or `nil` for that of the first.
    ///   - leastDigitsBeforeGroup: the least number of digits before the last group: 2 if `1234` is
    ///     written without groups.
    ///   - minus: the sign before negative numbers, with any directional marks that it needs.
    ///   - plus: the sign before positive numbers, for styles that write one.
    public init(
      zero: Unicode.Scalar = "0", grouping: String = ",", firstGroup: Int = 3,
      secondGroup: Int? = nil, leastDigitsBeforeGroup: Int = 1, minus: String = "-",
      plus: String = "+"
    ) {
      func size(_ count: Int) -> UInt8 { UInt8(min(max(count, 1), 99)) }
      firstDigit = zero.value
      self.grouping = grouping
      self.firstGroup = size(firstGroup)
      self.secondGroup = size(secondGroup ?? firstGroup)
      leastDigits = size(leastDigitsBeforeGroup)
      self.minus = minus
      self.plus = plus
    }

    /// The digit zero: `0`, `٠`.
    public var zero: Unicode.Scalar {
      // Decoded data can contain any value.
      guard firstDigit < 0x10FFF0, Unicode.Scalar(firstDigit + 9) != nil else { return "0" }
      return Unicode.Scalar(firstDigit) ?? "0"
    }

    /// A number with groups: `12,34,567`.
    public var description: String {
      TextWriter.text { writer in
        writer.writeDigits(1_234_567)
        writer.translateDigits(from: 0, self, true)
      }
    }

    /// Whether digits and signs are ASCII.
    var isPlain: Bool { zero == "0" && minus == "-" && plus == "+" }

    /// Returns a digit, given its value or the low four bits of its ASCII code.
    func digit(_ byte: UInt8) -> Unicode.Scalar {
      Unicode.Scalar(zero.value + UInt32(byte & 0x0F)) ?? "0"
    }

    /// Returns whether a group ends where this many digits of a number are left.
    func isGroup(at rest: Int, of count: Int) -> Bool {
      let first = Int(max(firstGroup, 1))
      guard count >= first + Int(leastDigits), rest >= first else { return false }
      return (rest - first) % Int(max(secondGroup, 1)) == 0
    }
  }
}
