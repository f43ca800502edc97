import Foundation
import Testing

/// Compares the troubleshooting page of the documentation with the compiler.
@Suite("The troubleshooting page")
struct TroubleshootingTests {
  /// A line that must not compile, with a part of the compiler's message.
  struct Mistake: Hashable {
    let code: String
    let message: String
  }

  private static func lines(of path: String) throws -> [String] {
    let root = TypeChecker.folder.deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The page's blocks of code, line by line.
  private static func blocks() throws -> [[String]] {
    try lines(of: "Sources/Quantities/Quantities.docc/Troubleshooting.md")
      .split { $0 == "```swift" }.dropFirst()
      .map { $0.prefix { $0 != "```" }.filter { !$0.isEmpty } }
  }

  /// The page shows an expression where a file needs an assignment.
  private static func withoutAssignment(_ code: String) -> String {
    code.hasPrefix("_ = ") ? String(code.dropFirst(4)) : code
  }

  @Test("has the mistakes that must not compile, with the compiler's words, and no others")
  func mistakes() throws {
    var refused: [Mistake] = []
    for file in MustNotCompileTests.files {
      var code = ""
      for line in try Self.lines(of: "Tests/MustNotCompile/\(file)") {
        if line.hasPrefix("// expected-error@"), let words = line.firstRange(of: " {{") {
          let message = line[words.upperBound...].dropLast(2)
          refused.append(Mistake(code: Self.withoutAssignment(code), message: String(message)))
        } else if !line.hasPrefix("//") {
          code = line
        }
      }
    }

    var shown: [Mistake] = []
    for block in try Self.blocks() {
      var code = ""
      for line in block {
        if line.hasPrefix("// error: ") {
          shown.append(Mistake(code: code, message: String(line.dropFirst(10))))
        } else {
          code = line
        }
      }
    }

    #expect(shown.count >= 40)
    #expect(Set(shown).subtracting(refused) == [], "on the page alone")
    #expect(Set(refused).subtracting(shown) == [], "not on the page")
    #expect(shown.count == Set(shown).count, "on the page twice")
  }

  @Test("has cures that compile")
  func cures() throws {
    let compiled = try Set(
      Self.lines(of: "Tests/MustCompile/Cures.swift").map { Self.withoutAssignment($0) })
    let blocks = try Self.blocks().filter { block in
      !block.contains { $0.hasPrefix("// error: ") }
    }
    #expect(blocks.count >= 10)
    #expect(Set(blocks.joined()).subtracting(compiled) == [])
    #expect(try TypeChecker.check("MustCompile/Cures.swift", options: []) == "")
  }
}
