import ArgumentParser
import QuantityAnswers

extension Qty {
  /// Answers a question without options, as most are; returns `false` for other arguments.
  ///
  /// It bypasses the argument parser, which finds the options by reflection and is slow. Measured:
  /// see *The program* in Benchmarks.
  static func answerFast(_ arguments: [String]) throws(Failure) -> Bool {
    guard let first = arguments.first, !arguments.contains(where: Words.isOption),
      first != "help", first != "version" || arguments.count > 1, subcommand(named: first) == nil
    else { return false }
    var options = QuestionOptions()
    options.kit = try KitOption.kit([])
    try LanguageOptions.set(&options, system: nil, language: nil)
    options.precision = try Settings.precision()
    let question: Question
    do throws(OptionError) {
      question = try Question(options)
    } catch {
      throw Failure(error.onCommandLine())
    }
    try answer(arguments.map(Words.unmarked), question, .auto)
    return true
  }

  /// Returns the name of the subcommand that starts with the first word: `scal 2`, `unit cup`.
  static func subcommand(near words: [String]) -> String? {
    guard let word = words.first, word.utf8.count > 2 else { return nil }
    return configuration.subcommands.compactMap { $0.configuration.commandName }
      .first { $0.hasPrefix(word) }
  }

  /// Returns the subcommand with a name.
  static func subcommand(named name: String?) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }
}
