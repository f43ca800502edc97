extension AnyAmount {
  /// Reads an amount of any kind.
  ///
  ///     try AnyAmount("2 h 30 min").kind == TimeKind.self  // true
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init(_ text: String) throws(ParseError) {
    self = try AnyAmount.read(text, kind: nil)
  }

  fileprivate static func read(
    _ text: String, kind: (any QuantityKind.Type)?
  ) throws(ParseError) -> AnyAmount {
    try withBytes(of: text) { bytes throws(ParseError) in
      var reader = ExpressionReader(bytes, kind: kind)
      let operand = try reader.readValue()
      guard case .amount(let amount) = operand.value else {
        throw ParseError(
          .missingUnit, at: operand.range, "\(reader.quote(operand.range)) has no unit")
      }
      return amount
    }
  }
}

extension Amount {
  /// Reads an amount of this kind.
  ///
  ///     try Amount<VolumeKind>("1 1/2 cups").value  // 1.5
  ///     try Amount<TimeKind>("2 h 30 min").unit     // hour
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init(_ text: String) throws(ParseError) {
    let amount = try AnyAmount.read(text, kind: Kind.self)
    self.init(ticks: amount.ticks, unit: MeasurementUnit(known: amount.unit))
  }
}

extension UnitQuantity {
  /// Reads an amount of the type's kind, in whatever unit, as one of this type.
  ///
  ///     try Minutes("1 h 30 min").value  // 90
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init(_ text: String) throws(ParseError) {
    self.init(ticks: try Amount<Kind>(text).ticks)
  }
}

extension MeasurementUnit {
  /// Finds a unit of this kind by a name, a plural, a symbol or an alias; `nil` if there is none or
  /// more than one.
  ///
  ///     MeasurementUnit<TimeKind>(named: "mins")  // minute
  public init?(named name: String) {
    let found = Lexicon.standard.units(named: name.utf8, kind: Kind.self)
    guard let definition = found.first, found.count == 1 else { return nil }
    self.init(known: definition)
  }
}
