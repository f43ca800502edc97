/// The words of a command line as typed so far.
///
/// They are parsed as text: quotes and backslashes are removed, and nothing is expanded or run.
struct ShellWords {
  /// The complete words, without the command itself.
  private(set) var before: [String] = []
  /// The incomplete word; empty after a space.
  private(set) var last = ""

  init(_ line: String) {
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        // Between double quotes, a backslash before most characters is literal.
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
    // The command can follow assignments of variables.
    before = Array(before.drop { $0.contains("=") }.dropFirst())
  }
}
