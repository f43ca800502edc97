import QuantityCore

/// What lexer and grammar must know of a language beside its words: a handful of choices, made once.
package struct Dialect: Equatable, Sendable {
  /// What stands before decimals.
  package var decimalMark = DecimalMark.point
  /// Whether words follow one another without a space.
  package var isUnspaced = false
  /// Whether a word counts as its last part does: `Frühlingszwiebeln`.
  package var hasCompounds = false

  package init(decimalMark: DecimalMark, isUnspaced: Bool, hasCompounds: Bool) {
    (self.decimalMark, self.isUnspaced, self.hasCompounds) = (decimalMark, isUnspaced, hasCompounds)
  }

  /// The decimal mark as it stands in a written number.
  package var mark: WrittenNumber.Mark { decimalMark == .comma ? .comma : .point }
}
