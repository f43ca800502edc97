import Quantities
import TestSupport
import Testing

@Suite("Scaling the amounts of a text")
struct AmountScalerTests {
  private static let huge = Fraction(numerator: .max, denominator: 1)

  @Test(
    "amounts are scaled and presented again",
    arguments: [
      ("1 teaspoon of kosher salt", "3", "1 tablespoon of kosher salt"),
      ("1 imperial pint milk", "1", "1 imperial pint milk"),
      ("1 us cup milk", "2", "2 us cups milk"),
      ("1 imperial pt milk", "3", "3 imperial pt milk"),
      ("1 tsp salt", "3", "1 tbsp salt"), ("½ cup milk", "3", "1½ cups milk"),
      ("1 dozen figs", "2", "2 dozen figs"),
      ("1/2 cup", "3", "1 1/2 cups"),
      ("2 eggs", "1/2", "1 egg"), ("1 egg", "1/3", "1/3 egg"),
      ("half an onion", "3", "1 1/2 onions"), ("2x400g tins", "2", "4x400g tins"),
      ("1 to 2 eggs", "3/2", "1 1/2 to 3 eggs"),
      ("100 beans", "1/88", "~1.14 beans"), ("juice of 1 lemon", "2", "juice of 2 lemons"),
      ("1 cup (95 g) oats", "2", "2 cups (190 g) oats"),
      ("2 (14 1/2-ounce) cans", "2", "4 (14 1/2-ounce) cans"),
      ("1 10-ounce package", "2", "2 10-ounce packages"),
      ("A 1-pound eggplant", "2", "2 1-pound eggplants"),
      ("2¾-pound chicken", "2", "5½-pound chicken"),
      ("1-imperial pint mug", "3", "1-imperial pint mug"),
      ("Bake 15 minutes at 350 degrees", "2", "Bake 15 minutes at 350 degrees"),
      ("2-3 tbsp oil", "1/2", "1-1 1/2 tbsp oil"),
      ("2-3 tsp oil", "2", "4-6 tsp oil"),
      ("1 cup plus 2 tablespoons flour", "2", "2 1/4 cups flour"),
      ("450g/1 lb beef", "2", "900g/2 lb beef"), ("1 litre milk", "1/2", "500 millilitres milk"),
      ("1. Add 1 cup milk.\n2. Stir.", "2", "1. Add 2 cups milk.\n2. Stir."),
      ("1 tsp. salt", "1", "1 tsp. salt"), ("1 cup", "1/7", "~2 tablespoons + 1 teaspoon"),
      ("Wait 1 to PT5M", "2", "Wait 1 to PT5M"), ("1 cup", "-1", "-1 cup"),
      ("about 1 cup", "1/7", "about 2 tablespoons + 1 teaspoon"),
    ])
  func scaling(text: String, factor: String, scaled: String) throws {
    let scaler = AmountScaler(by: try Fraction(factor))
    #expect(try scaler.scaled(text) == scaled)
  }

  @Test("kits can be asked for")
  func kits() throws {
    var scaler = AmountScaler(by: 1)
    (scaler.volumeKit, scaler.massKit) = (.metric, .metric)
    #expect(try scaler.scaled("2 cups flour, 1 lb beef") == "~470 milliliters flour, ~450 g beef")
  }

  @Test("a factor that the program did not choose is refused if no fraction stands for it")
  func checkedFactors() throws {
    for (factor, error) in [
      (Double.nan, QuantityError.notFinite), (.infinity, .notFinite), (-.infinity, .notFinite),
      (1e300, .overflow), (1e-300, .tooSmallForFraction),
    ] {
      #expect(throws: error, "\(factor)") { try AmountScaler(checking: factor) }
      #expect(throws: IngredientError.self, "\(factor)") {
        try AmountScaler.factor(forServings: factor, in: "Serves 4")
      }
    }
    #expect(try AmountScaler(checking: 0.1) == AmountScaler(by: Fraction(1, 10)))
    let metric = try AmountScaler(checking: 2, for: .metric, style: .vulgar)
    #expect(metric == AmountScaler(by: 2, for: .metric, style: .vulgar))
    for text in ["nan", "1e300", "inf", "", "2 cups"] {
      #expect(throws: ParseError.self, "\(text)") { try AmountScaler.factor(reading: text) }
    }
  }

  @Test("a style can be asked for")
  func style() throws {
    let scaler = AmountScaler(by: Fraction(1, 2), style: .html)
    #expect(
      try scaler.scaled("3 tsp salt") == "1<sup>1</sup>&frasl;<sub>2</sub> teaspoons salt")
    #expect(try scaler.scaled("3 eggs") == "1<sup>1</sup>&frasl;<sub>2</sub> eggs")
  }

  typealias Left = (text: String, factor: Fraction, scaled: String, left: [String])

  @Test(
    "what cannot be scaled stays as it is and is told, and the rest is scaled",
    arguments: [
      (
        "3 eggs\n3 cups milk", AmountScalerTests.huge, "3 eggs\n3 cups milk",
        ["3 too-large", "3 cups too-large"]
      ),
      ("0 cups, 3 cups", AmountScalerTests.huge, "0 cups, 3 cups", ["3 cups too-large"]),
      ("1e15 l sea, 1 cup milk", Fraction(Int.max), "1e15 l sea", ["1e15 l too-large"]),
      ("1 cup", Fraction(1) / AmountScalerTests.huge, "1 cup", ["1 cup too-small"]),
    ] as [Left])
  func leaving(row: Left) {
    let scaled = AmountScaler(by: row.factor).scaling(row.text)
    #expect(scaled.text.hasPrefix(row.scaled))
    #expect(
      scaled.unscaled.map { "\(row.text[$0.range]) \($0.reason.code)" }
        == row.left)
    #expect(scaled.unscaled.map(\.utf8Range) == scaled.unscaled.map(\.reason.range))
    #expect(throws: scaled.unscaled[0].reason) { try AmountScaler(by: row.factor).scaled(row.text) }
  }

  @Test("text without amounts comes back byte for byte, whatever it is")
  func untouched() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let scalars = (0..<40).map { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random)) ?? " "
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      let scaled = AmountFinder().replacingAmounts(in: text) { _ in nil }
      #expect(Array(scaled.utf8) == Array(text.utf8), "seed \(random.seed)")
    }
  }
}
