extension Quantity {
  /// The exact value in the quantity's own unit: `5/2 hours`, for debugging and logs.
  ///
  /// What a person would rather read is ``formatted(kit:)``.
  public var description: String {
    let value = exactValue
    return "\(value) \(value == Fraction(1) ? unit.name : unit.plural)"
  }
}

extension Amount: CustomStringConvertible {}
