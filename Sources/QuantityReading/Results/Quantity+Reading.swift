public import QuantityCore

extension AnyAmount {
  /// Parses an amount of any kind.
  ///
  ///     try AnyAmount("2 h 30 min").kind == TimeKind.self  // true
  ///
  /// - Throws: a ``ParseError`` with the range of the error.
  public init(
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary = .standard
  ) throws(ParseError) {
    self = try LexiconView.of(vocabulary) { view throws(ParseError) in
      let fast = Grammar.fastAmount(in: text, decimalMark: decimalMark, view)
      if let fast, fast.end == text.utf8.count { return fast.amount }
      return try Grammar.readSingleAmount(text, after: fast, decimalMark: decimalMark, view)
    }
  }
}

extension AnyKind {
  /// Parses an amount of this kind.
  ///
  /// A function, because an initializer would take ownership of its arguments; not generic, which
  /// saves reference counting and looking up kinds; and not static, because the compiler would add
  /// a second function to drop the metatype.
  ///
  /// - Parameter ofKind: makes the vocabulary of the kind's own units.
  @usableFromInline
  func readAmount(
    _ text: String, _ decimalMark: DecimalMark?, _ vocabulary: Vocabulary?,
    ofKind: () -> Vocabulary
  ) throws(ParseError) -> AnyAmount {
    try LexiconView.of(vocabulary, or: Vocabulary.standardView) { view throws(ParseError) in
      let fast = Grammar.fastAmount(in: text, kind: self, decimalMark: decimalMark, view)
      if let fast, fast.end == text.utf8.count { return fast.amount }
      // If the standard vocabulary can parse an amount of the kind, it is the kind's default.
      let isUsual = vocabulary != nil || fast != nil
      return try Grammar.readSingleAmount(
        text, after: fast, kind: self, decimalMark: decimalMark,
        isUsual ? view : Vocabulary.usual(for: self, ofKind: ofKind))
    }
  }
}

extension Grammar {
  /// Parses a text as one amount, an expression that results in one, or one amount given twice.
  ///
  /// - Parameter fast: the amount parsed so far.
  @inline(never)
  fileprivate static func readSingleAmount(
    _ text: String, after fast: FastAmount?, kind: AnyKind? = nil, decimalMark: DecimalMark?,
    _ view: LexiconView
  ) throws(ParseError) -> AnyAmount {
    try withBytes(of: text) { bytes throws(ParseError) in
      var grammar = Grammar(
        bytes, kind: kind, as: .amount, decimalMark: decimalMark, view)
      do throws(ParseError) {
        return try grammar.readSingleAmount(after: fast)
      } catch {
        let isAtDivision = error.code == .expectedNumber || error.code == .unexpectedText
        let rate =
          isAtDivision && LinkedParts.hasQuestions ? refusedRate(bytes, decimalMark, view) : nil
        throw rate ?? error
      }
    }
  }

  /// Returns the error for a quotient in place of an amount: `5 ml/h`, `5 mg/kg`.
  private static func refusedRate(
    _ bytes: UnsafeBufferPointer<UInt8>, _ decimalMark: DecimalMark?, _ view: LexiconView
  ) -> ParseError? {
    var grammar = Grammar(bytes, as: .expression, decimalMark: decimalMark, view)
    grammar.skipsErrorMessages = true
    guard let operand = try? grammar.readText().phrase.first else { return nil }
    let all = 0..<bytes.count
    let text = ParseError.quote(bytes, all)
    if operand.isNumber {
      return ParseError(
        .unexpectedText, at: all, "\(text) is a rate, not an amount",
        hint: "multiply it by an amount first, as in 5 mg/kg x 70 kg")
    }
    guard case .quotient(let quotient)? = try? grammar.decided(operand).lower else { return nil }
    let kinds = (quotient.numeratorUnit.kind, quotient.denominatorUnit.kind)
    let (name, type) =
      switch kinds {
      case (.volume, .time): ("flow", "a Flow")
      case (.mass, .time): ("flow", "a MassFlow")
      case (.mass, .volume): ("density", "a Density")
      default: ("rate", "an AnyQuotient")
      }
    return ParseError(
      .unexpectedText, at: all, "\(text) is a \(kinds.0.name) per \(kinds.1.name), a \(name)",
      hint: "read it as \(type)")
  }

  /// Parses the rest of the text as one amount.
  ///
  /// - Parameter fast: the amount parsed so far.
  mutating func readSingleAmount(
    after fast: FastAmount? = nil
  ) throws(ParseError) -> AnyAmount {
    try readDecidedAmount(after: fast).amount
  }

  /// Parses the rest of the text as one amount, which may not be a whole number of ticks.
  mutating func readDecidedAmount(
    after fast: FastAmount? = nil
  ) throws(ParseError) -> (amount: AnyAmount, decided: DecidedText) {
    var first: Operand?
    if let fast, isUnambiguous(fast) { first = try readParts(after: fast) }
    let phrase = try readText(after: first).phrase
    let (decided, all) = (try decided(phrase), 0..<cursor.bytes.count)
    guard case .amount(let amount) = decided.lower else {
      throw ParseError(.missingUnit, at: phrase.range, "\(quote(phrase.range)) has no unit")
    }
    guard decided.lower == decided.upper else {
      throw ParseError(
        .unexpectedText, at: all, "\(quote(all)) is a range",
        hint: "write one amount")
    }
    guard !phrase.isApproximate else {
      throw ParseError(
        .unexpectedText, at: all, "\(quote(all)) is not exact", hint: "write an exact amount")
    }
    return (amount, decided)
  }
}

extension Amount {
  /// Parses an amount of this kind.
  ///
  ///     try Amount<VolumeKind>("1 1/2 cups").value  // 1.5
  ///     try Amount<TimeKind>("2 h 30 min").unit     // hour
  ///     try Amount<MassKind>("450g/1lb").value      // 450.0: the same amount, written twice
  ///
  /// Ranges and approximate amounts (`about 2 cups`) are rejected; use ``WrittenAmount`` for them.
  ///
  /// - Parameters:
  ///   - text: an amount, or an expression that results in one.
  ///   - decimalMark: the decimal mark, or `nil` for that of the vocabulary's language.
  ///   - vocabulary: the meanings of the names of units.
  /// - Throws: a ``ParseError`` with the range of the error.
  @inlinable
  public init(
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary? = nil
  ) throws(ParseError) {
    let amount = try AnyKind(Kind.self).readAmount(text, decimalMark, vocabulary) {
      Vocabulary.ofKind(Kind.self)
    }
    self.init(ticks: Ticks(amount.tickCount), unit: MeasurementUnit(known: amount.unit))
  }
}

extension Amount {
  /// Makes an amount of this kind, which the caller must have checked.
  package init(_ amount: AnyAmount) {
    self.init(ticks: Ticks(amount.tickCount), unit: MeasurementUnit(known: amount.unit))
  }
}

extension UnitQuantity {
  /// Parses an amount of the type's kind, in any unit, and converts it to this type.
  ///
  ///     try Minutes("1 h 30 min").value  // 90.0
  ///
  /// - Throws: a ``ParseError`` with the range of the error.
  @inlinable
  public init(
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary? = nil
  ) throws(ParseError) {
    self.init(
      ticks: try Amount<Kind>(text, decimalMark: decimalMark, vocabulary: vocabulary).ticks)
  }
}

extension MeasurementUnit {
  /// Finds a unit of this kind by a name that text can use.
  ///
  ///     try MeasurementUnit<TimeKind>(named: "mins")            // minute
  ///     try MeasurementUnit<VolumeKind>(named: "uk fl. oz.")    // imperial fluid ounce
  ///
  /// Names, plurals, symbols and aliases are found. From three letters on, case is ignored; names
  /// of two letters are also found in capitals. A word such as `us`, `uk`, `imperial`, `metric` or
  /// `australian` before a name distinguishes units with the same name.
  ///
  /// - Throws: a ``ParseError`` with similar names, or with the possible meanings of an ambiguous
  ///   one.
  public init(named name: String, vocabulary: Vocabulary? = nil) throws(ParseError) {
    self = try LexiconView.of(vocabulary, or: Vocabulary.usual(for: Kind.self)) {
      view throws(ParseError) in
      let unit = try withBytes(of: name) { bytes throws(ParseError) in
        var grammar = Grammar(bytes, kind: AnyKind(Kind.self), as: .amount, view)
        return try grammar.readName()
      }
      return MeasurementUnit(known: unit)
    }
  }
}

/// Calls a function with the UTF-8 bytes of a text.
@inline(__always)
func withBytes<Result>(
  of text: String, _ body: (UnsafeBufferPointer<UInt8>) throws(ParseError) -> Result
) throws(ParseError) -> Result {
  // The standard library's functions can't rethrow typed errors, so the error is passed as a value.
  func outcome(_ bytes: UnsafeBufferPointer<UInt8>) -> Swift.Result<Result, ParseError> {
    do throws(ParseError) {
      return .success(try body(bytes))
    } catch {
      return .failure(error)
    }
  }
  if let outcome = text.utf8.withContiguousStorageIfAvailable(outcome) {
    return try outcome.get()
  }
  var text = text
  return try text.withUTF8(outcome).get()
}
