import Quantities
import QuantityAnswers

/// How the program ends, in the numbers of `sysexits.h`.
enum ExitStatus: Int32 {
  case done = 0
  case badInput = 1
  case usage = 64
  case noInput = 66
  case ioError = 74
}

/// Why the program ends without having done all that it was asked to.
struct Failure: Error {
  var status: ExitStatus
  /// What is wrong, without a capital letter or a full stop; `nil` where all is said already.
  var message: String?
  var hint: String?

  init(_ status: ExitStatus, _ message: String?, hint: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }

  /// Makes the failure of a mistake in the options.
  static func usage(_ message: String, hint: String? = nil) -> Failure {
    Failure(.usage, message, hint: hint ?? "qty --help shows the options")
  }

  /// The end after mistakes that have been told already.
  static let reported = Failure(.badInput, nil)

  init(writing error: SystemError) {
    // Whoever closes the pipe has read enough: that is not a mistake.
    self.init(
      error.isClosedPipe ? .done : .ioError, error.isClosedPipe ? nil : "cannot write: \(error)")
  }

  init(reading path: String, _ error: SystemError) {
    self.init(.noInput, "cannot read '\(path)': \(error)")
  }

  /// The lines that tell of it: the message, and perhaps a hint.
  var lines: [String] {
    guard let message else { return [] }
    return ["qty: \(message)"] + (hint.map { ["hint: \($0)"] } ?? [])
  }
}

extension Failure {
  /// Makes the failure of an option.
  init(_ error: OptionError) {
    self = .usage(error.description, hint: error.hint)
  }

  /// Reads the value of an option, or throws a failure that names the option.
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
