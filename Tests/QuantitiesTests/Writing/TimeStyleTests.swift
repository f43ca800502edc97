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

  @Test(
    "clocks of some of hours, minutes and seconds",
    arguments: [
      ("0 s", "0:00", "0:00", "0:00"), ("24 s", "~0:00", "0:24", "0:24"),
      ("90 s", "~0:02", "1:30", "1:30"), ("30 s", "~0:00", "0:30", "0:30"),
      ("59 s", "~0:01", "0:59", "0:59"), ("60 s", "0:01", "1:00", "1:00"),
      ("3599 s", "~1:00", "59:59", "59:59"), ("1 h", "1:00", "60:00", "1:00:00"),
      ("90 min", "1:30", "90:00", "1:30:00"), ("3723 s", "~1:02", "62:03", "1:02:03"),
      ("25 h", "25:00", "1500:00", "25:00:00"), ("-90 s", "~-0:02", "-1:30", "-1:30"),
      ("-10 s", "~0:00", "-0:10", "-0:10"), ("1.5 s", "~0:00", "0:01.5", "0:01.5"),
      ("59.9996 s", "~0:01", "0:59.9996", "0:59.9996"),
      ("1/3 s", "~0:00", "~0:00.333333333", "~0:00.333333333"),
    ])
  func patterns(text: String, minutes: String, seconds: String, timer: String) throws {
    let time = try Amount<TimeKind>(text)
    #expect(time.formatted(.clock(.hourMinute)) == minutes)
    #expect(time.formatted(.clock(.minuteSecond)) == seconds)
    #expect(time.formatted(.clock(.timer)) == timer)
    #expect(time.formatted(.clock(.hourMinuteSecond)) == time.formatted(.clock))
  }

  @Test("a rounding carries in every clock, and is marked")
  func carrying() {
    let whole = PresentationStyle.Fractions.decimal(places: 0)
    #expect(59.9996.seconds.formatted(.clock(.timer).fractions(.decimal(places: 3))) == "~1:00.000")
    #expect(3599.7.seconds.formatted(.clock(.timer).fractions(whole)) == "~1:00:00")
    #expect(3599.7.seconds.formatted(.clock(.minuteSecond).fractions(whole)) == "~60:00")
    // Rounded once: not first to 90 seconds, which would become two minutes.
    #expect(89.6.seconds.formatted(.clock(.hourMinute).fractions(whole)) == "~0:01")
    let written = 89.6.seconds.presented().written(in: .clock(.hourMinute))
    #expect(written.formatted() == "~60 seconds")
    let shown = Presenter<TimeKind>(maxParts: 2).present(90061.seconds)
    #expect(shown.formatted(.clock(.hourMinute)) == "~25:00")
    #expect(1.5.seconds.formatted(.clock(.timer).language(.german)) == "0:01,5")
    #expect(1.5.cups.formatted(.clock(.timer)) == "1 1/2 cups")
    let most = Amount<TimeKind>(ticks: Ticks(Int128.max), unit: .second)
    #expect(most.formatted(.clock(.hourMinute)) == "~2344317452883:27")
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

  @Test("a style takes another form, and keeps what else it is")
  func form() {
    #expect(24.seconds.formatted(.usual.form(.clock(.timer))) == "0:24")
    #expect(90.minutes.formatted(.symbols.form(.iso8601)) == "PT1H30M")
    #expect(PresentationStyle.clock.language(.german).form(.parts) == .usual.language(.german))
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
