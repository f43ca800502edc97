import BigInt
import Foundation

/// The units as defined in their table, independent of the library: their sizes in ticks, and their
/// names.
struct UnitTable {
  /// The sizes of units in ticks, by qualified singular name.
  private(set) var sizes: [String: BigFraction] = [:]
  /// The same by all names, singular and plural.
  private(set) var sizesByName: [String: BigFraction] = [:]

  static let shared = UnitTable()

  private init() {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../Sources/QuantityCore/Catalogue/units.tsv").standardized
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      fatalError("expected the table of units at \(file.path)")
    }
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let columns = Dictionary(uniqueKeysWithValues: zip(rows[0], 0...))
    func field(_ name: String, _ row: [String]) -> String {
      columns[name].flatMap { $0 < row.count ? row[$0] : nil } ?? ""
    }

    let units = rows.dropFirst().filter { !field("type", $0).isEmpty }
    let factors = Dictionary(
      uniqueKeysWithValues: units.map { (field("type", $0), field("factor", $0)) })
    for unit in units {
      let size = UnitTable.size(field("type", unit), factors)
      let name = field("name", unit)
      let plural = field("plural", unit).isEmpty ? name + "s" : field("plural", unit)
      let qualifier = field("qualifier", unit)
      // Those of countries are capitalized.
      let word =
        ["": "", "imperial": "imperial ", "metric": "metric "][qualifier]
        ?? qualifier.capitalized + " "
      sizes[word + name] = size
      for name in [name, plural] {
        sizesByName[word + name] = size
        if qualifier.isEmpty { sizesByName["US " + name] = size }
      }
    }
  }

  /// Follows the factors from neighbor to neighbor down to ticks: `1/2 Quarts`.
  private static func size(_ type: String, _ factors: [String: String]) -> BigFraction {
    let words = factors[type, default: ""].replacing("_", with: "").split(separator: " ")
    switch words.count {
    case 2: return number(words[0]) * size(String(words[1]), factors)
    case 4 where words[3] == "ticks": return number(words[0]) * number(words[2])
    default: fatalError("expected a factor of \(type), found '\(words)'")
    }
  }

  /// Parses a whole number, a decimal or a fraction: `16.387064`, `1/2`, `1 1/2`.
  static func number(_ text: some StringProtocol) -> BigFraction {
    if let power = text.range(of: " x 10^-") {
      guard let places = Int(text[power.upperBound...]) else {
        fatalError("expected a power of ten, found '\(text)'")
      }
      return number(text[..<power.lowerBound]) / BigFraction(BigInt(10).power(places))
    }
    if let space = text.lastIndex(of: " ") {
      return number(text[..<space]) + number(text[text.index(after: space)...])
    }
    let halves = text.split(separator: "/")
    if halves.count == 2 { return number(halves[0]) / number(halves[1]) }
    let digits = String(text).replacing(".", with: "")
    let places = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 }
    guard let count = BigInt(digits) else { fatalError("expected a number, found '\(text)'") }
    return BigFraction(count, BigInt(10).power(places ?? 0))
  }
}
