import ArgumentParser

/// An option of a command, parsed from its help.
///
/// The argument parser has no other public way to list the options.
struct CommandOption {
  let name: String
  let hasValue: Bool
  /// A short description.
  let summary: String

  /// Returns the options of a command.
  static func all(of command: any ParsableCommand.Type) -> [CommandOption] {
    // Wide enough that no line of the help is wrapped.
    Qty.helpMessage(for: command, columns: 10_000).split(separator: "\n").compactMap(Self.init)
  }

  /// Parses a line such as `  --kit <name>            Present amounts in ...`.
  private init?(_ line: Substring) {
    guard line.hasPrefix("  -") else { return nil }
    let text = line.dropFirst(2)
    let end = CommandOption.count(in: text) { ($0, $1) == (" ", " ") }
    let words = text.prefix(end).split(separator: " ")
    guard let name = words.first(where: { $0.hasPrefix("--") }) else { return nil }
    self.name = String(name)
    hasValue = words.last?.hasPrefix("<") == true
    summary = CommandOption.summary(of: text.dropFirst(end))
  }

  /// Returns the number of characters before the first matching pair.
  ///
  /// Compared as characters, because searching for strings links a megabyte of code.
  private static func count(
    in text: Substring, before isPair: (Character, Character) -> Bool
  ) -> Int {
    zip(text, text.dropFirst()).enumerated().first { isPair($1.0, $1.1) }?.offset ?? text.count
  }

  /// Returns a description without its details.
  private static func summary(of text: Substring) -> String {
    let text = text.drop { $0 == " " }
    let end = count(in: text) { $1 == " " ? ":.;,".contains($0) : ($0, $1) == (" ", "(") }
    let summary = text.prefix(end)
    return String(summary.hasSuffix(".") ? summary.dropLast() : summary)
  }
}
