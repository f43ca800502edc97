import Quantities

/// The answer to a question.
struct Answer {
  /// The answer as a person reads it.
  var text: String
  /// How names in the question were read that can mean several units.
  var notes: [String] = []
  /// Whether words of the question were taken for the name of an ingredient, which any words can be.
  var namesIngredient = false
  /// The answer in numbers, if it was asked for.
  var details: Details?

  /// An object, so that answers without details are small and quick to hand on.
  final class Details {
    /// How much there is, in the unit.
    var value: Fraction
    /// The unit's name, or `nil` for a number without one.
    var unit: String?
    /// What the amount is of, as the question names it.
    var ingredient: String?
    var parts: [Part] = []
    var isExact = true
    var isMeasurable = true
    /// What is shown less what there is, in the unit; `nil` if there is none, or nobody knows it.
    var difference: LongFraction?
    /// The ends of a range, or between what an estimate lies, in the unit.
    var range: [Fraction]?

    init(value: Fraction, unit: String? = nil) {
      self.value = value
      self.unit = unit
    }
  }

  /// A number of the answer with its unit.
  struct Part {
    var value: Fraction
    var unit: String
  }
}

/// Why a question has no answer.
struct Mistake: Error {
  /// A stable name for programs: `unknown-unit`.
  var code: String
  var message: String
  var hint: String?
  /// Where the mistake is, in bytes of UTF-8.
  var range: Range<Int>
  var suggestions: [String] = []
}

extension Mistake {
  init(_ error: ParseError, hint: String? = nil) {
    // A library can have more kinds than this program.
    let kinds = error.code == .unsupportedKind ? "; qty knows time, volume and mass" : ""
    self.init(
      code: error.code.description, message: error.message + kinds, hint: hint ?? error.hint,
      range: error.range,
      suggestions: error.suggestions)
  }
}
