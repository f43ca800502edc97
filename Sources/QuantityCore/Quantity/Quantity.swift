/// An amount of something that can be measured: how much time, volume or mass.
///
///     let amounts: [any Quantity<VolumeKind>] = [1.cups, 2.tablespoons]
///     amounts.map { $0.value(in: .teaspoon) }  // [48.0, 6.0]
///
/// Functions that take any duration should take `any Time`, any volume `any Volume`, and any mass
/// `any Mass`. This protocol is what those have in common.
public protocol Quantity<Kind>: Sendable {
  /// The kind of quantity, such as time, which keeps hours and grams apart.
  associatedtype Kind: QuantityKind

  /// The size, exactly.
  ///
  ///     1.tablespoons.ticks == 3.teaspoons.ticks  // true
  var ticks: Ticks<Kind> { get }

  /// The quantity's unit.
  ///
  ///     (2.hours + 30.minutes).unit  // hour
  var unit: MeasurementUnit<Kind> { get }
}

extension Quantity {
  /// Returns the exact value in a unit.
  ///
  ///     100.minutes.exactValue(in: .hour)  // 5/3
  @inlinable
  public func exactValue(in unit: MeasurementUnit<Kind>) -> Fraction {
    Fraction(numerator: ticks.count, denominator: unit.ticks.count)
  }

  /// Returns the `Double` nearest to the value in a unit.
  ///
  ///     90.minutes.value(in: .hour)  // 1.5
  ///
  /// The result is correctly rounded, ties to even.
  @inlinable
  public func value(in unit: MeasurementUnit<Kind>) -> Double {
    Double(
      magnitude: ticks.count.magnitude, over: unit.ticks.count.magnitude,
      isNegative: ticks.count < 0)
  }

  /// Returns the value in a unit, rounded to a whole number.
  ///
  ///     100.minutes.wholeValue(in: .hour, rounding: .down)                     // 1
  ///     100.minutes.wholeValue(in: .hour, rounding: .toNearestOrAwayFromZero)  // 2
  ///
  /// - Precondition: the result fits an `Int`.
  public func wholeValue(
    in unit: MeasurementUnit<Kind>, rounding rule: FloatingPointRoundingRule
  ) -> Int {
    guard
      let whole = Int(
        exactly: ticks.count.divided(by: unit.ticks.count, rounding: RoundingRule(rule)))
    else { preconditionFailure("The value does not fit an Int") }
    return whole
  }

  /// The exact value in the quantity's own unit.
  ///
  ///     2.5.cups.exactValue  // 5/2
  @inlinable
  public var exactValue: Fraction { exactValue(in: unit) }

  /// The `Double` nearest to the value in the quantity's own unit.
  ///
  ///     2.5.cups.value  // 2.5
  @inlinable
  public var value: Double { value(in: unit) }

  /// Returns the same quantity in another unit.
  ///
  ///     90.minutes.converted(to: .hour).exactValue  // 3/2
  @inlinable @inline(__always)
  public func converted(to unit: MeasurementUnit<Kind>) -> Amount<Kind> {
    Amount(ticks: ticks, unit: unit)
  }
}

/// A quantity that can be remade with the same unit and other ticks.
///
///     1.cups.withTicks(8.tablespoons.ticks)  // 1/2 cup
///
/// The left operand of `+=` and `-=` must conform to it; unit types and ``Amount`` do.
public protocol ConcreteQuantity: Quantity, Hashable {
  /// Returns a quantity with the same unit and the given ticks.
  func withTicks(_ ticks: Ticks<Kind>) -> Self

  /// Zero, in the unit of the type; for ``Amount``, a sum with it has the other's unit.
  ///
  /// It is also the sum of no elements.
  static var zero: Self { get }
}

extension ConcreteQuantity {
  /// Feeds the ticks to a hasher: equal quantities in different units have equal hashes.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(ticks) }
}
