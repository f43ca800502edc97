/// Shows a magnitude in the measures of a kit.
struct MeasurePresenter<Kind: QuantityKind> {
  let table: MeasureTable<Kind>
  let maxParts: Int

  typealias Shown = Presenter<Kind>.Shown

  /// - Precondition: the magnitude is not zero.
  func present(_ ticks: UInt128) -> Shown {
    switch Reducer(table: table, maxParts: maxParts).reduce(ticks) {
    case .made(let candidate, let wholes, let isExact):
      shown(candidate, wholes: wholes, isExact: isExact)
    case .notMeasurable:
      notMeasurable(ticks)
    }
  }

  private func shown(_ candidate: MeasureCandidate, wholes: UInt128, isExact: Bool) -> Shown {
    var result: Shown?
    for (index, measure) in table.measures.enumerated() {
      let bulk = index == 0 ? Int128(wholes) : 0
      guard candidate.hasPart(index) || bulk > 0 else { continue }
      let share = table.rows[index].fractions[Int(candidate.shares[index])].value
      let whole = bulk + Int128(candidate.wholes[index])
      // The share is in lowest terms, and so is its sum with a whole number.
      let value = Fraction(
        reduced: whole * share.denominator + share.numerator, share.denominator)
      result.append(Shown.Part(value, measure.unit, .fraction), isExact: isExact)
    }
    guard var shown = result else { preconditionFailure("A candidate has at least one part") }
    shown.isMeasurable = !candidate.isSayable
    return shown
  }

  /// What no measures make is said in the smallest unit: as a fraction if its denominator is one
  /// that people say, else as a decimal of three significant digits.
  private func notMeasurable(_ ticks: UInt128) -> Shown {
    let unit = table.measures[table.measures.count - 1].unit
    let ratio = (ticks, unit.ticks.count.magnitude)
    var shown: Shown
    if let exact = Fraction(magnitude: ratio.0, over: ratio.1, isNegative: false),
      exact.denominator <= 64
    {
      shown = Shown(Shown.Part(exact, unit, .fraction), isExact: true)
    } else {
      shown = .decimal(
        ratio, unit, DecimalValue(ratio, significantDigits: 3, rounding: .halfToEven))
    }
    shown.isMeasurable = false
    return shown
  }
}

extension Presenter.Shown {
  /// A decimal of a unit, which is exact if it equals the ratio of the amount to the unit.
  static func decimal(
    _ ratio: (UInt128, UInt128), _ unit: MeasurementUnit<Kind>, _ value: DecimalValue
  ) -> Self {
    // A decimal has at most three significant digits or is less than the ratio's own numbers.
    guard let fraction = value.fraction else {
      preconditionFailure("The decimal does not fit 128 bits")
    }
    return Self(
      Part(fraction, unit, .decimal),
      isExact: fraction == Fraction(magnitude: ratio.0, over: ratio.1, isNegative: false))
  }
}

extension Presentation.Parts {
  /// The parts with the opposite sign.
  var negated: Self {
    var result: Self?
    for part in self {
      let opposite = Presentation.Part(-part.value, part.unit, part.notation)
      if result?.append(opposite) == nil { result = Self(opposite) }
    }
    return result ?? self
  }
}

extension Optional {
  /// Adds a part to what is shown, or starts with it.
  mutating func append<Kind>(_ part: Presentation<Kind>.Part, isExact: Bool)
  where Wrapped == Presenter<Kind>.Shown {
    if self?.parts.append(part) == nil { self = Presenter<Kind>.Shown(part, isExact: isExact) }
  }
}
