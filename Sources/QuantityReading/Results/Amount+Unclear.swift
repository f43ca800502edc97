public import QuantityCore

/// The kind that the compiler infers for an amount of unclear kind, so that its error message can
/// suggest a correction.
///
///     let amount = try Amount("1 cup")  // does not compile: write 'try AnyAmount
public enum UnknownKind: QuantityKind {
  /// `unknown`
  public static let name = "unknown"
  /// No units.
  public static let units: [MeasurementUnit<UnknownKind>] = []
}

extension Amount where Kind == UnknownKind {
  /// Unavailable: the compiler can't infer the kind of amount from a text.
  @available(
    *, unavailable,
    message:
      "a text doesn't tell the compiler the kind; write 'try AnyAmount(text)', or name it: 'try Amount<VolumeKind>(text)'"
  )
  public init(_ text: String) { preconditionFailure("It can't be called") }
}
