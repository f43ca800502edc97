import Foundation
import Quantities
import TestSupport
import Testing

/// Laws for any file with fields, tested with random ones.
@Suite("Laws of amounts in fields")
struct FieldLawTests {
  private static let count = LongTests.count(2000, everyday: 300)
  private static let factors = [
    Fraction(2), Fraction(1, 2), Fraction(4), Fraction(3, 2), Fraction(10),
  ]

  @Test("a scaled file of JSON is one, with its amounts times the factor and all else as it was")
  func json() throws {
    var random = SeededGenerator.ofLaw
    for _ in 0..<Self.count {
      let record = RandomRecord(using: &random)
      let factor = Self.factors.randomElement(using: &random) ?? Fraction(2)
      let text = record.json(using: &random)
      let scaled = AmountScaler(by: factor).scaling(text)
      #expect(scaled.unscaled.isEmpty, "\(text), seed \(random.seed)")
      #expect(
        try parsed(scaled.text) == parsed(record.json(times: factor)),
        "\(text) x \(factor) = \(scaled.text), seed \(random.seed)")
      #expect(AmountScaler(by: 1).scaling(text).text == text, "\(text), seed \(random.seed)")
    }
  }

  @Test("a scaled file of YAML has the lines that it had, but for its amounts")
  func yaml() throws {
    var random = SeededGenerator.ofLaw
    for _ in 0..<Self.count {
      let record = RandomRecord(using: &random)
      let factor = Self.factors.randomElement(using: &random) ?? Fraction(2)
      let text = record.yaml(times: Fraction(1))
      let scaled = try AmountScaler(by: factor).scaled(text)
      #expect(scaled == record.yaml(times: factor), "\(text) x \(factor), seed \(random.seed)")
    }
  }

  @Test("nothing stops on hostile text, and a factor of 1 changes none of it")
  func hostile() {
    let pieces = [
      "{", "}", "[", "]", "\"", "'", ":", ",", "\n", "- ", "  ", "amount: ", "\"amount\": ",
      "unit: g", "375", "1/2",
      "|", "---", "Quantity", "@salt{", "%g", "\\qty{", "~", "<table>", "<td>", "</table>", "<HOP>",
      "<AMOUNT>",
      "</AMOUNT>", "\\u00bd", "\u{FEFF}", "é", "= ", "[[a]]", "\"\"\"", "#", "name: x", "`", "1e9",
      "\r",
    ]
    var random = SeededGenerator.ofLaw
    for _ in 0..<4 * Self.count {
      let length = Int.random(in: 0...24, using: &random)
      let text = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      #expect(
        AmountScaler(by: 1).scaling(text).text.utf8.elementsEqual(text.utf8),
        "\(text.debugDescription), seed \(random.seed)")
      for left in AmountScaler(by: 3).scaling(text).unscaled { _ = text[left.range] }
      _ = AmountFinder().amounts(in: text)
    }
  }

  private func parsed(_ text: String) throws -> NSObject {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject)
  }
}

/// A list of ingredients, with other fields.
private struct RandomRecord {
  private typealias Ingredient = (
    name: String, amount: Fraction, isText: Bool, unit: String, isLast: Bool
  )
  private let ingredients: [Ingredient]

  init(using random: inout SeededGenerator) {
    let units = ["g", "cup", "tsp", "kg", "ml", "clove", "Prise"]
    let names = ["flour", "2% milk", "14 oz can", "eggs", "Grieß", "5 spice"]
    ingredients = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (
        names.randomElement(using: &random) ?? "",
        Fraction(
          Int.random(in: 1...800, using: &random), [1, 2, 4].randomElement(using: &random) ?? 1),
        Bool.random(using: &random), units.randomElement(using: &random) ?? "",
        Bool.random(using: &random)
      )
    }
  }

  private func number(_ ingredient: Ingredient, _ factor: Fraction) -> String {
    let amount = ingredient.amount * factor
    // Eighths and twentieths at most, which need only three decimals.
    let thousandths = (amount * Fraction(1000)).numerator
    var digits = String(thousandths % 1000)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(thousandths / 1000)" + (digits.isEmpty ? "" : "." + digits)
  }

  func json(times factor: Fraction = Fraction(1), using random: inout SeededGenerator) -> String {
    let spaces = ["", " ", "\n", "\n  ", "\t"]
    return json(times: factor) { spaces.randomElement(using: &random) ?? "" }
  }

  func json(times factor: Fraction) -> String { json(times: factor) { "" } }

  private func json(times factor: Fraction, _ space: () -> String) -> String {
    let records = ingredients.map { ingredient in
      let number = number(ingredient, factor)
      let isText = ingredient.isText && ingredient.amount.denominator == 2
      let amount = "\"amount\":\(space())\(isText ? "\"\(number)\"" : number)"
      let unit = "\"unit\"\(space()):\"\(ingredient.unit)\""
      return "{\(space())\"name\": \"\(ingredient.name)\",\(space())"
        + (ingredient.isLast ? "\(unit),\(amount)" : "\(amount),\(unit)") + ",\"id\": 7\(space())}"
    }
    return
      "{\"title\": \"Stew\",\(space())\"year\": 1999,\"nutrition\": {\"fat\": {\"amount\": 12, \"unit\": \"g\"}},"
      + "\(space())\"ingredients\":\(space())[\(records.joined(separator: ",\(space())"))]\(space())}"
  }

  func yaml(times factor: Fraction) -> String {
    "title: Stew\nyear: 1999\ningredients:\n"
      + ingredients.map { ingredient in
        let amount = "amount: \(number(ingredient, factor))\n"
        let unit = "unit: \(ingredient.unit)\n"
        return "  - name: \"\(ingredient.name)\"\n    "
          + (ingredient.isLast ? unit + "    " + amount : amount + "    " + unit) + "    id: 7\n"
      }.joined() + "nutrition:\n  fat: {amount: 12, unit: g}\n"
  }
}
