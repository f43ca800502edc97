import Quantities
import Testing

@Suite("Times as text has them")
struct TimeReadingTests {
  @Test(
    "clock times and durations of ISO 8601",
    arguments: [
      ("4:32", "68/15 minutes"), ("0:05", "1/12 minutes"), ("90:00", "90 minutes"),
      ("1:30:00", "3/2 hours"), ("0:00:01.5", "1/2400 hours"), ("2:04:13:02", "93991/43200 days"),
      ("-1:30:00", "-3/2 hours"), ("2 days, 4:13:02", "93991/43200 days"), ("PT1H30M", "3/2 hours"),
      ("P1W", "1 week"), ("P1DT12H", "3/2 days"), ("PT0.5S", "1/2 seconds"),
      ("PT1,5M", "3/2 minutes"), ("pt90s", "90 seconds"), ("-PT5M", "-5 minutes"),
      ("PT0S", "0 seconds"), ("PT1H + 30 min", "3/2 hours"), ("1h2m3s4ms", "930751/900000 hours"),
      ("1m15s", "5/4 minutes"), ("1 m 30 s", "3/2 minutes"), ("5m3s", "101/20 minutes"),
      ("1 h + 30 m", "3/2 hours"), ("2h45", "11/4 hours"), ("3m20", "10/3 minutes"),
      ("1 hour forty", "5/3 hours"), ("2 hours and twenty", "7/3 hours"),
      ("1 hour and 6", "11/10 hours"),
      ("2d 3h 12", "32/15 days"), ("1d 2:06", "87/80 days"), ("2 h 1:30", "81/40 hours"),
      ("2w 1:00", "337/168 weeks"), ("one week three days", "10/7 weeks"),
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
