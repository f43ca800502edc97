import Foundation

/// A pseudo-terminal, in which the program is tried as at a keyboard.
enum Terminal {
  /// Whether there is the tool that makes one.
  static let exists = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  /// Runs a command in which `$qty` is the program; both streams of its output are one.
  static func run(_ command: String) throws -> Program.Outcome {
    // The program may lie in a folder whose name has spaces.
    let quoted = command.replacing("$qty", with: "\"$qty\"")
    var outcome = try Program.shell("script -qec '\(quoted)' /dev/null")
    // A terminal ends lines with both characters.
    outcome.output = outcome.output.replacing("\r\n", with: "\n")
    return outcome
  }
}
