// Generated from units.tsv by .ci/catalogue. Edit the table instead.

import Quantities
import Testing

/// Holds each unit of time to the table.
@Suite("The units of time")
struct TimeUnitTests {
  private var checked: [MeasurementUnit<TimeKind>] = []

  @Test("each has a literal, a unit value, a property and its names, and the list has them all")
  mutating func units() {
    check(3.seconds, .second, { $0.inSeconds }, ["second", "seconds", "s", "sec", "secs"])
    check(
      3.milliseconds, .millisecond, { $0.inMilliseconds },
      ["millisecond", "milliseconds", "ms", "msec", "msecs", "millis"])
    check(
      3.microseconds, .microsecond, { $0.inMicroseconds },
      ["microsecond", "microseconds", "µs", "us", "μs", "usec", "usecs", "micros"])
    check(
      3.nanoseconds, .nanosecond, { $0.inNanoseconds },
      ["nanosecond", "nanoseconds", "ns", "nsec", "nsecs", "nanos"])
    check(3.minutes, .minute, { $0.inMinutes }, ["minute", "minutes", "min", "mins", "m"])
    check(3.hours, .hour, { $0.inHours }, ["hour", "hours", "h", "hr", "hrs"])
    check(3.days, .day, { $0.inDays }, ["day", "days", "d"])
    check(3.weeks, .week, { $0.inWeeks }, ["week", "weeks", "wk", "wks", "w"])
    check(
      3.fortnights, .fortnight, { $0.inFortnights }, ["fortnight", "fortnights", "fn", "fortn"])
    #expect(checked == TimeKind.units)
  }

  /// Checks three of a unit and the unit's names.
  ///
  /// - Parameters:
  ///   - names: the names that find the unit.
  ///   - prefix: the qualifier needed with names that another unit has, too.
  ///   - shared: the names that need the qualifier.
  private mutating func check<Type: Time & UnitQuantity>(
    _ three: Type, _ unit: MeasurementUnit<TimeKind>, _ value: (any Time) -> Double,
    _ names: [String], after prefix: String = "", _ shared: [String] = []
  ) {
    #expect(three.unit == unit && Type.unit == unit, "\(unit)")
    #expect(three.ticks.count == 3 * unit.ticks.count, "\(unit)")
    #expect(Type.factor.ticks == unit.ticks, "\(unit)")
    #expect(value(three) == 3, "\(unit)")
    #expect(three == Type(3) && Type.zero.ticks.count == 0, "\(unit)")

    let stated = Set([unit.name, unit.plural, unit.symbol] + unit.aliases)
    #expect(stated.isSubset(of: names + shared), "\(unit)")
    for name in names + [unit.qualifiedName] + shared.map({ "\(prefix) \($0)" }) {
      #expect((try? MeasurementUnit<TimeKind>(named: name)) == unit, "\(name)")
    }
    for name in shared {
      #expect((try? MeasurementUnit<TimeKind>(named: name)) != unit, "\(name)")
    }
    checked.append(unit)
  }
}
