extension AnyAmount {
  /// Reads an amount of any kind.
  ///
  ///     try AnyAmount("2 h 30 min").kind == TimeKind.self  // true
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init(
    _ text: String, decimalMark: DecimalMark = .point, vocabulary: Vocabulary = .standard
  ) throws(ParseError) {
    if decimalMark == .point,
      let amount = PlainAmount.read(text, kind: nil, vocabulary.lexicon.shortNames)
    {
      self = amount
      return
    }
    self = try withBytes(of: text) { bytes throws(ParseError) in
      try AnyAmount(bytes, kind: nil, decimalMark, vocabulary)
    }
  }

  /// Reads an amount of one kind; its unit is one of that kind.
  @usableFromInline
  init<Kind: QuantityKind>(
    _ text: String, of kind: Kind.Type, _ decimalMark: DecimalMark,
    _ vocabulary: Vocabulary?
  ) throws(ParseError) {
    if vocabulary == nil, decimalMark == .point,
      let amount = PlainAmount.read(text, kind: AnyKind(kind), Vocabulary.standardShortNames)
    {
      self = amount
      return
    }
    self = try withBytes(of: text) { bytes throws(ParseError) in
      try AnyAmount(bytes, kind: AnyKind(kind), decimalMark, vocabulary ?? .usual(for: kind))
    }
  }

  /// Reads an amount or an expression that comes to one, or an amount that is written twice.
  fileprivate init(
    _ bytes: UnsafeBufferPointer<UInt8>, kind: AnyKind?,
    _ decimalMark: DecimalMark, _ vocabulary: Vocabulary
  ) throws(ParseError) {
    var reader = ExpressionReader(
      bytes, kind: kind, decimalMark: decimalMark, vocabulary: vocabulary)
    do throws(ParseError) {
      let operand = try reader.readValue()
      if case .amount(let amount) = operand.value {
        self = amount
        return
      }
      throw ParseError(
        .missingUnit, at: operand.range, "\(reader.quote(operand.range)) has no unit")
    } catch {
      // `450g/1lb` is no amount as an expression, and `2-3 tsp` is no single one.
      guard
        let written = try? WrittenAmount(
          bytes, kind: kind, decimalMark: decimalMark, vocabulary: vocabulary),
        case .amount(let amount) = written.lower
      else { throw error }
      let all = 0..<bytes.count
      guard !written.isRange else {
        throw ParseError(
          .unexpectedText, at: all, "\(ParseError.quote(bytes, all)) is a range",
          hint: "read it as a ClosedRange or a WrittenAmount")
      }
      guard !written.isApproximate else {
        throw ParseError(
          .unexpectedText, at: all, "\(ParseError.quote(bytes, all)) is not exact",
          hint: "read it as a WrittenAmount")
      }
      self = amount
    }
  }
}

extension Amount {
  /// Reads an amount of this kind.
  ///
  ///     try Amount<VolumeKind>("1 1/2 cups").value  // 1.5
  ///     try Amount<TimeKind>("2 h 30 min").unit     // hour
  ///     try Amount<MassKind>("450g/1lb").value      // 450.0: the same amount, written twice
  ///
  /// - Parameters:
  ///   - text: an amount, or an expression that comes to one.
  ///   - decimalMark: what stands before decimals.
  ///   - vocabulary: what the names of units mean.
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  @inlinable
  public init(
    _ text: String, decimalMark: DecimalMark = .point, vocabulary: Vocabulary? = nil
  ) throws(ParseError) {
    let amount = try AnyAmount(text, of: Kind.self, decimalMark, vocabulary)
    self.init(ticks: Ticks(amount.tickCount), unit: MeasurementUnit(known: amount.unit))
  }
}

extension UnitQuantity {
  /// Reads an amount of the type's kind, in whatever unit, as one of this type.
  ///
  ///     try Minutes("1 h 30 min").value  // 90.0
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  @inlinable
  public init(
    _ text: String, decimalMark: DecimalMark = .point, vocabulary: Vocabulary? = nil
  ) throws(ParseError) {
    self.init(
      ticks: try Amount<Kind>(text, decimalMark: decimalMark, vocabulary: vocabulary).ticks)
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
          bytes, kind: AnyKind(Kind.self), vocabulary: vocabulary ?? .usual(for: Kind.self))
        return try reader.readName()
      })
  }
}
