import Quantities
import QuantityAnswers

/// The exit status, with the numbers of `sysexits.h`.
enum ExitStatus: Int32 {
  case done = 0
  case badInput = 1
  case usage = 64
  case noInput = 66
  case ioError = 74
}

/// The reason why the program ends early.
struct Failure: Error {
  var status: ExitStatus
  /// The error, without a capital letter or a full stop; `nil` if it was already reported.
  var message: String?
  var hint: String?

  init(_ status: ExitStatus, _ message: String?, hint: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }

  /// Makes the failure for an error in the options.
  static func usage(_ message: String, hint: String? = nil) -> Failure {
    Failure(.usage, message, hint: hint ?? "qty --help shows the options")
  }

  /// The end after errors that were already reported.
  static let reported = Failure(.badInput, nil)

  init(writing error: SystemError) {
    // A reader that closes the pipe has read enough, so that isn't an error.
    self.init(
      error.isClosedPipe ? .done : .ioError, error.isClosedPipe ? nil : "cannot write: \(error)")
  }

  init(reading path: String, _ error: SystemError) {
    self.init(.noInput, "cannot read '\(path)': \(error)")
  }

  /// The lines to report: the message, and the hint if there is one.
  var lines: [String] {
    guard let message else { return [] }
    return ["qty: \(message)"] + (hint.map { ["hint: \($0)"] } ?? [])
  }
}

extension Failure {
  /// Makes the failure for an option.
  init(_ error: OptionError) {
    self = .usage(error.description, hint: error.hint)
  }

  /// Parses the value of an option; an error names the option.
  static func naming<Value>(
    _ option: String, _ read: () throws(ParseError) -> Value
  ) throws(Failure) -> Value {
    do throws(ParseError) {
      return try read()
    } catch {
      let mistake = Mistake(error)
      throw .usage("\(option): \(mistake.message)", hint: mistake.hint)
    }
  }
}
