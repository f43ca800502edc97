public import QuantityCore

/// An amount as written by people: an amount or a count, or a range of them, possibly given in
/// several units.
///
///     let amount = try WrittenAmount("2-3 tsp")
///     amount.lower                 // 2 teaspoons
///     amount.upper                 // 3 teaspoons
///     try WrittenAmount("about 450g/1lb").alternates  // [1 pound]
///     try WrittenAmount("a dozen").lower              // 12
///
/// It accepts everything that a single ``Amount`` accepts, and also:
///
/// - ranges: `2-3 tsp`, `2 to 3 tsp`, `2 or 3 tsp`, `1 tsp to 1 tbsp`;
/// - the same amount in other units after a slash or in parentheses: `450g/1lb`, `1 cup (95 g)`;
/// - `about`, `approximately`, `around`, `ca.` or `~` in front;
/// - counts, which have no unit.
public struct WrittenAmount: Sendable, Hashable {
  /// The amount, or the lower end of the range.
  public let lower: ExpressionValue
  /// The upper end of the range, or ``lower`` again if it isn't a range.
  public let upper: ExpressionValue
  /// Whether the text marks the amount as approximate.
  ///
  ///     try WrittenAmount("about 2 cups").isAbout  // true
  ///     try WrittenAmount("1/13 cup").isAbout      // false
  public let isAbout: Bool
  /// The rounding of the ends to whole ticks.
  package let rounding: EndRounding
  /// The same amount in other units, as in the text: often rounded, so not equal.
  public let alternates: [WrittenAmount]

  /// Whether the amount is a range.
  public var isRange: Bool { lower != upper }

  /// Whether the amount is approximate: the text says so, or it isn't a whole number of ticks.
  ///
  ///     try WrittenAmount("about 2 cups").isApproximate  // true
  ///     try WrittenAmount("1/13 cup").isApproximate      // true
  ///     try WrittenAmount("1/9 cup").isApproximate       // false
  public var isApproximate: Bool { isAbout || rounding != .none }

  /// The lower end minus the number in the text, in the unit of that end: zero, unless the number
  /// isn't a whole number of ticks; `nil` if only known to be less than a tick.
  ///
  ///     try WrittenAmount("1/13 cup").lowerRounding == .zero  // false
  ///     try QuantityExpression("1/13 cup x 13").amount.lowerRounding  // 0
  public var lowerRounding: Fraction? {
    switch rounding {
    case .none: .zero
    case .ends(let lower, _): lower
    }
  }

  /// The upper end minus the number in the text, like ``lowerRounding``.
  public var upperRounding: Fraction? {
    switch rounding {
    case .none: .zero
    case .ends(_, let upper): upper
    }
  }

  /// Parses an amount, a count or a range.
  ///
  /// - Throws: a ``ParseError`` with the range of the error.
  public init(
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary = .standard
  ) throws(ParseError) {
    self = try LexiconView.of(vocabulary) { view throws(ParseError) in
      let fast = Grammar.fastAmount(in: text, decimalMark: decimalMark, view)
      if let fast, fast.end == text.utf8.count { return WrittenAmount(.amount(fast.amount)) }
      return try withBytes(of: text) { bytes throws(ParseError) in
        try WrittenAmount(bytes, decimalMark, view)
      }
    }
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ decimalMark: DecimalMark?, _ view: LexiconView
  ) throws(ParseError) {
    var grammar = Grammar(bytes, as: .written, decimalMark: decimalMark, view)
    let text = try grammar.readText()
    try self.init(text, try grammar.decided(text.phrase), grammar)
  }

  package init(
    _ lower: ExpressionValue, to upper: ExpressionValue? = nil, isAbout: Bool = false,
    rounding: EndRounding = .none, alternates: [WrittenAmount] = []
  ) {
    self.lower = lower
    self.upper = upper ?? lower
    self.isAbout = isAbout
    self.rounding = rounding
    self.alternates = alternates
  }

  init(
    _ text: ParsedText, _ decided: DecidedText, _ grammar: Grammar
  ) throws(ParseError) {
    var alternates: [WrittenAmount] = []
    for alternate in text.alternates {
      alternates.append(try WrittenAmount(alternate, grammar))
    }
    self.init(
      decided.lower, to: decided.upper, isAbout: text.phrase.isApproximate,
      rounding: decided.rounding, alternates: alternates)
  }

  private init(_ phrase: Phrase, _ grammar: Grammar) throws(ParseError) {
    let isAbout = phrase.isApproximate
    // Nearly all amounts are unambiguous as parsed.
    if !phrase.isRange, case .amount(let amount) = phrase.first.value {
      self.init(.amount(amount), isAbout: isAbout)
      return
    }
    let decided = try grammar.decided(phrase)
    self.init(
      decided.lower, to: decided.upper, isAbout: isAbout,
      rounding: decided.rounding)
  }
}

extension WrittenAmount: CustomStringConvertible {
  /// The exact ends: `2 teaspoons to 3 teaspoons`.
  public var description: String { isRange ? "\(lower) to \(upper)" : "\(lower)" }
}

extension ClosedRange {
  /// Parses a range of amounts of one kind; a single amount becomes both ends.
  ///
  ///     let range = try ClosedRange<Amount<VolumeKind>>("1/2 to 3/4 cup")
  ///     Presenter().present(range).formatted()  // "1/2 to 3/4 cup"
  ///
  /// - Throws: a ``ParseError`` with the range of the error.
  public init<Kind: QuantityKind>(
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary? = nil
  ) throws(ParseError) where Bound == Amount<Kind> {
    self = try LexiconView.of(vocabulary, or: Vocabulary.usual(for: Kind.self)) {
      view throws(ParseError) in
      try withBytes(of: text) { bytes throws(ParseError) in
        var grammar = Grammar(
          bytes, kind: AnyKind(Kind.self), as: .written, decimalMark: decimalMark, view)
        let decided = try grammar.decided(try grammar.readText().phrase)
        guard case .amount(let lower) = decided.lower, case .amount(let upper) = decided.upper
        else {
          throw ParseError(
            .missingUnit, at: 0..<bytes.count, "expected a unit of \(Kind.name), found a number")
        }
        return Amount(lower)...Amount(upper)
      }
    }
  }
}
