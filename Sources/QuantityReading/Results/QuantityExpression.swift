public import QuantityCore

/// A parsed text: an amount, a range of amounts, or an expression, with the units to convert it to,
/// or the ingredient that it measures.
///
///     let expression = try QuantityExpression("2 h 30 min + 45 min to min")
///     expression.value               // 3.25 hours
///     expression.targets[0].spelling // "min"
///     try QuantityExpression("2-3 tsp").amount.upper             // 3 teaspoons
///     try QuantityExpression("2 cups of flour to g").ingredient?.name  // "flour"
///
/// An expression combines amounts and numbers with `+`, `-`, `x` and `/`. It can end with `to`,
/// `in` or `as` and one or more units. Multiplication and division bind tighter, and are evaluated
/// from left to right.
///
/// An amount per another amount is a quotient, and works in calculations:
///
///     try QuantityExpression("125 ml/h").value                     // 125 ml/h
///     try QuantityExpression("100 mg per 5 ml x 12 ml").value      // 240 milligrams
///     try QuantityExpression("500 mg / (100 mg / 5 ml)").value     // 25 milliliters
///     try QuantityExpression("125 ml/h to l/day").targets[0].denominator?.spelling  // "day"
///
/// Questions in words, with the target first, and calculations with percentages and fractions also
/// work:
///
///     try QuantityExpression("how many cups are in a gallon?").value  // 1 gallon
///     try QuantityExpression("kg to lb").targets[0].spelling          // "lb"
///     try QuantityExpression("half of 3/4 cup").value                 // 3/8 cup
///     try QuantityExpression("2 cups + 1 cup - 10%").value            // 2.7 cups
public struct QuantityExpression: Sendable, Hashable {
  /// The amount: the result of an expression, or both ends of a range.
  public let amount: WrittenAmount
  /// The ingredient of the amount, if the text names one.
  public let ingredient: Ingredient?
  /// Amounts of other ingredients that the text adds.
  public let addends: [Addend]
  /// The units after `to`, in order.
  public let targets: [Target]
  /// Notes on names with several possible units: `'oz' is read as fluid ounces, a volume`.
  public let notes: [String]
  /// Whether a percentage is requested: `350 g as % of 500 g`.
  public let isPercentage: Bool

  /// The result of the expression; for a range, its lower end.
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
    /// The name of the unit as written; for a pair, the name of the numerator.
    public let spelling: String
    /// The denominator, if there is one.
    public let denominator: UnitBelow?
    /// The second denominator, if there is one: the hour in `mg/kg/h`.
    public let secondDenominator: UnitBelow?

    /// Whether the unit is implied, because the question names none to convert to:
    /// `what is a dash`.
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

    /// The unit, of any kind.
    package var unit: AnyUnit { handle }

    /// The denominator of a pair of units.
    ///
    ///     let target = try QuantityExpression("125 ml/h to l/day").targets[0]
    ///     target.denominator?.spelling  // "day"
    public struct UnitBelow: Sendable, Hashable {
      @usableFromInline package let handle: AnyUnit
      /// The word or sign of division as written: `/` or `per`.
      package let divider: String
      /// The name of the unit as written.
      public let spelling: String

      /// Returns the unit as one of the given kind, or `nil` if its kind differs.
      @inlinable
      public func unit<Kind: QuantityKind>(of kind: Kind.Type) -> MeasurementUnit<Kind>? {
        handle.kind == AnyKind(kind) ? MeasurementUnit(known: handle) : nil
      }
    }

    /// Returns the unit as one of the given kind, or `nil` if its kind differs.
    @inlinable
    public func unit<Kind: QuantityKind>(of kind: Kind.Type) -> MeasurementUnit<Kind>? {
      handle.kind == AnyKind(kind) ? MeasurementUnit(known: handle) : nil
    }
  }

  /// The ingredient named after an amount.
  ///
  ///     let ingredient = try QuantityExpression("2 cups of flour to g").ingredient
  ///     ingredient?.range                        // 10..<15
  ///     ingredient?.unexpectedTextError.message  // "unexpected 'flour'"
  public struct Ingredient: Sendable, Hashable {
    /// The ingredient as named in the text.
    public let name: String
    /// The range of the name, in UTF-8 bytes from the start of the text.
    public let range: Range<Int>

    /// The error to throw where no ingredient is expected.
    public var unexpectedTextError: ParseError {
      // `1 cup flour grams`
      let last = name.unicodeScalars.split(separator: " ").last.map { String($0) } ?? ""
      return ParseError(.unexpectedText, at: range, "unexpected \(ParseError.quote(name))")
        .hinting((try? AnyUnit(named: last)) == nil ? nil : Grammar.missingTo)
    }
  }

  /// An added amount of another ingredient; negative if it is subtracted.
  ///
  ///     let sum = try QuantityExpression("1 cup flour + 2 tbsp sugar to g")
  ///     sum.addends[0].amount           // 2 tablespoons
  ///     sum.addends[0].ingredient.name  // "sugar"
  public struct Addend: Sendable, Hashable {
    /// The amount.
    public let amount: WrittenAmount
    /// The ingredient.
    public let ingredient: Ingredient
  }

  /// Parses an expression.
  ///
  ///     try QuantityExpression("8 oz to ml").notes  // ["'oz' is read as fluid ounces, a volume"]
  ///
  /// A name that can mean units of several kinds has the kind of the other amounts, if that is the
  /// only one that makes sense. A name that is only a unit in context, such as `m` for minutes, has
  /// the kind of the unit to convert to:
  ///
  ///     try QuantityExpression("30m to s").value  // 30 minutes
  ///
  /// Words after an amount name an ingredient, unless they contain another amount. The caller must
  /// check that the ingredient exists. Arithmetic with ingredients is unlikely, so before an
  /// ingredient a hyphen makes a range, and a slash separates the same amount in two units:
  ///
  ///     try QuantityExpression("1 cup - 2 cups flour").amount.upper   // 2 cups
  ///     try QuantityExpression("450g/1lb flour").amount.alternates    // [1 pound]
  ///
  /// After the ingredient, a number multiplies or divides the amount, and further amounts of the
  /// same or other ingredients are added or subtracted:
  ///
  ///     try QuantityExpression("2 cups flour x 3").value               // 6 cups
  ///     try QuantityExpression("2 cups flour - 1/4 cup to g").value    // 1 3/4 cups
  ///
  /// - Throws: a ``ParseError`` with the range of the error.
  public init(
    _ text: String, decimalMark: DecimalMark? = nil, vocabulary: Vocabulary = .standard
  ) throws(ParseError) {
    self = try LexiconView.of(vocabulary) { view throws(ParseError) in
      let fast = Grammar.fastAmount(in: text, decimalMark: decimalMark, view)
      if let fast, fast.end == text.utf8.count { return QuantityExpression(fast.amount) }
      return try withBytes(of: text) { bytes throws(ParseError) in
        var grammar = Grammar(bytes, as: .expression, decimalMark: decimalMark, view)
        var first: Operand?
        if let fast, grammar.isUnambiguous(fast) { first = try grammar.readParts(after: fast) }
        let text = try grammar.readText(after: first).settlingShortTimes()
        return try QuantityExpression(text, grammar)
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
    // For an ingredient, a mass is as likely as a volume.
    notes += (text.ingredient == nil ? [] : text.phrase.notesOnDefaultMeanings)
    self.notes =
      (notes.isEmpty ? [] : grammar.texts(of: notes)) + grammar.notesOnShortTime(in: text)
  }
}

extension Grammar {
  /// Returns the target unit of the kind that the value has.
  fileprivate func target(
    _ reference: UnitReference, of value: ExpressionValue
  ) -> QuantityExpression.Target {
    let above: AnyKind
    switch value {
    case .amount(let amount): above = amount.unit.kind
    case .quotient(let quotient): above = quotient.numeratorUnit.kind
    case .number: above = reference.kindOfRatio
    }
    let unit = reference.name.unit(of: above)
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
}
