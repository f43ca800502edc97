extension Grammar {
  /// Reads a number and its unit, with further parts in smaller units, or a number without a unit;
  /// gives `nil` if no number begins here.
  ///
  ///     3 tsp   1 lb 4 oz   1h30m   5 hours, 34 minutes   half an hour   1:30:00   PT1H30M
  mutating func readAmount(takesFraction: Bool = true) throws(ParseError) -> Operand? {
    let start = cursor.position
    if takesFraction, let plain = plainAmount(), !plain.hasOthers || isLenient {
      return try readParts(after: plain)
    }
    guard let number = try readNumber(takesFraction: takesFraction) else {
      return try readISODuration()
    }
    if cursor.peek() == UInt8(ascii: ":"), !isLenient, let time = try readClockTime(from: start) {
      return time
    }
    let end = cursor.position
    guard let (name, isHyphenated) = try readUnit(of: number) else {
      guard let value = number.fraction else { throw tooLarge(start..<cursor.position) }
      return Operand(.number(value), at: start..<cursor.position)
    }
    var amount = try measure(number, name, from: start)
    amount.isHyphenated = isHyphenated
    if let fraction = try readFurtherFraction() {
      amount = try amount.joined(.plus, try measure(fraction, name, from: start))
      amount.range = start..<cursor.position
    } else if let unit = amount.unit {
      try readParts(of: &amount, below: unit)
    }
    if isLenient, case .open(let open) = amount.value {
      // In running text, only a further part can tell what a name means; without one it is none.
      guard let place = open.clearPlace else {
        cursor.position = end
        return number.fraction.map { Operand(.number($0), at: start..<end) }
      }
      amount.value = Operand.Value(open.meanings[place].ticks, open.meanings[place].unit)
    }
    return amount
  }

  /// Reads the rest of an amount that was read in machine words as far as that goes.
  mutating func readParts(after plain: PlainAmount) throws(ParseError) -> Operand {
    let (start, last) = (cursor.position, plain.last)
    cursor.position = plain.end
    var amount = Operand(plain.amount, at: start..<plain.end)
    amount.unitRange = plain.unitRange
    if cursor.isAtEnd { return amount }
    if let fraction = try readFurtherFraction() {
      let name = UnitName(range: amount.unitRange, unit: last)
      amount = try amount.joined(.plus, try measure(fraction, name, from: start))
      amount.range = start..<cursor.position
    } else {
      try readParts(of: &amount, below: last)
    }
    return amount
  }

  // MARK: Numbers

  /// Reads a number in digits or in words.
  mutating func readNumber(
    takesFraction: Bool = true
  ) throws(ParseError) -> ScannedNumber? {
    var numbers = NumberReader(
      cursor: cursor, decimalMark: decimalMark, takesFraction: takesFraction,
      allowsNeighbors: isLenient)
    var number = try numbers.read()
    if number == nil { number = try numbers.readWords() }
    if number != nil { cursor = numbers.cursor }
    return number
  }

  /// Reads the unit after a number: `cups`, `-ounce`, and after a fraction `of a pound`, `an hour`.
  private mutating func readUnit(
    of number: ScannedNumber
  ) throws(ParseError) -> (name: UnitName, isHyphenated: Bool)? {
    if cursor.peek() == UInt8(ascii: "-") {
      var probe = self
      probe.cursor.position += 1
      guard probe.cursor.isAtLetter, !probe.cursor.isAtCount,
        let name = try probe.readUnitName()
      else { return nil }
      self = probe
      return (name, true)
    }
    if number.isLessThanOne {
      var probe = self
      let hasOf = probe.cursor.skip(.of)
      if probe.cursor.skip(.article) || hasOf, let name = try probe.readUnitName() {
        self = probe
        return (name, false)
      }
    }
    return try readUnitName().map { ($0, false) }
  }

  /// Reads the fraction of the same unit after an amount: `an hour and a half`.
  private mutating func readFurtherFraction() throws(ParseError) -> ScannedNumber? {
    var probe = self
    guard probe.cursor.skip(.and) else { return nil }
    var numbers = NumberReader(cursor: probe.cursor)
    guard let fraction = try numbers.readWordsOfFraction() else { return nil }
    probe.cursor = numbers.cursor
    // `a cup and a half teaspoon` is something else.
    _ = probe.cursor.skip(.of)
    _ = probe.cursor.skip(.article)
    guard probe.readKnownUnitName() == nil else { return nil }
    cursor = numbers.cursor
    return fraction
  }

  // MARK: Further parts

  /// Reads the further parts of a compound such as `1 lb 4 oz`, which goes on with smaller units.
  private mutating func readParts(
    of amount: inout Operand, below unit: AnyUnit
  ) throws(ParseError) {
    var last = unit
    while !cursor.isAtEnd, let unit = try readFurtherPart(of: &amount, below: last) { last = unit }
  }

  /// Reads the next part of a compound, adds it to the whole, and returns its unit.
  private mutating func readFurtherPart(
    of amount: inout Operand, below unit: AnyUnit
  ) throws(ParseError) -> AnyUnit? {
    var next = cursor
    next.skipSpaces()
    if next.skip(",") { next.skipSpaces() }
    let start = next.position
    guard next.isAtDigit || VulgarFraction(at: next) != nil else {
      return try readFurtherPartInWords(of: &amount, below: unit, from: next)
    }
    var probe = self
    probe.cursor = next
    // In running text, a mistake after an amount is not one in it.
    guard let number = isLenient ? try? probe.readDigits() : try probe.readDigits() else {
      return nil
    }
    // `1 cup 2% milk`
    if probe.cursor.peek() == UInt8(ascii: "%") { return nil }
    if probe.cursor.peek() == UInt8(ascii: ":"), unit.kind == AnyKind(TimeKind.self) {
      // In running text `1 hour, 12:30` is followed by a time of day.
      guard !isLenient, let time = try probe.readClockTime(from: start) else { return nil }
      cursor = probe.cursor
      amount = try amount.joined(.plus, time)
      return MeasurementUnit<TimeKind>.second.handle
    }
    guard let name = try probe.readUnitName(inside: unit) else {
      guard !isLenient else { return nil }
      throw ParseError(
        .missingUnit, at: start..<probe.cursor.position,
        "expected a unit after \(quote(start..<probe.cursor.position))")
    }
    // In running text, what is too large to be a part is too large by itself.
    if isLenient, name.unit.kind != unit.kind || name.unit.size >= unit.size { return nil }
    let part = try probe.measure(number, name, from: start)
    guard var whole = try join(amount, part, below: unit) else { return nil }
    whole.isHyphenated = amount.isHyphenated
    (amount, cursor) = (whole, probe.cursor)
    return name.unit
  }

  /// Reads `, two tablespoons` or ` thirty minutes` after an amount: what begins in words and is no smaller
  /// part may be anything.
  private mutating func readFurtherPartInWords(
    of amount: inout Operand, below unit: AnyUnit, from next: ByteCursor
  ) throws(ParseError) -> AnyUnit? {
    guard !isLenient, next.isAtLetter, next.isAtNumberInWords else { return nil }
    var probe = self
    probe.cursor = next
    guard let number = try? probe.readNumber(),
      let (name, _) = try? probe.readUnit(of: number), name.unit.kind == unit.kind,
      name.unit.size < unit.size,
      let whole = try join(
        amount, try probe.measure(number, name, from: next.position), below: unit)
    else { return nil }
    (amount, cursor) = (whole, probe.cursor)
    return name.unit
  }

  /// Joins a further part to an amount if it is smaller; in running text, what is not is another
  /// amount.
  private func join(
    _ amount: Operand, _ part: Operand, below last: AnyUnit
  ) throws(ParseError) -> Operand? {
    if case .amount = amount.value, case .amount(let other) = part.value,
      other.unit.kind == last.kind, other.unit.size < last.size
    {
      return try amount.joined(.plus, part)
    }
    let (whole, further) = (amount.meanings(endingIn: last), part.meanings)
    let pairs = Meaning.pairs(whole, further).filter { $1.last.size < $0.last.size }
    if !pairs.isEmpty {
      return try amount.narrowed(to: pairs.map { $0.0 })
        .joined(.plus, part.narrowed(to: pairs.map { $0.1 }))
    }
    guard !isLenient else { return nil }
    guard part.unit?.kind == last.kind else { return try amount.joined(.plus, part) }
    throw ParseError(
      .invalidOperation, at: part.range,
      "expected a unit smaller than \(last.plural), found \(quote(part.range))",
      hint: "write + between amounts to add them")
  }

  private mutating func readDigits() throws(ParseError) -> ScannedNumber? {
    var numbers = NumberReader(
      cursor: cursor, decimalMark: decimalMark, allowsNeighbors: isLenient)
    guard let number = try numbers.read() else { return nil }
    cursor = numbers.cursor
    return number
  }
}
