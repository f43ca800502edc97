import QuantityCore

// Times of two numbers, which can be minutes and seconds, or hours and minutes: `1:30`.

extension Grammar {
  /// Returns a note on how `1:30` was read, if nothing settles it.
  func notesOnShortTime(in text: ParsedText) -> [String] {
    guard let range = text.phrase.first.shortTime ?? text.phrase.last.shortTime else { return [] }
    let time = self.text(range)
    return ["'\(time)' is read as minutes and seconds; \(time):00 has hours"]
  }

  /// Refuses `09:15 to 17:45`: with leading zeros, these are times of day.
  func refuseTimesOfDay(_ first: Operand, _ second: Operand) throws(ParseError) {
    guard let start = first.shortTime, let end = second.shortTime,
      [start, end].contains(where: {
        cursor.bytes[$0.lowerBound] == "0" && $0.count == 5
      })
    else { return }
    let range = start.lowerBound..<end.upperBound
    throw ParseError(
      .unexpectedText, at: range, "\(quote(range)) are times of day, not durations",
      hint: "write 9:15 to 17:45 for minutes and seconds, 9:15:00 for hours")
  }
}

extension Operand {
  /// The operand beside another one: with hours, `1:30` is hours and minutes, and with seconds,
  /// minutes and seconds.
  func settled(beside other: Operand) throws(ParseError) -> Operand {
    guard shortTime != nil, other.shortTime == nil, !other.unitRange.isEmpty,
      let unit = other.unit
    else { return self }
    return try settled(beside: unit)
  }

  /// The operand beside a unit, such as that to convert to. A day has 24 hours, so `90:00` is
  /// minutes and seconds beside any.
  func settled(beside unit: AnyUnit) throws(ParseError) -> Operand {
    guard shortTime != nil, unit.kind == .time, case .amount(let short) = value else { return self }
    let (minute, hour) = (MeasurementUnit<TimeKind>.minute.handle, MeasurementUnit<TimeKind>.hour)
    if short.tickCount.magnitude >= 25 * minute.size { return self }
    var time = self
    if unit.size > minute.size {
      time = try multiplied(by: Operand(.number(Fraction(60)), at: range))
      time.range = range
      if case .amount(let amount) = time.value {
        time.value = .amount(AnyAmount(tickCount: amount.tickCount, unit: hour.handle))
      }
    }
    if unit.size != minute.size { time.shortTime = nil }
    return time
  }
}
