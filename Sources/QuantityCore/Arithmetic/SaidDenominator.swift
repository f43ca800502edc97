/// Which denominators people say, and where.
package enum SaidDenominator {
  /// Halves, thirds, quarters and eighths: the fractions in which people say any customary unit.
  package static func isUsual(_ denominator: UInt128) -> Bool {
    denominator == 3 || isBinary(denominator)
  }

  /// Halves, quarters and eighths: the fractions that are also short decimals.
  package static func isBinary(_ denominator: UInt128) -> Bool {
    [2, 4, 8].contains(denominator)
  }

  /// The greatest of the usual ones.
  package static let greatestUsual: UInt128 = 8

  /// The greatest for what no measures make, and for scaled counts: beyond it a decimal is clearer.
  package static let greatest: UInt128 = 64

  /// The greatest for numbers without a unit.
  package static let greatestOfNumbers = 100

  /// The greatest that has words: a ninety-ninth. With a greater one the words could mean another
  /// fraction: `one hundred and five two-hundredths`.
  package static let greatestInWords: UInt128 = 99
}
