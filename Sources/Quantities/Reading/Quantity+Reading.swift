extension AnyAmount {
  /// Reads an amount of any kind.
  ///
  ///     try AnyAmount("2 h 30 min").kind == TimeKind.self  // true
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init(_ text: String, vocabulary: Vocabulary = .standard) throws(ParseError) {
    self = try AnyAmount.read(text, kind: nil, vocabulary)
  }

  fileprivate static func read(
    _ text: String, kind: (any QuantityKind.Type)?, _ vocabulary: Vocabulary
  ) throws(ParseError) -> AnyAmount {
    try withBytes(of: text) { bytes throws(ParseError) in
      var reader = ExpressionReader(bytes, kind: kind, vocabulary: vocabulary)
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
  public init(_ text: String, vocabulary: Vocabulary? = nil) throws(ParseError) {
    let amount = try AnyAmount.read(
      text, kind: Kind.self, vocabulary ?? .usual(for: Kind.self))
    self.init(ticks: amount.ticks, unit: MeasurementUnit(known: amount.unit))
  }
}

extension UnitQuantity {
  /// Reads an amount of the type's kind, in whatever unit, as one of this type.
  ///
  ///     try Minutes("1 h 30 min").value  // 90
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init(_ text: String, vocabulary: Vocabulary? = nil) throws(ParseError) {
    self.init(ticks: try Amount<Kind>(text, vocabulary: vocabulary).ticks)
  }
}

extension MeasurementUnit {
  /// Finds a unit of this kind by what text calls it.
  ///
  ///     try MeasurementUnit<TimeKind>(named: "mins")            // minute
  ///     try MeasurementUnit<VolumeKind>(named: "uk fl. oz.")    // imperial fluid ounce
  ///
  /// Names, plurals, symbols and aliases count, exactly or, from three letters up, without regard
  /// to case; `us`, `uk`, `imperial`, `metric` or `australian` before them tells units of one name
  /// apart.
  ///
  /// - Throws: a ``ParseError`` with names that are near, or with those that the name can mean.
  public init(named name: String, vocabulary: Vocabulary? = nil) throws(ParseError) {
    self.init(
      known: try withBytes(of: name) { bytes throws(ParseError) in
        var reader = ExpressionReader(
          bytes, kind: Kind.self, vocabulary: vocabulary ?? .usual(for: Kind.self))
        return try reader.readName()
      })
  }
}
