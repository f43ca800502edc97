extension Quotient: CustomStringConvertible {
  /// The exact value in the quotient's own units: `2.1 g/tsp`, `1/3 c/min`.
  ///
  /// It reads back as the same quotient. What needs more than 128 bits is the nearest `Double`, and
  /// begins with `~`. What a person would rather read is ``formatted(_:)``.
  public var description: String {
    "\(number) \(numeratorUnit.readableSymbol)/\(denominatorUnit.readableSymbol)"
  }

  private var number: String {
    guard let value = exactValue else { return "~\(value)" }
    let isDecimal = DecimalValue(convertible: value.magnitudes).isExact
    return value.formatted(isDecimal ? .decimal : .fraction)
  }
}

extension MeasurementUnit {
  /// The symbol, with a qualifier if it needs one, or the name where no text would be read so.
  fileprivate var readableSymbol: String {
    let symbol = definition.qualifier.map { "\($0.word) \(self.symbol)" } ?? self.symbol
    return (try? MeasurementUnit(named: symbol)) == self ? symbol : qualifiedName
  }
}
