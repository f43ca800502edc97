import QuantityCore
import QuantityReading

/// A number, of one token or of several: `1 1/2`, `two and a half`.
struct NumberPhrase {
  /// Its tokens, as indices in the line.
  var tokens: Range<Int>
  var value: Fraction
  /// Whether it is in words; `one` need not be a number at all.
  var isWord = false
  /// The reason for which it has no meaning, if there is one.
  var problem: Problem?

  /// Why a number cannot be used.
  enum Problem {
    case zeroDenominator, lostSpace, unclearMark, notANumber, tooLarge
  }
}

/// The name of a unit, of one word or of several.
struct UnitPhrase {
  var tokens: Range<Int>
  var unit: AnyUnit
  /// Whether the name is of no language of the text.
  var isForeign = false
  /// Whether a hyphen joins it to its number.
  var isHyphenated = false
}

/// A number with its unit after the first one: the `6 oz` of `3 lb 6 oz`.
struct FurtherPart {
  var number: NumberPhrase
  /// The unit; its tokens are empty if it is left unsaid, as in `1h30`.
  var unit: UnitPhrase
  var isSubtracted = false
}

/// A number with the tokens around it, as the grammar reads them: a count, a measure, a range or a sum.
struct QuantityPhrase {
  /// All its tokens, as indices in the line.
  var tokens: Range<Int>
  /// The first number. Its tokens are empty if the number is left unsaid, as in `Pinch of salt`.
  var first: NumberPhrase
  /// The other end of a range.
  var second: NumberPhrase?
  /// The unit after the first end of a range whose ends have one each.
  var firstUnit: UnitPhrase?
  var unit: UnitPhrase?
  var further: [FurtherPart] = []
  /// The index of the counter before its last part: the `个` of `1个半`.
  var counter: Int?
  /// Whether the unit comes first: `大さじ2`.
  var isUnitFirst = false
  /// Whether the other end is a tolerance: `250 ± 25 g`.
  var isTolerance = false

  init(_ first: NumberPhrase) { (tokens, self.first) = (first.tokens, first) }

  var problem: NumberPhrase.Problem? {
    first.problem ?? second?.problem ?? further.lazy.compactMap { $0.number.problem }.first
  }

  var isRange: Bool { second != nil }
  /// The number that is written last.
  var last: NumberPhrase { second ?? first }

  var isTime: Bool { unit?.unit.kind == .time }

  /// Whether it has a unit of volume or mass.
  var isMeasure: Bool { unit.map { $0.unit.kind != .time } ?? false }

  mutating func end(at index: Int) { tokens = tokens.lowerBound..<index }
}

extension AnyUnit {
  var isTime: Bool { kind == .time }
  var isMass: Bool { kind == .mass }
  var isVolume: Bool { kind == .volume }

  /// Whether there are measures to scoop the unit with.
  var isScooped: Bool { kit._withUnsafeGuaranteedRef { $0.table != nil } }
}
