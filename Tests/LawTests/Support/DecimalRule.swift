import Quantities

/// How the metric kit should show an amount, by the words of its rule.
struct DecimalRule<Kind: QuantityKind> {
  /// The units in falling order.
  let units: [MeasurementUnit<Kind>]
  /// Whether the amount was said in a metric unit.
  var isMetric = false
  /// Whether nothing may be approximated.
  var isExact = false
  /// The deciliter or centiliter, if the amount was said in it and no kit is named.
  var own: MeasurementUnit<Kind>?

  func answer(to ticks: Int128) -> Answer<Kind> {
    let amount = Fraction(numerator: abs(ticks), denominator: 1)
    // It is rounded first, and then the unit is chosen.
    let shown = rounded(amount)
    let unit = unit(for: shown)
    let answer = Answer(
      parts: [.init(value: shown / unit.size, unit: unit)], isExact: shown == amount)
    return ticks < 0 ? answer.negated : answer
  }

  /// What is said in metric units is given back, if that takes at most 15 significant digits. All
  /// else has the fewest, of three at most, that are within 1.5 %.
  func rounded(_ amount: Fraction) -> Fraction {
    let number = amount / units[0].size
    if isExact || (isMetric && number.significantDigits.map { $0 <= 15 } ?? false) {
      return amount
    }
    let shorter = (1...2).lazy.map { number.rounded(digits: $0, tiesToEven: true) }
    let near = shorter.first { ($0 - number).magnitude <= number * Fraction(3, 200) }
    return (near ?? number.rounded(digits: 3, tiesToEven: true)) * units[0].size
  }

  /// The largest unit of which there is at least one, or the smallest; up to a liter its own.
  private func unit(for amount: Fraction) -> MeasurementUnit<Kind> {
    if let own, amount >= own.size, amount < units[0].size { return own }
    return units.first { $0.size <= amount } ?? units[units.count - 1]
  }

  /// Both ends of a range in one unit: the largest of which either end that is not zero is at least
  /// one, or the smallest.
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

/// How a scale with a step should show an amount, by the words of its rule.
struct ScaleRule<Kind: QuantityKind> {
  let step: Fraction
  /// The units in falling order.
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
      // One number: in the largest unit in which it is at least 1 and takes three decimals at most.
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
  /// The ticks of the unit.
  var size: Fraction { Fraction(numerator: ticks.count, denominator: 1) }
}

extension Fraction {
  var hasFewDecimals: Bool { 1000 % denominator == 0 }

  var wholePart: Fraction { Fraction(numerator: numerator / denominator, denominator: 1) }

  /// As it is with three decimals at most; else to whole numbers from 10 up, and below to three
  /// significant digits.
  func readable(tiesToEven: Bool) -> Fraction {
    if hasFewDecimals { return self }
    guard self >= Fraction(10) else { return threeDigits(tiesToEven: tiesToEven) }
    return Fraction(numerator: rounded(tiesToEven: tiesToEven), denominator: 1)
  }
}
