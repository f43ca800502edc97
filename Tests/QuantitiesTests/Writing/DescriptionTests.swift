import Quantities
import TestSupport
import Testing

/// The output of `"\(amount)"`.
@Suite("Descriptions of amounts")
struct DescriptionTests {
  @Test(
    "an amount is said in its own unit, and where that is rounded exactly, too",
    arguments: [
      (Amount(2.5.hours), "2.5 hours"), (Amount(1.hours), "1 hour"), (Amount(0.hours), "0 hours"),
      (1.hours / 3 * 4, "~1.333333333 hours (1 1/3 hours)"),
      (-1.hours / 3, "~-0.3333333333 hours (-1/3 hour)"),
      (1.seconds / 7, "~0.1428571429 seconds (1/7 second)"),
      (Amount(1234567.890625.seconds), "1234567.890625 seconds"),
    ] as [(Amount<TimeKind>, String)])
  func times(amount: Amount<TimeKind>, text: String) {
    #expect(amount.description == text)
    #expect(AnyAmount(amount).description == text)
  }

  @Test(
    "the unit's own notation has it",
    arguments: [
      (Amount(2.5.cups), "2 1/2 cups"), (1.cups / 3 * 2, "2/3 cup"), (-1.cups, "-1 cup"),
      (-1.125.cups * 1, "-1 1/8 cups"), (1.cups / 16, "0.0625 cups"),
      (1.cups / 7, "~0.1428571429 cups (1/7 cup)"), (Amount(1.5.liters), "1.5 liters"),
      (Amount(1.imperialPints) * 2.5, "2 1/2 imperial pints"),
      (Amount(1.5.metricCups), "1.5 metric cups"),
      (1.liters.converted(to: .cup), "~4.226752838 cups (4 107294108/473176473 cups)"),
    ] as [(Amount<VolumeKind>, String)])
  func volumes(amount: Amount<VolumeKind>, text: String) {
    #expect(amount.description == text)
    #expect("\(amount)" == text)
  }

  @Test("what is said exactly is read as the same amount, in parentheses if it is marked")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 38)
    func check<Kind>(_ amount: Amount<Kind>) throws {
      let text = amount.description
      let isMarked = text.hasPrefix("~")
      let exact = isMarked ? text.drop { $0 != "(" }.dropFirst().dropLast() : text[...]
      #expect(try Amount<Kind>(String(exact)) == amount, "'\(text)', seed \(random.seed)")
      #expect(isMarked == text.hasSuffix(")"), "'\(text)', seed \(random.seed)")
      #expect(AnyAmount(amount).description == text)
    }
    for _ in 0..<300 {
      try check(Generated.volume(using: &random))
      try check(Generated.volume(using: &random).converted(to: .imperialPint))
      try check(Generated.mass(using: &random).converted(to: .pound))
      try check(Generated.time(using: &random).converted(to: .day))
    }
  }

  @Test("a unit type says it as an amount does, and so do the greatest counts of ticks")
  func others() {
    #expect("\(Hours(2.5))" == "2.5 hours")
    #expect("\(1.pounds)" == "1 pound")
    let most = Amount<TimeKind>(ticks: Ticks(Int128.max), unit: .second)
    #expect(most.description.hasPrefix("~8439542830380418 seconds (8439542830380418 485"))
    let least = Amount<TimeKind>(ticks: Ticks(Int128.min), unit: .nanosecond)
    #expect(
      least.description.hasSuffix(
        "(-8439542830380418240659092 274532596/615234375 nanoseconds)"))
    let tick = Amount<TimeKind>(ticks: Ticks(1), unit: .week)
    #expect(tick.description.hasSuffix("(1/12192768000000000000000000000 week)"))
  }
}
