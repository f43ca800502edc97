package import QuantityCore

/// A tick count as a text gives it, which may be fractional.
///
/// `1/13 cup` is not a whole number of ticks, yet 13 times it is exactly a cup: calculation is
/// exact, and the result is rounded once.
package struct ExactTicks {
  /// The nearest whole count, ties to even.
  package private(set) var count: Int128
  /// The exact value minus `count`: at most half a tick either way.
  private(set) var excess = Fraction.zero
  /// An upper bound on the error of the two, in steps: zero unless the exact fraction overflowed.
  private(set) var doubt: UInt128 = 0

  /// The number of steps in a tick, for excesses that overflow a fraction.
  private static var steps: UInt128 { 1 << 62 }
  /// At this doubt and beyond, the nearest count is unknown.
  private static var greatestDoubt: UInt128 { 1 << 60 }

  package init(_ count: Int128) { self.count = count }

  /// Makes the ticks of a number of units of the given size; `nil` if they overflow.
  init?(_ number: ScannedNumber, times size: UInt128) {
    guard
      let ticks = Int128(exactly: size).flatMap({
        ExactTicks($0).times(number.numerator, over: number.denominator, isNegative: false)
      })
    else { return nil }
    self = ticks
  }

  /// Makes the sum of whole ticks and a fraction of any size.
  private init?(_ whole: Int128, and rest: Fraction, doubt: UInt128 = 0) {
    let nearest = rest.numerator.divided(by: rest.denominator, rounding: .toNearestOrEven)
    var sum = whole.addingReportingOverflow(nearest)
    // The product may overflow, but the difference fits.
    var left = rest.numerator &- nearest &* rest.denominator
    if rest.denominator == 2, sum.partialValue & 1 == 1, !sum.overflow {
      // Halfway between two counts: choose the even one.
      sum = sum.partialValue.addingReportingOverflow(left)
      left = -left
    }
    guard !sum.overflow else { return nil }
    count = sum.partialValue
    excess = left == 0 ? .zero : Fraction(reduced: left, rest.denominator)
    self.doubt = doubt
  }

  package var isWhole: Bool { excess.numerator == 0 && doubt == 0 }

  var isZero: Bool { count == 0 && isWhole }

  /// The ticks as a fraction; `nil` if it overflows or isn't known exactly.
  var fraction: Fraction? {
    let (sum, overflow) = Fraction(numerator: count, denominator: 1).addingReportingOverflow(excess)
    return overflow || doubt != 0 ? nil : sum
  }

  /// Whether a nonzero value rounds to zero.
  package var isTooSmall: Bool { count == 0 && !isWhole }

  static func < (left: ExactTicks, right: ExactTicks) -> Bool {
    left.count < right.count || left.count == right.count && left.excess < right.excess
  }

  /// Returns the whole count minus the exact value, in units of the given size; `nil` if it isn't
  /// known exactly.
  package func rounding(in size: UInt128) -> Fraction? {
    guard doubt == 0 else { return nil }
    if excess.numerator == 0 { return .zero }
    guard let size = Int128(exactly: size) else { return nil }
    let rounding = (-excess).dividedReportingOverflow(by: Fraction(reduced: size, 1))
    return rounding.overflow ? nil : rounding.partialValue
  }
}

// MARK: Arithmetic, which returns nil on overflow

extension ExactTicks {
  package func adding(_ other: ExactTicks) -> ExactTicks? {
    let sum = count.addingReportingOverflow(other.count)
    guard !sum.overflow else { return nil }
    if doubt == 0, other.doubt == 0 {
      let rest = excess.addingReportingOverflow(other.excess)
      if !rest.overflow { return ExactTicks(sum.partialValue, and: rest.partialValue) }
    }
    return ExactTicks(
      sum.partialValue, steps: stepsOfExcess + other.stepsOfExcess, doubt: doubt + other.doubt + 2)
  }

  package func subtracting(_ other: ExactTicks) -> ExactTicks? {
    other.times(1, over: 1, isNegative: true).flatMap { adding($0) }
  }

  package func times(_ factor: Fraction) -> ExactTicks? {
    times(factor.magnitudes.0, over: factor.magnitudes.1, isNegative: factor.numerator < 0)
  }

  func divided(by divisor: Fraction) -> ExactTicks? {
    guard divisor.numerator != 0 else { return nil }
    let (top, bottom) = divisor.magnitudes
    return times(bottom, over: top, isNegative: divisor.numerator < 0)
  }

  /// Returns the ratio of this count to another; `nil` if it overflows or isn't known exactly.
  package func ratio(to other: ExactTicks) -> Fraction? {
    guard doubt == 0, other.doubt == 0 else { return nil }
    if excess.numerator == 0, other.excess.numerator == 0 {
      return Fraction(
        magnitude: count.magnitude, over: other.count.magnitude,
        isNegative: (count < 0) != (other.count < 0))
    }
    let (left, right) = (
      Fraction(reduced: count, 1).addingReportingOverflow(excess),
      Fraction(reduced: other.count, 1).addingReportingOverflow(other.excess)
    )
    guard !left.overflow, !right.overflow else { return nil }
    let ratio = left.partialValue.dividedReportingOverflow(by: right.partialValue)
    return ratio.overflow ? nil : ratio.partialValue
  }

  private func times(_ top: UInt128, over bottom: UInt128, isNegative: Bool) -> ExactTicks? {
    guard let (quotient, rest) = WideInteger.multiply(count.magnitude, top, dividingBy: bottom),
      let whole = Int128(magnitude: quotient, isNegative: isNegative != (count < 0))
    else { return nil }
    if rest == 0, doubt == 0, excess.numerator == 0 { return ExactTicks(whole) }
    let isRestNegative = isNegative != (count < 0)
    if doubt == 0, var sum = Fraction(magnitude: rest, over: bottom, isNegative: isRestNegative) {
      if excess.numerator == 0 { return ExactTicks(whole, and: sum) }
      if let factor = Fraction(magnitude: top, over: bottom, isNegative: isNegative) {
        let product = excess.multipliedReportingOverflow(by: factor)
        let total = sum.addingReportingOverflow(product.partialValue)
        sum = total.partialValue
        if !product.overflow, !total.overflow { return ExactTicks(whole, and: sum) }
      }
    }
    let own = stepsOfExcess
    guard
      let ofRest = WideInteger.multiply(rest, ExactTicks.steps, dividingBy: bottom)?.quotient,
      let ofExcess = WideInteger.multiply(own.magnitude, top, dividingBy: bottom)?.quotient,
      let doubt = WideInteger.multiply(doubt + 1, top, dividingBy: bottom)?.quotient,
      ofExcess < 1 << 125, doubt < ExactTicks.greatestDoubt
    else { return nil }
    let steps =
      (isRestNegative ? -Int128(ofRest) : Int128(ofRest))
      + (isNegative != (own < 0) ? -Int128(ofExcess) : Int128(ofExcess))
    return ExactTicks(whole, steps: steps, doubt: doubt + 3)
  }

  // MARK: Excesses that overflow a fraction

  /// The excess in steps, off by less than one.
  private var stepsOfExcess: Int128 {
    let (top, bottom) = excess.magnitudes
    let steps = WideInteger.multiply(top, ExactTicks.steps, dividingBy: bottom)?.quotient ?? 0
    return excess.numerator < 0 ? -Int128(steps) : Int128(steps)
  }

  private init?(_ whole: Int128, steps: Int128, doubt: UInt128) {
    guard doubt < ExactTicks.greatestDoubt else { return nil }
    self.init(
      whole, and: Fraction(numerator: steps, denominator: Int128(ExactTicks.steps)), doubt: doubt)
  }
}
