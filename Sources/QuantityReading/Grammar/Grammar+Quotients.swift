import QuantityCore

// Quotients such as `125 ml/h` or `100 mg per 5 ml`, and the pairs of units to convert them to.

extension Grammar {
  /// Skips a slash or `per`.
  mutating func skipPer() -> Bool {
    if cursor.skip("/") { return true }
    guard cursor.isAtLetter || cursor.peek() >= 0x80 else { return false }
    return cursor.skip(.per)
  }

  /// Skips the article of `3 cups a day`, or of `15 minutes a pound` after a time.
  private mutating func skipArticleOfRate(after amount: Operand?) -> Bool {
    var probe = self
    guard probe.cursor.skip(.article) else { return false }
    let start = probe.cursor.position
    guard probe.cursor.peek() == 0x20, let name = probe.readKnownUnitName(),
      name.unit.kind == .time || amount?.unit?.kind == .time
    else { return false }
    cursor.position = start
    return true
  }

  /// Reads a denominator after a slash, `per`, `over` or an article: one of a unit, as in
  /// `125 ml/h`, or an amount, as in `100 mg per 5 ml`. Returns `nil` if there is none, or a number
  /// after a slash.
  mutating func readRateDenominator(
    after amount: Operand? = nil
  ) throws(ParseError) -> Operand? {
    guard isExpression, !cursor.isAtEnd else { return nil }
    let next = cursor.afterSpaces
    let isSlash = next.peek() == "/"
    // A single look rules out nearly everything that follows amounts.
    let isOver = !isSlash && next.isAtOver
    if !isSlash, !isOver {
      guard let word = next.keyword?.word, word == .per || word == .article else { return nil }
    }
    var probe = self
    probe.cursor = next
    let signStart = probe.cursor.position
    guard
      isOver
        ? probe.cursor.skipWord("over") : probe.skipPer() || probe.skipArticleOfRate(after: amount)
    else { return nil }
    let sign = signStart..<probe.cursor.position
    probe.cursor.skipSpaces()
    let start = probe.cursor.position
    if !isOver, probe.isAtUnitWithoutNumber {
      if let area = probe.areaBelow { throw area }
      guard let name = try probe.readUnitName() else {
        throw ParseError(
          .unexpectedText, at: start..<probe.cursor.endOfWord(),
          "expected a unit after \(quote(sign))")
      }
      cursor = probe.cursor
      return try measure(ScannedNumber(numerator: 1), name, from: start)
    }
    if isSlash { return nil }
    let operand = try probe.readOperand()
    // `2 cups over 2` isn't a quotient.
    if isOver, operand.unit == nil { return nil }
    guard operand.unit != nil else {
      throw ParseError(
        .missingUnit, at: operand.range, "expected a unit after \(quote(sign))")
    }
    self = probe
    return operand
  }

  /// Whether a word is here that can be a unit name.
  private var isAtUnitWithoutNumber: Bool {
    guard cursor.isAtLetter || cursor.peek() >= 0x80, VulgarFraction(at: cursor) == nil,
      !cursor.isAt("−")
    else { return false }
    switch cursor.keyword?.word {
    // `second` and `month` are looked up as units.
    case nil, .ordinal, .calendar: return true
    default: return false
    }
  }

  /// Divides by a denominator, keeping both units.
  func divided(_ product: Operand, by below: Operand) throws(ParseError) -> Operand {
    if let error = unclearDivision(of: product, by: below) { throw error }
    return try product.divided(by: below, makesQuotients: true, isRate: true)
  }

  /// Returns the error for dividing the ratio of two amounts by a third: `300 g / 120 g/cup` is
  /// either 2.5 cups or 2.5 per cup. Returns `nil` for other divisions.
  func unclearDivision(of product: Operand, by below: Operand) -> ParseError? {
    guard product.isNumber, below.unit != nil, !below.isZero,
      let slash = cursor.bytes[product.range].lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    var probe = at(slash + 1).afterSpaces
    let divisor = probe.cursor.position
    let whole = product.range.lowerBound..<cursor.position
    var hint = "write parentheses"
    if probe.isAtUnitWithoutNumber {
      // In `5 mg / 1 kg / day`, parentheses would make another amount.
      hint = "write the units of a rate without numbers, as in 5 mg/kg/day"
    } else if (try? probe.readAmount())??.unit == nil {
      return nil
    } else if whole.count <= ReadingLimits.hint,
      cursor.bytes[whole].allSatisfy({ 0x20..<0x7F ~= $0 })
    {
      hint += ": \(text(whole.lowerBound..<divisor))(\(text(divisor..<whole.upperBound)))"
    }
    return ParseError(
      .invalidOperation, at: whole, "cannot divide a number by \(below.kindName)", hint: hint)
  }
}

// MARK: Targets

extension Grammar {
  /// Reads the denominator of a pair of units to convert to: the `day` of `l/day`.
  mutating func readTargetDenominator() throws(ParseError) -> UnitName? {
    if cursor.isAtEnd { return nil }
    var probe = afterSpaces
    let start = probe.cursor.position
    guard probe.skipPer() else { return nil }
    let sign = start..<probe.cursor.position
    probe.cursor.skipSpaces()
    let end = probe.cursor.position
    guard let name = try probe.readUnitName() else {
      throw ParseError(
        probe.cursor.isAtEnd ? .incomplete : .unknownUnit, at: end..<probe.cursor.endOfWord(),
        "expected a unit after \(quote(sign))")
    }
    self = probe
    return name
  }

  /// Whether a unit is here, and a slash or `per` after it.
  var isAtPairOfUnits: Bool {
    isAt { probe in
      guard probe.readKnownUnitName() != nil else { return false }
      probe.cursor.skipSpaces()
      return probe.skipPer()
    }
  }

  /// Makes a target of two units, and keeps only the meanings of the quotient that fit them.
  func target(
    _ above: UnitName, per below: UnitName, _ second: UnitName?, of value: inout Operand
  ) throws(ParseError) -> UnitReference {
    let range = above.range.lowerBound..<(second ?? below).range.upperBound
    let (tops, bottoms) = (above.choices, below.choices)
    let conflict = ParseError(
      .incompatibleKinds, at: range,
      "cannot convert \(value.kindName) to \(above.unit.kind.name) per \(below.unit.kind.name)"
        + (second.map { " per \($0.unit.kind.name)" } ?? ""))
    var unclear = above.meanings?.unclear ?? below.meanings?.unclear
    var quotients = value.quotients
    if case .ratio(_, let choice) = value.value, let others = choice.quotients {
      quotients = others.meanings
      unclear = others.choice.unclear ?? unclear
    }
    var fitting: [QuotientMeaning] = []
    for quotient in quotients {
      for top in tops {
        for bottom in bottoms {
          let units = AnyQuotient(
            ratio: .zero, top.unit, per: bottom.unit, second?.choices.first?.unit)
          guard units.isOfKinds(of: quotient.quotient) else { continue }
          let names = quotient.names.joined(top).joined(bottom)
          fitting.append(QuotientMeaning(quotient: quotient.quotient, names: names))
        }
      }
    }
    let reference = UnitReference(name: above, below: below, second: second)
    if !fitting.isEmpty {
      value.value = .quotient(OpenQuotient(fitting, unclear: unclear, conflict: conflict))
      return reference
    }
    // A number is a quotient of one kind: `2 tbsp/gal to ml/l`.
    let isRatio = tops.contains { top in bottoms.contains { $0.unit.kind == top.unit.kind } }
    guard value.isNumber, isRatio, second == nil else {
      if case .quotient(let open) = value.value, let unclear = open.choice.unclear { throw unclear }
      throw unclear ?? conflict
    }
    return reference
  }
}

extension UnitReference {
  /// The kind that both units of a pair share, or else the kind of the unit.
  var kindOfRatio: AnyKind {
    guard let below else { return unit.kind }
    let (tops, bottoms) = (name.choices, below.choices)
    // Default meanings come first.
    let top = tops.first { top in bottoms.contains { $0.unit.kind == top.unit.kind } }
    return (top ?? tops[0]).unit.kind
  }
}

extension UnitName {
  /// The meanings of the name, each with an amount of zero.
  var choices: [AmountMeaning] {
    meanings?.meanings ?? [AmountMeaning(AnyAmount(tickCount: 0, unit: unit))]
  }

  /// Returns the unit of the given kind if the name can mean one, and `unit` otherwise.
  func unit(of kind: AnyKind) -> AnyUnit {
    choices.first { $0.unit.kind == kind }?.unit ?? unit
  }
}

extension ByteCursor {
  /// Whether `over` and a number are here: `1 l over 8 hours`.
  fileprivate var isAtOver: Bool {
    var probe = self
    guard probe.peek() | 0x20 == "o", probe.skipWord("over") else { return false }
    probe.skipSpaces()
    return probe.isAtNumeral
  }
}
