import Quantities

/// The expected presentation of a time on a clock, by the words of its rule.
struct ClockRule {
  var maxParts: Int?
  var smallest: MeasurementUnit<TimeKind>?
  /// The greatest relative error for fewer parts; zero rules out approximations.
  var bound = Fraction(1, 20)
  /// Whether weeks are the largest unit, because the time was given in weeks or fortnights without
  /// a kit.
  var hasWeeks = false

  private typealias Part = Answer<TimeKind>.Part

  /// The answer, or `nil` if the rule leaves it open: if the readable time is beyond the bound; if
  /// approximation is ruled out and the smallest unit isn't a whole number of thousandths of a
  /// nanosecond; or if a decimal below one second, with more than three decimals, follows minutes.
  func answer(to ticks: Int128) -> Answer<TimeKind>? {
    let time = Fraction(numerator: abs(ticks), denominator: 1)
    // Rounding to the smallest unit comes first, whatever the bound.
    let amount = smallest.map { time.rounded(to: $0) } ?? time
    var shown = amount.rounded(to: Self.thousandth)
    if smallest == nil {
      guard let readable = bound == .zero ? time : readable(time) else { return nil }
      shown = readable
    }
    if (shown - amount).magnitude > bound * amount { return nil }
    var parts = split(shown)
    if let maxParts, parts.count > maxParts {
      // The whole time is rounded once, to the last unit shown.
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

  /// The largest unit with a whole number, or seconds with three decimals; or else the largest unit
  /// with a whole number that is near enough. If approximation is ruled out, the whole time in
  /// seconds.
  ///
  /// A time with several parts is more than a second, and shown in nothing smaller.
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

  /// The exact time if its seconds, or the unit used instead, have at most three decimals;
  /// otherwise rounded to three significant digits of these.
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
      // If approximation is ruled out, the last part is the remainder.
      let isSaid = value.hasFewDecimals || (bound == .zero && smallest == nil)
      // After larger parts, less than a second is shown as a decimal of it.
      let isDecimal = unit == .second && !parts.isEmpty && isSaid
      guard value >= Fraction(1) || isDecimal else { continue }
      take(isSaid ? rest : value.wholePart * unit.size, unit)
    }
    take(rest, .nanosecond)
    return parts.isEmpty ? [Part(value: .zero, unit: smallest ?? .nanosecond)] : parts
  }

  private static let thousandth = MeasurementUnit<TimeKind>(
    Fraction(1, 1000), .nanosecond, name: "thousandth of a nanosecond")

  /// The units that only have whole numbers.
  private var wholeUnits: [MeasurementUnit<TimeKind>] {
    (hasWeeks ? [.week] : []) + [.day, .hour, .minute]
  }

  /// The units that can have decimals as the last part.
  private static let decimal: [MeasurementUnit<TimeKind>] = [
    .second, .millisecond, .microsecond, .nanosecond,
  ]
}

extension Fraction {
  /// Rounds a time to a whole number of a unit, ties away from zero.
  fileprivate func rounded(to unit: MeasurementUnit<TimeKind>) -> Fraction {
    let count = (self / unit.size).rounded(tiesToEven: false)
    return Fraction(numerator: count, denominator: 1) * unit.size
  }
}
