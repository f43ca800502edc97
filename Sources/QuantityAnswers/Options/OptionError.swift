/// What is wrong with an option.
///
///     var options = QuestionOptions()
///     try options.set("kit", to: "imperial")  // throws: kit: unknown kit 'imperial'
public struct OptionError: Error, Sendable, Hashable {
  /// The names of the option, or of those that cannot be combined.
  public let options: [String]
  /// What the names begin with in the message: `--` on a command line.
  private var prefix = ""
  /// What follows the name in the message.
  private let problem: String
  /// What to write instead.
  public let hint: String?

  /// Makes the error of an option.
  ///
  /// - Parameters:
  ///   - option: the name of the option.
  ///   - problem: what follows that in the message, such as `: unknown kit`.
  ///   - hint: what to write instead.
  public init(_ option: String, _ problem: String, hint: String? = nil) {
    (options, self.problem, self.hint) = ([option], problem, hint)
  }

  /// Makes the error of options that cannot be combined.
  init(combining options: String...) {
    (self.options, problem, hint) = (options, " cannot be combined", nil)
  }

  /// Returns the error as one of options that are written with two hyphens.
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
