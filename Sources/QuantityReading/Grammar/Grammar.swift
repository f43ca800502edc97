import QuantityCore

/// Reads amounts and what they are joined to: the one grammar of the library.
///
///     text    = phrase { alternate } [ ingredient ] [ (to | in | as) unit { , unit } ]
///             | how many unit { , unit } in phrase
///             | amount ingredient { (x | /) number | (+ | -) amount [ ingredient ] } [ to unit ]
///     phrase  = [ about ] ( range | sum )
///     range   = amount (to | or | -) amount
///     sum     = product { (+ | -) product }
///     product = operand { (x | of) factor | / operand | per unit }
///     factor  = operand { per unit }
///     operand = [ - | + ] { twice } ( number [ % ] | amount | "(" sum ")" )
///     amount  = time | number unit { number unit }
///
/// A slash also divides by a unit: `ml/h` is `ml per h`. `plus`, `and` and `minus` are the same as
/// `+` and `-`. Only expressions have the forms in `Grammar+Questions`, `Grammar+BareUnits` and
/// `Grammar+Quotients`. Nearly every amount starts with a number and a short name; the fast path in
/// `Grammar+FastPath` reads these, and everything else continues where it stopped.
///
/// Trivial to copy, so lookahead is cheap: results are returned, not stored.
struct Grammar {
  /// How a text is read.
  enum Purpose {
    /// An expression: a hyphen between amounts subtracts and a slash divides, unless an ingredient
    /// follows or the amount is approximate.
    case expression
    /// One amount: a hyphen subtracts, and a slash precedes the same amount in other units.
    case amount
    /// An amount as people write it: a hyphen makes a range, and a slash is as in `amount`.
    case written
    /// The numerator of a quotient: a slash ends it.
    case numerator
  }

  var cursor: ByteCursor
  let view: LexiconView
  /// The only kind accepted, or `nil` for any.
  let kind: AnyKind?
  let decimalMark: DecimalMark
  let purpose: Purpose
  /// The kind that units must have for the text to make sense, for suggestions.
  var fittingKind: AnyKind?
  /// Whether the text is itself a suggestion, which gets no further ones.
  var isSuggestion = false
  /// Whether every name is read in any case.
  var ignoresCase = false
  /// Skips building the error message.
  var skipsErrorMessages = false
  /// The number of open parentheses, and of counted things: `2 boxes of 6 cans of 330 ml`.
  var depth = 0

  @inline(__always)
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, kind: AnyKind? = nil, as purpose: Purpose,
    decimalMark: DecimalMark? = nil, _ view: LexiconView
  ) {
    cursor = ByteCursor(bytes, view)
    self.kind = kind
    self.purpose = purpose
    self.view = view
    self.decimalMark = decimalMark ?? view.lexicon.decimalMark
  }

  var lexicon: Lexicon { view.lexicon }

  /// Whether the text is an expression, with the forms that only expressions have.
  var isExpression: Bool { purpose == .expression && LinkedParts.hasQuestions }

  /// Whether a hyphen between amounts subtracts; otherwise, it makes a range.
  var hyphenSubtracts: Bool { isExpression || purpose == .amount }

  func quote(_ range: Range<Int>) -> String { ParseError.quote(cursor.bytes, range) }
  func text(_ range: Range<Int>) -> String { cursor.text(range) }

  func unexpected(_ range: Range<Int>) -> ParseError {
    unsupportedUnit(at: range.lowerBound) ?? unsupportedRate(at: range.lowerBound)
      ?? ParseError(.unexpectedText, at: range, "unexpected \(quote(range))")
  }

  mutating func expectEnd() throws(ParseError) {
    cursor.skipSpaces()
    guard cursor.isAtEnd else { throw unexpected(cursor.position..<cursor.bytes.count) }
  }
}

// MARK: Sums and products

extension Grammar {
  /// Reads the rest of a sum after its first operand.
  mutating func readSum(into sum: inout Operand) throws(ParseError) {
    try readProduct(into: &sum)
    fittingKind = fittingKind ?? sum.unit?.kind
    while let sign = skipSign() {
      var next = try readOperand()
      try readProduct(into: &next)
      sum = try join(sum, sign, next)
    }
  }

  /// Skips a sign between two amounts, and returns it.
  mutating func skipSign() -> Operand.Operation? {
    var probe = cursor.afterSpaces
    if probe.isAtEnd { return nil }
    var sign: Operand.Operation?
    if probe.skip("+") || probe.skipAmpersand() {
      sign = .plus
    } else if !probe.isAt("->"), probe.skipMinus() {
      sign = .minus
    } else {
      // `1 cup, plus 2 tablespoons`
      _ = probe.skipComma()
      if probe.skipLess(decimalMark) {
        sign = .minus
      } else if let (word, end) = probe.keyword {
        switch word {
        case .plus, .and: sign = .plus
        case .minus: sign = .minus
        default: break
        }
        probe.position = end
      }
    }
    if sign != nil { cursor = probe }
    return sign
  }

  private mutating func readProduct(into product: inout Operand) throws(ParseError) {
    while true {
      cursor.skipSpaces()
      if skipTimes() || skipOf(after: product) {
        var factor = try readOperand()
        // `70 kg x 5 mg/kg`
        while factor.unit != nil, let below = try readRateDenominator() {
          factor = try factor.divided(by: below, makesQuotients: true, isRate: true)
        }
        product = try product.multiplied(by: factor)
      } else if let changed = try readChange(by: product) {
        product = changed
      } else if let applied = try readAppliedRate(of: product) {
        product = applied
      } else if purpose == .numerator, cursor.isAt("/") {
        return
      } else if let below = try readRateDenominator(after: product) {
        product = try divided(product, by: below)
      } else if skipDivision() {
        let divisor = try readDivisor(of: product)
        if let error = unclearDivision(of: product, by: divisor) { throw error }
        product = try product.divided(by: divisor, makesQuotients: isExpression)
      } else {
        return
      }
    }
  }

  /// Reads a divisor.
  private mutating func readDivisor(of dividend: Operand) throws(ParseError) -> Operand {
    let start = cursor.position
    do throws(ParseError) {
      return try readOperand(isDivisor: true)
    } catch {
      // Dividing by a number of more than 38 digits leaves less than half a tick. But an amount can
      // be too large although its number fits.
      var probe = at(start).afterSpaces
      guard error.code == .tooLarge, error.range.lowerBound == probe.cursor.position,
        !dividend.isNumber, !dividend.isZero, (try? probe.readNumber()) == nil
      else { throw error }
      probe.cursor.position = error.range.upperBound
      if probe.readKnownUnitName() != nil { throw error }
      throw tooSmall(dividend.range.lowerBound..<error.range.upperBound)
    }
  }
}

// MARK: Operands

extension Grammar {
  mutating func readOperand(isDivisor: Bool = false) throws(ParseError) -> Operand {
    // In `6 cups/3/2`, both slashes divide: without a space, no fraction follows.
    let takesFraction = !isDivisor || cursor.peek() == 0x20
    cursor.skipSpaces()
    let start = cursor.position
    let isNegative = cursor.skipMinus() || !cursor.isAtASCIIDigit && cursor.skip(.minus)
    if !isNegative { _ = cursor.skip("+") }
    cursor.skipSpaces()
    let multiple = cursor.isAtLetter ? try readMultiple() : nil
    if multiple != nil { cursor.skipSpaces() }
    if cursor.isAtLetter { _ = cursor.skipArticleBeforeNumber() }
    var operand = try readUnsigned(takesFraction: takesFraction)
    if let multiple {
      // Apply `of` first: twice a half isn't a fraction that it could follow.
      while skipOf(after: operand) {
        cursor.skipSpaces()
        operand = try operand.multiplied(by: try readUnsigned(takesFraction: true))
      }
      operand = try multiple.multiplied(by: operand)
    }
    guard isNegative else { return operand }
    var negative = try operand.negated(at: start..<cursor.position)
    negative.isPercentage = operand.isPercentage
    return negative
  }

  private mutating func readUnsigned(takesFraction: Bool) throws(ParseError) -> Operand {
    let start = cursor.position
    if cursor.skip("(") { return try readGroup(from: start) }
    do throws(ParseError) {
      if let operand = try readAmount(takesFraction: takesFraction) { return operand }
    } catch {
      cursor.position = start
      guard error.code == .unknownUnit, let product = readCountOfThings() else { throw error }
      return product
    }
    guard !cursor.isAtEnd else {
      let last = cursor.lastWord
      throw ParseError(
        .incomplete, at: start..<start,
        last.isEmpty ? "expected an amount" : "expected a number after \(quote(last))",
        hint: last.isEmpty ? "write a number and a unit, such as 3 tsp" : nil)
    }
    throw expectedNumber(at: start..<max(cursor.endOfWord(), cursor.endOfCharacter()))
  }

  func expectedNumber(at range: Range<Int>) -> ParseError {
    unsupportedUnit(at: range.lowerBound)
      ?? ParseError(.expectedNumber, at: range, "expected a number, found \(quote(range))")
      .hinting(hintOnBareUnit(at: range.lowerBound))
  }

  private mutating func readGroup(from start: Int) throws(ParseError) -> Operand {
    guard depth < ReadingLimits.depth else {
      throw ParseError(
        .invalidOperation, at: start..<cursor.position, "there are too many parentheses")
    }
    depth += 1
    var sum = try readOperand()
    try readSum(into: &sum)
    depth -= 1
    cursor.skipSpaces()
    guard cursor.skip(")") else {
      throw ParseError(
        cursor.isAtEnd ? .incomplete : .unexpectedText,
        at: cursor.position..<cursor.endOfCharacter(), "expected a closing parenthesis",
        hint: isExpression && sum.unit != nil && cursor.isAtLetter
          ? "write an ingredient without parentheses, as in 2 cups flour x 2" : nil)
    }
    sum.range = start..<cursor.position
    return sum
  }
}
