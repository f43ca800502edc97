public import QuantityCore

/// What a text can say: an amount, a range of amounts, an expression that joins them, the units to
/// convert them to, or how much there is of an ingredient.
///
///     let expression = try QuantityExpression("2 h 30 min + 45 min to min")
///     expression.value               // 3.25 hours
///     expression.targets[0].spelling // "min"
///     try QuantityExpression("2-3 tsp").amount.upper             // 3 teaspoons
///     try QuantityExpression("2 cups of flour to g").ingredient?.name  // "flour"
///
/// An expression joins amounts and numbers by `+`, `-`, `x` and `/`, and may end in `to`, `in` or
/// `as` and one or more units. Multiplication and division come first, from left to right.
///
/// An amount for each of another kind is a quotient, and calculates as one:
///
///     try QuantityExpression("125 ml/h").value                     // 125 ml/h
///     try QuantityExpression("100 mg per 5 ml x 12 ml").value      // 240 milligrams
///     try QuantityExpression("500 mg / (100 mg / 5 ml)").value     // 25 milliliters
///     try QuantityExpression("125 ml/h to l/day").targets[0].denominator?.spelling  // "day"
///
/// It may also ask in words, name first what it asks for, and calculate with percentages and parts:
///
///     try QuantityExpression("how many cups are in a gallon?").value  // 1 gallon
///     try QuantityExpression("kg to lb").targets[0].spelling          // "lb"
///     try QuantityExpression("half of 3/4 cup").value                 // 3/8 cup
///     try QuantityExpression("2 cups + 1 cup - 10%").value            // 2.7 cups
public struct QuantityExpression: Sendable, Hashable {
  /// The amount: what an expression comes to, or both ends of a range.
  public let amount: WrittenAmount
  /// The ingredient that the amount is of, if the text names one.
  public let ingredient: Ingredient?
  /// The amounts of other ingredients that the text adds.
  public let addends: [Addend]
  /// The units after `to`, in their order.
  public let targets: [Target]
  /// How names were read that can mean several units: `'oz' is read as fluid ounces, a volume`.
  public let notes: [String]
  /// Whether a number is asked for in percent: `350 g as % of 500 g`.
  public let isPercentage: Bool

  /// What the expression comes to; of a range, the lower end.
  public var value: ExpressionValue { amount.lower }

  /// A unit that an expression asks for, or a pair of units for a quotient.
  ///
  ///     let target = try QuantityExpression("1 cup to ml").targets[0]
  ///     target.unit(of: VolumeKind.self)  // milliliter
  ///
  ///     let rate = try QuantityExpression("125 ml/h to l per day").targets[0]
  ///     rate.denominator?.unit(of: TimeKind.self)  // day
  public struct Target: Sendable, Hashable {
    @usableFromInline let handle: AnyUnit
    /// The name of the unit as it was written; of a pair, that of the unit above.
    public let spelling: String
    /// The unit below, if there is one.
    public let denominator: UnitBelow?
    /// The second unit below, if there is one: the hour of `mg/kg/h`.
    public let secondDenominator: UnitBelow?

    /// Whether the question names no unit to convert to: `what is a dash`.
    package let isImplied: Bool

    init(
      handle: AnyUnit, spelling: String, denominator: UnitBelow? = nil,
      secondDenominator: UnitBelow? = nil, isImplied: Bool = false
    ) {
      self.isImplied = isImplied
      self.handle = handle
      self.spelling = spelling
      self.denominator = denominator
      self.secondDenominator = secondDenominator
    }

    /// The unit of whatever kind.
    package var unit: AnyUnit { handle }

    /// The unit below in a pair of units.
    ///
    ///     let target = try QuantityExpression("125 ml/h to l/day").targets[0]
    ///     target.denominator?.spelling  // "day"
    public struct UnitBelow: Sendable, Hashable {
      @usableFromInline package let handle: AnyUnit
      /// What divides, as it was written: `/` or `per`.
      package let divider: String
      /// The name of the unit as it was written.
      public let spelling: String

      /// Returns the unit as one of a kind, or `nil` if it is of another.
      @inlinable
      public func unit<Kind: QuantityKind>(of kind: Kind.Type) -> MeasurementUnit<Kind>? {
        handle.kind == AnyKind(kind) ? MeasurementUnit(known: handle) : nil
      }
    }

    /// Returns the unit as one of a kind, or `nil` if it is of another.
    @inlinable
    public func unit<Kind: QuantityKind>(of kind: Kind.Type) -> MeasurementUnit<Kind>? {
      handle.kind == AnyKind(kind) ? MeasurementUnit(known: handle) : nil
    }
  }

  /// What the words after an amount name.
  ///
  ///     let ingredient = try QuantityExpression("2 cups of flour to g").ingredient
  ///     ingredient?.range                        // 10..<15
  ///     ingredient?.unexpectedTextError.message  // "unexpected 'flour'"
  public struct Ingredient: Sendable, Hashable {
    /// The ingredient as the text names it.
    public let name: String
    /// Where it stands, in UTF-8 bytes from the start of the text.
    public let range: Range<Int>

    /// The error for words where no ingredient is expected.
    public var unexpectedTextError: ParseError {
      var name = name
      let quoted = name.withUTF8 { ParseError.quote($0, 0..<$0.count) }
      // `1 cup flour grams`
      let last = name.unicodeScalars.split(separator: " ").last.map { String($0) } ?? ""
      return ParseError(.unexpectedText, at: range, "unexpected \(quoted)")
        .hinting((try? AnyUnit(named: last)) == nil ? nil : Grammar.missingTo)
    }
  }

  /// An amount of another ingredient that is added: less than zero, if it is taken away.
  ///
  ///     let sum = try QuantityExpression("1 cup flour + 2 tbsp sugar to g")
  ///     sum.addends[0].amount           // 2 tablespoons
  ///     sum.addends[0].ingredient.name  // "sugar"
  public struct Addend: Sendable, Hashable {
    /// The amount.
    public let amount: WrittenAmount
    /// What it is of.
    public let ingredient: Ingredient
  }

  /// Reads an expression.
  ///
  ///     try QuantityExpression("8 oz to ml").notes  // ["'oz' is read as fluid ounces, a volume"]
  ///
  /// A name that can mean units of several kinds takes the kind of the rest, if just one makes
  /// sense of the whole; one that means a unit only beside others, such as `m` for minutes, that of
  /// the unit to convert to:
  ///
  ///     try QuantityExpression("30m to s").value  // 30 minutes
  ///
  /// Words after an amount name an ingredient, if there is no further amount among them. Whether
  /// there is such an ingredient is for the caller to say. Nobody calculates with cups of flour, so
  /// that before an ingredient a hyphen makes a range, and a slash stands before the same amount in
  /// other units:
  ///
  ///     try QuantityExpression("1 cup - 2 cups flour").amount.upper   // 2 cups
  ///     try QuantityExpression("450g/1lb flour").amount.alternates    // [1 pound]
  ///
  /// After the ingredient, a number multiplies or divides the amount, and further amounts are added, of
  /// the same ingredient or of others:
  ///
  ///     try QuantityExpression("2 cups flour x 3").value               // 6 cups
  ///     try QuantityExpression("2 cups flour - 1/4 cup to g").value    // 1 3/4 cups
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init(
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary = .standard
  ) throws(ParseError) {
    self = try LexiconView.of(vocabulary) { view throws(ParseError) in
      let plain = Grammar.fastAmount(in: text, decimalMark: decimalMark, view)
      if let plain, plain.end == text.utf8.count { return QuantityExpression(plain.amount) }
      return try withBytes(of: text) { bytes throws(ParseError) in
        var grammar = Grammar(bytes, as: .expression, decimalMark: decimalMark, view)
        var first: Operand?
        if let plain, grammar.isUnambiguous(plain) { first = try grammar.readParts(after: plain) }
        return try QuantityExpression(try grammar.readText(after: first), grammar)
      }
    }
  }

  private init(_ amount: AnyAmount) {
    self.amount = WrittenAmount(.amount(amount))
    (ingredient, addends, targets, notes, isPercentage) = (nil, [], [], [], false)
  }

  private init(_ text: ParsedText, _ grammar: Grammar) throws(ParseError) {
    let decided = try grammar.decided(text.phrase)
    isPercentage = text.phrase.last.isPercentage && text.phrase.last.isNumber
    amount = try WrittenAmount(text, decided, grammar)
    ingredient = text.ingredient.map { Ingredient(name: grammar.text($0), range: $0) }
    targets = text.targets.map { grammar.target($0, of: decided.lower) }
    var addends: [Addend] = []
    var notes = decided.notes
    for term in text.addends {
      let decided = try grammar.decided(term.operand)
      addends.append(
        Addend(
          amount: WrittenAmount(decided.lower, rounding: decided.rounding),
          ingredient: Ingredient(name: grammar.text(term.ingredient), range: term.ingredient)))
      notes += decided.notes
    }
    self.addends = addends
    // Of an ingredient, a mass is asked for as often as a volume.
    notes += (text.ingredient == nil ? [] : text.phrase.notesOnDefaultMeanings)
    self.notes =
      (notes.isEmpty ? [] : grammar.texts(of: notes)) + grammar.notesOnShortTime(in: text)
  }
}

extension Grammar {
  /// Returns a unit to convert a value to, as one of the kind that the value is of.
  fileprivate func target(
    _ reference: UnitReference, of value: ExpressionValue
  ) -> QuantityExpression.Target {
    let above: AnyKind
    switch value {
    case .amount(let amount): above = amount.unit.kind
    case .quotient(let quotient): above = quotient.numeratorUnit.kind
    case .number: above = reference.kindOfRatio
    }
    let unit = reference.unit(of: above)
    guard let below = reference.below else {
      let isImplied = reference.range.isEmpty
      return QuantityExpression.Target(
        handle: unit, spelling: isImplied ? unit.name : text(reference.range), isImplied: isImplied)
    }
    var kind = above
    if case .quotient(let quotient) = value { kind = quotient.denominatorUnit.kind }
    let hasTwo = reference.second != nil
    let first = unitBelow(
      hasTwo ? below.unit : below.unit(of: kind), below.range, after: reference.range)
    return QuantityExpression.Target(
      handle: unit, spelling: text(reference.range), denominator: first,
      secondDenominator: reference.second.map { unitBelow($0.unit, $0.range, after: below.range) })
  }

  private func unitBelow(
    _ unit: AnyUnit, _ range: Range<Int>, after last: Range<Int>
  ) -> QuantityExpression.Target.UnitBelow {
    let divider = cursor.bytes[last.upperBound..<range.lowerBound].filter { $0 != 0x20 }
    return QuantityExpression.Target.UnitBelow(
      handle: unit, divider: String(decoding: divider, as: UTF8.self), spelling: text(range))
  }

  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: cursor.bytes[range], as: UTF8.self)
  }
}
