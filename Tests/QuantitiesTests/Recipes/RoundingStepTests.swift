import Quantities
import TestSupport
import Testing

@Suite("Amounts rounded to a step")
struct RoundingStepTests {
  private func scaled(_ text: String, _ factor: Fraction, to step: ExpressionValue?) -> String {
    var scaler = AmountScaler(by: factor)
    scaler.roundingStep = step
    return scaler.scaling(text).text
  }

  @Test(
    "amounts are rounded to an amount of their kind, or to a number of their unit",
    arguments: [
      ("250 g flour, 100 ml milk", "5 g", "~85 g flour, ~33 ml milk"),
      ("1 lb flour", "1 oz", "~5 oz flour"), ("0.3 kg flour", "5 g", "0.1 kg flour"),
      ("25-50 g flour", "5 g", "~10-15 g flour"), ("2 cups milk", "1/4 cup", "~3/4 cup milk"),
      // Ties go to even.
      ("37.5 g salt", "5 g", "~10 g salt"), ("22.5 g salt", "5 g", "~10 g salt"),
      // Nothing is rounded to zero.
      ("5 g yeast", "5 g", "~1.7 g yeast"),
      ("2 (to 3) tbsp oil", "1/2 tbsp", "1/2 (to 1) tbsp oil"),
    ])
  func amounts(text: String, step: String, expected: String) throws {
    let step = try ExpressionValue.amount(AnyAmount(step))
    #expect(scaled(text, Fraction(1, 3), to: step) == expected)
  }

  @Test("a number is of each amount's unit, and counts, sizes and times stay")
  func numbers() {
    let text = "2 cups milk, 200 g flour, 2 eggs, 2 (14 oz) cans; 20 minutes"
    #expect(
      scaled(text, Fraction(1, 3), to: .number(Fraction(1, 2)))
        == "~1/2 cup milk, ~66.5 g flour, 2/3 egg, 2/3 (14 oz) can; 20 minutes")
  }

  @Test("a step of nothing or less has no effect")
  func noStep() {
    for step in [Fraction.zero, Fraction(-1)] {
      #expect(scaled("1 cup milk", Fraction(2), to: .number(step)) == "2 cups milk")
    }
    #expect(scaled("1 cup milk", Fraction(2), to: .amount(AnyAmount(0.cups))) == "2 cups milk")
  }

  @Test("in a reader's kitchen, a step has no effect")
  func kitchen() {
    let text = "2 cups (243 g) flour, 1 cup milk"
    var scaler = AmountScaler(by: 3, for: .metric)
    let plain = scaler.scaling(text).text
    scaler.roundingStep = .amount(AnyAmount(100.grams))
    #expect(scaler.scaling(text).text == plain && plain.contains("729 g"))
  }

  @Test("edits are the pieces that differ, and give the scaled text", arguments: 0..<200)
  func edits(seed: Int) {
    let pieces = [
      "2 cups flour", "1 egg", "1/0 cup", "20 minutes", "\n", " ", "(1 lb)", "2 (14 oz) cans",
      "200 g (7 oz) rice", "350°F", "é", "|", "½ tsp", "1-2 onions",
    ]
    var random = SeededGenerator(seed: UInt64(seed))
    let text = (0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined(
      separator: " ")
    for kitchen in [nil, ReaderKitchen.metric] {
      let scaled = AmountScaler(by: Fraction(3, 2), for: kitchen).scaling(text)
      var (bytes, end) = ([UInt8](), 0)
      let old = Array(text.utf8)
      for edit in scaled.edits {
        #expect(
          edit.utf8Range.lowerBound >= end && Array(edit.text.utf8) != Array(old[edit.utf8Range]))
        bytes += old[end..<edit.utf8Range.lowerBound] + Array(edit.text.utf8)
        end = edit.utf8Range.upperBound
      }
      #expect(String(decoding: bytes + old[end...], as: UTF8.self) == scaled.text, "seed \(seed)")
    }
  }
}
