import Quantities
import Testing

@Suite("Times as text has them")
struct TimeReadingTests {
  @Test(
    "clock times and durations of ISO 8601",
    arguments: [
      ("4:32", "~4.533333333 minutes (4 8/15 minutes)"),
      ("0:05", "~0.08333333333 minutes (1/12 minute)"), ("90:00", "90 minutes"),
      ("1:30:00", "1.5 hours"), ("0:00:01.5", "~0.0004166666667 hours (1/2400 hour)"),
      ("2:04:13:02", "~2.175717593 days (2 7591/43200 days)"),
      ("-1:30:00", "-1.5 hours"), ("2 days, 4:13:02", "~2.175717593 days (2 7591/43200 days)"),
      ("PT1H30M", "1.5 hours"),
      ("P1W", "1 week"), ("P1DT12H", "1.5 days"), ("PT0.5S", "0.5 seconds"),
      ("PT1,5M", "1.5 minutes"), ("pt90s", "90 seconds"), ("-PT5M", "-5 minutes"),
      ("PT0S", "0 seconds"), ("PT1H + 30 min", "1.5 hours"),
      ("1h2m3s4ms", "~1.034167778 hours (1 30751/900000 hours)"),
      ("1m15s", "1.25 minutes"), ("1 m 30 s", "1.5 minutes"), ("5m3s", "5.05 minutes"),
      ("1 h + 30 m", "1.5 hours"), ("2h45", "2.75 hours"),
      ("3m20", "~3.333333333 minutes (3 1/3 minutes)"),
      ("1 hour forty", "~1.666666667 hours (1 2/3 hours)"),
      ("2 hours and twenty", "~2.333333333 hours (2 1/3 hours)"),
      ("1 hour and 6", "1.1 hours"),
      ("2d 3h 12", "~2.133333333 days (2 2/15 days)"), ("1d 2:06", "1.0875 days"),
      ("2 h 1:30", "2.025 hours"),
      ("2w 1:00", "~2.005952381 weeks (2 1/168 weeks)"),
      ("one week three days", "~1.428571429 weeks (1 3/7 weeks)"),
    ])
  func times(text: String, value: String) throws {
    #expect(try AnyAmount(text).description == value)
    #expect(try Amount<TimeKind>(text).description == value)
  }

  @Test(
    "what is none of them is told",
    arguments: [
      ("1:60", "'1:60' is not a time in hours, minutes and seconds"),
      ("1:5", "'1:5' is not a time in hours, minutes and seconds"),
      ("1:2:3:4:5", "'1:2:3:4:5' is not a time in hours, minutes and seconds"),
      ("1:24:00:00", "'1:24:00:00' is not a time in hours, minutes and seconds"),
      ("P1Y", "'1Y' has no fixed length"), ("P1M", "'1M' has no fixed length"),
      ("PT1M1H", "'PT1M1H' is not a duration of ISO 8601"),
      ("PT1", "'PT1' is not a duration of ISO 8601"),
      ("PT1.H", "'PT1.H' is not a duration of ISO 8601"),
      ("P1H", "'P1H' is not a duration of ISO 8601"),
      ("PT1H30", "'PT1H30' is not a duration of ISO 8601"),
      ("P1DT", "'P1DT' is not a duration of ISO 8601"),
      ("PT", "expected a number, found 'PT'"),
      ("3 months", "'months' has no fixed length"),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: ParseError.self) { try Amount<TimeKind>(text) }
    #expect(error?.message == message)
  }

  @Test("a time is no other kind")
  func otherKinds() {
    #expect(throws: ParseError.self) { try Amount<VolumeKind>("PT1H") }
    #expect(throws: ParseError.self) { try Amount<VolumeKind>("4:32") }
    #expect(throws: ParseError.self) {
      try Amount<TimeKind>("99999999999999999999999999999999999999:00")
    }
  }
}
