/// An amount of something that can be measured: how much time, volume or mass.
///
///     let amounts: [any Quantity<VolumeKind>] = [1.cups, 2.tablespoons]
///     amounts.map { $0.value(in: .teaspoon) }  // [48.0, 6.0]
///
/// Functions that take any duration take `any Time`, any volume `any Volume`, any mass
/// `any Mass`; those are the protocols to use. This one is what they have in common.
public protocol Quantity<Kind>: Sendable {
  /// The kind of quantity, which keeps hours and grams apart.
  associatedtype Kind: QuantityKind

  /// How much there is, exactly.
  ///
  ///     1.tablespoons.ticks == 3.teaspoons.ticks  // true
  var ticks: Ticks<Kind> { get }

  /// The unit in which the quantity was expressed.
  ///
  ///     (2.hours + 30.minutes).unit  // hour
  var unit: MeasurementUnit<Kind> { get }
}

extension Quantity {
  /// Returns the value in a unit, exactly.
  ///
  ///     100.minutes.exactValue(in: .hour)  // 5/3
  @inlinable
  public func exactValue(in unit: MeasurementUnit<Kind>) -> Fraction {
    Fraction(numerator: ticks.count, denominator: unit.ticks.count)
  }

  /// Returns the value in a unit, as the nearest `Double`.
  ///
  ///     90.minutes.value(in: .hour)  // 1.5
  ///
  /// The result is correctly rounded, to half a unit in the last place.
  @inlinable
  public func value(in unit: MeasurementUnit<Kind>) -> Double {
    Double(
      magnitude: ticks.count.magnitude, over: unit.ticks.count.magnitude,
      isNegative: ticks.count < 0)
  }

  /// Returns the value in a unit as a whole number, by a named rule of rounding.
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

  /// The value in the quantity's own unit, exactly.
  ///
  ///     2.5.cups.exactValue  // 5/2
  @inlinable
  public var exactValue: Fraction { exactValue(in: unit) }

  /// The value in the quantity's own unit, as the nearest `Double`.
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

/// A quantity that can be made anew with the same unit and another number of ticks.
///
///     1.cups.withTicks(8.tablespoons.ticks)  // 1/2 cup
///
/// It is what `+=` and `-=` need of their left side. Unit types and ``Amount`` conform to it.
public protocol ConcreteQuantity: Quantity, Hashable {
  /// Returns a quantity with the same unit and other ticks.
  func withTicks(_ ticks: Ticks<Kind>) -> Self

  /// Zero, in the unit of the type; of an ``Amount``, in that of what is added to it.
  ///
  /// It's the sum of nothing at all.
  static var zero: Self { get }
}

extension ConcreteQuantity {
  /// Feeds the ticks to a hasher, so that equal amounts in different units have equal hashes.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(ticks) }
}
