import Quantities

/// How a clock should show a time, by the words of its rule.
struct ClockRule {
  var maxParts: Int?
  var smallest: MeasurementUnit<TimeKind>?
  /// What fewer parts may be off, as a part of the time; with zero nothing is approximated.
  var bound = Fraction(1, 20)
  /// Whether it came in weeks or fortnights, and no kit is named: then weeks are the largest unit.
  var hasWeeks = false

  private typealias Part = Answer<TimeKind>.Part

  /// The answer, or `nil` where the words do not say it: where what is readable is farther off than
  /// the bound; where nothing may be approximated and the smallest unit is no whole number of
  /// thousandths of a nanosecond; and where a decimal of less than a second, with more than three
  /// places, is behind minutes.
  func answer(to ticks: Int128) -> Answer<TimeKind>? {
    let time = Fraction(numerator: abs(ticks), denominator: 1)
    // What is asked for as the smallest unit is rounded to first, whatever the bound.
    let amount = smallest.map { time.rounded(to: $0) } ?? time
    var shown = amount.rounded(to: Self.thousandth)
    if smallest == nil {
      guard let readable = bound == .zero ? time : readable(time) else { return nil }
      shown = readable
    }
    if (shown - amount).magnitude > bound * amount { return nil }
    var parts = split(shown)
    if let maxParts, parts.count > maxParts {
      // The whole time is rounded once, to the last unit that will be shown.
      let rounded = time.rounded(to: parts[maxParts - 1].unit)
      if (rounded - time).magnitude <= bound * time {
        (shown, parts) = (rounded, split(rounded))
      } else if let part = inOneUnit(amount, of: time) {
        (shown, parts) = (part.value * part.unit.size, [part])
      } else {
        return nil
      }
    }
    let answer = Answer(parts: parts, isExact: shown == time)
    return ticks < 0 ? answer.negated : answer
  }

  /// The largest unit in which an amount is a whole number, or of seconds a decimal of three
  /// places; else the largest in which a whole number is near enough. Where nothing may be
  /// approximated, all of it in seconds.
  ///
  /// What has several parts is more than a second, and said in nothing smaller.
  private func inOneUnit(_ amount: Fraction, of time: Fraction) -> Part? {
    let units = wholeUnits + [.second]
    for unit in units {
      let value = amount / unit.size
      if value.isWhole || (unit == .second && value.hasFewDecimals) {
        return Part(value: value, unit: unit)
      }
    }
    for unit in units {
      let rounded = time.rounded(to: unit)
      if (rounded - time).magnitude <= bound * time {
        return Part(value: rounded / unit.size, unit: unit)
      }
    }
    let seconds = amount / MeasurementUnit<TimeKind>.second.size
    return bound == .zero ? Part(value: seconds, unit: .second) : nil
  }

  /// Exactly if its seconds, or what is there in place of a second, take three decimals at most; else
  /// to three significant digits of these.
  private func readable(_ time: Fraction) -> Fraction? {
    let minute = MeasurementUnit<TimeKind>.minute.size
    let rest = time - (time / minute).wholePart * minute
    let unit = time >= minute ? .second : Self.decimal.first { $0.size <= time } ?? .nanosecond
    let last = rest / unit.size
    if last.hasFewDecimals { return time }
    if last < Fraction(1), rest < time { return nil }
    return time - rest + last.threeDigits(tiesToEven: false) * unit.size
  }

  private func split(_ time: Fraction) -> [Part] {
    var (parts, rest): ([Part], Fraction) = ([], time)
    func take(_ amount: Fraction, _ unit: MeasurementUnit<TimeKind>) {
      guard amount > .zero else { return }
      parts.append(Part(value: amount / unit.size, unit: unit))
      rest -= amount
    }
    for unit in wholeUnits { take((rest / unit.size).wholePart * unit.size, unit) }
    for unit in Self.decimal {
      let value = rest / unit.size
      // Where nothing may be approximated, the last part is whatever is left.
      let isSaid = value.hasFewDecimals || (bound == .zero && smallest == nil)
      // Behind larger parts, less than a second is a decimal of it.
      let isDecimal = unit == .second && !parts.isEmpty && isSaid
      guard value >= Fraction(1) || isDecimal else { continue }
      take(isSaid ? rest : value.wholePart * unit.size, unit)
    }
    take(rest, .nanosecond)
    return parts.isEmpty ? [Part(value: .zero, unit: smallest ?? .nanosecond)] : parts
  }

  private static let thousandth = MeasurementUnit<TimeKind>(
    Fraction(1, 1000), .nanosecond, name: "thousandth of a nanosecond")

  /// The units of which there are only whole numbers.
  private var wholeUnits: [MeasurementUnit<TimeKind>] {
    (hasWeeks ? [.week] : []) + [.day, .hour, .minute]
  }

  /// The units that decimals are of, where they are the last.
  private static let decimal: [MeasurementUnit<TimeKind>] = [
    .second, .millisecond, .microsecond, .nanosecond,
  ]
}

extension Fraction {
  /// A time to a whole number of a unit, ties away from zero.
  fileprivate func rounded(to unit: MeasurementUnit<TimeKind>) -> Fraction {
    let count = (self / unit.size).rounded(tiesToEven: false)
    return Fraction(numerator: count, denominator: 1) * unit.size
  }
}
