import Quantities

/// How a decimal kit should show an amount, by the words of its rule.
struct DecimalRule<Kind: QuantityKind> {
  /// The units in falling order.
  let units: [MeasurementUnit<Kind>]

  func answer(to ticks: Int128) -> Answer<Kind> {
    let amount = Fraction(numerator: abs(ticks), denominator: 1)
    let unit = unit(for: amount)
    let rounded = (amount / unit.size).readable(tiesToEven: true) * unit.size
    // It is rounded first, and then the unit is chosen.
    let shownUnit = self.unit(for: rounded)
    let answer = Answer(
      parts: [.init(value: rounded / shownUnit.size, unit: shownUnit)], isExact: rounded == amount)
    return ticks < 0 ? answer.negated : answer
  }

  /// The largest unit of which there is at least one, or the smallest.
  private func unit(for amount: Fraction) -> MeasurementUnit<Kind> {
    units.first { $0.size <= amount } ?? units[units.count - 1]
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
    if steps == .zero || (nearest - amount).magnitude > amount / Fraction(20) {
      answer = Answer(notMeasurable: amount, in: units[units.count - 1])
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
