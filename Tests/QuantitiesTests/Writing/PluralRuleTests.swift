import Quantities
import TestSupport
import Testing

@Suite("Plural rules")
struct PluralRuleTests {
  private static let rules: [String: PluralRule] = [
    "en": .english, "de": .english, "fr": .french, "ja": .invariable, "pl": .polish,
    "ru": .russian, "ar": .arabic,
  ]

  @Test("they agree with CLDR's samples", .enabled(if: SharedFile.exist))
  func samples() throws {
    let rows = try SharedFile.rows(of: "conformance/cldr_plural_samples.tsv")
    #expect(rows.count > 100)
    for row in rows {
      let rule = try #require(Self.rules[row[0]], "there is no rule for \(row[0])")
      let number = try #require(PluralRule.Operands(sample: row[3]))
      #expect(rule.category(of: number).description == row[1], "\(row)")
    }
  }

  @Test("a number is more than its value")
  func operands() {
    #expect(PluralRule.english.category(of: PluralRule.Operands(whole: 1)) == .one)
    #expect(
      PluralRule.english.category(of: PluralRule.Operands(whole: 1, decimals: 0, places: 1))
        == .other)
    #expect(
      PluralRule.arabic.category(of: PluralRule.Operands(whole: 1, decimals: 0, places: 1)) == .one)
    #expect(
      PluralRule.arabic.category(of: PluralRule.Operands(whole: 1, decimals: 5, places: 1))
        == .other)
    #expect(PluralRule.arabic.category(of: PluralRule.Operands(whole: 0)) == .zero)
  }

  @Test("a rule tells its conditions")
  func description() {
    #expect(PluralRule.english.description == "one: i = 1 and v = 0")
  }

  @Test(
    "text that is not a condition is refused",
    arguments: [
      ("", "expected an operand in ''"), ("q = 1", "expected an operand in 'q = 1'"),
      ("i 1", "expected '=' or '!=' in 'i 1'"), ("i = x", "expected numbers after '=' in 'i = x'"),
      ("i = 3..1", "expected numbers after '=' in 'i = 3..1'"),
      ("i = 1 and", "expected an operand in 'i = 1 and'"),
      ("i = 1 v = 0", "expected 'and' or 'or' in 'i = 1 v = 0'"),
      ("i % 0 = 1", "expected a number after '%' in 'i % 0 = 1'"),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: PluralRule.SyntaxError.self) { try PluralRule([.one: text]) }
    #expect(error?.description == message)
  }
}

extension PluralRule.Operands {
  /// Parses a number in CLDR's samples: `1.50`, or `2c6` for two million.
  fileprivate init?(sample: String) {
    let pieces = sample.split(separator: "c")
    let exponent = pieces.count > 1 ? Int(pieces[1]) ?? 0 : 0
    let digits = pieces[0].split(separator: ".")
    // The exponent moves the decimal point.
    var decimals = digits.count > 1 ? String(digits[1]) : ""
    var whole = String(digits[0])
    for _ in 0..<exponent { whole.append(decimals.isEmpty ? "0" : decimals.removeFirst()) }
    guard let number = UInt128(whole) else { return nil }
    self.init(
      whole: number, decimals: UInt128(decimals) ?? 0, places: decimals.count, exponent: exponent)
  }
}
