import QuantityCore

// Questions in words: `how many cups are in a gallon`, `what is 3 tsp`, `convert 3 tsp to tbsp`.

extension Grammar {
  /// Drops `?`, `!`, `=`, `please` and `thanks` from the end of the text.
  mutating func dropEnding() {
    repeat {
      cursor.dropSpaces()
    } while cursor.dropLast("?") || cursor.dropLast("!") || cursor.dropLast("=")
      || cursor.dropLastWord("equals") || dropPoliteness()
  }

  private mutating func dropPoliteness() -> Bool {
    guard
      cursor.dropLastWord("please") || cursor.dropLastWord("thanks")
        || cursor.dropLastWord("thank you")
    else { return false }
    cursor.dropSpaces()
    _ = cursor.dropLast(",")
    return true
  }

  /// Reads a whole question, which begins with a question word, a command or the units asked for;
  /// returns `nil` if none is here.
  mutating func readQuestion() throws(ParseError) -> ParsedText? {
    if let asked = readAskedFirst() { return asked }
    var probe = afterSpaces
    let start = probe.cursor.position
    guard probe.cursor.isAtLetter else { return try readReversedQuestion() }
    let isPolite = probe.cursor.skipPoliteness()
    if probe.cursor.skipWord("how") {
      self = probe
      dropFullStop()
      return try readHow(from: start)
    }
    if probe.cursor.skipWords("what", "does") || probe.cursor.skipWords("what", "do") {
      self = probe
      dropFullStop()
      return try readWeight(from: start)
    }
    if let unit = probe.skipMeasureAsked() {
      self = probe
      dropFullStop()
      return try measured(in: unit, readStatement(bareUnits: .anywhere))
    }
    if let share = try probe.readShareAsked() {
      self = probe
      return share
    }
    if let result = try probe.readCommand() {
      self = probe
      return result
    }
    let asksWhatItIs = probe.cursor.peek() | 0x20 == "w"
    guard probe.skipOpening() || isPolite else { return try readReversedQuestion() }
    self = probe
    dropFullStop()
    return try readRest(from: start, asksWhatItIs: asksWhatItIs)
  }

  /// Skips `weight of`, `volume of`, or a question such as `what is the weight of`, and returns the
  /// unit of the answer.
  private mutating func skipMeasureAsked() -> UnitReference? {
    var probe = self
    _ = probe.skipOpening()
    _ = probe.cursor.skipWord("the")
    let isWeight = probe.cursor.skipWord(of: ["weight", "mass"]) && probe.cursor.skip(.of)
    guard isWeight || probe.cursor.skipWords("volume", "of") else { return nil }
    self = probe
    return isWeight ? grams : milliliters
  }

  /// Skips an opening such as `what is` or `convert`.
  private mutating func skipOpening() -> Bool {
    if cursor.skipWord("what") { return cursor.skipWord(of: ["is", "are"]) }
    let isCommand = cursor.skipWord(of: [
      "convert", "express", "show", "calculate", "compute", "change", "turn", "give",
    ])
    guard isCommand else { return cursor.skipWord(of: ["what's", "what’s", "whats"]) }
    _ = cursor.skipWord("me")
    _ = cursor.skipWord("from")
    return true
  }

  /// Drops the full stop of a sentence.
  private mutating func dropFullStop() {
    if cursor.dropLast(".") { dropEnding() }
  }

  /// Reads the rest of a question after its opening.
  ///
  /// - Parameter asksWhatItIs: whether it may ask about a unit alone: `what is a dash`.
  private mutating func readRest(
    from start: Int, asksWhatItIs: Bool = false
  ) throws(ParseError) -> ParsedText {
    try expectAmount(after: start..<cursor.position, such: "what is 3 tsp")
    if asksWhatItIs, let text = readDefinition() { return text }
    if let text = try readReversedQuestion() { return text }
    return try readStatement()
  }

  /// Reads `a dash` as its definition: an eighth of a teaspoon, shown in teaspoons.
  private mutating func readDefinition() -> ParsedText? {
    var probe = self
    let hasArticle = probe.cursor.skip(.article)
    probe.cursor.skipSpaces()
    let start = probe.cursor.position
    guard probe.isAtBareName, let name = probe.readKnownUnitName(), name.meanings == nil,
      probe.cursor.isAtEnd, var neighbor = name.unit.definition.neighbor,
      hasArticle || !slice(name.range).elementsEqual(name.unit.plural.utf8)
    else { return nil }
    // A pinch is defined as half a dash; a fraction of a teaspoon says more.
    while neighbor.symbol == neighbor.name, let next = neighbor.definition.neighbor {
      neighbor = next
    }
    self = probe
    let amount = Operand(
      AnyAmount(tickCount: name.unit.tickCount, unit: neighbor), at: start..<cursor.position)
    var text = ParsedText(phrase: Phrase(amount))
    text.targets = [UnitReference(name: UnitName(range: 0..<0, unit: neighbor))]
    return text
  }

  func expectAmount(
    after words: Range<Int>, such example: String
  ) throws(ParseError) {
    let probe = cursor.afterSpaces
    guard probe.isAtEnd else { return }
    throw ParseError(
      .incomplete, at: words, "expected an amount after \(quote(words))",
      hint: "write a whole question, such as \(example)")
  }

  // MARK: How many

  /// Reads the rest of a question after `how`.
  private mutating func readHow(from start: Int) throws(ParseError) -> ParsedText {
    let isCount = cursor.skipWord(of: ["many", "much"])
    let isWeight = !isCount && cursor.skipWord("heavy")
    let isSize = isWeight || !isCount && cursor.skipWord(of: ["long", "big", "large"])
    guard isCount || isSize else {
      throw ParseError(
        .unexpectedText, at: start..<cursor.position,
        "expected 'how many', 'how much' or 'how long'",
        hint: "write a whole question, such as how many cups in a gallon")
    }
    if cursor.skipWord(of: ["is", "are"]) || isSize {
      let asksWhatItIs = isCount
      let text = try readRest(from: start, asksWhatItIs: asksWhatItIs)
      return isWeight ? try measured(in: grams, text) : text
    }
    if cursor.skipWord(of: ["does", "do"]) { return try readWeight(from: start) }
    return try readCount(from: start)
  }

  /// Reads `2 cups of flour weigh in grams` after `how much do`.
  private mutating func readWeight(from start: Int) throws(ParseError) -> ParsedText {
    try expectAmount(
      after: start..<cursor.position, such: "how much does a cup of flour weigh in g")
    var text = try readStatement(bareUnits: .anywhere)
    guard let ingredient = text.ingredient else { return text }
    var words = cursor.within(ingredient)
    guard words.dropLastWord("weigh") else { return text }
    if text.targets.isEmpty { text.targets = [grams] }
    words.dropSpaces()
    text.ingredient = ingredient.lowerBound..<words.bytes.count
    return text
  }

  /// Returns a text as the question for a weight or a volume, unless it names units itself.
  private func measured(
    in unit: UnitReference, _ text: ParsedText
  ) throws(ParseError) -> ParsedText {
    guard text.targets.isEmpty else { return text }
    var text = text
    if text.ingredient == nil {
      guard let kind = text.phrase.last.unit?.kind, kind != unit.unit.kind else { return text }
      throw ParseError(
        .incompatibleKinds, at: text.phrase.range,
        "cannot convert \(text.phrase.last.kindName) to \(unit.unit.kind.name)",
        hint: text.phrase.last.weighs(unit.unit)
          ? "name the ingredient, such as weight of 1 cup flour" : nil)
    }
    text.targets = [unit]
    return text
  }

  /// The unit for weights that are asked for without one.
  private var grams: UnitReference {
    UnitReference(name: UnitName(range: 0..<0, unit: MeasurementUnit<MassKind>.gram.handle))
  }

  /// The unit for volumes that are asked for without one.
  private var milliliters: UnitReference {
    let milliliter = MeasurementUnit<VolumeKind>.milliliter.handle
    return UnitReference(name: UnitName(range: 0..<0, unit: milliliter))
  }
}

extension ByteCursor {
  /// Skips `please`, `could you` and `tell me`.
  fileprivate mutating func skipPoliteness() -> Bool {
    let start = position
    while skipWord("please") || skipWords("tell", "me") || skipWords("can", "you")
      || skipWords("could", "you")
    { _ = skip(",") }
    return position > start
  }
}
