/// Follows the brackets and strings of Swift from line to line.
struct LineScanner {
  /// What is open: `{`, `(`, `[`, `"` for a string, `'` for one of several lines, and `i` for an
  /// interpolation.
  private var open: [Character] = []

  /// How much is open.
  var depth: Int { open.count }
  /// Whether a statement can begin here: nothing but braces is open.
  var isBetweenStatements: Bool { open.allSatisfy { $0 == "{" } }

  /// Takes a line and divides it into its code and the comment after it.
  mutating func take(_ line: String) -> (code: String, comment: String?) {
    let text = Array(line)
    var index = 0
    while index < text.count {
      let rest = text[index...]
      if open.last == "\"" || open.last == "'" {
        index += takeInString(rest)
      } else if rest.starts(with: "//") {
        return (
          String(text[..<index]).trimmingEnd(),
          String(rest.dropFirst(2)).trimmingEnd().trimmingStart()
        )
      } else {
        index += takeInCode(rest)
      }
    }
    return (line.trimmingEnd(), nil)
  }

  /// Takes what a string begins with, and returns its length.
  private mutating func takeInString(_ text: ArraySlice<Character>) -> Int {
    if text.starts(with: "\\(") {
      open.append("i")
      return 2
    }
    if text.first == "\\" { return 2 }
    let end = open.last == "'" ? "\"\"\"" : "\""
    guard text.starts(with: end) else { return 1 }
    open.removeLast()
    return end.count
  }

  /// Takes what code begins with, and returns its length.
  private mutating func takeInCode(_ text: ArraySlice<Character>) -> Int {
    if text.starts(with: "\"\"\"") {
      open.append("'")
      return 3
    }
    switch text.first {
    case "{", "(", "[", "\"": open.append(text.first ?? " ")
    case "}", ")", "]": _ = open.popLast()
    default: break
    }
    return 1
  }
}

extension String {
  func trimmingStart() -> String { String(drop { $0 == " " }) }
  func trimmingEnd() -> String { String(reversed().drop { $0 == " " }.reversed()) }
}
