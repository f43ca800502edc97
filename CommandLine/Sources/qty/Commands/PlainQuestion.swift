import ArgumentParser
import QuantityAnswers

extension Qty {
  /// Answers a question that comes without options, as most do; returns `false` if the arguments are
  /// something else.
  ///
  /// It goes past the argument parser, which learns by reflection which options there are: with the parser, the program
  /// would not start in half of the time that GNU units takes.
  static func answerPlainly(_ arguments: [String]) throws(Failure) -> Bool {
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

  /// Finds the name of the subcommand of which the first of some words is the beginning: `scal 2`, `unit cup`.
  static func subcommand(near words: [String]) -> String? {
    guard let word = words.first, word.utf8.count > 2 else { return nil }
    return configuration.subcommands.compactMap { $0.configuration.commandName }
      .first { $0.hasPrefix(word) }
  }

  /// Finds a subcommand by its name.
  static func subcommand(named name: String?) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }
}
