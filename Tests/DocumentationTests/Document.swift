import Foundation

/// A text in Markdown with blocks of Swift, which readers will copy and so must compile and be true.
///
/// The line before a block can say what is done with it, where readers do not see it:
///
///     <!-- compiled, not run -->
///     <!-- not compiled: a part of a manifest -->
///
/// A block whose first line is `// does not compile` must not.
struct Document: Sendable {
  let name: String
  let blocks: [SwiftBlock]

  init(name: String, text: String) {
    self.name = name
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
    /// Compiled and run, and its results compared.
    case run
    /// Compiled alone: it would wait, or needs something that a test does not have.
    case compiled
    /// It must not compile.
    case refused
    /// No program: a part of a manifest, or another language's code.
    case skipped
  }

  /// The number of its first line in the document, from 1.
  let line: Int
  var marking: Marking
  var lines: [String] = []
}

extension Document {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The README and each page of the documentation that has blocks of Swift.
  static let all: [Document] = {
    let sources = root.appending(path: "Sources").path
    let pages =
      (FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? [])
      // The page of mistakes shows what must not compile, line by line; it has a test of its own.
      .filter {
        $0.hasSuffix(".md") && $0.contains(".docc/") && !$0.hasSuffix("/Troubleshooting.md")
      }
      .sorted().map { "Sources/" + $0 }
    return (["README.md"] + pages).compactMap { name in
      guard let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8) else {
        return nil
      }
      let document = Document(name: name, text: text)
      return document.blocks.isEmpty ? nil : document
    }
  }()
}
