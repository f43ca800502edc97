/// Reads an expression: amounts and numbers joined by `+ - x /`, and what to convert them to.
///
///     text    = sum [ (to | in | as) unit { , unit } ]
///     sum     = product { (+ | -) product }
///     product = operand { (x | /) operand }
///     operand = [- | +] ( number | amount | "(" sum ")" )
///     amount  = number unit { number unit }
struct ExpressionReader {
  var cursor: ByteCursor
  let lexicon: Lexicon
  /// The only kind to be read, or `nil` for any.
  let kind: (any QuantityKind.Type)?
  /// How names were read that can mean several units.
  var notes: [String] = []
  /// How many parentheses are open.
  private var depth = 0

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, kind: (any QuantityKind.Type)?, vocabulary: Vocabulary
  ) {
    cursor = ByteCursor(bytes)
    self.kind = kind
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
    while true {
      cursor.skipSpaces()
      if cursor.skip("+") {
        sum = try sum.adding(try readProduct())
      } else if skipMinus() {
        sum = try sum.subtracting(try readProduct())
      } else {
        return sum
      }
    }
  }

  private mutating func skipMinus() -> Bool { cursor.skip("-") || cursor.skip("−") }

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
    let number = try readNumber(takesFraction: takesFraction)
    guard let unit = try readUnit() else {
      return ExpressionOperand(.number(number), at: start..<cursor.position)
    }
    var amount = try measure(number, unit, from: start)
    while let (next, unit) = try readFurtherPart(below: unit) {
      amount = try amount.adding(try measure(next.number, unit, from: next.start))
    }
    return amount
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

  private mutating func readNumber(takesFraction: Bool) throws(ParseError) -> Fraction {
    var numbers = NumberReader(cursor: cursor, takesFraction: takesFraction)
    if let number = try numbers.read() {
      cursor = numbers.cursor
      return number
    }
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

  /// The next part of a compound such as `1 lb 4 oz`, which goes on with a smaller unit.
  private mutating func readFurtherPart(
    below unit: UnitDefinition
  ) throws(ParseError) -> (next: (number: Fraction, start: Int), unit: UnitDefinition)? {
    var probe = self
    probe.cursor.skipSpaces()
    let start = probe.cursor.position
    var numbers = NumberReader(cursor: probe.cursor)
    guard let number = try numbers.read() else { return nil }
    probe.cursor = numbers.cursor
    guard let next = try probe.readUnit() else {
      throw ParseError(
        .missingUnit, at: start..<probe.cursor.position,
        "\(quote(start..<probe.cursor.position)) has no unit")
    }
    guard next.kind == unit.kind else {
      throw ParseError(
        .incompatibleKinds, at: start..<probe.cursor.position,
        "cannot add \(next.kind.name) to \(unit.kind.name)")
    }
    guard next.ticks < unit.ticks else {
      throw ParseError(
        .invalidOperation, at: start..<probe.cursor.position,
        "after \(unit.plural) a smaller unit is due, and \(quote(start..<probe.cursor.position)) "
          + "is none", hint: "write + between amounts to add them")
    }
    cursor = probe.cursor
    return ((number, start), next)
  }

  private func measure(
    _ number: Fraction, _ unit: UnitDefinition, from start: Int
  ) throws(ParseError) -> ExpressionOperand {
    let range = start..<cursor.position
    guard let ticks = number.times(unit.ticks) else {
      throw ParseError(
        .tooLarge, at: range, "\(quote(range)) is too large: it does not fit 128 bits of ticks")
    }
    return ExpressionOperand(.amount(AnyAmount(ticks: ticks, unit: unit)), at: range)
  }

  func quote(_ range: Range<Int>) -> String { ParseError.quote(cursor.bytes, range) }
}
