/// The words of a command line as its user has typed them so far.
///
/// They are read as text: quotes and backslashes are taken away, and nothing is expanded or run.
struct ShellWords {
  /// The words before the one that is being typed, without the command itself.
  private(set) var before: [String] = []
  /// The word that is being typed; empty after a space.
  private(set) var last = ""

  init(_ line: String) {
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        // Between double quotes, a backslash stands for itself before most characters.
        if quote != nil && !"\"\\$`".contains(character) { last.append("\\") }
        last.append(character)
        isEscaped = false
      } else if character == "\\" && quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil && "'\"".contains(character) {
        quote = character
      } else if quote == nil && character.isWhitespace {
        if !last.isEmpty { before.append(last) }
        last = ""
      } else {
        last.append(character)
      }
    }
    // Variables may be set before the command.
    before = Array(before.drop { $0.contains("=") }.dropFirst())
  }
}
