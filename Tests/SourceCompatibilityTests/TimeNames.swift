import Quantities
import Testing

extension SourceCompatibilityTests {
  @Test("time")
  func time() {
    use(Days.self, Days.factor, Days.unit, \Days.ticks, MeasurementUnit<TimeKind>.day, 1.days)
    use(({ (quantity: any Time) in quantity.inDays }), Weeks.self, Weeks.factor, Weeks.unit)
    use(\Weeks.ticks, MeasurementUnit<TimeKind>.week, 1.weeks)
    use(({ (quantity: any Time) in quantity.inWeeks }), Fortnights.self, Fortnights.factor)
    use(Fortnights.unit, \Fortnights.ticks, MeasurementUnit<TimeKind>.fortnight, 1.fortnights)
    use(({ (quantity: any Time) in quantity.inFortnights }))
    use(Seconds.self, Seconds.factor, Seconds.unit, \Seconds.ticks)
    use(MeasurementUnit<TimeKind>.second, 1.seconds)
    use(({ (quantity: any Time) in quantity.inSeconds }), Milliseconds.self, Milliseconds.factor)
    use(Milliseconds.unit, \Milliseconds.ticks, MeasurementUnit<TimeKind>.millisecond)
    use(1.milliseconds, ({ (quantity: any Time) in quantity.inMilliseconds }), Microseconds.self)
    use(Microseconds.factor, Microseconds.unit, \Microseconds.ticks)
    use(MeasurementUnit<TimeKind>.microsecond, 1.microseconds)
    use(({ (quantity: any Time) in quantity.inMicroseconds }), Nanoseconds.self)
    use(Nanoseconds.factor, Nanoseconds.unit, \Nanoseconds.ticks)
    use(MeasurementUnit<TimeKind>.nanosecond, 1.nanoseconds)
    use(({ (quantity: any Time) in quantity.inNanoseconds }), Minutes.self, Minutes.factor)
    use(Minutes.unit, \Minutes.ticks, MeasurementUnit<TimeKind>.minute, 1.minutes)
    use(({ (quantity: any Time) in quantity.inMinutes }), Hours.self, Hours.factor, Hours.unit)
    use(\Hours.ticks, MeasurementUnit<TimeKind>.hour, 1.hours)
    use(({ (quantity: any Time) in quantity.inHours }))
    use((any Time).self, TimeKind.self, TimeKind.name, TimeKind.joiner, TimeKind.units)
    use(TimeKind.kit(for:))
    use(Task.sleep(for:tolerance:))
  }
}
