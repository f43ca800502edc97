/// A volume, in any unit.
///
/// Write a parameter that takes any volume as `any Volume`:
///
///     func pour(_ volume: any Volume) { ... }
///     pour(1.cups + 2.tablespoons)
public protocol Volume: Quantity where Kind == VolumeKind {}

extension Amount: Volume where Kind == VolumeKind {}

extension UnitQuantity where Self: Volume {
  /// The same volume in this unit; nothing is computed and nothing is lost.
  ///
  ///     Tablespoons(1.cups).value  // 16
  @inlinable @inline(__always)
  public init(_ volume: any Volume) { self.init(ticks: volume.ticks) }
}

/// The kind of quantity that ``Volume`` is.
public enum VolumeKind: QuantityKind {
  /// `volume`.
  public static let name = "volume"

  /// The units of volume.
  public static let units: [MeasurementUnit<VolumeKind>] = [
    .milliliter, .liter,
    .teaspoon, .tablespoon, .fluidOunce, .cup, .pint, .quart, .gallon,
  ]

  /// Metric volumes are presented in milliliters and liters; US volumes in cups and spoons, from
  /// the fluid ounce up with quarts and gallons beside them.
  public static func kit(for unit: MeasurementUnit<VolumeKind>) -> Kit<VolumeKind> {
    switch unit.system {
    case .metric: .metric
    case .usCustomary:
      [.fluidOunce, .pint, .quart, .gallon].contains(unit) ? .usLiquid : .usKitchen
    default: Kit(decimalIn: unit)
    }
  }
}
