/// A number that can be used with a unit: an `Int`, a `Double` or a ``Fraction``.
///
///     2.hours
///     1.5.cups
///     Fraction(2, 3).cups
///
/// Only these three conform, and no other type should: with more types to try, sums of literals
/// take far longer to compile.
public protocol NumericalValue: Sendable {
  /// Returns this number times a count of ticks, rounded to the nearest tick, ties to even.
  ///
  ///     2.5.scaling(1.cups.ticks) == 2.5.cups.ticks  // true
  ///
  /// - Precondition: the number is finite, and the result fits 128 bits.
  func scaling<Kind>(_ ticks: Ticks<Kind>) -> Ticks<Kind>

  /// Returns the simplest fraction that rounds to this number.
  ///
  ///     try 0.1.simplestFraction()         // 1/10
  ///     try Double.nan.simplestFraction()  // throws: the value is not finite
  ///
  /// - Throws: ``QuantityError`` if the number is not finite, or too large or too small for 128
  ///   bits.
  func simplestFraction() throws(QuantityError) -> Fraction
}

extension NumericalValue {
  /// Returns this number times a count of ticks, for untrusted input.
  ///
  /// - Throws: ``QuantityError`` if the number is not finite, or the result does not fit 128 bits,
  ///   or is less than half a tick but not zero.
  func scalingChecked<Kind>(_ ticks: Ticks<Kind>) throws(QuantityError) -> Ticks<Kind> {
    let fraction = try simplestFraction()
    guard let count = fraction.times(ticks.count) else { throw .overflow }
    if count == 0, fraction.numerator != 0 { throw .underflow }
    return Ticks(count)
  }

  /// The value as an exact fraction.
  ///
  /// - Precondition: the value is finite and fits 128 bits.
  @usableFromInline
  package var fraction: Fraction {
    do {
      return try simplestFraction()
    } catch .underflow {
      return .zero
    } catch {
      preconditionFailure("\(self) cannot be the value of a quantity: \(error)")
    }
  }
}

extension Int: NumericalValue {
  /// Returns the integer times a count of ticks.
  @inlinable @inline(__always)
  public func scaling<Kind>(_ ticks: Ticks<Kind>) -> Ticks<Kind> {
    Ticks(ticks.count * Int128(self))
  }

  /// Returns the integer over one.
  public func simplestFraction() -> Fraction { Fraction(self) }
}

extension Double: NumericalValue {
  /// Returns a count of ticks times the simplest fraction that rounds to this number.
  @inlinable
  public func scaling<Kind>(_ ticks: Ticks<Kind>) -> Ticks<Kind> {
    Ticks(fraction.of(ticks.count))
  }

  /// Returns the simplest fraction that rounds to this number.
  public func simplestFraction() throws(QuantityError) -> Fraction {
    guard let fraction = Fraction(simplest: self) else {
      throw isFinite ? .overflow : .notFinite
    }
    // Its simplest fraction needs more than 128 bits.
    if fraction.numerator == 0, self != 0 { throw .underflow }
    return fraction
  }
}

extension Fraction: NumericalValue {
  /// Returns the fraction times a count of ticks, rounded to the nearest tick, ties to even.
  @inlinable
  public func scaling<Kind>(_ ticks: Ticks<Kind>) -> Ticks<Kind> { Ticks(of(ticks.count)) }

  /// Returns the fraction itself.
  public func simplestFraction() -> Fraction { self }

  /// Returns the fraction times a count of ticks, rounded to the nearest, ties to even.
  ///
  /// - Precondition: the result fits 128 bits.
  @usableFromInline
  func of(_ count: Int128) -> Int128 {
    guard let product = times(count) else {
      preconditionFailure("\(self) of the unit do not fit 128 bits of ticks")
    }
    return product
  }

  /// Returns the fraction times a count of ticks, rounded to the nearest, ties to even, or `nil` if
  /// it does not fit.
  @usableFromInline
  func times(_ count: Int128) -> Int128? {
    Fraction.scale(count, by: magnitudes, isNegative: numerator < 0)
  }

  /// Returns a count of ticks divided by the fraction, rounded to the nearest, ties to even, or
  /// `nil` if it does not fit or the fraction is zero.
  @usableFromInline
  func dividing(_ count: Int128) -> Int128? {
    let (top, bottom) = magnitudes
    return top == 0 ? nil : Fraction.scale(count, by: (bottom, top), isNegative: numerator < 0)
  }

  private static func scale(
    _ count: Int128, by ratio: (UInt128, UInt128), isNegative: Bool
  ) -> Int128? {
    guard
      let magnitude = WideInteger.multiply(
        count.magnitude, ratio.0, roundingDivisionBy: ratio.1)
    else { return nil }
    return Int128(magnitude: magnitude, isNegative: isNegative != (count < 0))
  }
}

/// The reason why a number can't be the value of a quantity, or why arithmetic failed.
///
///     try Hours(checking: Double.nan)  // throws: the value is not finite
public struct QuantityError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason: a clause without a capital letter or a full stop.
  public let description: String

  /// The number is NaN or an infinity.
  public static let notFinite = QuantityError(description: "the value is not finite")
  /// The result does not fit 128 bits of ticks.
  public static let overflow = QuantityError(
    description: "the value is too large: it does not fit 128 bits of ticks")
  /// The result is not zero, but less than half a tick.
  ///
  ///     try Cups(checking: 1e-30)  // throws: the value is too small
  public static let underflow = QuantityError(
    description: "the value is too small: it is less than half a tick")
  /// The number is not zero, but too small for a fraction of 128 bits.
  ///
  ///     try AnyQuotient("125 ml/h").scaled(by: 1e-40)  // throws: the number is too small
  ///
  /// Only quotients are scaled as fractions; amounts are counted in ticks.
  public static let tooSmallForFraction = QuantityError(
    description: "the number is too small: no fraction of 128 bits is so small")
  /// The divisor is zero.
  public static let divisionByZero = QuantityError(description: "the divisor is zero")
  /// Two amounts, or an amount and a unit, are of different kinds.
  ///
  ///     try AnyAmount("2 h").adding(AnyAmount("30 g"))  // throws: the quantities are of different kinds
  public static let incompatibleKinds = QuantityError(
    description: "the quantities are of different kinds")
  /// The upper end of a range is less than the lower end.
  ///
  ///     let (more, less) = (AnyAmount(3.teaspoons), AnyAmount(2.teaspoons))
  ///     try WrittenAmount(from: more, to: less)  // throws: the upper end is less than the lower one
  public static let fallingRange = QuantityError(
    description: "the upper end is less than the lower one")
}
