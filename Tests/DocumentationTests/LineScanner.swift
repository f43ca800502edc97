/// Tracks the open brackets and strings in lines of Swift.
struct LineScanner {
  /// The open brackets and strings: `{`, `(`, `[`, `"` for a string, `'` for a multiline string,
  /// and `i` for an interpolation.
  private var open: [Character] = []

  /// The number of open brackets and strings.
  var depth: Int { open.count }
  /// Whether a statement can start here, because only braces are open.
  var isBetweenStatements: Bool { open.allSatisfy { $0 == "{" } }

  /// Scans a line and splits it into code and comment.
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

  /// Scans the start of a string's text, and returns its length.
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

  /// Scans the start of code, and returns its length.
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
