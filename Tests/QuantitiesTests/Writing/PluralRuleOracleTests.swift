import Quantities
import TestSupport
import Testing

@Suite("Plural rules, against ICU")
struct PluralRuleOracleTests {
  @Test(
    "the library's rules are those of their languages",
    .enabled(if: ICU.installed != nil, "ICU is not installed"),
    arguments: [
      ("en", PluralRule.english), ("de", .english), ("fr", .french), ("ja", .invariable),
      ("pl", .polish), ("ru", .russian), ("uk", .russian), ("ar", .arabic),
    ])
  func library(tag: String, rule: PluralRule) throws {
    let icu = try #require(ICU.installed)
    let hundredths = Array(0...2500) + (1...9).flatMap { [$0 * 100_000_000, $0 * 150_000_000] }
    let categories = icu.categories(of: hundredths.map { Double($0) / 100 }, in: tag)
    for (count, category) in zip(hundredths, categories) {
      // In ICU's form, without trailing zeros.
      let places = count % 100 == 0 ? 0 : count % 10 == 0 ? 1 : 2
      let decimals = places == 1 ? count % 100 / 10 : places == 0 ? 0 : count % 100
      let number = PluralRule.Operands(
        whole: UInt128(count / 100), decimals: UInt128(decimals), places: places)
      #expect(rule.category(of: number).description == category, "\(count) hundredths in \(tag)")
    }
  }
}
