import Foundation
import IngredientDensities
import Testing

/// CONTRIBUTING.md has a table of what the README claims, each with the commands that hold it.
@Suite("What the README claims")
struct ClaimTests {
  /// The text with single spaces, however its lines are broken.
  private static func words(of name: String) throws -> String {
    try Document.text(of: name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The cells of the table's rows; what stands between backticks in each.
  private static func claims() throws -> [(words: [String], commands: [String])] {
    try Document.text(of: "CONTRIBUTING.md").split(separator: "\n")
      .drop { $0 != "| the README says | held by |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
      .map { row in
        let cells = row.split(separator: "|").map { cell in
          cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        }
        try #require(cells.count == 2, "\(row)")
        return (cells[0], cells[1])
      }
  }

  @Test("each claim is in the README, and each command that holds it in the checks")
  func areHeld() throws {
    let (readme, checks) = (try Self.words(of: "README.md"), try Self.words(of: ".ci/run"))
    let claims = try Self.claims()
    #expect(claims.count > 15)
    for claim in claims {
      #expect(!claim.words.isEmpty && !claim.commands.isEmpty)
      for words in claim.words { #expect(readme.contains(words), "\(words)") }
      for command in claim.commands { #expect(checks.contains(command), "\(command)") }
    }
  }

  @Test("there are as many units and ingredients as it says, and no dependencies")
  func counts() throws {
    // A row without a type opens a group.
    let units = try Document.text(of: "Sources/Quantities/Catalogue/units.tsv").split(
      separator: "\n"
    )
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    .filter { $0.count > 3 && !$0[2].isEmpty && $0[2] != "type" }
    #expect(units.count > 70)
    #expect(IngredientTable.standard.ingredients.count > 900)
    #expect(try !Document.text(of: "Package.swift").contains(".package("))
  }

  @Test("each example has less than 100 lines of code")
  func examples() throws {
    let folder = "Examples/Sources"
    let files = try #require(FileManager.default.enumerator(atPath: Document.path(of: folder)))
    var lines: [String: Int] = [:]
    for case let file as String in files where file.hasSuffix(".swift") {
      let code = try Document.text(of: "\(folder)/\(file)").split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      lines[String(file.prefix { $0 != "/" }), default: 0] += code.count
    }
    #expect(lines.count == 5)
    #expect(lines.values.allSatisfy { $0 < 100 }, "\(lines)")
  }

  @Test("each link within the project leads to a file")
  func links() throws {
    for name in try Document.pages() {
      let folder = name.split(separator: "/").dropLast().joined(separator: "/")
      for link in try Document.text(of: name).matches(of: /\]\(([^)#:\s]+)(#[^)]*)?\)/) {
        let path = folder.isEmpty ? String(link.1) : "\(folder)/\(link.1)"
        #expect(FileManager.default.fileExists(atPath: Document.path(of: path)), "\(name): \(path)")
      }
    }
  }
}
