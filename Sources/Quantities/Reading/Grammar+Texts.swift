/// What a whole text says, before it is decided what its names mean.
struct ParsedText {
  var phrase: Phrase
  var alternates: [Phrase] = []
  /// Where the ingredient stands, if one is named.
  var ingredient: Range<Int>?
  var targets: [UnitReference] = []
}

extension Grammar {
  /// Reads a whole text, or the rest of one.
  ///
  /// - Parameter settled: the first amount, if it is read already.
  mutating func readText(after settled: Operand? = nil) throws(ParseError) -> ParsedText {
    var isSigned = false
    var text: ParsedText
    if let settled {
      text = ParsedText(phrase: Phrase(lower: settled))
    } else {
      let isApproximate = cursor.skipApproximation()
      cursor.skipSpaces()
      isSigned = cursor.peek() == UInt8(ascii: "-") || cursor.isAt("−")
      text = ParsedText(phrase: Phrase(lower: try readOperand(), isApproximate: isApproximate))
    }
    if cursor.isAtEnd { return text }
    if try readUpperEnd(of: &text.phrase) {
      try refuseArithmetic(with: text.phrase, isSigned: isSigned)
    } else if purpose != .expression, let alternate = try readAlternate() {
      text.alternates.append(alternate)
    } else {
      try readSum(into: &text.phrase.lower)
    }
    while !cursor.isAtEnd, let alternate = try readAlternate() { text.alternates.append(alternate) }
    if purpose == .expression { try readPurpose(of: &text) }
    try expectEnd()
    return text
  }

  /// Refuses to calculate with a range.
  private func refuseArithmetic(with phrase: Phrase, isSigned: Bool) throws(ParseError) {
    guard !isSigned else {
      throw ParseError(
        .invalidOperation, at: phrase.range, "a range has no sign",
        hint: "put the sign before each end")
    }
    var probe = self
    probe.cursor.skipSpaces()
    let isOperator = ["+", "-", "*", "/", "×", "÷", "−"].contains { probe.cursor.isAt($0) }
    guard isOperator || probe.cursor.keyword?.word == .times else { return }
    if purpose != .expression, (try? probe.readAlternate()) != nil { return }
    throw ParseError(
      .invalidOperation, at: phrase.range, "a range can only be shown or converted",
      hint: "calculate with each end")
  }

  // MARK: Ingredients and units to convert to

  /// Reads the ingredient after an amount, and the units to convert to.
  private mutating func readPurpose(of text: inout ParsedText) throws(ParseError) {
    cursor.skipSpaces()
    if cursor.isAtEnd { return }
    var value = text.phrase.upper ?? text.phrase.lower
    text.targets = try readTargets(of: &value)
    if text.phrase.upper == nil { text.phrase.lower = value } else { text.phrase.upper = value }
    guard text.targets.isEmpty, !value.isNumber, let (ingredient, targets) = readIngredient()
    else { return }
    text.ingredient = ingredient
    text.targets = targets
  }

  /// Reads the rest of the text as an ingredient, up to the last `to`, `in` or `as` that units
  /// follow; gives `nil` if there is a further amount in it.
  private mutating func readIngredient() -> (Range<Int>, [UnitReference])? {
    var probe = self
    if probe.cursor.skip(",") { probe.cursor.skipSpaces() }
    let start = probe.cursor.skip(.of) ? probe.endOfSpaces : probe.cursor.position
    probe.cursor.position = start
    guard
      probe.cursor.isAtLetter || probe.cursor.isAtDigit || probe.cursor.peek() >= 0x80
        || probe.cursor.peek() == UInt8(ascii: "(")
    else { return nil }
    var end = start
    while !probe.cursor.isAtEnd {
      if probe.cursor.isAtDigit || VulgarFraction(at: probe.cursor) != nil {
        guard probe.skipNumberOfIngredient() else { return nil }
      } else if end > start, let targets = probe.readIngredientTargets() {
        self = probe
        return (start..<end, targets)
      } else {
        probe.cursor.position = max(probe.cursor.endOfWord(), probe.cursor.endOfCharacter())
      }
      end = probe.cursor.position
      probe.cursor.skipSpaces()
    }
    cursor = probe.cursor
    return (start..<end, [])
  }

  private var endOfSpaces: Int {
    var probe = cursor
    probe.skipSpaces()
    return probe.position
  }

  /// Steps over a number in the words of an ingredient, such as that of `2% milk`, unless it has a
  /// unit or counts something.
  private mutating func skipNumberOfIngredient() -> Bool {
    var numbers = NumberReader(
      cursor: cursor, decimalMark: decimalMark, allowsNeighbors: true)
    let number = try? numbers.read()
    guard number != nil else {
      cursor.position = cursor.endOfCharacter()
      return true
    }
    cursor = numbers.cursor
    guard cursor.peek() != 0x20 || cursor.isAtEnd else { return false }
    var probe = self
    return probe.readKnownUnitName() == nil
  }

  /// Reads the units to convert an ingredient to, if they end the text.
  private mutating func readIngredientTargets() -> [UnitReference]? {
    guard let (word, end) = cursor.keyword, word == .to || word == .target else { return nil }
    var probe = self
    probe.cursor.position = end
    var targets: [UnitReference] = []
    repeat {
      guard let name = probe.readKnownUnitName(),
        targets.isEmpty || targets[0].unit.kind == name.unit.kind
      else { return nil }
      targets.append(UnitReference(unit: name.unit, range: name.range))
      probe.cursor.skipSpaces()
    } while probe.cursor.skip(",")
    guard probe.cursor.isAtEnd else { return nil }
    self = probe
    return targets
  }
}

// MARK: Decisions

/// What a text says, decided.
struct DecidedText {
  var lower: ExpressionValue
  var upper: ExpressionValue
  /// The units to convert to, where that was decided with the rest.
  var targets: [AnyUnit]?
  /// The names that would mean something else by themselves.
  var notes: [Meaning.Note] = []

  init(_ value: ExpressionValue, _ meaning: Meaning? = nil) {
    (lower, upper) = (value, value)
    targets = meaning?.targets
    notes = meaning?.notes ?? []
  }
}

extension Grammar {
  /// Decides what the names in a phrase mean.
  ///
  /// Where a name is to be read in another meaning than its own, only an expression can say so.
  func decided(_ phrase: Phrase) throws(ParseError) -> DecidedText {
    guard let upper = phrase.upper else { return try decided(phrase.lower) }
    var (text, lower) = (try decided(upper), phrase.lower)
    if case .amount(let end) = text.upper, case .open(let open) = lower.value,
      let meaning = open.meanings.first(where: { $0.amount.unit.kind == end.unit.kind })
    {
      lower.value = .amount(meaning.amount)
      text.notes = meaning.notes + text.notes
    }
    text.lower = try decided(lower).lower
    return text
  }

  /// Decides what the names in an operand mean.
  @inline(__always)
  func decided(_ operand: Operand) throws(ParseError) -> DecidedText {
    switch operand.value {
    case .number(let number): return DecidedText(.number(number))
    case .amount(let amount): return DecidedText(.amount(amount))
    case .ratio(let number, let choice):
      return DecidedText(.number(number), try allowed(choice, 0))
    case .open(let open):
      let meaning = try allowed(open, try open.chosenPlace())
      return DecidedText(.amount(meaning.amount), meaning)
    }
  }

  private func allowed(_ open: OpenAmount, _ place: Int) throws(ParseError) -> Meaning {
    let meaning = open.meanings[place]
    if purpose != .expression, !meaning.notes.isEmpty,
      let mistake = open.unclear ?? open.conflict
    {
      throw mistake
    }
    return meaning
  }

  /// Says how names were read that would mean something else by themselves.
  func texts(of notes: [Meaning.Note]) -> [String] {
    var texts: [String] = []
    for note in notes {
      let plural = note.unit.definition.qualifiedPlural
      let text = "\(quote(note.range)) is read as \(plural), a \(note.unit.kind.name)"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}
