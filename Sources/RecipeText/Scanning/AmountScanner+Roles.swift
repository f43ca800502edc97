import QuantityCore
import QuantityReading

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
    facts.read(reader.cursor)
    // `water at 40 C`, `100C water`
    let isAfterAt = !hasFood && place.word.contains(.end)
    let isGlued = letter == UInt8(ascii: "C") && line.isDigit(unit.lowerBound - 1)
    if number >= 30 { return isAfterAt || isGlued || facts.speaksOfHeat }
    // `cool to 4C`
    return number >= 1 && isAfterAt && letter == UInt8(ascii: "C") && facts.speaksOfHeat
  }

  // MARK: Sizes and portions

  // What these look for stands in the line ahead: a method of the scanner that doesn't change it copies all of it.

  /// Whether what comes after an amount may say that it measures one of several, or what something holds. It is
  /// mostly but the name of an ingredient, and to see that takes a quarter of asking for each.
  func mayMeasure(ahead position: Int) -> Bool {
    guard isEnglish, position < reader.cursor.bytes.count else { return true }
    return facts.plainWords.meaning(ahead: ahead(position))
      .map { !$0.isDisjoint(with: [.vessel, .container, .share]) } ?? true
  }

  @inline(__always)
  func isVessel(after position: Int) -> Bool {
    ahead(position).isBeforeVessel(isAtStart: place.isAtStart)
  }

  @inline(__always)
  func containerAhead(of position: Int) -> Range<Int>? { ahead(position).container }

  @inline(__always)
  func isPortion(upTo position: Int) -> Bool {
    ahead(position).isAfterPortion(ofIngredient: place.isIngredient)
  }

  // MARK: Nutrition facts

  /// Whether an amount is one of nutrition facts: `sodium 380 mg`, `12 g carbs`.
  mutating func isNutritionFact(_ range: Range<Int>) -> Bool {
    facts.read(reader.cursor)
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
