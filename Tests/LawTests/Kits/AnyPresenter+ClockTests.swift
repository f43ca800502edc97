import Quantities
import TestSupport
import Testing

@Suite("Clocks")
struct ClockTests {
  @Test(
    "round the whole time once, and carry",
    arguments: [
      (Presenter(smallest: .second), "59.6 s", "~1 minute"),
      (Presenter(smallest: .second), "59.4 s", "~59 seconds"),
      (Presenter(smallest: .second), "23 h 59 min 59.999 s", "~1 day"),
      (Presenter(smallest: .minute), "1 h 29.5 min", "~1 hour 30 minutes"),
      (Presenter(smallest: .minute), "23 h 59 min 30 s", "~1 day"),
      (Presenter(smallest: .millisecond), "59.9995 s", "~1 minute"),
      (Presenter(maxParts: 1), "3599 s", "~1 hour"),
      (Presenter(maxParts: 1), "86399 s", "~1 day"),
      (Presenter(maxParts: 1), "1 h 29 min 59 s", "5399 seconds"),
      (Presenter(maxParts: 1), "1 h 2 min", "~1 hour"),
      (Presenter(maxParts: 1), "35 h 58 min 0.3335 s", "~36 hours"),
      (Presenter(maxParts: 2), "86399 s", "~1 day"),
      (Presenter(maxParts: 2), "1 day 59 min 59 s", "~1 day 1 hour"),
      (Presenter(maxParts: 2), "1 day 1 min 31 s", "~1 day 2 minutes"),
      (Presenter(maxParts: 3), "1 day 1 h 1 min 31 s", "~1 day 1 hour 2 minutes"),
      (Presenter(maxParts: 1, smallest: .minute), "1 h 29 min 31 s", "~90 minutes"),
      (Presenter(maxParts: 2, approximation: .never), "90061 s", "90061 seconds"),
      (Presenter(approximation: .never), "10/3 s", "3 1/3 seconds"),
      (Presenter(approximation: .never), "1.23456 s", "1.23456 seconds"),
      (Presenter(approximation: .never), "63 1/3 s", "1 minute 3 1/3 seconds"),
      (Presenter(approximation: .never), "61.23456 s", "1 minute 1.23456 seconds"),
      (Presenter(), "59.9996 s", "~1 minute"),
      (Presenter(), "9.1234 s", "~9.12 seconds"), (Presenter(), "9.9996 s", "~10 seconds"),
      (Presenter(), "10.1234 s", "~10.1 seconds"), (Presenter(), "10.3981 s", "~10.4 seconds"),
      (Presenter(), "63.7935 s", "~1 minute 3.79 seconds"),
      // A bound chosen by the caller can need more digits.
      (Presenter(approximation: .within(Fraction(1, 100))), "10.3636 s", "~10.4 seconds"),
      (Presenter(approximation: .within(Fraction(1, 100))), "59.9996 s", "~1 minute"),
      (Presenter(approximation: .within(Fraction(1, 1000))), "63.7935 s", "~1 minute 3.79 seconds"),
      (Presenter(approximation: .within(Fraction(1, 1000))), "9.1234 s", "~9.12 seconds"),
      (Presenter(approximation: .within(Fraction(1, 1000))), "28.53125 ns", "~28.53 nanoseconds"),
      (
        Presenter(approximation: .within(Fraction(1, 1_000_000))), "2.1234567 s",
        "~2 seconds 123.457 milliseconds"
      ),
      (Presenter(), "60.25 s", "1 minute 0.25 seconds"),
      (Presenter(), "0.25 s", "250 milliseconds"),
      (Presenter(), "61.125 s", "1 minute 1.125 seconds"),
      (Presenter(), "1.2345 s", "~1.23 seconds"),
      (Presenter(), "999.9999 ns", "~1 microsecond"),
    ] as [(Presenter<TimeKind>, String, String)])
  func carry(presenter: Presenter<TimeKind>, text: String, shown: String) throws {
    #expect(presenter.present(try Amount<TimeKind>(text)).formatted() == shown)
  }

  /// Units that clocks lack; the first isn't a whole number of nanoseconds.
  private static let beat = MeasurementUnit<TimeKind>(Fraction(1, 70), .second, name: "beat")
  private static let nanobeat = MeasurementUnit<TimeKind>(
    Fraction(1, 2), .nanosecond, name: "nanobeat")

  @Test(
    "show times by the words of the rule",
    arguments: [nil, 1, 2, 3] as [Int?],
    [nil, .nanosecond, .millisecond, .second, .minute, .day, beat, nanobeat]
      as [MeasurementUnit<TimeKind>?])
  func rule(maxParts: Int?, smallest: MeasurementUnit<TimeKind>?) throws {
    try compare(
      Presenter(kit: .clock, maxParts: maxParts, smallest: smallest),
      with: ClockRule(maxParts: maxParts, smallest: smallest))
  }

  @Test(
    "stay within a bound by the words of the rule",
    arguments: [nil, 1, 2, 3] as [Int?], [(0, 1), (1, 1000), (1, 100), (1, 10), (1, 2), (1, 1)])
  func bounds(maxParts: Int?, bound: (Int, Int)) throws {
    let bound = Fraction(bound.0, bound.1)
    try compare(
      Presenter(
        kit: .clock, maxParts: maxParts,
        approximation: bound == .zero ? .never : .within(bound)),
      with: ClockRule(maxParts: maxParts, bound: bound))
  }

  @Test("show weeks by the words of the rule", arguments: [nil, 1, 2, 3] as [Int?])
  func weeks(maxParts: Int?) throws {
    try compare(
      Presenter(maxParts: maxParts), with: ClockRule(maxParts: maxParts, hasWeeks: true),
      in: .week)
  }

  private func compare(
    _ presenter: Presenter<TimeKind>, with rule: ClockRule,
    in unit: MeasurementUnit<TimeKind>? = nil
  ) throws {
    var random = SeededGenerator(seed: 61)
    let units: [MeasurementUnit<TimeKind>] = [
      .day, .hour, .minute, .second, .millisecond, .microsecond, .nanosecond,
    ]
    for number in 0..<LongTests.count(4000, everyday: 25) {
      var time =
        number % 2 == 0
        ? Amount.nearRound(of: units, using: &random)
        : Amount.random(of: units, upTo: .max >> 16, using: &random)
      if let unit { time = time.converted(to: unit) }
      guard let expected = rule.answer(to: time.ticks.count) else { continue }
      let shown = Answer(presenter.present(time))
      guard shown == expected, shown.isClocklike else {
        throw Failure(time, "is \(shown), not \(expected)", in: "\(rule)", random.seed)
      }
    }
  }
}

extension Answer<TimeKind> {
  /// Whether all parts except the last are whole, and each is less than one of the next larger
  /// unit: not "1 hour 60 minutes", nor "24 hours 0 minutes".
  fileprivate var isClocklike: Bool {
    let limits: [MeasurementUnit<TimeKind>: Int] = [
      .day: parts[0].unit == .week ? 7 : .max, .hour: 24, .minute: 60, .second: 60,
      .millisecond: 1000, .microsecond: 1000, .nanosecond: 1000,
    ]
    return parts.dropLast().allSatisfy { $0.value.isWhole }
      && (parts.count == 1 ? [] : parts).allSatisfy { part in
        limits[part.unit].map { part.value.magnitude < Fraction($0) } ?? true
      }
  }
}
