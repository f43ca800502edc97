import CQuantities
import Quantities
import QuantityAnswers

/// The reason why a call failed, and the argument at fault.
struct Failure: Error {
  var code: qty_error_code
  var message: String
  var hint: String?
  var suggestions: [String] = []
  /// The range of the error, in bytes of the argument.
  var range = 0..<0
  /// The index of the argument among the call's texts, from 0.
  var argument: Int32 = 0
  /// The row of the column.
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

  /// Returns the same failure in a row of a column.
  func inRow(_ row: Int) -> Failure {
    var failure = self
    failure.row = row
    return failure
  }

  /// Returns the same failure in another argument of the call.
  func inArgument(_ argument: Int32) -> Failure {
    var failure = self
    failure.argument = argument
    return failure
  }
}

extension Failure {
  /// Makes the failure for a text that can't be parsed.
  ///
  /// - Parameter isQuiet: whether to skip building the message, since the caller won't read it.
  init(_ error: ParseError, within length: Int, isQuiet: Bool) {
    if isQuiet {
      self.init(Failure.code(named: error.code.description), "")
      range = error.range
    } else {
      self.init(error)
    }
    range = range.clamped(to: 0..<length)
  }

  /// Returns the number of an error with a name.
  private static func code(named name: String) -> qty_error_code {
    switch name {
    case "incomplete": QTY_INCOMPLETE
    case "expected-number": QTY_EXPECTED_NUMBER
    case "invalid-number": QTY_INVALID_NUMBER
    case "too-large": QTY_TOO_LARGE
    case "too-small": QTY_TOO_SMALL
    case "division-by-zero": QTY_DIVISION_BY_ZERO
    case "missing-unit": QTY_MISSING_UNIT
    case "unknown-unit": QTY_UNKNOWN_UNIT
    case "unsupported-kind": QTY_UNSUPPORTED_KIND
    case "ambiguous-unit": QTY_AMBIGUOUS_UNIT
    case "incompatible-kinds": QTY_INCOMPATIBLE_KINDS
    case "invalid-operation": QTY_INVALID_OPERATION
    case "unexpected-text": QTY_UNEXPECTED_TEXT
    case "unknown-ingredient": QTY_UNKNOWN_INGREDIENT
    case "ambiguous-ingredient": QTY_AMBIGUOUS_INGREDIENT
    default: QTY_OTHER
    }
  }
}

extension qty_error {
  /// Describes a failure.
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
