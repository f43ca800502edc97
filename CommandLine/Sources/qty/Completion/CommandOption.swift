import ArgumentParser

/// An option of a command, as its help shows it.
///
/// The argument parser knows the options and tells them in no other way that is public.
struct CommandOption {
  let name: String
  let hasValue: Bool
  /// What it is for, in a few words.
  let summary: String

  /// Returns the options of a command.
  static func all(of command: any ParsableCommand.Type) -> [CommandOption] {
    // No line of the help is broken at this width.
    Qty.helpMessage(for: command, columns: 10_000).split(separator: "\n").compactMap(Self.init)
  }

  /// Reads a line such as `  --kit <name>            Present amounts in ...`.
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

  /// Returns how many characters stand before the first pair of a certain sort.
  ///
  /// To look for strings takes a megabyte of code in Swift's own library.
  private static func count(
    in text: Substring, before isPair: (Character, Character) -> Bool
  ) -> Int {
    zip(text, text.dropFirst()).enumerated().first { isPair($1.0, $1.1) }?.offset ?? text.count
  }

  /// Returns what a description says before its details.
  private static func summary(of text: Substring) -> String {
    let text = text.drop { $0 == " " }
    let end = count(in: text) { $1 == " " ? ":.;,".contains($0) : ($0, $1) == (" ", "(") }
    let summary = text.prefix(end)
    return String(summary.hasSuffix(".") ? summary.dropLast() : summary)
  }
}
