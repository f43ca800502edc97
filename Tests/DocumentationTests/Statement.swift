/// A statement in a block, or a line that opens or closes a scope.
struct Statement {
  enum Role: Equatable {
    case expression
    /// A binding or an assignment, with the name that has the value afterwards.
    case value(of: String)
    case module
    /// A declaration at file level: a type, an extension or an operator.
    case declaration
    /// Anything else, which has no result.
    case other
  }

  /// The numbers of its lines in the document.
  let lines: Range<Int>
  let code: String
  let role: Role
  /// The comment after it, or in the lines right below it, which is its result.
  let result: String?

  /// The statements in a block. Functions and types are single statements.
  static func all(in block: SwiftBlock) -> [Statement] {
    var scanner = LineScanner()
    var statements: [Statement] = []
    var index = 0
    while index < block.lines.count {
      let start = index
      let depth = scanner.depth
      let isWhole = Statement.isDeclaration(block.lines[index])
      var code: [String] = []
      var comment: String?
      repeat {
        let part = scanner.take(block.lines[index])
        code.append(part.code)
        comment = part.comment
        index += 1
      } while index < block.lines.count
        && (!scanner.isBetweenStatements || (isWhole && scanner.depth > depth)
          || code.last?.hasSuffix(" =") == true
          || (scanner.depth == depth && continues(block.lines[index])))
      let text = code.joined(separator: "\n")
      let role = scanner.depth == depth ? role(of: text) : .other
      let end = index
      if comment == nil, role.hasResult {
        var below: [String] = []
        while index < block.lines.count, block.lines[index].trimmingStart().hasPrefix("//") {
          below.append(String(block.lines[index].trimmingStart().dropFirst(2)).trimmingMargin())
          index += 1
        }
        if !below.isEmpty { comment = below.joined(separator: "\n") }
      }
      statements.append(
        Statement(
          lines: block.line + start..<block.line + end, code: text, role: role,
          result: role.hasResult ? comment : nil))
    }
    return statements
  }

  /// Whether a line continues the previous statement.
  private static func continues(_ line: String) -> Bool {
    let words = line.trimmingStart()
    return words.hasPrefix(".")
      || ["+ ", "- ", "* ", "/ ", "? ", ": ", "?? ", "&& ", "|| "].contains { words.hasPrefix($0) }
  }

  private static let modifiers: Set = ["public", "private", "fileprivate", "final", "indirect"]
  private static let types: Set = [
    "struct", "enum", "protocol", "extension", "class", "actor", "typealias",
  ]
  private static let keywords: Set = [
    "if", "for", "while", "switch", "case", "default:", "guard", "return", "do", "defer", "repeat",
    "throw", "break", "continue", "func", "@unknown",
  ]

  private static func words(of code: String) -> [Substring] {
    code.split(whereSeparator: \.isWhitespace).drop { modifiers.contains(String($0)) }.map { $0 }
  }

  private static func isDeclaration(_ line: String) -> Bool {
    guard let first = words(of: line).first else { return false }
    return first == "func" || types.contains(String(first))
  }

  private static func role(of code: String) -> Role {
    let words = words(of: code)
    guard let first = words.first, !first.hasPrefix("}") else { return .other }
    if first == "import" { return .module }
    if types.contains(String(first)) { return .declaration }
    if first == "func", let name = words.dropFirst().first?.first, !name.isLetter, name != "`" {
      return .declaration
    }
    if first == "let" || first == "var" {
      let name = words.dropFirst().first?.prefix { $0.isLetter || $0.isNumber } ?? ""
      return name.isEmpty ? .other : .value(of: String(name))
    }
    if keywords.contains(String(first)) { return .other }
    if words.count > 2, ["=", "+=", "-=", "*=", "/="].contains(words[1]) {
      return .value(of: String(first))
    }
    return .expression
  }
}

extension Statement.Role {
  /// Whether a comment after it is a result.
  var hasResult: Bool {
    switch self {
    case .expression, .value: true
    case .module, .declaration, .other: false
    }
  }
}

extension String {
  /// Returns the text without the space after the marks of a comment.
  fileprivate func trimmingMargin() -> String { hasPrefix(" ") ? String(dropFirst()) : self }
}
