/// A number that can stand before a unit: an `Int`, a `Double` or a ``Fraction``.
///
///     2.hours
///     1.5.cups
///     Fraction(2, 3).cups
///
/// Only these three conform, and no others should: with more types to try, the compiler takes
/// far longer over sums of literals.
public protocol NumericalValue: Sendable {
  /// The ticks of this many units of the given size, to the nearest tick, ties to even.
  ///
  /// - Precondition: the value is finite, and the result fits 128 bits.
  func ticks(per unit: Ticks) -> Ticks

  /// The value as an exact fraction: a `Double` as the simplest one that rounds to it.
  ///
  /// - Throws: ``QuantityError`` if the value is not finite or does not fit 128 bits.
  func checkedFraction() throws(QuantityError) -> Fraction
}

extension NumericalValue {
  /// The ticks of this many units of the given size, for numbers that the program did not choose.
  ///
  /// - Throws: ``QuantityError`` if the value is not finite, or the result does not fit 128 bits.
  public func checkedTicks(per unit: Ticks) throws(QuantityError) -> Ticks {
    guard let ticks = try checkedFraction().times(unit) else { throw .overflow }
    return ticks
  }

  /// The value as an exact fraction.
  ///
  /// - Precondition: the value is finite and fits 128 bits.
  var fraction: Fraction {
    do {
      return try checkedFraction()
    } catch {
      preconditionFailure("\(self) cannot be the value of a quantity: \(error)")
    }
  }
}

extension Int: NumericalValue {
  /// This many times the unit.
  @inlinable @inline(__always)
  public func ticks(per unit: Ticks) -> Ticks { Ticks(unit.count * Int128(self)) }

  /// The integer over one.
  public func checkedFraction() -> Fraction { Fraction(self) }
}

extension Double: NumericalValue {
  /// The simplest fraction that rounds to this number, times the unit.
  public func ticks(per unit: Ticks) -> Ticks { fraction.ticks(per: unit) }

  /// The simplest fraction that rounds to this number.
  public func checkedFraction() throws(QuantityError) -> Fraction {
    guard let fraction = Fraction(simplest: self) else {
      throw isFinite ? .overflow : .notFinite
    }
    return fraction
  }
}

extension Fraction: NumericalValue {
  /// The fraction times the unit, to the nearest tick, ties to even.
  public func ticks(per unit: Ticks) -> Ticks {
    guard let ticks = times(unit) else {
      preconditionFailure("\(self) of the unit do not fit 128 bits of ticks")
    }
    return ticks
  }

  /// The fraction itself.
  public func checkedFraction() -> Fraction { self }

  /// The fraction times a count of ticks, to the nearest, ties to even, or `nil` if it does not
  /// fit.
  func times(_ ticks: Ticks) -> Ticks? {
    Ticks(ticks, scaledBy: magnitudes, isNegative: numerator < 0)
  }

  /// A count of ticks over the fraction, to the nearest, ties to even, or `nil` if it does not fit
  /// or the fraction is zero.
  func dividing(_ ticks: Ticks) -> Ticks? {
    let (top, bottom) = magnitudes
    return top == 0 ? nil : Ticks(ticks, scaledBy: (bottom, top), isNegative: numerator < 0)
  }
}

extension Ticks {
  fileprivate init?(_ ticks: Ticks, scaledBy ratio: (UInt128, UInt128), isNegative: Bool) {
    guard
      let magnitude = WideInteger.multiply(
        ticks.count.magnitude, ratio.0, roundingDivisionBy: ratio.1),
      let count = Int128(magnitude: magnitude, isNegative: isNegative != (ticks.count < 0))
    else { return nil }
    self.init(count)
  }
}
