import ArgumentParser

/// The program, which runs the command. It reports errors in one line, without the usage.
@main
struct Main {
  static func main() {
    do {
      try run(Words.marked(CommandLine.arguments.dropFirst()))
    } catch let failure as Failure {
      end(with: failure)
    } catch {
      end(with: Failure(parsing: error))
    }
  }

  private static func run(_ arguments: [String]) throws {
    if try Qty.answerFast(arguments) { return }
    if try CompletionScript.answer(to: arguments) { return }
    // An undocumented option of the argument parser.
    if arguments.contains("--experimental-dump-help") {
      throw Failure.usage("unknown option '--experimental-dump-help'")
    }
    var command = try command(arguments)
    try command.run()
  }

  /// Returns the command for the arguments: the named subcommand, or else an answer.
  ///
  /// The parser would read the name of a subcommand as part of the question.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    let rest = Array(arguments.dropFirst())
    if arguments.first == "help" {
      if let name = rest.first, Qty.subcommand(named: name) == nil, !Words.isOption(name) {
        let near = Qty.subcommand(near: rest).map { "the command is qty help \($0)" }
        throw Failure.usage("there is no command '\(name)'", hint: near)
      }
      return try command(rest + ["--help"])
    }
    if arguments == ["version"] || arguments == ["-V"] { return try command(["--version"]) }
    if let place = Words.placeOfSubcommand(in: arguments),
      let subcommand = Qty.subcommand(named: arguments[place])
    {
      return try subcommand.parseAsRoot(Array(arguments[..<place]) + arguments[(place + 1)...])
    }
    return try Qty.parseAsRoot(arguments)
  }

  private static func end(with failure: Failure) -> Never {
    ByteOutput.report(failure.lines)
    System.exit(failure.status)
  }
}

extension Failure {
  /// Makes a failure from an error of the argument parser, or from help, which is printed and ends
  /// the program successfully.
  init(parsing error: any Error) {
    let text = Words.unmarked(Qty.fullMessage(for: error))
    if Qty.exitCode(for: error) == .success {
      do throws(Failure) {
        try ByteOutput.print(text.hasSuffix("\n") ? text : text + "\n")
        self.init(.done, nil)
      } catch {
        self = error
      }
      return
    }
    let message = Words.unmarked(Qty.message(for: error)).prefix { $0 != "\n" }
    self = .usage(message.prefix(1).lowercased() + message.dropFirst())
  }
}

/// The words of the command line, with marks that protect negative amounts.
enum Words {
  /// Marks words that start with a negative amount, which the argument parser would read as
  /// options.
  ///
  /// The mark is a null character, which no argument can contain.
  static func marked(_ arguments: some Sequence<String>) -> [String] {
    arguments.map { word in
      guard word.first == "-", let next = word.dropFirst().first else { return word }
      return next.isNumber || ".(>".contains(next) || isDuration(word.dropFirst())
        ? "\0\(word)" : word
    }
  }

  /// Returns whether a word starts like an ISO 8601 duration: `PT5M`, `P1D`.
  private static func isDuration(_ word: Substring) -> Bool {
    guard let next = word.dropFirst().first else { return false }
    return word.first?.uppercased() == "P" && (next.isNumber || next.uppercased() == "T")
  }

  /// Returns an argument without its mark.
  static func unmarked(_ text: String) -> String {
    text.utf8.contains(0) ? String(text.filter { $0 != "\0" }) : text
  }

  /// Returns the index of the subcommand, which can follow options with values.
  static func placeOfSubcommand(in arguments: [String]) -> Int? {
    guard let first = arguments.first else { return nil }
    if !isOption(first) { return 0 }
    // Parsing the help of a command is slow, and unnecessary without a subcommand.
    guard arguments.contains(where: { Qty.subcommand(named: $0) != nil }) else { return nil }
    let options = [Qty.self as any ParsableCommand.Type] + Qty.configuration.subcommands
    let valued = Set(options.flatMap(CommandOption.all).filter { $0.hasValue }.map { $0.name })
    var place = 0
    while place < arguments.count, isOption(arguments[place]) {
      place += valued.contains(arguments[place]) ? 2 : 1
    }
    return place < arguments.count ? place : nil
  }

  /// Whether the argument parser reads a word as an option.
  static func isOption(_ word: String) -> Bool { word.utf8.first == UInt8(ascii: "-") }
}
