import Foundation
import IngredientDensities
import Testing

/// The claims of the README, each with its words and the commands of the checks that prove it.
private let claims: [(words: [String], commands: [String])] = [
  (["total == 150.minutes"], ["swift test $(RELEASE)"]),
  (["swift package add-dependency"], ["Tests/consumer"]),
  (["make install PREFIX=~/.local"], [".ci/installation"]),
  (["qty how many cups in a gallon"], ["swift test --package-path CommandLine"]),
  (["make python"], ["Bindings/Python/test"]),
  (["make web"], ["Web/test"]),
  (["make c PREFIX=~/.local"], ["Bindings/C/test"]),
  (["qty_sum", "make sqlite"], ["Bindings/SQLite/test"]),
  (["make postgresql"], ["Bindings/PostgreSQL/test"]),
  (["chosen so that every unit"], ["swift test $(RELEASE)"]),
  (["a search finds the best way"], ["swift test $(RELEASE)"]),
  (["with the figures that its sources print"], ["swift test $(RELEASE)"]),
  (["compiles to the addition of two integers"], ["Benchmarks/zero-cost"]),
  (["each with an exact factor"], ["--package-path Tests/Oracles", ".ci/catalogue"]),
  (["doesn't import Foundation"], ["Tests/Embedded/run"]),
  (["asks these, and fails if an answer has changed"], ["Benchmarks/peers"]),
  (["every language of Unicode CLDR"], ["Tests/Oracles/CLDR/run"]),
  (
    ["what is promised of hostile input"],
    ["Tests/Fuzzing/run", "Tests/Races/run", "Benchmarks/linear-time"]
  ),
  (["has timings beside those of the usual alternatives"], ["Benchmarks/run --smoke"]),
  (
    ["seven programs of less than 100 lines each"],
    ["swift test $(RELEASE)", "swift test --package-path Examples"]
  ),
  (["More than 70 units", "900 ingredients", "No dependencies"], ["swift test $(RELEASE)"]),
]

@Suite("What the README claims")
struct ClaimTests {
  /// The text with single spaces, regardless of line breaks.
  private static func words(of name: String) throws -> String {
    try Document.text(of: name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("each claim is in the README, and each command that holds it in the checks")
  func areHeld() throws {
    let (readme, checks) = (try Self.words(of: "README.md"), try Self.words(of: ".ci/checks.mk"))
    for claim in claims {
      for words in claim.words { #expect(readme.contains(words), "\(words)") }
      for command in claim.commands { #expect(checks.contains(command), "\(command)") }
    }
  }

  @Test("there are as many units and ingredients as it says, and no dependencies")
  func counts() throws {
    // A row without a type starts a group.
    let units = try Document.text(of: "Sources/QuantityCore/Catalogue/units.tsv").split(
      separator: "\n"
    )
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    .filter { $0.count > 3 && !$0[2].isEmpty && $0[2] != "type" }
    #expect(units.count > 70)
    #expect(IngredientTable.standard.ingredients.count > 900)
    #expect(try !Document.text(of: "Package.swift").contains(".package("))
  }

  @Test("each product has its row, with the license of each module that it brings, and is indexed")
  func products() throws {
    let manifest = try Document.text(of: "Package.swift")
    let products = manifest.matches(of: /\.library\(name: "(\w+)",.*targets: \["(\w+)"\]\)/)
    #expect(products.count > 8)
    let targets = manifest.matches(
      of: /\.target\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/)
    let dependencies = Dictionary(
      uniqueKeysWithValues: targets.map { target in
        (target.1, (target.2 ?? "").matches(of: /"(\w+)"/).map(\.1))
      })
    func brings(_ target: Substring, _ other: Substring) -> Bool {
      target == other || dependencies[target, default: []].contains { brings($0, other) }
    }
    let rows = try Document.text(of: "README.md").matches(
      of: /^\| `(\w+)` \|.*\| (MIT|MIT and Unicode) \|$/.anchorsMatchLineEndings())
    #expect(rows.map(\.1) == products.map(\.1))
    for (row, product) in zip(rows, products) {
      #expect((row.2 != "MIT") == brings(product.2, "QuantityLanguages"), "\(row.1)")
    }
    let indexed = try Document.text(of: ".spi.yml").matches(
      of: /^ +- (\w+)$/.anchorsMatchLineEndings())
    #expect(indexed.map(\.1) == products.map(\.1).filter { $0 != "quantities" })
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
    // One of them is the module of a kind.
    #expect(lines.count == 8)
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
