import QuantityCore
import QuantityReading

// Rounds amounts to multiples of a step.

extension AmountScaler {
  /// Returns the step as a number of a unit; `nil` if amounts in that unit are not rounded.
  func roundingStep(in unit: AnyUnit) -> Fraction? {
    guard kitchen == nil else { return nil }
    let step: Fraction?
    switch roundingStep {
    case .number(let number): step = number
    case .amount(let amount) where amount.unit.kind == unit.kind:
      step = Fraction(magnitude: amount.tickCount.magnitude, over: unit.size, isNegative: false)
    default: return nil
    }
    return step.flatMap { $0 > .zero ? $0 : nil }
  }

  /// Returns the nearest multiple of the step, and whether it equals the amount, in whole ticks.
  func rounded(_ ticks: ExactTicks, in unit: AnyUnit) -> (ticks: ExactTicks, isExact: Bool) {
    guard let step = roundingStep(in: unit), let size = Int128(exactly: unit.size),
      let value = Fraction(
        magnitude: ticks.count.magnitude, over: unit.size, isNegative: ticks.count < 0),
      let rounded = ExactTicks(size).times(value.roundedToSome(of: step))
    else { return (ticks, ticks.isWhole) }
    return (rounded, ticks.isWhole && rounded.isWhole && rounded.count == ticks.count)
  }
}

extension Fraction {
  /// Returns the nearest multiple of a step, ties to even; the number itself if the multiple is
  /// zero or overflows.
  func roundedToSome(of step: Fraction) -> Fraction {
    guard let rounded = rounded(to: step), rounded != .zero else { return self }
    return rounded
  }
}
