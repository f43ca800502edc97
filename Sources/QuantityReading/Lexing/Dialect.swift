import QuantityCore

/// The choices of a language besides its words, for lexer and grammar.
package struct Dialect: Equatable, Sendable {
  package var decimalMark = DecimalMark.point
  /// Whether words are written without spaces between them.
  package var isUnspaced = false
  /// Whether the last part of a compound gives its meaning: `Frühlingszwiebeln`.
  package var hasCompounds = false
  /// Whether the word for a half can be attached to the unit after it: `полчаса`.
  package var joinsHalves = false
  /// Whether particles are attached to the word before them: `2큰술을`.
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
  package var mark: WrittenNumber.Mark { decimalMark.mark }
}
