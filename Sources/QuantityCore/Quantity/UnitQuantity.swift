/// A quantity whose unit is part of its type, such as `Hours` or `Cups`.
///
/// Such a type stores only ticks, so converting it to another unit of its kind is free:
///
///     Minutes(2.hours).value  // 120.0
///
/// To define one, conform to the protocol of its kind and to this one, and write these lines:
///
///     struct Fortnights: Time, UnitQuantity {
///       static var factor: ConversionFactor<TimeKind> { .init(14, Days.self) }
///       static let unit: MeasurementUnit<TimeKind> = .init(Fortnights.self, "fortnight")
///       let ticks: Ticks<TimeKind>
///       init(ticks: Ticks<TimeKind>) { self.ticks = ticks }
///     }
public protocol UnitQuantity: ConcreteQuantity, Comparable, Codable, CustomStringConvertible {
  /// The size of the unit, as a multiple of its neighbor.
  static var factor: ConversionFactor<Kind> { get }

  /// The unit, with its names.
  static var unit: MeasurementUnit<Kind> { get }

  /// Makes a quantity from ticks.
  init(ticks: Ticks<Kind>)
}

extension UnitQuantity {
  /// The unit, which the type fixes.
  @inlinable @inline(__always)
  public var unit: MeasurementUnit<Kind> { Self.constantUnit() }

  // Reading a static constant may initialize it first, a side effect that the optimizer can't drop
  // even if the unit is unused, as in `Minutes(hours + minutes)`. The effect is idempotent, so
  // `readnone` is safe.
  @_effects(readnone) @usableFromInline
  static func constantUnit() -> MeasurementUnit<Kind> { unit }

  @usableFromInline static var definition: UnitDefinition { unit.definition }

  /// Zero.
  ///
  ///     var total = Hours.zero
  @inlinable @inline(__always)
  public static var zero: Self { Self(ticks: .zero) }

  /// Makes a quantity from a number of units.
  ///
  ///     Hours(2)    // 2 hours
  ///     Cups(0.75)  // 3/4 cup
  ///     Cups(Fraction(2, 3))
  ///
  /// A `Double` is read as the simplest fraction that rounds to it. The result is rounded to the
  /// nearest tick, ties to even.
  ///
  /// - Precondition: the value is finite, and the result fits 128 bits of ticks.
  @inlinable @inline(__always)
  public init(_ value: some NumericalValue) {
    self.init(ticks: value.scaling(Self.factor.ticks))
  }

  /// Makes a quantity from a number of units, for untrusted input.
  ///
  ///     try Hours(checking: Double.nan)  // throws: the value is not finite
  ///
  /// - Throws: ``QuantityError`` if the value is not finite, or the result does not fit 128 bits of
  ///   ticks, or is less than half a tick but not zero.
  public init(checking value: some NumericalValue) throws(QuantityError) {
    self.init(ticks: try value.scalingChecked(Self.factor.ticks))
  }

  /// Returns a quantity with the same unit and the given ticks.
  @inlinable @inline(__always)
  public func withTicks(_ ticks: Ticks<Kind>) -> Self { Self(ticks: ticks) }

  @_documentation(visibility: internal)
  @_implements(Equatable,==(_:_:))
  @inlinable @inline(__always)
  public static func isEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.ticks == rhs.ticks }

  @_documentation(visibility: internal)
  @_implements(Comparable,<(_:_:))
  @inlinable @inline(__always)
  public static func isLess(_ lhs: Self, _ rhs: Self) -> Bool { lhs.ticks.count < rhs.ticks.count }

  /// Feeds the ticks to a hasher: equal quantities in different units have equal hashes.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(ticks) }
}
