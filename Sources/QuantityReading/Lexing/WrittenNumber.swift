import QuantityCore

/// A number in digits, or in one character such as `½`, as written.
package struct WrittenNumber {
  /// A mark between digits. `space` is any other space, and `otherComma` one of Arabic or N’Ko.
  package enum Mark: UInt8 {
    case none, point, comma, apostrophe, quote, underscore, noBreakSpace, narrowSpace, thinSpace
    case arabicDecimal, arabicGroup, space, otherComma

    /// The mark as text.
    package var text: String {
      switch self {
      case .none: ""
      case .point: "."
      case .comma: ","
      case .apostrophe: "'"
      case .quote: "’"
      case .underscore: "_"
      case .noBreakSpace: "\u{A0}"
      case .narrowSpace: "\u{202F}"
      case .thinSpace: "\u{2009}"
      case .arabicDecimal: "٫"
      case .arabicGroup: "٬"
      case .space: " "
      case .otherComma: "،"
      }
    }

    /// Whether the mark can begin decimals.
    var canBeDecimal: Bool { self == .point || self == .comma || self == .arabicDecimal }

    var isSpace: Bool {
      self == .space || self == .noBreakSpace || self == .narrowSpace || self == .thinSpace
    }

    /// Whether the mark groups digits in every language, as an apostrophe does.
    var isApostrophe: Bool {
      self == .apostrophe || self == .quote || self == .arabicGroup || self == .otherComma
    }
  }

  /// The value is `digits / denominator`, unless it must be read from the bytes.
  package var digits: UInt64 = 0
  package var denominator: UInt64 = 1
  /// The zero of the digits' script: `０` for `２００`.
  package var zero: Unicode.Scalar = "0"
  /// The number of digits.
  package var digitCount: UInt8 = 0
  package var decimalMark = Mark.none
  package var groupMark = Mark.none
  /// Whether it is one character, or an entity of one.
  package var isVulgar = false
  package var isEntity = false
  package var startsWithZero = false
  /// Whether an exponent follows the digits, as in `1e3`: the value must be read from the bytes.
  package var hasExponent = false
  /// Whether its marks make no sense: `1,5.2`.
  package var isBroken = false

  /// Whether the digits may overflow, so the value must be read from the bytes.
  package var isLong: Bool { digitCount > 18 }

  /// Whether it has neither decimals nor a fraction.
  package var isInteger: Bool {
    denominator == 1 && !isVulgar && !hasExponent && decimalMark == .none
  }

  /// Whether exactly three digits follow its only mark: `1.500` and `1,500` have two meanings each.
  package var isAmbiguous: Bool {
    decimalMark != .none && groupMark == .none && denominator == 1000 && digits >= 1000
      && digits < 1_000_000 && !isLong && !hasExponent
  }
}
