/// What a scale can show: the multiples of its step.
@usableFromInline
struct Scale: Sendable {
  let step: UInt128
  /// The units in falling order.
  let units: [AnyUnit]
  let isMetric: Bool

  init<Kind>(step: some Quantity<Kind>, units: [MeasurementUnit<Kind>]) {
    precondition(step.ticks > .zero, "The step of a scale must be more than nothing")
    precondition(!units.isEmpty, "A scale shows at least one unit")
    self.step = step.ticks.count.magnitude
    self.units = units.sorted { $0.ticks > $1.ticks }.map(\.handle)
    isMetric = units.allSatisfy { $0.systems.contains(.metric) }
  }
}

/// Shows a magnitude as the multiple of a scale's step that is nearest, ties to even.
struct StepPresenter {
  let scale: Scale
  let approximation: Approximation

  /// - Precondition: the magnitude is not zero.
  func present(_ ticks: UInt128) -> AnyPresentation {
    let rounded = ticks.divided(by: scale.step, rounding: .toNearestOrEven) * scale.step
    let error = rounded > ticks ? rounded - ticks : ticks - rounded
    let (top, bottom) = approximation.bound.magnitudes
    guard rounded > 0, rounded <= UInt128(Int128.max),
      WideInteger.isProduct(error, bottom, atMost: ticks, top)
    else {
      let smallest = scale.units[scale.units.count - 1]
      return .notMeasurable(ticks, in: smallest, nearest: onePart(max(rounded, scale.step)))
    }
    return split(rounded, isExact: error == 0)
  }

  /// Splits a multiple of the step into units.
  private func split(_ ticks: UInt128, isExact: Bool) -> AnyPresentation {
    if scale.isMetric { return decimal(ticks, isExact: isExact) }
    var parts = AnyPresentation.Parts(anyUnit: scale.units[0])
    var rest = ticks
    for unit in scale.units.dropLast() {
      let (count, below) = rest.quotientAndRemainder(dividingBy: unit.size)
      if count > 0 { parts.append(AnyPresentation.Part(count, unit)) }
      rest = below
    }
    if rest > 0 { parts.append(onePart(rest)) }
    return AnyPresentation(parts, isExact: isExact)
  }

  /// A multiple of the step as one number: a fraction of the smallest unit, or a decimal.
  private func onePart(_ ticks: UInt128) -> AnyPresentation.Part {
    if scale.isMetric { return decimal(ticks, isExact: true).parts.last }
    let last = scale.units[scale.units.count - 1]
    let divisor = greatestCommonDivisor(ticks, last.size)
    return AnyPresentation.Part(ticks / divisor, over: last.size / divisor, last)
  }

  /// One decimal number in the largest unit of which there is one, if three decimals do.
  private func decimal(_ ticks: UInt128, isExact: Bool) -> AnyPresentation {
    for unit in scale.units where unit.size <= ticks {
      let (whole, rest) = ticks.quotientAndRemainder(dividingBy: unit.size)
      if let value = DecimalValue(whole, and: rest, over: unit.size) {
        return AnyPresentation(AnyPresentation.Part(value, unit), isExact: isExact)
      }
    }
    let unit = scale.units[scale.units.count - 1]
    let value = DecimalValue(convertible: (ticks, unit.size))
    return AnyPresentation(AnyPresentation.Part(value, unit), isExact: isExact && value.isExact)
  }
}
