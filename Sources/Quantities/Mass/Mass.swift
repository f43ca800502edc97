/// A mass, in any unit; what people call a weight.
///
/// Write a parameter that takes any mass as `any Mass`:
///
///     func weigh(_ mass: any Mass) { ... }
///     weigh(1.pounds + 4.ounces)
public protocol Mass: Quantity where Kind == MassKind {}

extension Amount: Mass where Kind == MassKind {}

extension UnitQuantity where Self: Mass {
  /// The same mass in this unit; nothing is computed and nothing is lost.
  ///
  ///     Ounces(1.pounds).value  // 16.0
  @inlinable @inline(__always)
  public init(_ mass: any Mass) { self.init(ticks: mass.ticks) }
}

/// The kind of quantity that ``Mass`` is.
///
///     try Amount<MassKind>("1 lb 4 oz").formatted()  // "1 1/4 pounds"
public enum MassKind: QuantityKind {
  /// `mass`.
  public static let name = "mass"

  /// The units of mass, by their systems.
  public static let units = metricUnits + avoirdupoisUnits + tonUnits + troyUnits

  /// Metric masses are presented in milligrams, grams, kilograms and tonnes; ounces and pounds in
  /// pounds and ounces; stones in stones and pounds. Other units stay as they are, in decimals.
  public static func kit(for unit: MeasurementUnit<MassKind>) -> Kit<MassKind> {
    kit(for: unit, in: kits)
  }

  private static let kits = kitTable([
    (metricUnits.filter { $0 != .carat }, .metric),
    ([.ounce, .pound], .pounds),
    ([.stone], .stone),
  ])
}
