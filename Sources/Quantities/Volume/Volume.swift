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

  /// The units of volume, by their systems.
  public static let units =
    metricUnits + cubicUnits + usLiquidUnits + usKitchenUnits + usOtherUnits + metricKitchenUnits
    + imperialUnits

  /// Metric volumes are presented in milliliters and liters; US ones in cups and spoons, from the
  /// fluid ounce up with quarts and gallons beside them; imperial ones in pints and fluid ounces;
  /// those of metric and Australian kitchens in their own cups and spoons. Units that none of
  /// these kits serve stay as they are, in decimals.
  public static func kit(for unit: MeasurementUnit<VolumeKind>) -> Kit<VolumeKind> {
    if usKitchenUnits.contains(unit) { return .usKitchen }
    if metricUnits.contains(unit) { return .metric }
    if usLiquidUnits.contains(unit) && unit != .oilBarrel { return .usLiquid }
    if unit == .australianTablespoon { return .australianKitchen }
    if metricKitchenUnits.contains(unit) { return .metricKitchen }
    if imperialUnits.contains(unit) { return .ukKitchen }
    if cubicUnits.contains(unit) && unit.systems == [.metric] { return .metric }
    if units.contains(unit) { return Kit(decimalIn: unit) }
    return unit.neighbor.map { kit(for: $0) } ?? Kit(decimalIn: unit)
  }
}
