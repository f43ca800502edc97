import Quantities
import TestSupport
import Testing

@Suite("Times and durations of the standard library")
struct DurationTests {
  @Test(
    "a time is a duration, to the nearest attosecond",
    arguments: [
      (Amount(2.minutes), Duration.seconds(120)), (Amount(1.5.hours), .seconds(5400)),
      (Amount(250.milliseconds), .milliseconds(250)), (Amount(-3.nanoseconds), .nanoseconds(-3)),
      (Amount(1.weeks), .seconds(604_800)), (Amount(0.seconds), .zero),
      (1.seconds / 3, Duration(secondsComponent: 0, attosecondsComponent: 333_333_333_333_333_333)),
      (2.seconds / 3, Duration(secondsComponent: 0, attosecondsComponent: 666_666_666_666_666_667)),
    ])
  func durations(time: Amount<TimeKind>, duration: Duration) {
    #expect(Duration(time) == duration)
    #expect(Duration(exactly: time) == (time == Amount(duration) ? duration : nil))
  }

  @Test("durations that are no times are refused, and compared all the same")
  func tooLong() throws {
    for duration in [Duration.seconds(Int64.max), .seconds(Int64.min)] {
      #expect(throws: QuantityError.overflow) { try Amount(checking: duration) }
      #expect(throws: QuantityError.overflow) { try Minutes(checking: duration) }
    }
    #expect(1.weeks < Duration.seconds(Int64.max))
    #expect(Duration.seconds(Int64.min) < -1.weeks)
    #expect(1.weeks != Duration.seconds(Int64.max))
    let years = Duration.seconds(8_000_000_000_000_000)
    #expect(try Amount(checking: years) == years)
    #expect(try Minutes(checking: .seconds(90)).value == 1.5)
  }

  @Test("a comparison with a duration is that of the times")
  func comparing() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<2000 {
      let seconds = Int64.random(in: -3...3, using: &random)
      let duration = Duration(
        secondsComponent: seconds, attosecondsComponent: Int64.random(in: -2...2, using: &random))
      let ticks = Int128.random(in: -40_000...40_000, using: &random)
      let time =
        Amount(Int(seconds), .second) + Amount(ticks: Ticks<TimeKind>(ticks), unit: .second)
      let other = Amount(duration)
      let isRight =
        (time == duration) == (time == other) && (time != duration) == (time != other)
        && (time < duration) == (time < other) && (time <= duration) == (time <= other)
        && (time > duration) == (time > other) && (time >= duration) == (time >= other)
        && (duration == time) == (other == time) && (duration != time) == (other != time)
        && (duration < time) == (other < time) && (duration <= time) == (other <= time)
        && (duration > time) == (other > time) && (duration >= time) == (other >= time)
      #expect(isRight, "\(time) and \(duration), seed \(random.seed)")
    }
  }

  @Test("a comparison takes any times, and a duration without its type")
  func forms() {
    let limit: any Time = 2.minutes
    #expect(Duration.seconds(90) < limit)
    #expect(limit > .seconds(90))
    #expect(1.5.minutes == Duration.seconds(90))
    #expect(1.hours + 30.minutes >= Duration.seconds(5400))
  }

  @Test("instants of both clocks move by times")
  func instants() {
    let start = ContinuousClock.now
    var end = start + 3.minutes
    #expect(start.duration(to: end) == .seconds(180))
    #expect(end.time(since: start) == 3.minutes)
    #expect(end - 180.seconds == start)
    #expect(start.advanced(by: 1.5.hours) == start.advanced(by: .seconds(5400)))
    end += 1.minutes + 30.seconds
    end -= 90.seconds
    #expect(end == start + 3.minutes)
    let other = SuspendingClock.now
    var later = other + 1.hours
    later -= 30.minutes
    later += 15.minutes
    #expect(later.time(since: other) == 45.minutes)
    #expect((later - 1.hours).time(since: other) == -15.minutes)
    #expect(end > ContinuousClock.now)
  }
}
