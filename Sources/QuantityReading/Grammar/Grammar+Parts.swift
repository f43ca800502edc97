import QuantityCore

// The further parts of a compound amount such as `1 lb 4 oz` or `1h30`.

extension Grammar {
  /// Reads the further parts of a compound, in ever smaller units: the `4 oz` of `1 lb 4 oz`.
  mutating func readParts(
    of amount: inout Operand, below unit: AnyUnit
  ) throws(ParseError) {
    var last = unit
    while !cursor.isAtEnd, let unit = try readFurtherPart(of: &amount, below: last) { last = unit }
  }

  /// Reads the next part of a compound, adds it, and returns its unit.
  private mutating func readFurtherPart(
    of amount: inout Operand, below unit: AnyUnit
  ) throws(ParseError) -> AnyUnit? {
    var next = cursor.afterSpaces
    if next.skipComma() { next.skipSpaces() }
    let start = next.position
    guard next.isAtNumeral else {
      return try readFurtherPartInWords(of: &amount, below: unit, from: next)
    }
    var numbers = NumberReader(cursor: next, decimalMark: decimalMark, mayNeedUnit: true)
    guard let number = try numbers.read() else { return nil }
    var probe = self
    probe.cursor = numbers.cursor
    // `1 cup 2% milk`
    if probe.cursor.peek() == "%" { return nil }
    if probe.cursor.peek() == ":", unit.kind == .time {
      guard let time = try probe.readClockTime(from: start, after: unit) else {
        return nil
      }
      cursor = probe.cursor
      amount = try amount.joined(.plus, time)
      return MeasurementUnit<TimeKind>.second.handle
    }
    var name = try probe.readUnitName(inside: unit)
    // `okó 1 3-čháŋ`
    if name == nil, lexicon.isBeyondEnglish { name = try probe.readUnit(of: number)?.name }
    guard let name else {
      if let name = probe.impliedUnit(after: unit, number) {
        let part = try probe.measure(number, name, from: start)
        (amount, cursor) = (try amount.joined(.plus, part), probe.cursor)
        return name.unit
      }
      throw ParseError(
        .missingUnit, at: start..<probe.cursor.position,
        "expected a unit after \(quote(start..<probe.cursor.position))",
        hint: hint(on: unit, start..<probe.cursor.position))
    }
    let part = try probe.measure(number, name, from: start)
    guard var whole = try join(amount, part, below: unit) else { return nil }
    whole.isHyphenated = amount.isHyphenated
    (amount, cursor) = (whole, probe.cursor)
    return name.unit
  }

  /// Reads `, two tablespoons`, ` thirty minutes` or ` and thirty` after an amount; returns `nil`
  /// if the words aren't a smaller part.
  private mutating func readFurtherPartInWords(
    of amount: inout Operand, below unit: AnyUnit, from next: ByteCursor
  ) throws(ParseError) -> AnyUnit? {
    if lexicon.hasUnitsFirst,
      let part = try readFurtherUnitFirst(of: &amount, below: unit, from: next)
    {
      return part
    }
    guard next.isAtLetter else { return nil }
    var probe = self
    probe.cursor = next
    // `and thirty` is a part; `and thirty minutes` is left to the sum.
    let isJoined = probe.cursor.skip(.and)
    probe.cursor.skipSpaces()
    let start = probe.cursor.position
    guard isJoined || next.isAtNumberInWords,
      let number = try? probe.readNumber()
    else { return nil }
    var name: UnitName?
    if isJoined {
      // `2 lb and four` may be anything.
      guard unit.kind == .time else { return nil }
      name = probe.impliedUnit(after: unit, number, isJoined: true)
    } else if let (said, _) = try? probe.readUnit(of: number) {
      name = said
    } else if unit.kind == .time || next.isAtWholeNumberInWords {
      name = probe.impliedUnit(after: unit, number)
    }
    guard let name, name.unit.kind == unit.kind, name.unit.size < unit.size,
      let whole = try join(amount, try probe.measure(number, name, from: start), below: unit)
    else { return nil }
    (amount, cursor) = (whole, probe.cursor)
    return name.unit
  }

  /// Reads a part whose unit precedes its number or needs none: `saa 2 dakika 30`.
  private mutating func readFurtherUnitFirst(
    of amount: inout Operand, below unit: AnyUnit, from next: ByteCursor
  ) throws(ParseError) -> AnyUnit? {
    var probe = self
    probe.cursor = next
    guard let part = try probe.readUnitFirst(), let smaller = part.unit, smaller.kind == unit.kind,
      smaller.size < unit.size, let whole = try join(amount, part, below: unit)
    else { return nil }
    (amount, cursor) = (whole, probe.cursor)
    return smaller
  }

  /// Joins a further part to an amount; throws unless its unit is smaller.
  private func join(
    _ amount: Operand, _ part: Operand, below last: AnyUnit
  ) throws(ParseError) -> Operand? {
    if case .amount = amount.value, case .amount(let other) = part.value,
      other.unit.kind == last.kind, other.unit.size < last.size
    {
      return try amount.joined(.plus, part)
    }
    let (whole, further) = (amount.meanings(endingIn: last), part.meanings)
    let pairs = AmountMeaning.pairs(whole, further).filter { $1.last.size < $0.last.size }
    if !pairs.isEmpty {
      return try amount.narrowed(to: pairs.map { $0.0 })
        .joined(.plus, part.narrowed(to: pairs.map { $0.1 }))
    }
    guard part.unit?.kind == last.kind else { return try amount.joined(.plus, part) }
    throw ParseError(
      .invalidOperation, at: part.range,
      "expected a unit smaller than \(last.plural), found \(quote(part.range))",
      hint: "write + between amounts to add them")
  }
}
