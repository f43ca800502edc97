import ArgumentParser

/// Runs the command and sees to it that a mistake is answered in one line, not with the usage.
@main
struct Main {
  static func main() {
    do {
      var command = try Qty.parseAsRoot(Words.escapingMinus(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch let error as ExitCode {
      Qty.exit(withError: error)
    } catch {
      guard Qty.exitCode(for: error) != .success else { Qty.exit(withError: error) }
      StandardError.write(["qty: \(Qty.message(for: error))", "hint: qty --help shows the options"])
      Qty.exit(withError: ExitCode(64))
    }
  }
}

/// The words of the command line.
enum Words {
  /// Writes the minus of a negative number as the sign `−`, which the reader takes for the same.
  ///
  /// The argument parser would take `-5` for an option.
  static func escapingMinus(_ arguments: some Sequence<String>) -> [String] {
    arguments.map { word in
      guard word.first == "-", let next = word.dropFirst().first else { return word }
      return next.isNumber || next == "." ? "−\(word.dropFirst())" : word
    }
  }
}
