public import QuantityCore

/// The kind that the compiler finds for an amount whose kind nothing tells, so that it can say what to write.
///
///     let amount = try Amount("1 cup")  // does not compile: write 'try AnyAmount
public enum UnknownKind: QuantityKind {
  /// `unknown`
  public static let name = "unknown"
  /// No units.
  public static let units: [MeasurementUnit<UnknownKind>] = []
}

extension Amount where Kind == UnknownKind {
  /// Is not available: a text alone doesn't tell the compiler which kind of amount it holds.
  @available(
    *, unavailable,
    message:
      "a text doesn't tell the compiler the kind; write 'try AnyAmount(text)', or name it: 'try Amount<VolumeKind>(text)'"
  )
  public init(_ text: String) { preconditionFailure("It can't be called") }
}
