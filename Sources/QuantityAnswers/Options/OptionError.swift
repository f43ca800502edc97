/// An error in an option.
///
///     var options = QuestionOptions()
///     try options.set("kit", to: "imperial")  // throws: kit: unknown kit 'imperial'
public struct OptionError: Error, Sendable, Hashable {
  /// The name of the option, or of the options that can't be combined.
  public let options: [String]
  /// The prefix of names in the message: `--` on a command line.
  private var prefix = ""
  /// The text after the name in the message.
  private let problem: String
  /// The correction to make.
  public let hint: String?

  /// Makes the error of one option.
  ///
  /// - Parameters:
  ///   - option: the name of the option.
  ///   - problem: the text after the name in the message, such as `: unknown kit`.
  ///   - hint: the correction to make.
  public init(_ option: String, _ problem: String, hint: String? = nil) {
    (options, self.problem, self.hint) = ([option], problem, hint)
  }

  /// Makes the error of options that can't be combined.
  init(combining options: String...) {
    (self.options, problem, hint) = (options, " cannot be combined", nil)
  }

  /// Returns the error with two hyphens before the names.
  public func onCommandLine() -> OptionError {
    var error = self
    error.prefix = "--"
    return error
  }
}

extension OptionError: CustomStringConvertible {
  /// The message, without a capital letter or a full stop: `kit: unknown kit 'imperial'`.
  public var description: String {
    options.map { prefix + $0 }.joined(separator: " and ") + problem
  }
}
