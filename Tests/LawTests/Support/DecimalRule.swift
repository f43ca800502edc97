import Quantities

/// The expected presentation with the metric kit, by the words of its rule.
struct DecimalRule<Kind: QuantityKind> {
  /// The units in descending order.
  let units: [MeasurementUnit<Kind>]
  /// Whether the amount was given in a metric unit.
  var isMetric = false
  /// Whether the kit was named, instead of implied by the amount's unit.
  var isNamed = false
  /// Whether approximation is ruled out.
  var isExact = false
  /// The deciliter or centiliter, if the amount was given in it without a kit.
  var own: MeasurementUnit<Kind>?

  func answer(to ticks: Int128) -> Answer<Kind> {
    let amount = Fraction(numerator: abs(ticks), denominator: 1)
    // Round first, then choose the unit.
    let shown = rounded(amount)
    let unit = unit(for: shown)
    let answer = Answer(
      parts: [.init(value: shown / unit.size, unit: unit)], isExact: shown == amount)
    return ticks < 0 ? answer.negated : answer
  }

  /// Metric amounts are unchanged if they have at most 15 significant digits, or five if the kit is
  /// named. Others have the fewest digits, three at most, that are within 2 %.
  func rounded(_ amount: Fraction) -> Fraction {
    let number = amount / units[0].size
    let most = isNamed ? 5 : 15
    if isExact || (isMetric && number.significantDigits.map { $0 <= most } ?? false) {
      return amount
    }
    for (digits, endsInFive) in Self.lengths {
      let numbers = number.numbers(ofDigits: digits).filter { !endsInFive || $0.last == 5 }
      let nearest = numbers.min { one, other in
        let (off, otherOff) = (one.value - number, other.value - number)
        if off.magnitude != otherOff.magnitude { return off.magnitude < otherOff.magnitude }
        return one.last % 2 == 0 && other.last % 2 != 0
      }
      guard let nearest else { continue }
      if (nearest.value - number).magnitude <= number / Fraction(50) {
        return nearest.value * units[0].size
      }
    }
    preconditionFailure("Three digits are always within 2 %")
  }

  /// The possible numbers of digits, fewest first: a final 5 counts as half a digit.
  private static var lengths: [(Int, Bool)] {
    [(1, true), (1, false), (2, true), (2, false), (3, true), (3, false)]
  }

  /// The largest unit that goes into the amount at least once, or the smallest; below a liter, the
  /// amount's own.
  private func unit(for amount: Fraction) -> MeasurementUnit<Kind> {
    if let own, amount >= own.size, amount < units[0].size { return own }
    return units.first { $0.size <= amount } ?? units[units.count - 1]
  }

  /// Both ends of a range in one unit: the largest that goes into either nonzero end at least once,
  /// or the smallest.
  func answers(to lower: Int128, _ upper: Int128) -> [Answer<Kind>] {
    let ends = [lower, upper].map { Fraction(numerator: $0, denominator: 1) }
    let shown = ends.map { $0 == .zero ? $0 : rounded($0) }
    let unit = units.first { unit in shown.allSatisfy { $0 == .zero || $0 >= unit.size } }
    let shared = unit ?? units[units.count - 1]
    return zip(ends, shown).map { end, shown in
      Answer(parts: [.init(value: shown / shared.size, unit: shared)], isExact: shown == end)
    }
  }
}

/// The expected presentation on a scale with a step, by the words of its rule.
struct ScaleRule<Kind: QuantityKind> {
  let step: Fraction
  /// The units in descending order.
  let units: [MeasurementUnit<Kind>]
  let isMetric: Bool

  func answer(to ticks: Int128) -> Answer<Kind> {
    let amount = Fraction(numerator: abs(ticks), denominator: 1)
    let steps = Fraction(numerator: (amount / step).rounded(tiesToEven: true), denominator: 1)
    let nearest = step * max(steps, Fraction(1))
    var answer = Answer(parts: split(nearest), isExact: nearest == amount)
    if steps == .zero {
      let value = amount / units[units.count - 1].size
      let isDecimal = isMetric && value.significantDigits.map { $0 <= 15 } ?? false
      answer = Answer(
        notMeasurable: amount, in: units[units.count - 1],
        within: isDecimal ? .zero : amount / Fraction(20))
      answer.nearest = isMetric ? split(nearest)[0] : part(nearest, in: units[units.count - 1])
    }
    return ticks < 0 ? answer.negated : answer
  }

  private func split(_ amount: Fraction) -> [Answer<Kind>.Part] {
    if isMetric {
      // One number, in the largest unit that gives at least 1 with at most three decimals.
      let unit = units.first { $0.size <= amount && (amount / $0.size).hasFewDecimals }
      return [part(amount, in: unit ?? units[units.count - 1])]
    }
    var (parts, rest): ([Answer<Kind>.Part], Fraction) = ([], amount)
    for unit in units {
      let isLast = unit == units[units.count - 1]
      let taken = isLast ? rest : (rest / unit.size).wholePart * unit.size
      if taken > .zero { parts.append(part(taken, in: unit)) }
      rest -= taken
    }
    return parts
  }

  private func part(_ amount: Fraction, in unit: MeasurementUnit<Kind>) -> Answer<Kind>.Part {
    .init(value: amount / unit.size, unit: unit)
  }
}

extension MeasurementUnit {
  /// The size of the unit in ticks.
  var size: Fraction { Fraction(numerator: ticks.count, denominator: 1) }
}

extension Fraction {
  var hasFewDecimals: Bool { 1000 % denominator == 0 }

  var wholePart: Fraction { Fraction(numerator: numerator / denominator, denominator: 1) }

  /// The numbers with some significant digits around a positive one, each with its last digit.
  fileprivate func numbers(ofDigits digits: Int) -> [(value: Fraction, last: Int128)] {
    var power = Fraction(1)
    let (least, most): (Int128, Int128) = (powerOfTen(digits - 1), powerOfTen(digits))
    while self * power < Fraction(numerator: least, denominator: 1) { power *= Fraction(10) }
    while self * power >= Fraction(numerator: most, denominator: 1) { power /= Fraction(10) }
    let whole = (self * power).wholePart.numerator
    return (max(whole - 10, least)...min(whole + 10, most)).map { number in
      (Fraction(numerator: number, denominator: 1) / power, number % 10)
    }
  }
}

extension DecimalRule<VolumeKind> {
  static var volumes: [MeasurementUnit<VolumeKind>] { [.liter, .milliliter, .microliter] }
}

extension DecimalRule<MassKind> {
  static var masses: [MeasurementUnit<MassKind>] {
    [.tonne, .kilogram, .gram, .milligram, .microgram, .nanogram]
  }
}
