/// The Swift file made from a document: its declarations, and a function that runs its blocks.
///
/// In a story, each block sees the names in earlier blocks and can redeclare them, so each is
/// nested in the previous one.
struct DocumentSource {
  let document: Document
  /// The name of the function that runs the document.
  let function: String
  /// Whether to include only code that must not compile, without checks; otherwise the opposite.
  let refusals: Bool

  private(set) var modules: Set<String>
  private(set) var declarations: [String] = []
  private(set) var body: [String] = []
  /// The lines with results that are compared at run time.
  private(set) var checked: [Int] = []
  /// The lines that must not compile, with the expected error messages.
  private(set) var refused: [(lines: Range<Int>, words: String)] = []

  init(_ document: Document, function: String, refusals: Bool) {
    (self.document, self.function, self.refusals) = (document, function, refusals)
    modules = document.modules
    for block in document.blocks {
      body.append("do {")
      switch block.marking {
      case .skipped: break
      case .refused:
        let end = block.line + block.lines.count
        let words = Self.words(of: block.lines.first?.trimmingMarks() ?? "")
        refused.append((block.line..<end, words))
        if refusals { add(block) }
      case .run: add(block)
      case .compiled:
        body.append("func onlyCompiled() async throws {")
        add(block, isRun: false)
        body.append("}")
      }
      if !document.isStory { body.append("}") }
    }
    if document.isStory { body += document.blocks.map { _ in "}" } }
  }

  var text: String {
    (modules.sorted().map { "import \($0)" } + declarations + ["func \(function)() async throws {"]
      + body + ["}"]).joined(separator: "\n") + "\n"
  }

  private mutating func add(_ block: SwiftBlock, isRun: Bool = true) {
    for statement in Statement.all(in: block) where !statement.code.isEmpty {
      switch statement.role {
      case .module: modules.insert(String(statement.code.dropFirst("import ".count)))
      case .declaration: declarations += [place(of: statement), Self.hidden(statement.code)]
      case .other: body += [place(of: statement), statement.code]
      case .expression, .value: add(statement, isRun: isRun && block.marking == .run)
      }
    }
  }

  private mutating func add(_ statement: Statement, isRun: Bool) {
    let line = statement.lines.lowerBound
    guard let result = statement.result, isRun else {
      body += [place(of: statement), statement.code]
      return
    }
    if result.hasPrefix("does not compile") {
      refused.append((statement.lines, Self.words(of: result)))
      if refusals { body += [place(of: statement), statement.code] }
      return
    }
    body.append(place(of: statement))
    if refusals {
      body.append(statement.code)
    } else if result.hasPrefix("throws") {
      checked.append(line)
      body += [
        "do {", "_ = \(statement.code)", "Check.didNotThrow(at: \(line))", "} catch {",
        "Check.check(error, says: \(Self.literal(Self.words(of: result))), at: \(line))", "}",
      ]
    } else if statement.code.hasPrefix("print(") {
      checked.append(line)
      let call = "Check.check(printed: " + statement.code.dropFirst("print(".count).dropLast()
      body.append("\(call), is: \(Self.literal(result)), at: \(line))")
    } else {
      var name = "shown\(line)"
      if case .value(let own) = statement.role {
        body.append(statement.code)
        name = own
      } else {
        body.append("let \(name) = \(statement.code)")
      }
      if let type = Self.type(in: result) {
        body.append("let _: \(type) = \(name)")
      } else {
        checked.append(line)
        body.append("Check.check(\(name), is: \(Self.literal(result)), at: \(line))")
      }
    }
  }

  /// Makes the compiler refer to the document, which is impossible between a `switch` and its
  /// cases.
  private func place(of statement: Statement) -> String {
    if ["case ", "default:", "@unknown "].contains(where: statement.code.trimmingStart().hasPrefix)
    {
      return ""
    }
    return "#sourceLocation(file: \"\(document.name)\", line: \(statement.lines.lowerBound))"
  }

  /// Returns the words of a result after `throws: ` or `does not compile: `.
  private static func words(of result: String) -> String {
    result.split(separator: ": ", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
  }

  /// The type named in a result, such as `Density` or `Amount<TimeKind>, exactly 2.5 hours`.
  private static func type(in result: String) -> Substring? {
    let head = result.prefix { $0 != "," && $0 != ":" }
    guard head.first?.isUppercase == true, head.contains(where: \.isLowercase),
      head.allSatisfy({ $0.isLetter || $0.isNumber || "<>.".contains($0) })
    else { return nil }
    return head
  }

  private static func literal(_ text: String) -> String {
    "###\"\"\"\n\(text)\n\"\"\"###"
  }

  /// A declaration that doesn't conflict with those of other documents.
  private static func hidden(_ code: String) -> String {
    let bare = code.hasPrefix("public ") ? String(code.dropFirst("public ".count)) : code
    let head = bare.prefix { $0 != "{" }
    if bare.hasPrefix("private") { return bare }
    if head.hasPrefix("extension"), head.contains(":") { return bare }
    return "private " + bare
  }
}

extension String {
  /// The text without the marks of a comment.
  fileprivate func trimmingMarks() -> String { String(drop { $0 == "/" || $0 == " " }) }
}
