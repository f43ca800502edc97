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
  ///     Tablespoons(1.cups).value  // 16.0
  @inlinable @inline(__always)
  public init(_ volume: any Volume) { self.init(ticks: volume.ticks) }
}

/// The kind of quantity that ``Volume`` is.
///
///     try Amount<VolumeKind>("1 1/2 cups").formatted()  // "1 1/2 cups"
public enum VolumeKind: QuantityKind {
  /// `volume`.
  public static let name = "volume"

  /// The units of volume, by their systems.
  public static let units =
    metricUnits + cubicUnits + usLiquidUnits + usKitchenUnits + usOtherUnits + metricKitchenUnits
    + imperialUnits + imperialDryUnits

  /// Metric volumes are presented in milliliters and liters; US ones in cups and spoons, from the
  /// fluid ounce up with quarts and gallons beside them; imperial ones in pints and fluid ounces;
  /// those of metric and Australian kitchens in their own cups and spoons. Units that none of
  /// these kits serve stay as they are, in decimals.
  public static func kit(for unit: MeasurementUnit<VolumeKind>) -> Kit<VolumeKind> {
    kit(for: unit, in: kits)
  }

  private static let kits = kitTable([
    (metricUnits + [.cubicCentimeter, .cubicMeter], .metric),
    (usKitchenUnits, .usKitchen),
    ([.fluidOunce, .gill, .pint, .quart, .gallon], .usLiquid),
    (metricKitchenUnits, .metricKitchen),
    ([.australianTablespoon], .australianKitchen),
    (imperialUnits + imperialDryUnits, .ukKitchen),
  ])
}
