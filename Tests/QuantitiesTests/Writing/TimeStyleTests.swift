import Quantities
import Testing

@Suite("Clocks and ISO 8601")
struct TimeStyleTests {
  @Test(
    "times",
    arguments: [
      ("0 s", "0:00:00", "PT0S"), ("1 s", "0:00:01", "PT1S"), ("59 s", "0:00:59", "PT59S"),
      ("60 s", "0:01:00", "PT1M"), ("61 s", "0:01:01", "PT1M1S"),
      ("3599 s", "0:59:59", "PT59M59S"), ("3600 s", "1:00:00", "PT1H"),
      ("3601 s", "1:00:01", "PT1H1S"), ("90 min", "1:30:00", "PT1H30M"),
      ("86399 s", "23:59:59", "PT23H59M59S"), ("86400 s", "24:00:00", "P1D"),
      ("86401 s", "24:00:01", "P1DT1S"), ("25 h", "25:00:00", "P1DT1H"),
      ("2 weeks", "336:00:00", "P14D"), ("0.5 s", "0:00:00.5", "PT0.5S"),
      ("1.25 s", "0:00:01.25", "PT1.25S"), ("86400.5 s", "24:00:00.5", "P1DT0.5S"),
      ("1 ns", "0:00:00.000000001", "PT0.000000001S"),
      ("-90 min", "-1:30:00", "-PT1H30M"), ("1 ms", "0:00:00.001", "PT0.001S"),
    ])
  func times(text: String, clock: String, iso: String) throws {
    let time = try Amount<TimeKind>(text)
    #expect(time.formatted(.clock) == clock)
    #expect(time.formatted(.iso8601) == iso)
  }

  @Test("what does not end is rounded, and says so")
  func rounded() {
    let third = 1.seconds / 3
    #expect(third.formatted(.clock) == "~0:00:00.333333333")
    #expect(third.formatted(.iso8601) == "~PT0.333333333S")
    let sevenths = Kit<TimeKind>("sevenths", step: 1.seconds / 7, units: [.second])
    #expect((1.seconds / 7).presented(kit: sevenths).isExact)
    #expect((1.seconds / 7).formatted(.clock, kit: sevenths) == "~0:00:00.142857143")
    #expect((6.seconds / 7).formatted(.iso8601, kit: sevenths) == "~PT0.857142857S")
    #expect((1.hours / 7).formatted(.clock) == "~0:08:34.285714286")
    #expect((1.hours / 7).formatted(.clock.fractions(.decimal(places: 1))) == "~0:08:34.3")
    #expect(59.96.seconds.formatted(.clock.fractions(.decimal(places: 0))) == "~0:01:00")
    let almost = Amount<TimeKind>(ticks: Ticks(3600.seconds.ticks.count - 1), unit: .second)
    #expect(almost.formatted(.clock) == "~1:00:00")
    #expect(third.formatted(.clock.approximation(.none)) == "0:00:00.333333333")
  }

  @Test("what a presenter rounded stays rounded")
  func presented() {
    let shown = Presenter<TimeKind>(maxParts: 2).present(90061.seconds)
    #expect(shown.formatted(.clock) == "~25:00:00")
    #expect(shown.formatted(.iso8601) == "~P1DT1H")
  }

  @Test("a clock shows the amount, whatever the unit to which it was converted")
  func converted() {
    let minutes = 50.seconds.presented(in: .minute)
    #expect(minutes.formatted() == "~0.8333333333 minutes")
    #expect(minutes.formatted(.clock) == "0:00:50")
    #expect(minutes.formatted(.iso8601) == "PT50S")
    #expect((1.hours / 7).presented(in: .hour).formatted(.clock) == "~0:08:34.285714286")
    let parts = (1.hours / 7).presented(in: [.minute, .second])
    #expect(parts.formatted(.iso8601) == "~PT8M34.285714286S")
    #expect(parts.approximating(500.seconds).formatted(.clock).hasPrefix("~0:08:34.2857142"))
  }

  @Test("what is rounded to nothing has a mark and no sign")
  func zero() {
    let tick = Amount<TimeKind>(ticks: Ticks(-1), unit: .second)
    #expect(tick.formatted(.clock, kit: Kit(decimalIn: .second)) == "~0:00:00")
    let shown = Presenter<TimeKind>(smallest: .second).present((-0.4).seconds)
    #expect(shown.formatted() == "~0 seconds")
    #expect(shown.formatted(.clock) == "~0:00:00")
    #expect(shown.formatted(.iso8601) == "~PT0S")
  }

  @Test("the greatest and the least time have their clocks")
  func extremes() {
    let most = Amount<TimeKind>(ticks: Ticks(Int128.max), unit: .second)
    let least = Amount<TimeKind>(ticks: Ticks(Int128.min), unit: .second)
    #expect(most.formatted(.clock).hasPrefix("~2344317452883:26:58"))
    #expect(least.formatted(.iso8601).hasPrefix("~-P97679893870DT3H26M58"))
  }

  @Test("other kinds have no clock, and are written in parts")
  func otherKinds() {
    #expect(1.5.cups.formatted(.clock) == "1 1/2 cups")
    #expect(1.5.pounds.formatted(.iso8601) == "1 1/2 pounds")
  }

  @Test("a language marks the decimals of a clock, but not of ISO 8601")
  func decimalMarks() {
    #expect(1.5.seconds.formatted(.clock.language(.german)) == "0:00:01,5")
    #expect(1.5.seconds.formatted(.iso8601.language(.german)) == "PT1.5S")
  }
}
