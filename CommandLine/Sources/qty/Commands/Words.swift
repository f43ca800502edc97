/// The words of the command line.
enum Words {
  /// Marks the words that begin with a negative amount, which the argument parser would take for
  /// options.
  ///
  /// The mark is a NUL, which no argument can contain.
  static func marked(_ arguments: some Sequence<String>) -> [String] {
    arguments.map { word in
      guard word.first == "-", let next = word.dropFirst().first else { return word }
      return next.isNumber || next == "." || next == "(" || isDuration(word.dropFirst())
        ? "\0\(word)" : word
    }
  }

  /// Whether a word begins as a duration of ISO 8601 does: `PT5M`, `P1D`.
  private static func isDuration(_ word: Substring) -> Bool {
    guard let next = word.dropFirst().first else { return false }
    return word.first?.uppercased() == "P" && (next.isNumber || next.uppercased() == "T")
  }

  /// An argument without its mark.
  static func unmarked(_ text: String) -> String { String(text.filter { $0 != "\0" }) }
}
