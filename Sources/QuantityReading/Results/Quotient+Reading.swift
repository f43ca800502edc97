public import QuantityCore

extension Quotient {
  /// Parses a quotient: an amount, `/` or `per`, and a unit or another amount.
  ///
  ///     try Density("2.1 g/tsp")
  ///     try Density("120 g per cup") == 120.grams / 1.cups        // true
  ///     try Density("1 lb 4 oz per 2 1/2 cups") == 8.ounces / 1.cups  // true
  ///     try Flow("2 gal/min").value                                // 2.0
  ///
  /// - Parameters:
  ///   - text: an amount, and the unit or amount that divides it.
  ///   - decimalMark: the decimal mark, or `nil` for that of the vocabulary's language.
  ///   - vocabulary: the meanings of the names of units.
  /// - Throws: a ``ParseError`` with the range of the error.
  public init(
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary? = nil
  ) throws(ParseError) {
    self = try LexiconView.of(vocabulary, or: Vocabulary.usual(for: Numerator.self)) {
      above throws(ParseError) in
      let below = vocabulary == nil ? Vocabulary.usual(for: Denominator.self) : above
      return try withBytes(of: text) { bytes throws(ParseError) in
        try Quotient(bytes, decimalMark, above, below)
      }
    }
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ decimalMark: DecimalMark?, _ above: LexiconView,
    _ below: LexiconView
  ) throws(ParseError) {
    var grammar = Grammar(
      bytes, kind: AnyKind(Numerator.self), as: .numerator, decimalMark: decimalMark, above)
    let numerator = try grammar.readNumerator(per: Denominator.name, such: Quotient.example)
    var rest = Grammar(
      bytes, kind: AnyKind(Denominator.self), as: .amount, decimalMark: decimalMark, below)
    rest.cursor.position = grammar.cursor.position
    let denominator = try rest.readDenominator()
    let below = grammar.cursor.position..<bytes.count
    guard denominator.ticks != .zero else {
      throw ParseError(.divisionByZero, at: below, "cannot divide by zero")
    }
    let ratio = numerator.ticks.dividedReportingOverflow(by: denominator.ticks)
    guard !ratio.overflow else {
      throw ParseError(.tooLarge, at: below, "the quotient is too large")
    }
    self.init(
      known: AnyQuotient(ratio: ratio.partialValue, numerator.unit, per: denominator.unit))
  }

  /// A quotient of the first units of both kinds, for a hint: `3 g/ml`.
  private static var example: String {
    let units = (Numerator.units.first?.symbol, Denominator.units.first?.symbol)
    return "3 \(units.0 ?? "a")/\(units.1 ?? "b")"
  }
}

extension AnyQuotient {
  /// Parses a quotient of any kinds, or an expression that results in one.
  ///
  ///     try AnyQuotient("125 ml/h")                        // 125 ml/h
  ///     try AnyQuotient("2 l / 4 h") == AnyQuotient("500 ml per hour")  // true
  ///     try AnyQuotient("3 tsp")                           // throws: '3 tsp' is not a quotient
  ///
  /// - Throws: a ``ParseError`` with the range of the error.
  public init(
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary = .standard
  ) throws(ParseError) {
    let expression = try QuantityExpression(
      text, decimalMark: decimalMark, vocabulary: vocabulary)
    guard case .quotient(let quotient) = expression.value, expression.targets.isEmpty,
      !expression.amount.isAbout
    else {
      let quoted = ParseError.quote(text)
      throw ParseError(
        .expectedQuotient, at: 0..<text.utf8.count,
        expression.amount.isAbout ? "\(quoted) is not exact" : "\(quoted) is not a quotient",
        hint: "write an amount for each of another, such as 125 ml/h")
    }
    self = quotient
  }
}

extension CompoundQuotient {
  /// Parses a quotient with two denominators.
  ///
  ///     try CompoundQuotient<MassKind, MassKind, TimeKind>("40 mg/kg/day")
  ///     try CompoundQuotient<MassKind, MassKind, TimeKind>("5 mg/kg")
  ///     // throws: '5 mg/kg' is a mass per mass
  ///
  /// - Throws: a ``ParseError`` with the range of the error.
  public init(
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary = .standard
  ) throws(ParseError) {
    let quotient = try AnyQuotient(text, decimalMark: decimalMark, vocabulary: vocabulary)
    guard let own = CompoundQuotient(quotient) else {
      throw ParseError(
        .incompatibleKinds, at: 0..<text.utf8.count,
        "\(ParseError.quote(text)) is a \(quotient.kindName)",
        hint: "write a \(Numerator.name) per \(First.name) per \(Second.name)")
    }
    self = own
  }
}

extension ParseError.Code {
  /// A quotient is expected, but nothing divides the amount.
  public static let expectedQuotient = ParseError.Code(description: "expected-quotient")
}

extension Grammar {
  /// Parses the numerator and the division sign or word.
  fileprivate mutating func readNumerator(
    per denominator: String, such example: String
  ) throws(ParseError) -> ExactAmount {
    var sum = try readOperand()
    try readSum(into: &sum)
    cursor.skipSpaces()
    guard skipPer() else {
      let kind = kind?.name ?? "quantity"
      throw ParseError(
        .expectedQuotient, at: cursor.position..<cursor.bytes.count,
        "expected '/' or 'per' between a \(kind) and a \(denominator)",
        hint: "write the \(kind) for one unit of \(denominator), such as \(example)")
    }
    let decided = try decided(sum)
    guard case .amount(let amount) = decided.lower else {
      throw ParseError(.missingUnit, at: sum.range, "\(quote(sum.range)) has no unit")
    }
    return try exactAmount(amount, decided, sum.range)
  }

  /// Parses the denominator: an amount, or a unit, which means one of it.
  fileprivate mutating func readDenominator() throws(ParseError) -> ExactAmount {
    cursor.skipSpaces()
    let start = cursor.position
    let byte = cursor.peek()
    if (0x28...0x39).contains(byte) || cursor.isAt("−") || VulgarFraction(at: cursor) != nil
      || cursor.isAtCount
    {
      let (amount, decided) = try readDecidedAmount()
      return try exactAmount(amount, decided, start..<cursor.position)
    }
    let unit = try readName()
    return ExactAmount(ticks: Fraction(numerator: unit.tickCount, denominator: 1), unit: unit)
  }

  private func exactAmount(
    _ amount: AnyAmount, _ decided: DecidedText, _ range: Range<Int>
  ) throws(ParseError) -> ExactAmount {
    guard case .ends(let rounding, _) = decided.rounding else {
      return ExactAmount(
        ticks: Fraction(numerator: amount.tickCount, denominator: 1), unit: amount.unit)
    }
    guard
      let excess = rounding?.multiplied(
        by: Fraction(numerator: amount.unit.tickCount, denominator: 1))
    else {
      throw tooLarge(range)
    }
    let ticks = Fraction(numerator: amount.tickCount, denominator: 1).subtractingReportingOverflow(
      excess)
    guard !ticks.overflow else { throw tooLarge(range) }
    return ExactAmount(ticks: ticks.partialValue, unit: amount.unit)
  }
}

/// The exact amount in the text, which may not be a whole number of ticks: `1/13 cup`.
private struct ExactAmount {
  let ticks: Fraction
  let unit: AnyUnit
}
