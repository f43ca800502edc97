/// A mass, in any unit; in everyday language, a weight.
///
/// Write a parameter that takes any mass as `any Mass`:
///
///     func weigh(_ mass: any Mass) { ... }
///     weigh(1.pounds + 4.ounces)
public protocol Mass: Quantity where Kind == MassKind {}

extension Amount: Mass where Kind == MassKind {}

/// The kind of every ``Mass``.
///
///     try Amount<MassKind>("1 lb 4 oz").formatted()  // "1 1/4 pounds"
public enum MassKind: QuantityKind {
  /// `mass`.
  public static let name = "mass"
}
