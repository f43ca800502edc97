import QuantityCore

/// The choices of a language beside its words, for lexer and grammar.
package struct Dialect: Equatable, Sendable {
  /// The mark before decimals.
  package var decimalMark = DecimalMark.point
  /// Whether words follow one another without a space.
  package var isUnspaced = false
  /// Whether a word counts as its last part does: `Frühlingszwiebeln`.
  package var hasCompounds = false
  /// Whether the word for a half can be one with the unit behind it: `полчаса`.
  package var joinsHalves = false
  /// Whether particles are one word with what stands before them: `2큰술을`.
  package var hasParticles = false

  package init(
    decimalMark: DecimalMark, isUnspaced: Bool, hasCompounds: Bool, joinsHalves: Bool,
    hasParticles: Bool
  ) {
    (self.decimalMark, self.isUnspaced) = (decimalMark, isUnspaced)
    (self.hasCompounds, self.joinsHalves) = (hasCompounds, joinsHalves)
    self.hasParticles = hasParticles
  }

  /// The decimal mark of written numbers.
  package var mark: WrittenNumber.Mark { decimalMark == .comma ? .comma : .point }
}
