import QuantityCore
import QuantityReading

extension AmountScanner {
  /// Steps over words that change nothing of what comes after them, which most words are, and over spaces around
  /// them. Without this, finding takes half as long again.
  @inline(__always)
  mutating func skipPlainWords() {
    // Elsewhere every word may matter.
    guard isEnglish, !place.isAtGroup, !place.isAfterYield, place.countEnd == nil else { return }
    facts.read(reader.cursor)
    reader.cursor.skipPlainSpaces()
    let cursor = reader.cursor
    var last: PlainWord?
    var next = facts.plainWords.word(at: cursor.position)
    while let word = next {
      if last == nil, place.isAtStart {
        guard word.meaning.isDisjoint(with: .turnAtStart) else { break }
      } else if word.meaning.contains(.turn) {
        guard word.isArticle(in: cursor),
          facts.plainWords.isPlainNoun(after: word.range, cursor, reader.lexicon)
        else { break }
      }
      // Whatever a comma says, it says to the next word.
      if last?.hasComma ?? false { place.isAfterCount = false }
      last = word
      next = facts.plainWords.following()
    }
    guard let last else { return }
    reader.cursor.position = last.end
    reader.cursor.skipPlainSpaces()
    let isAfterHead = place.isAfterHead
    place.goOn()
    place.isAfterHead = isAfterHead
    place.isApproximate = false
    place.word = last.meaning
    if last.meaning.contains(.keyword), !last.hasPeriod {
      place.keyword = cursor.keyword(in: last.range)
    }
    place.wordEnd = last.end
    place.runEnd = max(place.runEnd, place.wordEnd)
  }

  /// Reads a word, which may be the first of a number, or an amount by itself; gives whether an item was found.
  mutating func readWord() -> Bool {
    let start = reader.cursor.position
    if !reader.cursor.isAtLetter {
      if reader.cursor.skip("≈") {
        place.isApproximate = true
        return false
      }
      if reader.cursor.skipSymbol() { return false }
    }
    let end = max(reader.cursor.endOfWord(), reader.cursor.endOfCharacter())
    let keyword = reader.cursor.keyword(in: start..<end)
    if keyword?.canBeginNumber ?? false,
      keyword != .article || !facts.plainWords.isPlainNoun(after: start..<end, line, reader.lexicon)
    {
      if readNumber(inWords: keyword) { return true }
      if reader.cursor.position > start { return false }
    }
    var trimmed = end
    while trimmed > start, line.bytes[trimmed - 1] == UInt8(ascii: ".") { trimmed -= 1 }
    let word = line.recipeWord(in: start..<trimmed)
    if place.isAtStart, readUnsaidOne(start..<trimmed, word, keyword) { return true }
    reader.cursor.position = end
    defer {
      (place.word, place.keyword, place.wordEnd) = (word, keyword, end)
    }
    let isTimes =
      place.countEnd != nil
      && (keyword == .times || line.bytes[start..<end].elementsEqual("×".utf8))
    if isTimes { return false }
    place.isApproximate = keyword == .approximation
    if place.isApproximate { return false }
    follow(word, keyword, start..<trimmed)
    return false
  }

  /// Goes on after a word that isn't a number.
  private mutating func follow(_ word: RecipeWord, _ keyword: Keyword?, _ range: Range<Int>) {
    let before = place
    place.goOn()
    // `per 100 g`, `8 fillets, each 4 to 6 ounces`
    place.isAfterPer = keyword == .per || line.bytes[range].isWord("each")
    place.isAfterJoint = before.countEnd != nil && word.contains(.joint)
    place.isAfterHead = before.isAfterHead || before.isAtStart && word.contains(.head)
    if word.contains(.part), before.countEnd == nil, let after = reader.cursor.afterOfOrFrom {
      // `juice of 2 lemons`, `zest from 1 lemon`
      reader.cursor.position = after
      place.isAtStart = true
    } else if word.contains(.yield), !before.isAfterPer {
      // `Serving size: 1 cup`
      place.isAfterPer = reader.cursor.readWord("size")
      place.isAfterYield = !place.isAfterPer
    } else if word.contains(.purpose), before.isAtStart {
      place.isAfterYield = true
    } else if before.isAfterYield, keyword == .to || line.bytes[range].isWord("up") {
      place.isAfterYield = true
    } else if before.isAtGroup, line.bytes[range].isWord("from") {
      (place.isAtGroup, place.isGroupDirect) = (true, false)
    } else if before.countEnd != nil, word.contains(.container) {
      // What stands in parentheses after `2 cans` is the size of each.
      if reader.cursor.skipGroupStart() { place.countEnd = reader.cursor.position }
    } else if before.countEnd != nil, containerAhead(of: reader.cursor.position) != nil {
      // `2 large cans (14 ounces)`
      place.countEnd = before.countEnd
    } else if word.contains(.link), before.isAfterCount || before.word.contains(.vessel) {
      // `2 latas de 400 g`, `ein Topf von 3 l`
      place.countEnd = reader.cursor.position
    }
  }

  // MARK: The one that isn't said

  /// Reads `Pinch of salt`, `Handful of parsley` and `a bottle of stout`, which are one at the start of an
  /// ingredient.
  private mutating func readUnsaidOne(
    _ range: Range<Int>, _ word: RecipeWord, _ keyword: Keyword?
  ) -> Bool {
    if keyword == .article { return readArticle(range) }
    guard word.contains([.piece, .singular]), ahead(range.upperBound).isAt(.of) else {
      return false
    }
    var probe = reader
    if let name = probe.readKnownUnitName(), name.range == range {
      let one = AnyAmount(tickCount: name.unit.tickCount, unit: name.unit)
      let found = ScannedAmount(oneBefore: range.lowerBound, WrittenAmount(.amount(one)), .amount)
      (found.range, found.form.first, found.form.unit) = (
        range, range.lowerBound..<range.lowerBound, range
      )
      take(found)
      return true
    }
    let found = ScannedAmount(
      oneBefore: range.lowerBound, WrittenAmount(.number(Fraction(1))), .count)
    found.form.counted = range
    take(found, upTo: range.upperBound)
    return true
  }

  /// Reads the article of `a bottle of stout`, as one.
  private mutating func readArticle(_ range: Range<Int>) -> Bool {
    var probe = ahead(range.upperBound)
    for _ in 0..<3 {
      guard let word = probe.readRecipeWord() else { return false }
      if !word.meaning.isDisjoint(with: [.singular, .piece, .vessel]) {
        let isIngredient = word.meaning.contains(.singular) ? probe.isAtEndOfName : probe.isAt(.of)
        guard isIngredient else { return false }
        let found = ScannedAmount(
          oneBefore: range.lowerBound, WrittenAmount(.number(Fraction(1))), .count)
        (found.range, found.form.first, found.form.counted) = (range, range, word.range)
        take(found)
        return true
      }
      guard word.meaning.contains(.description) else { return false }
    }
    return false
  }

  private mutating func take(_ found: ScannedAmount, upTo end: Int? = nil) {
    pending.append(.amount(found))
    reader.cursor.position = end ?? found.range.upperBound
    place.goOn()
    place.isIngredient = true
    place.isApproximate = false
  }
}

extension Keyword {
  /// Whether the word can begin a number in running text.
  var canBeginNumber: Bool {
    switch self {
    case .fraction, .fractions, .another, .couple: true
    default: beginsNumber
    }
  }
}

extension ByteCursor {
  /// Where the text goes on after `of` or `from`, and after `about`.
  fileprivate var afterOfOrFrom: Int? {
    var probe = self
    if probe.skip(.of) || probe.readWord("from") { return probe.position }
    // `jus de 2 citrons`
    return probe.readRecipeWord().flatMap { $0.meaning.contains(.link) ? probe.position : nil }
  }

  /// Steps over a character that isn't a letter: a bullet, a box, an emoji, a character that isn't seen.
  fileprivate mutating func skipSymbol() -> Bool {
    let end = endOfCharacter()
    guard end - position <= 4 else { return false }
    var decoder = UTF8()
    var iterator = bytes[position..<end].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), !scalar.properties.isAlphabetic
    else { return false }
    position = end
    return true
  }

  /// Steps over the box of a list, `[ ]`, or over a remark, `(optional)`, after its first byte.
  mutating func skipRemark() -> Bool {
    var probe = self
    for _ in 0..<ReadingLimits.lookAhead {
      if probe.peek() == UInt8(ascii: ")") || probe.peek() == UInt8(ascii: "]") {
        position = probe.position + 1
        return true
      }
      guard probe.isAtLetter || probe.peek() == 0x20 || probe.peek() == UInt8(ascii: ",") else {
        return false
      }
      probe.position += 1
    }
    return false
  }
}

extension PlainWord {
  /// Whether the word is an article.
  @inline(__always)
  fileprivate func isArticle(in text: ByteCursor) -> Bool {
    range.count <= 2 && !hasPeriod && text.keyword(in: range) == .article
  }
}
