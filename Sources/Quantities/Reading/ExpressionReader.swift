/// Reads an expression: amounts and numbers joined by `+ - x /`, and what to convert them to.
///
///     text    = sum [ (to | in | as) unit { , unit } ]
///     sum     = product { (+ | -) product }
///     product = operand { (x | /) operand }
///     operand = [- | +] ( number | amount | "(" sum ")" )
///     amount  = time | number unit { number unit }
///
/// `plus`, `minus` and `and` stand for `+` and `-` too. See `ExpressionReader+Amounts` for amounts,
/// and `ExpressionReader+Times` for `1:30:00` and `PT1H30M`.
struct ExpressionReader {
  var cursor: ByteCursor
  let lexicon: Lexicon
  /// The only kind to be read, or `nil` for any.
  let kind: AnyKind?
  let decimalMark: DecimalMark
  /// Whether what is no unit ends an amount, as it does in running text, and is no mistake.
  var isLenient = false
  /// The kind that units must have here if the text is to make sense, for suggestions.
  var fittingKind: AnyKind?
  /// How names were read that can mean several units.
  var notes: [String] = []
  /// Whether a hyphen joined the number and the unit that were read last: `10-ounce`.
  var wasHyphenated = false
  /// Where the name of the unit stands that was read last.
  var lastUnitRange = 0..<0
  /// How many parentheses are open.
  private var depth = 0

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, kind: AnyKind?,
    decimalMark: DecimalMark = .point, vocabulary: Vocabulary
  ) {
    cursor = ByteCursor(bytes)
    self.kind = kind
    self.decimalMark = decimalMark
    lexicon = vocabulary.lexicon
  }

  /// Reads the whole text as a sum.
  mutating func readValue() throws(ParseError) -> ExpressionOperand {
    let value = try readSum()
    try expectEnd()
    return value
  }

  /// Reads the whole text as a sum and the units to convert it to.
  mutating func readConversion() throws(ParseError) -> (ExpressionOperand, [UnitReference]) {
    let value = try readSum()
    let targets = try readTargets(for: value)
    try expectEnd()
    return (value, targets)
  }

  mutating func expectEnd() throws(ParseError) {
    cursor.skipSpaces()
    guard cursor.isAtEnd else {
      throw ParseError(
        .unexpectedText, at: cursor.position..<cursor.bytes.count,
        "\(quote(cursor.position..<cursor.bytes.count)) does not belong here")
    }
  }

  // MARK: Sums and products

  private mutating func readSum() throws(ParseError) -> ExpressionOperand {
    var sum = try readProduct()
    if case .amount(let amount) = sum.value { fittingKind = amount.unit.kind }
    while true {
      cursor.skipSpaces()
      guard let isPlus = skipPlusOrMinus() else { return sum }
      let operand = try readProduct()
      sum = isPlus ? try sum.adding(operand) : try sum.subtracting(operand)
    }
  }

  /// Steps over a sign between two amounts, and tells whether it adds.
  mutating func skipPlusOrMinus() -> Bool? {
    if cursor.isAtEnd { return nil }
    if cursor.skip("+") { return true }
    if skipMinus() { return false }
    // `1 cup, plus 2 tablespoons`
    var probe = cursor
    _ = probe.skip(",")
    if probe.skipWord("plus") || probe.skipWord("and") || probe.skip("&") {
      cursor = probe
      return true
    }
    if probe.skipWord("minus") {
      cursor = probe
      return false
    }
    return nil
  }

  mutating func skipMinus() -> Bool {
    cursor.skip("-") || (cursor.peek() == 0xE2 && cursor.skip("−"))
  }

  private mutating func readProduct() throws(ParseError) -> ExpressionOperand {
    var product = try readOperand()
    while true {
      cursor.skipSpaces()
      if skipTimes() {
        product = try product.multiplied(by: try readOperand())
      } else if cursor.skip("/") || cursor.skip("÷") {
        product = try product.divided(by: try readOperand(isDivisor: true))
      } else {
        return product
      }
    }
  }

  private mutating func skipTimes() -> Bool {
    if cursor.skip("*") || cursor.skip("×") { return true }
    let word = cursor.position..<cursor.endOfWord()
    guard word.count == 1, cursor.isAt("x") || cursor.isAt("X") else { return false }
    cursor.position += 1
    return true
  }

  // MARK: Operands

  private mutating func readOperand(
    isDivisor: Bool = false
  ) throws(ParseError) -> ExpressionOperand {
    // A slash right before the digits divides, and so does the next one: `6 cups/3/2`.
    let takesFraction = !isDivisor || cursor.peek() == 0x20
    cursor.skipSpaces()
    let start = cursor.position
    let isNegative = skipMinus()
    if !isNegative { _ = cursor.skip("+") }
    let operand = try readUnsigned(takesFraction: takesFraction)
    return isNegative ? try operand.negated(at: start..<cursor.position) : operand
  }

  private mutating func readUnsigned(takesFraction: Bool) throws(ParseError) -> ExpressionOperand {
    cursor.skipSpaces()
    let start = cursor.position
    if cursor.skip("(") { return try readGroup(from: start) }
    if let operand = try readAmount(takesFraction: takesFraction) { return operand }
    guard !cursor.isAtEnd else {
      throw ParseError(
        .incomplete, at: cursor.position..<cursor.position,
        cursor.position == 0 ? "there is no amount" : "the text ends where a number is due",
        hint: cursor.position == 0 ? "write a number and a unit, such as 3 tsp" : nil)
    }
    let end = max(cursor.endOfWord(), cursor.endOfCharacter())
    throw ParseError(
      .expectedNumber, at: cursor.position..<end,
      "a number is due where \(quote(cursor.position..<end)) stands")
  }

  private mutating func readGroup(from start: Int) throws(ParseError) -> ExpressionOperand {
    // Groups are read by recursion, and the text may be hostile.
    guard depth < 32 else {
      throw ParseError(
        .invalidOperation, at: start..<cursor.position, "there are too many parentheses")
    }
    depth += 1
    let sum = try readSum()
    depth -= 1
    cursor.skipSpaces()
    guard cursor.skip(")") else {
      throw ParseError(
        cursor.isAtEnd ? .incomplete : .unexpectedText,
        at: cursor.position..<cursor.endOfCharacter(), "a closing parenthesis is due")
    }
    return ExpressionOperand(sum.value, at: start..<cursor.position)
  }

  func quote(_ range: Range<Int>) -> String { ParseError.quote(cursor.bytes, range) }
}
