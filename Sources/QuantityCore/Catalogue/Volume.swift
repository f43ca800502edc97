/// A volume, in any unit.
///
/// Write a parameter that takes any volume as `any Volume`:
///
///     func pour(_ volume: any Volume) { ... }
///     pour(1.cups + 2.tablespoons)
public protocol Volume: Quantity where Kind == VolumeKind {}

extension Amount: Volume where Kind == VolumeKind {}

/// The kind of every ``Volume``.
///
///     try Amount<VolumeKind>("1 1/2 cups").formatted()  // "1 1/2 cups"
public enum VolumeKind: QuantityKind {
  /// `volume`.
  public static let name = "volume"

  /// Separates the parts of an amount: `2 tablespoons + 1 teaspoon`, because measures are added
  /// together.
  public static let joiner = " + "
}
