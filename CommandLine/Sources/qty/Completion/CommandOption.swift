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
    let columns = line.split(separator: "  ", maxSplits: 1)
    let words = columns[0].split(separator: " ")
    guard let name = words.first(where: { $0.hasPrefix("--") }) else { return nil }
    self.name = String(name)
    hasValue = words.last?.hasPrefix("<") == true
    summary = columns.count < 2 ? "" : CommandOption.summary(of: columns[1])
  }

  /// Returns what a description says before its details.
  private static func summary(of text: Substring) -> String {
    let text = text.drop { $0 == " " }
    let end = [": ", ". ", "; ", " (", ", "].compactMap { text.firstRange(of: $0)?.lowerBound }
      .min()
    let summary = text[..<(end ?? text.endIndex)]
    return String(summary.hasSuffix(".") ? summary.dropLast() : summary)
  }
}
