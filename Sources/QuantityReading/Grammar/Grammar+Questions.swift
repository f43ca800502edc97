import QuantityCore

// Questions in words: `how many cups are in a gallon`, `what is 3 tsp`, `convert 3 tsp to tbsp`.

extension Grammar {
  /// Leaves out `?`, `!`, `=`, `please` and `thanks` at the end of the text.
  mutating func dropEnding() {
    repeat {
      cursor.dropSpaces()
    } while cursor.dropLast("?") || cursor.dropLast("!") || cursor.dropLast("=")
      || dropPoliteness()
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

  /// Reads a whole question, if one begins here with words or with what it asks for.
  mutating func readQuestion() throws(ParseError) -> ParsedText? {
    var probe = self
    probe.cursor.skipSpaces()
    let start = probe.cursor.position
    guard probe.cursor.isAtLetter else { return try readTurned() }
    let isPolite = probe.cursor.skipPoliteness()
    if probe.cursor.skipWord("how") {
      self = probe
      dropFullStop()
      return try readHow(from: start)
    }
    if probe.cursor.skipWords("what", "does") {
      self = probe
      dropFullStop()
      return try readWeight(from: start)
    }
    guard probe.skipOpening() || isPolite else { return try readTurned() }
    self = probe
    dropFullStop()
    return try readRest(from: start)
  }

  /// Steps over what asks for no more than the answer: `what is`, `convert`.
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

  /// Leaves out the full stop of a sentence.
  private mutating func dropFullStop() {
    if cursor.dropLast(".") { dropEnding() }
  }

  /// Reads what comes after the opening of a question.
  private mutating func readRest(from start: Int) throws(ParseError) -> ParsedText {
    try expectAmount(after: start..<cursor.position, such: "what is 3 tsp")
    if let text = try readTurned() { return text }
    return try readStatement()
  }

  func expectAmount(
    after words: Range<Int>, such example: String
  ) throws(ParseError) {
    var probe = cursor
    probe.skipSpaces()
    guard probe.isAtEnd else { return }
    throw ParseError(
      .incomplete, at: words, "expected an amount after \(quote(words))",
      hint: "write a whole question, such as \(example)")
  }

  // MARK: How many

  /// Reads what comes after `how`.
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
      let text = try readRest(from: start)
      if isWeight, let ingredient = text.ingredient, text.targets.isEmpty {
        throw expectedUnitToWeigh(ingredient)
      }
      return text
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
    var words = cursor.ending(at: ingredient.upperBound)
    words.position = ingredient.lowerBound
    guard words.dropLastWord("weigh") else { return text }
    guard !text.targets.isEmpty else { throw expectedUnitToWeigh(ingredient) }
    words.dropSpaces()
    text.ingredient = ingredient.lowerBound..<words.bytes.count
    return text
  }

  private func expectedUnitToWeigh(_ ingredient: Range<Int>) -> ParseError {
    ParseError(
      .incomplete, at: ingredient.upperBound..<ingredient.upperBound,
      "expected a unit to weigh it in", hint: "write in g at the end")
  }
}

extension ByteCursor {
  /// Steps over `please`, `could you` and `tell me`.
  fileprivate mutating func skipPoliteness() -> Bool {
    let start = position
    while skipWord("please") || skipWords("tell", "me") || skipWords("can", "you")
      || skipWords("could", "you")
    { _ = skip(",") }
    return position > start
  }
}
