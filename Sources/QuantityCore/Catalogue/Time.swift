/// A length of time, in any unit.
///
/// Write a parameter that takes any duration as `any Time`:
///
///     func bake(for time: any Time) { ... }
///     bake(for: 1.hours + 15.minutes)
public protocol Time: Quantity where Kind == TimeKind {}

extension Amount: Time where Kind == TimeKind {}

/// The kind of every ``Time``.
///
///     try Amount<TimeKind>("1 h 30 min").formatted()  // "1 hour 30 minutes"
public enum TimeKind: QuantityKind {
  /// `time`.
  public static let name = "time"
}
