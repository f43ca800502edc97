/// An amount as people write it: one amount or a count, or a range of them, perhaps written twice.
///
///     let amount = try WrittenAmount("2-3 tsp")
///     amount.lower                 // 2 teaspoons
///     amount.upper                 // 3 teaspoons
///     try WrittenAmount("about 450g/1lb").alternates  // [1 pound]
///     try WrittenAmount("a dozen").lower              // 12
///
/// Reading takes what a single ``Amount`` does, and besides:
///
/// - ranges: `2-3 tsp`, `2 to 3 tsp`, `2 or 3 tsp`, `1 tsp to 1 tbsp`;
/// - the same amount in other units behind a slash or in parentheses: `450g/1lb`, `1 cup (95 g)`;
/// - `about`, `approximately`, `around`, `ca.` or `~` in front;
/// - counts, which have no unit.
public struct WrittenAmount: Sendable, Hashable {
  /// The amount, or the lower end of the range.
  public let lower: ExpressionValue
  /// The upper end of the range; the same as ``lower`` if it is none.
  public let upper: ExpressionValue
  /// Whether the text itself says that the amount is not exact.
  public let isApproximate: Bool
  /// The same amount in other units, as the text gives it: rounded, and so not equal.
  public let alternates: [WrittenAmount]

  /// Whether the text gives a range.
  public var isRange: Bool { lower != upper }

  /// Reads an amount as people write it.
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init(
    _ text: String, decimalMark: DecimalMark = .point, vocabulary: Vocabulary = .standard
  ) throws(ParseError) {
    self = try withBytes(of: text) { bytes throws(ParseError) in
      try WrittenAmount(bytes, kind: nil, decimalMark: decimalMark, vocabulary: vocabulary)
    }
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, kind: AnyKind?,
    decimalMark: DecimalMark, vocabulary: Vocabulary
  ) throws(ParseError) {
    var reader = ExpressionReader(
      bytes, kind: kind, decimalMark: decimalMark, vocabulary: vocabulary)
    reader.cursor.skipSpaces()
    let isNegative = reader.skipMinus()
    guard let phrase = try reader.readPhrase() else {
      // The expression reader knows how to say what is missing.
      let operand = try reader.readValue()
      throw ParseError(.unexpectedText, at: operand.range, "this is an expression")
    }
    var alternates: [WrittenAmount] = []
    while let alternate = try reader.readAlternate() { alternates.append(WrittenAmount(alternate)) }
    try reader.expectEnd()
    if isNegative {
      guard !phrase.isRange else {
        throw ParseError(
          .invalidOperation, at: 0..<bytes.count, "a range has no sign",
          hint: "put the sign before each end")
      }
      let negated = try phrase.lower.negated(at: 0..<bytes.count)
      self.init(Phrase(lower: negated, upper: negated, isApproximate: phrase.isApproximate))
    } else {
      self.init(phrase, alternates: alternates)
    }
  }

  init(_ phrase: Phrase, isApproximate: Bool? = nil, alternates: [WrittenAmount] = []) {
    lower = phrase.lower.value
    upper = phrase.upper.value
    self.isApproximate = isApproximate ?? phrase.isApproximate
    self.alternates = alternates
  }
}

extension WrittenAmount: CustomStringConvertible {
  /// The exact ends: `2 teaspoons to 3 teaspoons`.
  public var description: String { isRange ? "\(lower) to \(upper)" : "\(lower)" }
}

extension ClosedRange {
  /// Reads a range of amounts of one kind, or one amount as a range of its own.
  ///
  ///     let range = try ClosedRange<Amount<VolumeKind>>("1/2 to 3/4 cup")
  ///     Presenter().present(range).formatted()  // "1/2 to 3/4 cup"
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init<Kind: QuantityKind>(
    _ text: String, decimalMark: DecimalMark = .point, vocabulary: Vocabulary? = nil
  ) throws(ParseError) where Bound == Amount<Kind> {
    let written = try withBytes(of: text) { bytes throws(ParseError) in
      try WrittenAmount(
        bytes, kind: AnyKind(Kind.self), decimalMark: decimalMark,
        vocabulary: vocabulary ?? .usual(for: Kind.self))
    }
    guard case .amount(let lower) = written.lower, case .amount(let upper) = written.upper else {
      throw ParseError(
        .missingUnit, at: 0..<text.utf8.count, "there is no unit of \(Kind.name) in it")
    }
    self =
      Amount(
        ticks: Ticks(lower.tickCount), unit: MeasurementUnit(known: lower.unit))...Amount(
        ticks: Ticks(upper.tickCount), unit: MeasurementUnit(known: upper.unit))
  }
}
