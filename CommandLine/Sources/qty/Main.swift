import ArgumentParser

/// Runs the command and sees to it that a mistake is answered in one line, not with the usage.
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
    var command = try command(arguments)
    try command.run()
  }

  /// The command that the arguments ask for: a subcommand by its name, or else an answer.
  ///
  /// A command that has words of its own would take the name of a subcommand for one of them.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    let rest = Array(arguments.dropFirst())
    if arguments.first == "help" { return try command(rest + ["--help"]) }
    for subcommand in Qty.configuration.subcommands
    where subcommand.configuration.commandName == arguments.first {
      return try subcommand.parseAsRoot(rest)
    }
    return try Qty.parseAsRoot(arguments)
  }

  private static func end(with failure: Failure) -> Never {
    ByteOutput.report(failure.lines)
    System.exit(failure.status)
  }
}

extension Failure {
  /// What the argument parser throws: a mistake, or help, which is no failure but an answer.
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
