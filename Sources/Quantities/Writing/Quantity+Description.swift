extension Quantity {
  /// The exact value in the quantity's own unit: `5/2 hours`, for debugging and logs.
  ///
  /// It is stable: no kit, style or language changes it. What a person would rather read is ``formatted(kit:)``.
  public var description: String {
    let value = exactValue
    let name =
      value == Fraction(1) ? unit.definition.qualifiedName : unit.definition.qualifiedPlural
    return "\(value) \(name)"
  }
}

extension Amount: CustomStringConvertible {}
