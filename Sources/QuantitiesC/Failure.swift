import CQuantities
import Quantities
import QuantityAnswers

/// Why a call has no answer, and in which of its texts.
struct Failure: Error {
  var code: qty_error_code
  var message: String
  var hint: String?
  var suggestions: [String] = []
  /// Where the mistake is, in bytes of the text.
  var range = 0..<0
  /// Which of the texts of the call it is, from 0.
  var argument: Int32 = 0
  /// The row of a column.
  var row = 0

  init(_ code: qty_error_code, _ message: String, argument: Int32 = 0) {
    (self.code, self.message, self.argument) = (code, message, argument)
  }

  init(_ mistake: Mistake, argument: Int32 = 0) {
    self.init(Failure.code(named: mistake.code), mistake.message, argument: argument)
    (hint, suggestions, range) = (mistake.hint, mistake.suggestions, mistake.range)
  }

  init(_ error: ParseError, argument: Int32 = 0) {
    self.init(Mistake(error), argument: argument)
  }

  init(_ error: QuantityError, argument: Int32 = 0) {
    let code =
      switch error {
      case .overflow: QTY_TOO_LARGE
      case .underflow: QTY_TOO_SMALL
      case .incompatibleKinds: QTY_INCOMPATIBLE_KINDS
      case .divisionByZero: QTY_DIVISION_BY_ZERO
      default: QTY_OTHER
      }
    self.init(code, error.description, argument: argument)
  }

  init(_ error: OptionError, range: Range<Int> = 0..<0) {
    self.init(QTY_INVALID_OPTION, error.description)
    (hint, self.range) = (error.hint, range)
  }

  /// Returns the same mistake in a row of a column.
  func inRow(_ row: Int) -> Failure {
    var failure = self
    failure.row = row
    return failure
  }

  /// Returns the same mistake in a text that is the given one of the call.
  func inArgument(_ argument: Int32) -> Failure {
    var failure = self
    failure.argument = argument
    return failure
  }
}

extension Failure {
  /// The numbers of the mistakes that have names.
  private static let codes: [(name: String, code: qty_error_code)] = [
    ("incomplete", QTY_INCOMPLETE),
    ("expected-number", QTY_EXPECTED_NUMBER),
    ("invalid-number", QTY_INVALID_NUMBER),
    ("too-large", QTY_TOO_LARGE),
    ("too-small", QTY_TOO_SMALL),
    ("division-by-zero", QTY_DIVISION_BY_ZERO),
    ("missing-unit", QTY_MISSING_UNIT),
    ("unknown-unit", QTY_UNKNOWN_UNIT),
    ("unsupported-kind", QTY_UNSUPPORTED_KIND),
    ("ambiguous-unit", QTY_AMBIGUOUS_UNIT),
    ("incompatible-kinds", QTY_INCOMPATIBLE_KINDS),
    ("invalid-operation", QTY_INVALID_OPERATION),
    ("unexpected-text", QTY_UNEXPECTED_TEXT),
    ("unknown-ingredient", QTY_UNKNOWN_INGREDIENT),
    ("ambiguous-ingredient", QTY_AMBIGUOUS_INGREDIENT),
  ]

  private static func code(named name: String) -> qty_error_code {
    codes.first { $0.name == name }?.code ?? QTY_OTHER
  }
}

extension qty_error {
  /// Tells where a mistake is.
  init(_ failure: Failure) {
    self.init()
    code = failure.code.rawValue
    argument = failure.argument
    start = UInt64(max(failure.range.lowerBound, 0))
    end = UInt64(max(failure.range.upperBound, 0))
    row = Int64(failure.row)
    count = 1
  }
}
