import QuantityCore
import QuantityReading

extension AmountScanner {
  /// Whether what reads as an amount is rather a count, as its unit is short for something else in
  /// recipes: `1 st granatäpple`, `1 pk (10 oz)`, `1 cl garlic`.
  func isCount(_ phrase: Phrase) -> Bool {
    let unit = phrase.last.unitRange
    // `2 400 g tins`, but `1 500 g flour`
    if phrase.first.groupEnd != nil, place.isAtStart, !phrase.isRange {
      return phrase.last.isHyphenated || countedNoun(after: rangeInText(unit).upperBound) != nil
    }
    return phrase.range.upperBound == unit.upperBound && line.isCounted(by: unit)
  }

  /// Finds a number without a unit, if it counts something: `4 large eggs`, `Serves 4`.
  mutating func readCount(
    _ phrase: Phrase, _ probe: Grammar, inWords word: Keyword?
  ) -> Bool {
    let phrase = phrase.ofNumbers(reader)
    guard let phrase else { return false }
    var probe = probe
    probe.cursor.position = phrase.range.upperBound
    if let word, isNoNumber(phrase, probe.cursor, word) { return false }
    if word == nil, skipNumbering(phrase, probe.cursor) { return false }
    var range = phrase.range
    // The article of `half an onion` belongs to the number: three times that is `1 1/2 onions`.
    if phrase.isPart, probe.cursor.skip(.article) {
      range = range.lowerBound..<probe.cursor.position
    }
    guard let written = try? WrittenAmount(phrase, isAbout: place.isApproximate, probe) else {
      return false
    }
    let found = ScannedAmount(written, .count, range, FoundAmount.Form(phrase))
    guard let role = role(ofCount: found) else {
      passOver(phrase, found, probe.cursor)
      return false
    }
    found.role = role
    found.form.counted = countedNoun(after: range.upperBound)
    place.isIngredient = place.isIngredient || place.isAtStart
    place.hasAmount = true
    place.countsContainers =
      found.form.counted.map { line.recipeWord(in: $0).contains(.container) } ?? false
    place.isInAlternate = role == .alternate && !place.isGroupDirect || place.isInAlternate
    reader.cursor.position = range.upperBound
    // `2 dozen eggs` are counted by the dozen.
    if reader.cursor.skip(.dozen) { found.form.counted = nil }
    place.goOn()
    if role == .count { (place.countEnd, place.isAfterCount) = (range.upperBound, true) }
    pending.append(.amount(found))
    return true
  }

  /// Returns what a count does, or `nil` if it isn't one.
  private mutating func role(ofCount found: ScannedAmount) -> FoundAmount.Role? {
    let end = found.range.upperBound
    guard line.isBoundary(before: found.range.lowerBound, hasUnit: false) else { return nil }
    let after = ahead(end)
    let isCounted = after.isBeforeCounted
    if place.isAtGroup || place.isInAlternate, isAlternate(after, found.range) { return .alternate }
    // The mark after `"servings": "4"` is not one of inches.
    if place.isAfterYield, after.isAt("\"") || !after.isBeforeUnreadUnit,
      !after.isBeforeUncounted
    {
      return .count
    }
    guard isCounted || !after.isBeforeUnreadUnit else { return nil }
    if place.isAfterHead, after.isAtEndOfSegment || countedNoun(after: end) != nil { return .count }
    if place.isAfterNoun {
      return after.isAtEndOfSegment || countedNoun(after: end) != nil ? .count : nil
    }
    var next = after
    let word = next.readRecipeWord()?.meaning ?? []
    // `2/3 of the flour`
    if !word.isDisjoint(with: [.uncounted, .nutrient]) || after.isAt(.of) { return nil }
    if word.contains(.joint), isTime(next) { return nil }
    if place.isAfterJoint, isCounted { return .count }
    if place.isAtStart {
      if isSizeOfVessel(end) { return nil }
      if isCounted {
        return after.isBeforeRelation || found.isYear && countedNoun(after: end) == nil
          ? nil : .count
      }
      return isBeforeGluedSize(end) || after.isBeforeGluedNoun || after.isBeforeDashedNoun
        ? .count : nil
    }
    var probe = after
    if let word = probe.readRecipeWord(), word.meaning.contains(.yield) { return .count }
    if isCounted, isFurtherIngredient(found.range) { return .count }
    // `half of a 4-ounce jar`
    return isCounted && place.keyword != .of && isSizeOfContainer(found.range) ? .count : nil
  }

  /// Whether a number counts an ingredient in the midst of a line: `2 pears, or 3 plums`, `Beat in 3 eggs`.
  private func isFurtherIngredient(_ range: Range<Int>) -> Bool {
    guard let noun = countedNoun(after: range.upperBound), !place.isAfterPer else { return false }
    let word = line.recipeWord(in: noun)
    let isJoined =
      place.isAfterComma || place.keyword == .or || place.keyword == .and || place.keyword == .plus
    if isJoined, place.hasAmount { return true }
    // `cut into 8 wedges`, `roll out 12 balls`
    let isMade = !word.isDisjoint(with: [.piece, .container, .vessel, .shape])
    let isPlace = place.word.contains(.relation) && place.keyword != .target
    return !isMade && !isPlace && !isPortion(upTo: noun.upperBound)
  }

  /// Steps over a number that counts nothing.
  private mutating func passOver(_ phrase: Phrase, _ found: ScannedAmount, _ cursor: ByteCursor) {
    let start = phrase.range.lowerBound
    let isWord = line.startOfSpace(before: start) != nil
    if cursor.isBeforeCounted, isWord, loneNumber == nil {
      loneNumber = (found, base)
    }
    // The end of what wasn't a range after all may begin an amount of its own.
    var next = phrase.first
    if let first = next.number, let last = phrase.last.number, last < first { next = phrase.last }
    skip(to: next.range.upperBound)
  }

  // MARK: Numbers that count nothing

  /// Whether a word is not a number by itself: the first of `half and half`, and the `a` of `a few`; but `a
  /// 1-pound eggplant` is one eggplant.
  private func isNoNumber(_ phrase: Phrase, _ cursor: ByteCursor, _ word: Keyword) -> Bool {
    var next = cursor
    if next.skip(.and) || next.skip(.of) { return true }
    next.skipSpaces()
    guard case .article = word, phrase.range.count <= 2 else { return false }
    return !next.isAtDigit
  }

  /// Steps over the number of a step or a note: `1. Mix`, `2) Bake`.
  private mutating func skipNumbering(_ phrase: Phrase, _ cursor: ByteCursor) -> Bool {
    let mark = cursor.peek()
    guard place.isAtStart, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"),
      cursor.peek(1) <= 0x20,
      phrase.range.count <= 3, line.bytes[phrase.range].allSatisfy({ $0 &- 0x30 < 10 })
    else { return false }
    reader.cursor.position = cursor.position + 1
    return true
  }

  // MARK: Alternates

  /// Whether a number in a parenthesis says again how much the amount before it is: `(4-5)`, `(about 3
  /// medium)`, `(1 stick)`.
  private func isAlternate(_ after: ByteCursor, _ range: Range<Int>) -> Bool {
    if after.peek() == UInt8(ascii: ")") { return place.isGroupDirect || place.isApproximate }
    // `(half olive and half rapeseed oil)`
    if case .fraction = line.keyword(in: range) { return false }
    var probe = after
    if probe.skip(.dozen) { return true }
    guard let word = probe.readRecipeWord() else { return false }
    return !word.meaning.isDisjoint(with: [.singular, .plural, .piece, .description])
  }
}

extension Phrase {
  /// Whether the number is less than one.
  fileprivate var isPart: Bool {
    first.number.map { $0 < Fraction(1) && $0 > .zero } ?? false
  }

  /// Returns the numbers of a phrase whose unit is not one.
  fileprivate func ofNumbers(_ reader: Grammar) -> Phrase? {
    if first.isNumber { return self }
    if let end = first.groupEnd {
      let digits = first.range.lowerBound..<end
      let value = reader.cursor.bytes[digits].reduce(0) { 10 * $0 + Int($1 &- 0x30) }
      return Phrase(Operand(.number(Fraction(value)), at: digits))
    }
    guard let first = first.number(reader) else { return nil }
    guard isRange else { return Phrase(first) }
    return last.number(reader).map { Phrase(from: first, to: $0, isApproximate: false) }
  }
}

extension Operand {
  /// Returns the number of an amount whose unit isn't one; `nil` if several units could be meant.
  fileprivate func number(_ reader: Grammar) -> Operand? {
    guard let amount = settledAmount,
      let value = Fraction(
        magnitude: amount.tickCount.magnitude, over: amount.unit.size, isNegative: false)
    else { return nil }
    // The first end of `2-3 st` has no name of its own.
    let end =
      unitRange.isEmpty
      ? range.upperBound
      : reader.cursor.endWithoutSpaces(range.lowerBound..<unitRange.lowerBound)
    return Operand(.number(value), at: range.lowerBound..<end)
  }
}

extension ScannedAmount {
  /// Whether a number could be that of a year.
  fileprivate var isYear: Bool {
    guard case .number(let number) = amount.lower, range.count == 4 else { return false }
    return number >= Fraction(1500) && number < Fraction(2100)
  }
}

extension ByteCursor {
  /// Whether nothing more is here.
  fileprivate var isAtEndOfSegment: Bool {
    var probe = self
    probe.skipSpaces()
    return probe.isAtEnd || probe.isAt("<") || probe.isAt("\"") || probe.isAt("|")
  }

  /// Whether the number here is one of what isn't read: `2%`, `350°`, `9"`, `5 €`.
  fileprivate var isBeforeUnreadUnit: Bool {
    var probe = self
    probe.skipSpaces()
    return isAt("%") || isAt("\"") || isAt("'") || isAt("″") || isAt("′") || isAt("/") || isAt(":")
      || probe.isAt("°") || probe.isAt("º") || probe.isAtCurrency
      || isLetter(position)
        && !isBeforeGluedNoun && !isAtTimes
  }

  /// Whether a word follows that a recipe does not count, such as `Minuten` or `calories`.
  var isBeforeUncounted: Bool {
    var probe = self
    return probe.readRecipeWord().map { !$0.meaning.isDisjoint(with: [.uncounted, .nutrient]) }
      ?? false
  }

  /// Whether a word follows a number before which that counts nothing: `2 for $5`.
  fileprivate var isBeforeRelation: Bool {
    var probe = self
    return probe.readRecipeWord()?.meaning.contains(.relation) ?? false
  }

  /// Whether a noun or what describes it is glued to a number: `1large egg`.
  fileprivate var isBeforeGluedNoun: Bool {
    guard isAtLetter else { return false }
    let word = recipeWord(in: position..<endOfWord())
    return !word.isDisjoint(with: [.singular, .plural, .description])
  }

  /// Whether a dash and a word follow a number: `1 - lemon, juiced`.
  fileprivate var isBeforeDashedNoun: Bool {
    var probe = self
    guard probe.skip(" - ") || probe.skip(" – ") else { return false }
    return probe.isAtLetter
  }
}
