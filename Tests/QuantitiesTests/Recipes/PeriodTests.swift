import Quantities
import Testing

@Suite("Periods after amounts")
struct PeriodTests {
  /// Texts with the amounts found in them: the period of a sentence isn't part of an amount, but
  /// that of an abbreviation is.
  static let texts: [(text: String, found: [String])] = [
    ("Cook it for 15 minutes. Stir in 2 cups. Serve.", ["15 minutes", "2 cups"]),
    ("Add 2 tbsp. sugar and 1 tbsp.", ["2 tbsp.", "1 tbsp"]),
    ("2 tbsp. Salt", ["2 tbsp."]),
    ("with 2 tbsp. Salt", ["2 tbsp"]),
    ("with 2 tbsp.\tsalt", ["2 tbsp."]),
    ("with 2 tbsp.\tSalt", ["2 tbsp"]),
    ("Take 1 lb 4 oz. Then 3 g.", ["1 lb 4 oz", "3 g"]),
    ("Rest it for 12 hours and cook it for 1 hour.", ["12 hours", "1 hour"]),
    ("Rest it for 1 hour and thirty minutes.", ["1 hour and thirty minutes"]),
  ]

  @Test("are told apart", arguments: texts)
  func facts(text: String, found: [String]) {
    #expect(AmountFinder().amounts(in: text).map { String(text[$0.range]) } == found)
  }

  @Test("let a nutrient go on from its amount")
  func nutrients() {
    let found = AmountFinder().amounts(in: "with 380 mg. Sodium")
    #expect(found.map(\.role) == [.portion])
  }
}
