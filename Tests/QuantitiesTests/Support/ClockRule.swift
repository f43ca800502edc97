import Quantities

/// How a clock should show a time, by the words of its rule.
struct ClockRule {
  var maxParts: Int?
  var smallest: MeasurementUnit<TimeKind>?

  private typealias Part = Answer<TimeKind>.Part

  func answer(to ticks: Int128) -> Answer<TimeKind> {
    let time = Fraction(numerator: abs(ticks), denominator: 1)
    // What three decimals of a nanosecond do not say is rounded to them.
    var shown = time.rounded(to: smallest)?.rounded(to: Self.thousandth) ?? readable(time)
    var parts = split(shown)
    // The whole time is rounded once, to the last unit that will be shown.
    if let maxParts, parts.count > maxParts {
      shown = time.rounded(to: parts[maxParts - 1].unit) ?? time
      parts = split(shown)
    }
    let answer = Answer(parts: parts, isExact: shown == time)
    return ticks < 0 ? answer.negated : answer
  }

  /// Exactly if its seconds, or what is there in place of a second, take three decimals at most.
  private func readable(_ time: Fraction) -> Fraction {
    let unit = Self.decimal.first { $0.size <= time } ?? .nanosecond
    return (time / unit.size).readable(tiesToEven: false) * unit.size
  }

  private func split(_ time: Fraction) -> [Part] {
    var (parts, rest): ([Part], Fraction) = ([], time)
    func take(_ amount: Fraction, _ unit: MeasurementUnit<TimeKind>) {
      guard amount > .zero else { return }
      parts.append(Part(value: amount / unit.size, unit: unit))
      rest -= amount
    }
    for unit in [.day, .hour, .minute] as [MeasurementUnit<TimeKind>] {
      take((rest / unit.size).wholePart * unit.size, unit)
    }
    for unit in Self.decimal {
      let value = rest / unit.size
      // Behind larger parts, less than a second is a decimal of it.
      let isDecimal = unit == .second && !parts.isEmpty && value.hasFewDecimals
      guard value >= Fraction(1) || isDecimal else { continue }
      take(value.hasFewDecimals ? rest : value.wholePart * unit.size, unit)
    }
    take(rest, .nanosecond)
    return parts.isEmpty ? [Part(value: .zero, unit: smallest ?? .nanosecond)] : parts
  }

  private static let thousandth = MeasurementUnit<TimeKind>(
    Fraction(1, 1000), .nanosecond, name: "picosecond")

  private static let decimal: [MeasurementUnit<TimeKind>] = [
    .second, .millisecond, .microsecond, .nanosecond,
  ]
}

extension Fraction {
  /// A time to a whole number of a unit, ties away from zero, or `nil` without a unit.
  fileprivate func rounded(to unit: MeasurementUnit<TimeKind>?) -> Fraction? {
    guard let unit else { return nil }
    let count = (self / unit.size).rounded(tiesToEven: false)
    return Fraction(numerator: count, denominator: 1) * unit.size
  }
}
