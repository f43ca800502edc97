import Foundation

/// A Markdown text with blocks of Swift, which readers will copy, so they must compile and be
/// correct.
///
/// A hidden line before a block can exempt it:
///
///     <!-- compiled, not run -->
///     <!-- not compiled: a part of a manifest -->
///
/// A block whose first line is `// does not compile` must not compile.
struct Document: Sendable {
  let name: String
  let blocks: [SwiftBlock]
  /// Whether each block sees the names in earlier blocks.
  let isStory: Bool
  /// The modules that its blocks can use without an import.
  let modules: Set<String>

  init(name: String, text: String) {
    self.name = name
    isStory = true
    modules = ["Quantities"]
    var blocks: [SwiftBlock] = []
    var open: SwiftBlock?
    var marking = SwiftBlock.Marking.run
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if var block = open {
        if trimmed == "```" {
          if block.lines.first?.hasPrefix("// does not compile") == true {
            block.marking = .refused
          }
          blocks.append(block)
          open = nil
        } else {
          block.lines.append(String(line))
          open = block
        }
        marking = .run
      } else if trimmed == "```swift" {
        open = SwiftBlock(line: index + 2, marking: marking)
      } else if trimmed == "<!-- compiled, not run -->" {
        marking = .compiled
      } else if trimmed.hasPrefix("<!-- not compiled: ") {
        marking = .skipped
      } else if !trimmed.isEmpty {
        marking = .run
      }
    }
    self.blocks = blocks
  }
}

/// A block of Swift in a document.
struct SwiftBlock: Sendable {
  enum Marking {
    /// Compiled and run, with its results compared.
    case run
    /// Only compiled: it would wait, or needs something that a test doesn't have.
    case compiled
    /// Must not compile.
    case refused
    /// Not a program: part of a manifest, or code in another language.
    case skipped
  }

  /// The number of its first line in the document, from 1.
  let line: Int
  var marking: Marking
  var lines: [String] = []
}

extension Document {
  /// Collects the examples in the documentation of a source file's public symbols, including
  /// requirements of protocols, which need no `public`. Incomplete examples, which contain `...`,
  /// are skipped.
  init(name: String, comments: String) {
    self.name = name
    isStory = false
    modules =
      if name.contains("/QuantitiesFoundation/") {
        ["Foundation", "Quantities", "QuantitiesFoundation", "RegexBuilder"]
      } else if name.contains("/IngredientDensities/") {
        ["IngredientDensities", "Quantities"]
      } else if name.contains("/QuantityAnswers/") {
        ["Quantities", "QuantityAnswers"]
      } else if name.contains("/QuantityLanguages/") {
        ["Quantities", "QuantityLanguages"]
      } else {
        ["Quantities"]
      }
    var blocks: [SwiftBlock] = []
    var pending: [SwiftBlock] = []
    var isExample = false
    var canBegin = true
    for (index, line) in comments.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let trimmed = String(line).trimmingStart()
      guard trimmed.hasPrefix("///") else {
        if trimmed.hasPrefix("@") { continue }
        if trimmed.contains("public ") || trimmed.hasPrefix("var ") { blocks += pending }
        (pending, isExample, canBegin) = ([], false, true)
        continue
      }
      let isCode = trimmed.hasPrefix("///     ") && (isExample || canBegin)
      if isCode, !isExample { pending.append(SwiftBlock(line: index + 1, marking: .run)) }
      isExample = isCode || (isExample && trimmed == "///")
      canBegin = trimmed == "///"
      if isExample { pending[pending.count - 1].lines.append(String(trimmed.dropFirst(8))) }
    }
    self.blocks = blocks.filter { block in
      !block.lines.contains { $0.contains("{ ... }") || $0 == "..." }
    }
  }
}

extension Document {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file in the project.
  static func path(of name: String) -> String { root.appending(path: name).path }

  /// The text of a file in the project.
  static func text(of name: String) throws -> String {
    try String(contentsOfFile: path(of: name), encoding: .utf8)
  }

  /// The Markdown pages of the project that are read as they are. The links of guides are checked
  /// where these are built.
  static func pages() throws -> [String] {
    let files = FileManager.default.enumerator(atPath: root.path)
    var pages: [String] = []
    while let name = files?.nextObject() as? String {
      let folder = name.split(separator: "/").last ?? ""
      let isMade = folder.hasPrefix(".build") || ["dist", "node_modules"].contains(folder)
      if isMade || folder.hasSuffix(".docc") {
        files?.skipDescendants()
      } else if name.hasSuffix(".md") {
        pages.append(name)
      }
    }
    return pages
  }

  /// The README, and all pages and source files of the library that show Swift code.
  static let all: [Document] = {
    let sources = root.appending(path: "Sources").path
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    // The troubleshooting page shows code that must not compile, line by line, and has a test of
    // its own.
    let names =
      ["README.md"]
      + files.sorted().filter { !$0.hasSuffix("/Troubleshooting.md") }.map { "Sources/" + $0 }
    return names.compactMap { name in
      guard let text = try? text(of: name) else { return nil }
      let document =
        if name.hasSuffix(".md") {
          Document(name: name, text: text)
        } else if name.hasSuffix(".swift") { Document(name: name, comments: text) } else {
          Document?.none
        }
      return document.flatMap { $0.blocks.isEmpty ? nil : $0 }
    }
  }()
}
