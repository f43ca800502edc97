import Quantities
import TestSupport
import Testing

/// Compares the rules in these tests with the amounts shown in the design.
@Suite("The rules of the tests")
struct BruteForceTests {
  @Test(
    "answer the tables of cases", .enabled(if: SharedFile.exist),
    arguments: [("presenting", 30), ("qty", 74)])
  func tables(name: String, least: Int) throws {
    var count = 0
    for row in try SharedFile.rows(of: "cases/\(name).tsv") where row[1] == "0" {
      guard let answer = try TableQuestion(row[0])?.answer() else { continue }
      count += 1
      let words = row[2].split(separator: " ").filter {
        !["imperial", "Australian", "metric"].contains($0)
      }
      #expect(answer == words.joined(separator: " "), "\(row[0]): \(answer)")
    }
    #expect(count >= least)
  }

  typealias Rule = BruteForce<VolumeKind>.Rule

  @Test(
    "find in the kitchen what can be found by hand",
    arguments: [
      (Fraction(7), Rule(), "2 tablespoons + 1 teaspoon"),
      (Fraction(-30), Rule(), "-(1/2 cup + 2 tablespoons)"),
      (Fraction(30), Rule(maxParts: 1), "10 tablespoons"),
      (Fraction(96), Rule(), "2 cups"),
      (Fraction(96), Rule(preferredUnit: .teaspoon), "2 cups"),
      (Fraction(3, 2), Rule(preferredUnit: .teaspoon), "1 1/2 teaspoons"),
      (Fraction(8, 3), Rule(), "2 2/3 teaspoons"),
      (Fraction(14, 3), Rule(), "1 tablespoon + 1 2/3 teaspoons"),
      // A third of a teaspoon beside a cup is approximated, unless approximation is ruled out.
      (Fraction(145, 3), Rule(), "~1 cup"),
      (Fraction(145, 3), Rule(bound: .within(.zero)), "1 cup + 1/3 teaspoon"),
      (Fraction(145, 3), Rule(bound: .within(Fraction(1, 10_000))), "1 cup + 1/3 teaspoon"),
      (Fraction(145, 3), Rule(maxParts: 1, bound: .within(.zero)), "48 1/3 teaspoons"),
      // The same beside four tablespoons, but not beside three.
      (Fraction(37, 3), Rule(), "~1/4 cup"),
      (Fraction(37, 3), Rule(bound: .within(.zero)), "1/4 cup + 1/3 teaspoon"),
      (Fraction(31, 3), Rule(), "3 tablespoons + 1 1/3 teaspoons"),
      // Up to seven tablespoons, with a half only after a whole count in the last part.
      (Fraction(9, 2), Rule(), "1 1/2 tablespoons"), (Fraction(12), Rule(), "1/4 cup"),
      (Fraction(15), Rule(), "5 tablespoons"), (Fraction(18), Rule(), "6 tablespoons"),
      (Fraction(21), Rule(), "7 tablespoons"), (Fraction(24), Rule(), "1/2 cup"),
      (Fraction(45, 2), Rule(), "7 1/2 tablespoons"),
      (Fraction(4), Rule(), "1 tablespoon + 1 teaspoon"),
      (Fraction(105, 2), Rule(), "1 cup + 1 1/2 tablespoons"),
      (Fraction(19, 4), Rule(), "1 tablespoon + 1 3/4 teaspoons"),
      // Differences too small to see.
      (Fraction(1, 6), Rule(), "~1/8 teaspoon"), (Fraction(1, 10), Rule(), "~1/8 teaspoon"),
      (Fraction(1, 5), Rule(), "1/5 teaspoon"), (Fraction(2, 5), Rule(), "~3/8 teaspoon"),
      (Fraction(1, 24), Rule(), "~1 pinch"), (Fraction(1, 25), Rule(), "1/25 teaspoon"),
      (Fraction(1, 12), Rule(), "~1 pinch"), (Fraction(1, 64), Rule(), "1/64 teaspoon"),
      (Fraction(1, 6), Rule(bound: .within(Fraction(1, 20))), "1/6 teaspoon"),
      // A pinch is used alone.
      (Fraction(1, 16), Rule(), "1 pinch"), (Fraction(3, 16), Rule(), "3/16 teaspoon"),
      (Fraction(19, 48), Rule(), "~3/8 teaspoon"), (Fraction(31, 16), Rule(), "~2 teaspoons"),
      (Fraction(33, 16), Rule(bound: .within(.zero)), "2 1/16 teaspoons"),
      (Fraction(1, 100), Rule(), "0.01 teaspoons"),
      (Fraction(1493, 100_000), Rule(), "~0.0149 teaspoons"),
      (Fraction(1495, 100_000), Rule(), "~0.015 teaspoons"),
      (Fraction(1, 160), Rule(bound: .within(.zero)), "0.00625 teaspoons"),
      (Fraction(1, 10_000), Rule(), "~0.0001 teaspoons"),
      (Fraction(1, 30_000), Rule(), "~3.33 x 10^-5 teaspoons"),
      (Fraction(1, 70), Rule(bound: .within(.zero)), "1/70 teaspoon"),
      (Fraction(7 * 48 - 1), Rule(maxParts: 1), "~7 cups"),
      (Fraction(201, 10), Rule(maxParts: 1), "~6 1/2 tablespoons"),
      (Fraction(281, 10), Rule(maxParts: 1), "~9 1/2 tablespoons"),
      (Fraction(105), Rule(maxParts: 1), "~2 1/4 cups"),
      (Fraction(102), Rule(maxParts: 1), "34 tablespoons"),
      (Fraction(5 * 16, 3), Rule(maxParts: 1), "26 2/3 teaspoons"),
    ])
  func byHand(teaspoons: Fraction, rule: Rule, expected: String) throws {
    let trial = KitTrial(.usKitchen, upTo: Amount(7, .cup))
    let amount = Amount<VolumeKind>(teaspoons, .teaspoon)
    try compare(trial, amount, by: rule, expected)
  }

  @Test(
    "find in other kits what can be found by hand",
    arguments: [
      (StatedKit.ukKitchen, "5 ml", "1 teaspoon"),
      (.ukKitchen, "70 ml", "4 tablespoons + 2 teaspoons"),
      (.ukKitchen, "5/3 ml", "1/3 teaspoon"), (.ukKitchen, "25 uk fl oz", "1 1/4 pints"),
      (.ukKitchen, "100 ml", "~3 1/2 fluid ounces"), (.ukKitchen, "0.1 ml", "1/50 teaspoon"),
      (.ukKitchen, "8 uk fl oz", "8 fluid ounces"), (.ukKitchen, "10 uk fl oz", "1/2 pint"),
      (.ukKitchen, "19 3/4 uk fl oz", "19 3/4 fluid ounces"),
      (.ukKitchen, "26 uk fl oz", "1 1/4 pints + 1 fluid ounce"),
      // Amounts given in spoons are made of spoons alone.
      (.ukKitchen, "9 metric tbsp", "9 tablespoons"), (.ukKitchen, "135 ml", "~4 3/4 fluid ounces"),
      (.ukKitchen, "40 metric tsp", "13 tablespoons + 1 teaspoon"),
      (.ukKitchen, "6 tbsp", "~6 tablespoons"), (.ukKitchen, "7.5 ml", "1 1/2 teaspoons"),
      (.ukKitchen, "22.5 ml", "1 1/2 tablespoons"),
      (.metricKitchen, "120 ml", "8 tablespoons"), (.metricKitchen, "250 ml", "1 cup"),
      (.metricKitchen, "125 ml", "1/2 cup"), (.australianKitchen, "160 ml", "8 tablespoons"),
      (.australianKitchen, "181 ml", "~3/4 cup"), (.usBar, "1/6 tsp", "~1/8 teaspoon"),
      (.australianKitchen, "50 ml", "2 1/2 tablespoons"), (.usBar, "1 1/2 tbsp", "3/4 fluid ounce"),
      (.japaneseKitchen, "75 ml", "5 tablespoons"), (.nordicKitchen, "75 ml", "5 tablespoons"),
      (.europeanSpoons, "82.5 ml", "5 1/2 tablespoons"),
      // In units as small as a drop, the error never exceeds 5 %.
      (.usKitchen, "3 pinches", "3/16 teaspoon"), (.usKitchen, "2.9 pinches", "~0.181 teaspoons"),
      (.usKitchen, "16 drops", "1/6 teaspoon"), (.usKitchen, "100 drops", "~1 teaspoon"),
    ] as [(StatedKit<VolumeKind>, String, String)])
  func otherKits(stated: StatedKit<VolumeKind>, text: String, expected: String) throws {
    try compare(KitTrial(stated, upTo: Amount(1, .liter)), Amount(text), expected)
  }

  @Test(
    "find on scales what can be found by hand",
    arguments: [
      (StatedKit.pounds, "30 oz", "1 pound 14 ounces"), (.pounds, "28 oz", "1 3/4 pounds"),
      (.pounds, "20 1/2 oz", "1 pound 4 1/2 ounces"), (.pounds, "64/3 oz", "1 1/3 pounds"),
      (.pounds, "0.1 oz", "0.1 ounces"), (.pounds, "1.6 oz", "1.6 ounces"),
      (.pounds, "1/64 oz", "~0.0156 ounces"), (.stone, "100 lb", "7 stone 2 pounds"),
      (.stone, "1/3 lb", "~0.333 pounds"), (.stone, "8 oz", "1/2 pound"),
    ] as [(StatedKit<MassKind>, String, String)])
  func scales(stated: StatedKit<MassKind>, text: String, expected: String) throws {
    try compare(KitTrial(stated, upTo: Amount(110, .pound)), Amount(text), expected)
  }

  /// Compares the text with the result of the rules, and then the kit with the rules.
  private func compare<Kind>(
    _ trial: KitTrial<Kind>, _ amount: Amount<Kind>, by rule: BruteForce<Kind>.Rule = .init(),
    _ expected: String
  ) throws {
    let answer = trial.verdict(on: amount, by: rule).answer
    #expect(trial.stated.words(of: answer) == expected)
    try trial.expectOptimum(of: amount, by: rule)
  }

  @Test(
    "find times that can be found by hand",
    arguments: [
      (ClockRule(maxParts: 1), "90 min", "90 minutes"), (.init(maxParts: 1), "35 h", "35 hours"),
      (.init(maxParts: 1), "3599 s", "~1 hour"), (.init(maxParts: 2), "86399 s", "~1 day"),
      (.init(maxParts: 1, bound: .zero), "3599 s", "3599 seconds"),
      (.init(maxParts: 1, bound: .zero), "60.5 s", "60.5 seconds"),
      (.init(maxParts: 1), "60.5 s", "~1 minute"),
      (.init(maxParts: 1, smallest: .minute), "1 h 29 min 31 s", "~90 minutes"),
      (.init(smallest: .hour, bound: .zero), "10 s", "~0 hours"),
      (.init(bound: .zero), "10/3 s", "3 1/3 seconds"),
      (.init(bound: .zero), "1.23456 s", "1.23456 seconds"),
      (.init(bound: .zero), "63 1/3 s", "1 minute 3 1/3 seconds"),
      (.init(hasWeeks: true), "10 d", "1 week 3 days"), (.init(), "2 wk", "14 days"),
      (.init(maxParts: 1, hasWeeks: true), "10 d", "10 days"),
      (.init(), "10.3981 s", "~10.4 seconds"), (.init(), "1.2345 s", "~1.23 seconds"),
      (.init(), "63.7935 s", "~1 minute 3.79 seconds"), (.init(), "59.9996 s", "~1 minute"),
      (.init(), "123.4567 ms", "~123 milliseconds"),
    ] as [(ClockRule, String, String)])
  func times(rule: ClockRule, text: String, expected: String) throws {
    let amount = try Amount<TimeKind>(text)
    #expect(rule.answer(to: amount.ticks.count)?.words(inDecimals: true) == expected)
  }
}
