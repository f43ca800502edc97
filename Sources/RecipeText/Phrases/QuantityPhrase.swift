import QuantityCore
import QuantityReading

/// Something that is written in consecutive tokens of a line.
protocol TokenSpan {
  /// The indices of its tokens in the line.
  var tokens: Range<Int> { get }
}

extension TokenSpan {
  /// The index of its first token, and the index after its last one.
  var start: Int { tokens.lowerBound }
  var end: Int { tokens.upperBound }
}

/// A number of one or more tokens: `1 1/2`, `two and a half`.
struct NumberPhrase: TokenSpan {
  /// The indices of its tokens in the line.
  var tokens: Range<Int>
  var value: Fraction
  /// Whether it is in words. `one` may be a pronoun.
  var isWord = false
  /// The reason that it cannot be used, if any.
  var problem: Problem?

  /// The reason that a number cannot be used.
  enum Problem {
    case zeroDenominator, lostSpace, ambiguousMark, notANumber, tooLarge
  }
}

/// The name of a unit, of one or more words.
struct UnitPhrase: TokenSpan {
  var tokens: Range<Int>
  var unit: AnyUnit
  /// Whether the name is foreign to the language of the text.
  var isForeign = false
  /// Whether a hyphen joins it to its number.
  var isHyphenated = false
}

/// A number and its unit after the first ones: the `6 oz` of `3 lb 6 oz`.
struct FurtherPart {
  var number: NumberPhrase
  /// The unit. Its tokens are empty if it is implied, as in `1h30`.
  var unit: UnitPhrase
  var isSubtracted = false
}

/// A count, a measure, a range or a sum, as read by the grammar.
struct QuantityPhrase: TokenSpan {
  /// The indices of all its tokens in the line.
  var tokens: Range<Int>
  /// The first number. Its tokens are empty if it is implied, as in `Pinch of salt`.
  var first: NumberPhrase
  /// The second end of a range.
  var second: NumberPhrase?
  /// The unit of the first end, if each end of a range has a unit.
  var firstUnit: UnitPhrase?
  var unit: UnitPhrase?
  var further: [FurtherPart] = []
  /// The index of the counter before its last part: the `个` of `1个半`.
  var counter: Int?
  /// Whether the unit comes first: `大さじ2`.
  var isUnitFirst = false
  /// Whether the second number is a tolerance: `250 ± 25 g`.
  var isTolerance = false

  init(_ first: NumberPhrase) { (tokens, self.first) = (first.tokens, first) }

  var problem: NumberPhrase.Problem? {
    first.problem ?? second?.problem ?? further.lazy.compactMap { $0.number.problem }.first
  }

  var isRange: Bool { second != nil }
  /// The last number in the text.
  var last: NumberPhrase { second ?? first }

  var isTime: Bool { unit?.unit.kind == .time }

  /// Whether it has a unit of volume or mass.
  var isMeasure: Bool { unit.map { $0.unit.kind != .time } ?? false }

  mutating func end(at index: Int) { tokens = start..<index }
}

extension AnyUnit {
  var isTime: Bool { kind == .time }
  var isMass: Bool { kind == .mass }
  var isVolume: Bool { kind == .volume }
  var isMetric: Bool { definition.systems.contains(.metric) }

  /// Whether cooks scoop the unit with spoons or cups.
  var isScooped: Bool { kit._withUnsafeGuaranteedRef { $0.table != nil } }
}

extension QuantityPhrase {
  /// Whether a hyphen joins the unit to its number.
  var isHyphenated: Bool { unit?.isHyphenated ?? false }

  var isMass: Bool { unit?.unit.isMass ?? false }
  var isVolume: Bool { unit?.unit.isVolume ?? false }

  /// Whether it is measured with spoons or cups.
  var isScooped: Bool { unit?.unit.isScooped ?? false }
}
