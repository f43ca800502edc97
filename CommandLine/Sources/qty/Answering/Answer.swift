import Quantities

/// What a question comes to.
struct Answer {
  /// The answer as a person reads it.
  var text: String
  /// How names in the question were read that can mean several units.
  var notes: [String] = []
  /// The answer in numbers, if it was asked for.
  var details: Details?

  struct Details {
    /// How much there is, in the unit.
    var value: Fraction
    /// The unit's name, or `nil` for a number without one.
    var unit: String?
    var parts: [Part] = []
    var isExact = true
    var isMeasurable = true
    /// What is shown less what there is, in the unit.
    var error = Fraction.zero
    /// The ends of a range, or between what an estimate lies, in the unit.
    var range: [Fraction]?
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
  init(_ error: ParseError) {
    self.init(
      code: error.code.description, message: error.message, hint: error.hint, range: error.range,
      suggestions: error.suggestions)
  }
}

extension Failure {
  /// What an option says, or else a failure that names the option.
  static func naming<Value>(
    _ option: String, _ read: () throws(ParseError) -> Value
  ) throws(Failure) -> Value {
    do throws(ParseError) {
      return try read()
    } catch {
      throw .usage("\(option): \(error.message)", hint: error.hint)
    }
  }
}
