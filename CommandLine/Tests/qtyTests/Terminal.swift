import Foundation

/// Runs the program in a pseudo-terminal.
enum Terminal {
  /// Whether the tool that makes one is installed.
  static let exists = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  /// Runs a command, in which `$qty` is the program. Its two output streams are merged.
  static func run(_ command: String) throws -> Program.Outcome {
    // The program's path may contain spaces.
    let quoted = command.replacing("$qty", with: "\"$qty\"")
    var outcome = try Program.shell("script -qec '\(quoted)' /dev/null")
    // A terminal ends lines with `\r\n`.
    outcome.output = outcome.output.replacing("\r\n", with: "\n")
    return outcome
  }
}
