import Foundation
import Quantities
import Testing

/// The tables of kits in the guide match the kits.
@Suite("Tables of kits")
struct KitTableTests {
  private static let tables: [(name: String, table: String)] = [
    table(of: .usKitchen), table(of: .usLiquid), table(of: .usBar), table(of: .metricKitchen),
    table(of: .australianKitchen), table(of: .ukKitchen), table(of: .pounds), table(of: .stone),
    table(of: .japaneseKitchen), table(of: .nordicKitchen), table(of: .europeanKitchen),
  ]

  @Test("each kit has its table", arguments: tables)
  func areTrue(name: String, table: String) throws {
    let guide = try Document.text(of: "Sources/Quantities/Quantities.docc/ChoosingFractions.md")
    let section = try #require(
      guide.components(separatedBy: "\n### ").first { $0.hasPrefix(name + "\n") },
      "The guide has no section '\(name)'")
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("|") }.joined(separator: "\n")
    #expect(rows == table)
  }

  private static func table<Kind>(of kit: Kit<Kind>) -> (name: String, table: String) {
    let rows = kit.measures.map { row($0) } + kit.alternative.map { row($0, "or: ") }
    let head = "| unit | whole | measured (scoops) | only said |\n|---|---|---|---|"
    return (kit.name, ([head] + rows).joined(separator: "\n"))
  }

  private static func row<Kind>(_ measure: Measure<Kind>, _ word: String = "") -> String {
    var whole = measure.limit.map { "0...\($0)" } ?? "any"
    if let alone = measure.limitAlone, alone != measure.limit { whole += ", alone 0...\(alone)" }
    if measure.scoops != 1 { whole += " (\(measure.scoops))" }
    if measure.isGraduated { whole += " (1 for any)" }
    let scooped = measure.fractions.filter(\.isMeasurable).map { fraction in
      "\(fraction.value) (\(fraction.scoops))"
        + (fraction.placement == .anywhere ? "" : " \(fraction.placement)")
    }
    let said = measure.fractions.filter { !$0.isMeasurable }.map(\.value.description)
    return
      "| \(word)\(measure.unit.name) | \(whole) | \(scooped.joined(separator: ", ")) "
      + "| \(said.joined(separator: ", ")) |"
  }
}
