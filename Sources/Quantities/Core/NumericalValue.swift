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

  /// The value as an exact fraction.
  ///
  /// - Precondition: the value is finite and fits 128 bits.
  var fraction: Fraction { get }
}

extension Int: NumericalValue {
  /// This many times the unit.
  @inlinable @inline(__always)
  public func ticks(per unit: Ticks) -> Ticks { Ticks(unit.count * Int128(self)) }

  /// The integer over one.
  public var fraction: Fraction { Fraction(self) }
}

extension Double: NumericalValue {
  /// The simplest fraction that rounds to this number, times the unit.
  public func ticks(per unit: Ticks) -> Ticks { fraction.ticks(per: unit) }

  /// The simplest fraction that rounds to this number.
  public var fraction: Fraction {
    guard let fraction = Fraction(simplest: self) else {
      preconditionFailure("\(self) cannot be the value of a quantity")
    }
    return fraction
  }
}

extension Fraction: NumericalValue {
  /// The fraction times the unit, to the nearest tick, ties to even.
  public func ticks(per unit: Ticks) -> Ticks {
    guard let ticks = checkedTicks(per: unit) else {
      preconditionFailure("\(self) of the unit do not fit 128 bits of ticks")
    }
    return ticks
  }

  /// The fraction itself.
  public var fraction: Fraction { self }

  /// The fraction times the unit, to the nearest tick, ties to even, or `nil` if it does not fit.
  func checkedTicks(per unit: Ticks) -> Ticks? {
    guard
      let magnitude = WideInteger.multiply(
        numerator.magnitude, unit.count.magnitude, roundingDivisionBy: denominator.magnitude),
      let count = Int128(magnitude: magnitude, isNegative: (numerator < 0) != (unit.count < 0))
    else { return nil }
    return Ticks(count)
  }
}
