/// A volume, in any unit.
///
/// Write a parameter that takes any volume as `any Volume`:
///
///     func pour(_ volume: any Volume) { ... }
///     pour(1.cups + 2.tablespoons)
public protocol Volume: Quantity where Kind == VolumeKind {}

extension Amount: Volume where Kind == VolumeKind {}

/// The kind of quantity that ``Volume`` is.
///
///     try Amount<VolumeKind>("1 1/2 cups").formatted()  // "1 1/2 cups"
public enum VolumeKind: QuantityKind {
  /// `volume`.
  public static let name = "volume"

  /// ` + `, as in `2 tablespoons + 1 teaspoon`: measures are added to each other.
  public static let joiner = " + "
}
