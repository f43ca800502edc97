import QuantityCore

// Questions that begin with the units asked for: `how many cups are in a gallon`.

extension Grammar {
  /// Reads `cups are in a gallon` after `how many`.
  mutating func readCount(from start: Int) throws(ParseError) -> ParsedText {
    let words = start..<cursor.position
    // `how many times does 1/3 cup go into 2 cups`
    if cursor.skipWord("times") { _ = cursor.skipWord(of: ["does", "do", "will", "can"]) }
    if cursor.isBeforeNumber(decimalMark) { return try readPortions(from: start) }
    cursor.skipSpaces()
    let unitStart = cursor.position
    guard let name = try readUnitName() else {
      throw ParseError(
        .incomplete, at: words, "expected a unit after \(quote(words))",
        hint: "write a whole question, such as how many cups in a gallon")
    }
    skipFurtherUnits(after: name)
    let units = unitStart..<cursor.position
    let ingredient = readIngredientAskedFor()
    try readLink(from: start)
    return try readAsked(for: units, of: ingredient)
  }

  /// Reads `1/4 cups are in 2 cups` after `how many`. The answer is a number.
  private mutating func readPortions(from start: Int) throws(ParseError) -> ParsedText {
    var portion = try readOperand()
    guard !portion.isZero else {
      throw ParseError(.divisionByZero, at: portion.range, "cannot divide by zero")
    }
    _ = readIngredientAskedFor()
    try readLink(from: start)
    var text = try readStatement(bareUnits: .anywhere)
    // Portions and whole are of the same thing, so their ratio has no ingredient.
    text.ingredient = nil
    guard !text.phrase.isRange, text.targets.isEmpty, text.addends.isEmpty else {
      throw ParseError(
        .invalidOperation, at: text.phrase.range,
        "cannot say how many times \(quote(portion.range)) is in all of it")
    }
    // The portion precedes its dividend in the text, and ranges must be in order.
    portion.range = text.phrase.first.range
    text.phrase.first = try text.phrase.first.divided(by: portion)
    return text
  }

  /// Reads the ingredient before `are in`, with or without `of`.
  mutating func readIngredientAskedFor() -> Range<Int>? {
    var probe = cursor
    let hasOf = probe.skip(.of)
    probe.skipSpaces()
    let start = probe.position
    var end = start
    while !probe.isAtEnd {
      var link = probe
      if link.skipLink() != nil { break }
      probe.position = max(probe.endOfWord(), probe.endOfCharacter())
      end = probe.position
      probe.skipSpaces()
    }
    // Without a link after it, only `of` shows that this is an ingredient.
    guard end > start, !probe.isAtEnd || hasOf else { return nil }
    cursor.position = end
    return start..<end
  }

  /// Skips the words between the units and the amount: `are there in`, `make`, `does`.
  private mutating func readLink(from start: Int) throws(ParseError) {
    let words = start..<cursor.position
    let example = "how many cups in a gallon"
    try expectAmount(after: words, such: example)
    var isVerbLast = false
    guard let first = cursor.skipLink() else {
      cursor.skipSpaces()
      throw ParseError(
        .unexpectedText, at: cursor.position..<cursor.bytes.count,
        "expected 'in' and an amount after \(quote(words))",
        hint: "write a whole question, such as \(example)")
    }
    isVerbLast = first == .auxiliary
    while let next = cursor.skipLink() { isVerbLast = isVerbLast || next == .auxiliary }
    // `how many cups does a gallon have`
    if isVerbLast {
      for verb: StaticString in ["have", "hold", "make", "contain", "equal", "weigh"] {
        if cursor.dropLastWord(verb) { break }
      }
      cursor.dropSpaces()
    }
    try expectAmount(after: start..<cursor.position, such: example)
  }

  // MARK: The units asked for

  /// Reads the amount asked about, and then the units asked for, which precede it.
  mutating func readAsked(
    for units: Range<Int>, of ingredient: Range<Int>? = nil
  ) throws(ParseError) -> ParsedText {
    var whole = cursor
    let isInContainer = whole.skipArticleBeforeNumber()
    var text = try readStatement(bareUnits: .anywhere)
    if let target = text.targets.first {
      throw ParseError(
        .unexpectedText, at: target.range,
        "\(quote(target.range)) is a second unit to convert to, after \(quote(units))")
    }
    if text.phrase.last.isNumber { throw hasNoUnit(text.phrase.last.range) }
    if let ingredient {
      // `how many cups of flour in a 5 lb bag`
      if let other = text.ingredient, !isInContainer { throw unexpected(other) }
      text.ingredient = ingredient
      text.phrase.last = text.phrase.last.clarified(as: .volume)
    }
    var asked = within(units)
    if text.ingredient != nil, let targets = asked.readTargetsOfIngredient() {
      text.targets = targets
    } else {
      text.targets = try asked.readTargetList(of: &text.phrase.last, after: units)
    }
    return text
  }
}

extension ByteCursor {
  /// A word between the units asked for and the amount.
  fileprivate enum Link {
    case word
    /// Makes the sentence end in another verb: the `does` of `does a gallon have`.
    case auxiliary
  }

  /// Skips the article of `a 750 ml bottle` and `half of a 1/3 cup`; returns whether it is here.
  mutating func skipArticleBeforeNumber() -> Bool {
    skip { probe in
      guard probe.skip(.article) else { return false }
      probe.skipSpaces()
      return probe.isAtNumeral
    }
  }

  fileprivate mutating func skipLink() -> Link? {
    var probe = afterSpaces
    if let (word, end) = probe.keyword {
      guard word == .target || word == .to || word == .per else { return nil }
      position = end
      return .word
    }
    if probe.skip("=") || probe.skipWord(of: ByteCursor.links) {
      self = probe
      return .word
    }
    guard probe.skipWord(of: ["does", "do", "can", "could", "will", "would"]) else { return nil }
    self = probe
    return .auxiliary
  }

  private static var links: [StaticString] {
    [
      "are", "is", "there", "the", "equal", "equals", "make", "makes", "go", "fit", "be", "we",
      "you", "i", "get", "from", "into", "within", "inside",
    ]
  }
}
