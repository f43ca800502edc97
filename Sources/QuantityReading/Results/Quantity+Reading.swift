public import QuantityCore

extension AnyAmount {
  /// Reads an amount of any kind.
  ///
  ///     try AnyAmount("2 h 30 min").kind == TimeKind.self  // true
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init(
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary = .standard
  ) throws(ParseError) {
    self = try LexiconView.of(vocabulary) { view throws(ParseError) in
      let plain = Grammar.fastAmount(in: text, decimalMark: decimalMark, view)
      if let plain, plain.end == text.utf8.count { return plain.amount }
      return try Grammar.readSingleAmount(text, after: plain, decimalMark: decimalMark, view)
    }
  }
}

extension AnyKind {
  /// Reads an amount of this kind; its unit is one of the kind.
  ///
  /// A function rather than an initializer, which would take over its arguments, and not generic: to count
  /// references and to look kinds up took a fifth of reading `2.75 cups`. Nor is it static: the compiler would make a
  /// second function just to drop the unused metatype.
  ///
  /// - Parameter ofKind: makes the vocabulary of the kind's own units.
  @usableFromInline
  func readAmount(
    _ text: String, _ decimalMark: DecimalMark?, _ vocabulary: Vocabulary?,
    ofKind: () -> Vocabulary
  ) throws(ParseError) -> AnyAmount {
    try LexiconView.of(vocabulary, or: Vocabulary.standardView) { view throws(ParseError) in
      let plain = Grammar.fastAmount(in: text, kind: self, decimalMark: decimalMark, view)
      if let plain, plain.end == text.utf8.count { return plain.amount }
      // Where the standard vocabulary reads an amount of the kind, it is the kind's usual one.
      let isUsual = vocabulary != nil || plain != nil
      return try Grammar.readSingleAmount(
        text, after: plain, kind: self, decimalMark: decimalMark,
        isUsual ? view : Vocabulary.usual(for: self, ofKind: ofKind))
    }
  }
}

extension Grammar {
  /// Reads a text as one amount, or as an expression that comes to one, or as one that is written
  /// twice.
  ///
  /// - Parameter plain: what of it is read already.
  @inline(never)
  fileprivate static func readSingleAmount(
    _ text: String, after plain: FastAmount?, kind: AnyKind? = nil, decimalMark: DecimalMark?,
    _ view: LexiconView
  ) throws(ParseError) -> AnyAmount {
    try withBytes(of: text) { bytes throws(ParseError) in
      var grammar = Grammar(
        bytes, kind: kind, as: .amount, decimalMark: decimalMark, view)
      do throws(ParseError) {
        return try grammar.readSingleAmount(after: plain)
      } catch {
        let isAtDivision = error.code == .expectedNumber || error.code == .unexpectedText
        let rate = isAtDivision ? refusedRate(bytes, decimalMark, view) : nil
        throw rate ?? error
      }
    }
  }

  /// Returns the refusal of what is an amount for each of another, if a text says that: `5 ml/h`, `5 mg/kg`.
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

  /// Reads the rest of the text as one amount.
  ///
  /// - Parameter plain: what of it is read already.
  mutating func readSingleAmount(
    after plain: FastAmount? = nil
  ) throws(ParseError) -> AnyAmount {
    try readDecidedAmount(after: plain).amount
  }

  /// Reads the rest of the text as one amount, which need not be a whole number of ticks.
  mutating func readDecidedAmount(
    after plain: FastAmount? = nil
  ) throws(ParseError) -> (amount: AnyAmount, decided: DecidedText) {
    var first: Operand?
    if let plain, !plain.hasOthers { first = try readParts(after: plain) }
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
  /// Reads an amount of this kind.
  ///
  ///     try Amount<VolumeKind>("1 1/2 cups").value  // 1.5
  ///     try Amount<TimeKind>("2 h 30 min").unit     // hour
  ///     try Amount<MassKind>("450g/1lb").value      // 450.0: the same amount, written twice
  ///
  /// Ranges and amounts that say that they are not exact (`about 2 cups`) are refused;
  /// ``WrittenAmount`` reads them.
  ///
  /// - Parameters:
  ///   - text: an amount, or an expression that comes to one.
  ///   - decimalMark: the decimal mark, or `nil` for that of the vocabulary's language.
  ///   - vocabulary: what the names of units mean.
  /// - Throws: a ``ParseError`` that says where the text is wrong.
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
  /// Makes an amount of one that is known to be of this kind.
  package init(_ amount: AnyAmount) {
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
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary? = nil
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
  /// to case, and those of two letters in capitals, too; `us`, `uk`, `imperial`, `metric` or `australian` before them tells units of one name
  /// apart.
  ///
  /// - Throws: a ``ParseError`` with names that are near, or with those that the name can mean.
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
  // The standard library's functions cannot rethrow a typed error, so it goes through a value.
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
