import Quantities
import Testing

@Suite("What a style writes of a presentation")
struct WrittenPresentationTests {
  @Test(
    "decimals have the numbers that the text has",
    arguments: [
      (PresentationStyle.usual, Fraction(1, 3), true),
      (.vulgar, Fraction(1, 3), true),
      (.decimal, Fraction(numerator: 3_333_333_333, denominator: 10_000_000_000), false),
      (PresentationStyle(fractions: .decimal(places: 2)), Fraction(33, 100), false),
      (PresentationStyle(fractions: .decimal(digits: 1)), Fraction(3, 10), false),
    ])
  func decimals(style: PresentationStyle, value: Fraction, isExact: Bool) {
    let written = (1.cups / 3).presented().written(in: style)
    #expect(written.parts.map(\.value) == [value])
    #expect(written.isExact == isExact)
    #expect(written.amount == 1.cups / 3)
  }

  @Test("a clock rounds to nanoseconds what is no whole number of attoseconds")
  func clocks() {
    let third = (1.seconds / 3).presented(in: .minute, notation: .fraction)
    let written = third.written(in: .clock)
    #expect(written.parts.map(\.description) == ["0.333333333 seconds"])
    #expect(!written.isExact)
    let converted = 50.seconds.presented(in: .minute)
    #expect(!converted.isExact)
    #expect(converted.written(in: .clock).isExact)
    #expect(converted.written(in: .clock).parts.map(\.description) == ["50 seconds"])
    #expect(90.minutes.presented().written(in: .iso8601) == 90.minutes.presented())
    #expect(1.5.cups.presented().written(in: .clock) == 1.5.cups.presented())
  }

  @Test("parts for another amount are exact if they sum to it")
  func otherAmounts() {
    let shown = 1.12.pounds.presented()
    #expect(shown.formatted() == "~1 pound 2 ounces")
    #expect(shown.approximating(1.125.pounds).formatted() == "1 pound 2 ounces")
    #expect(shown.approximating(1.13.pounds).formatted() == "~1 pound 2 ounces")
    #expect((-1.12).pounds.presented().approximating((-1.125).pounds).isExact)
  }

  @Test("what is shown of an amount that is not exact is marked, a range in front")
  func marks() {
    #expect(2.cups.presented().approximated().formatted() == "~2 cups")
    #expect(2.cups.presented().approximated().formatted(.spoken) == "about two cups")
    let presenter = Presenter<VolumeKind>()
    let range = presenter.present(2.cups...3.cups).approximated()
    #expect(range.formatted() == "~2 to 3 cups")
    #expect(!range.isExact)
    #expect(presenter.present(2.cups...2.cups).approximated().formatted() == "~2 cups")
  }
}
