// What the words after an amount, and those of its line, say about it.

extension AmountScanner {
  /// The line from a place on.
  func ahead(_ position: Int) -> ByteCursor {
    var cursor = line
    cursor.position = position
    return cursor
  }

  // MARK: Temperatures

  /// Whether a number of cups, written `C`, is rather a temperature.
  mutating func isTemperature(_ amount: AnyAmount, _ unit: Range<Int>) -> Bool {
    let name = line.bytes[rangeInText(unit)]
    guard name.count == 1, let letter = name.first, letter | 0x20 == UInt8(ascii: "c") else {
      return false
    }
    let number = amount.tickCount / amount.unit.tickCount
    let hasFood = !ahead(unit.upperBound).isAtEndOfName
    if number >= 80, number <= 300, !hasFood { return true }
    // `water at 40 C`, `100C water`
    let isAfterAt = !hasFood && place.word.contains(.end)
    let isGlued = letter == UInt8(ascii: "C") && line.isDigit(unit.lowerBound - 1)
    if number >= 30 { return isAfterAt || isGlued || lineFacts.speaksOfHeat }
    // `cool to 4C`
    return number >= 1 && isAfterAt && letter == UInt8(ascii: "C") && lineFacts.speaksOfHeat
  }

  // MARK: Sizes

  /// Whether a vessel comes after an amount, which is its size: `2-quart baking dish`, `12 cup Bundt
  /// pan`.
  func isVessel(after position: Int) -> Bool {
    var probe = ahead(position)
    var hasUse = false
    for _ in 0..<5 {
      guard let word = probe.readRecipeWord() else { return false }
      let endsName = word.hasPeriod || probe.isAtEndOfName
      if word.meaning.contains(.vessel), endsName || hasUse { return true }
      if word.meaning.contains(.container) {
        // `into a 1 quart jar`, but `a 14 oz can of tomatoes`
        if hasUse || endsName && !place.isAtStart && !probe.isAt(.of) { return true }
      }
      if word.meaning.contains(.end) || word.hasPeriod { return false }
      hasUse = hasUse || word.meaning.contains(.use)
    }
    return false
  }

  /// Returns where the container stands right after an amount, which is its size: `28 oz can`.
  func containerAhead(of position: Int) -> Range<Int>? {
    var probe = ahead(position)
    for _ in 0..<3 {
      guard let word = probe.readRecipeWord() else { return nil }
      if word.meaning.contains(.container) { return word.range }
      guard word.meaning.contains(.description) else { return nil }
    }
    return nil
  }

  // MARK: Portions

  /// Whether an amount is one of several, as the words after it say: `1/2 cup at a time`, `6 oz each`, `12 g
  /// per serving`.
  func isPortion(upTo position: Int) -> Bool {
    var probe = ahead(position)
    if probe.skip("/") { return probe.isAtLetter }
    for number in 0..<5 {
      guard let word = probe.readRecipeWord() else { return false }
      let text = line.bytes[word.range]
      if line.keyword(in: word.range) == .per || text.isWord("apiece") { return true }
      if text.isWord("at"), probe.readWord("a"), probe.readWord("time") { return true }
      // `2 tbsp on each tortilla`
      if word.meaning.contains(.relation), probe.readWord("each") { return true }
      // `6 oz each`, but `1 tsp each salt and pepper`
      if text.isWord("each") { return number == 0 && place.isIngredient && probe.isAtEndOfName }
      if word.hasPeriod || word.meaning.contains(.end) && !text.isWord("of") { return false }
    }
    return false
  }

  // MARK: Nutrition facts

  /// Whether an amount is one of nutrition facts: `sodium 380 mg`, `12 g carbs`.
  mutating func isNutritionFact(_ range: Range<Int>) -> Bool {
    let facts = lineFacts
    if isNutrition || facts.speaksOfNutrition { return true }
    guard facts.namesNutrients else { return false }
    if !place.word.isDisjoint(with: [.nutrient, .food]), isRightAfterWord(range) { return true }
    var probe = ahead(range.upperBound)
    guard let next = probe.readRecipeWord() else { return false }
    let isNutrient = !next.meaning.isDisjoint(with: [.nutrient, .food])
    return isNutrient && (next.hasPeriod || probe.isAtEndOfName)
  }

  /// Whether no more than a sign stands between the last word and a range.
  private func isRightAfterWord(_ range: Range<Int>) -> Bool {
    place.wordEnd <= range.lowerBound
      && line.bytes[place.wordEnd..<range.lowerBound].allSatisfy {
        $0 == 0x20 || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "*")
          || $0 == UInt8(ascii: "\"")
      }
  }
}

extension Slice where Base == UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are those of a word in lower case, whatever their own.
  func isWord(_ word: StaticString) -> Bool {
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return count == expected.count
      && zip(self, expected).allSatisfy { NameBytes.lowercase($0) == $1 }
  }
}

extension ByteCursor {
  /// Steps over spaces and a word, if the text goes on with it.
  mutating func readWord(_ word: StaticString) -> Bool {
    var probe = self
    guard let next = probe.readRecipeWord(), bytes[next.range].isWord(word) else { return false }
    self = probe
    return true
  }

  /// Whether the text goes on with a keyword.
  func isAt(_ keyword: Keyword) -> Bool {
    var probe = self
    return probe.skip(keyword)
  }
}
