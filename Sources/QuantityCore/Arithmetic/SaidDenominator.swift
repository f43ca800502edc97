/// The denominators of fractions that people say, by context.
package enum SaidDenominator {
  /// Whether it makes halves, thirds, quarters or eighths, which suit any customary unit.
  package static func isUsual(_ denominator: UInt128) -> Bool {
    denominator == 3 || isBinary(denominator)
  }

  /// Whether it makes halves, quarters or eighths, which are short decimals, too.
  package static func isBinary(_ denominator: UInt128) -> Bool {
    [2, 4, 8].contains(denominator)
  }

  /// The greatest usual denominator.
  package static let greatestUsual: UInt128 = 8

  /// The greatest for scaled counts and for amounts that no measures make; beyond it a decimal is
  /// clearer.
  package static let greatest: UInt128 = 64

  /// The greatest for numbers without a unit.
  package static let greatestOfNumbers = 100

  /// The greatest that is written in words: a ninety-ninth. Greater ones would be ambiguous:
  /// `one hundred and five two-hundredths`.
  package static let greatestInWords: UInt128 = 99
}
