/// An amount in the bytes of a text.
struct ScannedAmount {
  var amount: WrittenAmount
  var role: FoundAmount.Role
  var range: Range<Int>
  var form: FoundAmount.Form

  init(_ amount: WrittenAmount, _ role: FoundAmount.Role, _ range: Range<Int>, _ phrase: Phrase) {
    (self.amount, self.role, self.range) = (amount, role, range)
    form = FoundAmount.Form(first: phrase.first.range, second: phrase.second?.range)
    form.unit = phrase.last.unitRange
    form.isHyphenated = phrase.last.isHyphenated
  }
}

/// Steps through the bytes of a text from one amount to the next.
///
/// At each number a lenient reader is asked for an amount. What it looks at and then leaves is no
/// longer than what it takes, so that the time is in proportion to the text.
struct AmountScanner {
  private var reader: Grammar
  /// Whether nothing but bullets stands between the start of the line and here.
  private var isAtLineStart = true
  /// Where a count ends, if only spaces or a parenthesis are between it and here.
  private var countEnd: Int?
  /// Whether `about` or the like stands right before here.
  private var isApproximate = false
  /// Alternates of the amount given last, the next one last.
  private var alternates: [ScannedAmount] = []
  /// The first number in front of a word that isn't a count, as it does not begin a line.
  private(set) var loneNumber: ScannedAmount?

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ finder: AmountFinder) {
    reader = Grammar(
      bytes, as: .runningText, decimalMark: finder.decimalMark, finder.vocabulary.unmanaged)
  }

  /// Returns the next amount.
  mutating func next() -> ScannedAmount? {
    if let alternate = alternates.popLast() { return alternate }
    while !reader.cursor.isAtEnd {
      if let found = step() { return found }
    }
    return nil
  }

  /// Goes on to the next place where an amount could begin; gives the amount if one does here.
  private mutating func step() -> ScannedAmount? {
    let byte = reader.cursor.peek()
    if byte == 0x0A || byte == 0x0D {
      reader.cursor.position += 1
      (isAtLineStart, countEnd, isApproximate) = (true, nil, false)
    } else if byte <= 0x20 {
      reader.cursor.position += 1
    } else if reader.cursor.isAtNumber(reader.decimalMark) {
      return readAmount()
    } else if reader.cursor.isAtLetter || byte >= 0x80 {
      return readWord()
    } else {
      readSign(byte)
    }
    return nil
  }

  private mutating func readSign(_ byte: UInt8) {
    reader.cursor.position += 1
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): break
    case UInt8(ascii: "("), UInt8(ascii: "["): isAtLineStart = false
    case UInt8(ascii: "~"): isApproximate = true
    default: (isAtLineStart, countEnd) = (false, nil)
    }
  }

  /// Reads a word, which may be the first of a number.
  private mutating func readWord() -> ScannedAmount? {
    let start = reader.cursor.position
    if reader.cursor.skip("≈") {
      isApproximate = true
      return nil
    }
    if reader.cursor.skip("•") || reader.cursor.skip("–") { return nil }
    if let length = reader.cursor.spaceBeyondASCII {
      reader.cursor.position += length
      return nil
    }
    let end = max(reader.cursor.endOfWord(), reader.cursor.endOfCharacter())
    let word = reader.cursor.keyword(in: start..<end)
    switch word {
    case .article, .count, .tens, .dozen, .fraction, .fractions, .another, .couple:
      if let found = readAmount(inWords: word) { return found }
      if reader.cursor.position > start { return nil }
    default: break
    }
    reader.cursor.position = end
    // The digits of `B12` belong to the word, but not those of `2x400g`.
    let isTimes = countEnd != nil && (word == .times || isTimes(start..<end))
    while !isTimes, reader.cursor.isAtASCIIDigit { reader.cursor.position += 1 }
    isApproximate = false
    let recipeWord = RecipeWord(reader.cursor.bytes, start..<end)
    switch word {
    case .approximation:
      isApproximate = true
      return nil
    case _ where countEnd != nil && recipeWord.contains(.container):
      // What stands in parentheses after `2 cans` is the size of each.
      countEnd = reader.cursor.skipGroupStart() ? reader.cursor.position : nil
    case _ where recipeWord.contains(.part) && countEnd == nil && reader.cursor.skip(.of):
      isAtLineStart = true
      return nil
    default:
      // `2 large cans (14 ounces)`, `2 x 400 g`
      if countEnd != nil, !isBeforeContainer, !isTimes { countEnd = nil }
    }
    isAtLineStart = false
    return nil
  }

  /// Whether the sign between a count and a size is here.
  private func isTimes(_ range: Range<Int>) -> Bool {
    reader.cursor.bytes[range].elementsEqual("×".utf8)
  }

  /// Whether the next word is the one for a container.
  private var isBeforeContainer: Bool {
    var probe = reader.cursor
    probe.skipSpaces()
    return RecipeWord(probe.bytes, probe.position..<probe.endOfWord()).contains(.container)
  }

  // MARK: Amounts

  /// Reads the amount or the count that begins here, or steps over the number.
  private mutating func readAmount(inWords word: Keyword? = nil) -> ScannedAmount? {
    let start = reader.cursor.position
    defer { isApproximate = false }
    var probe = reader
    let phrase: Phrase?
    do throws(ParseError) {
      phrase = try probe.readPhrase()
    } catch {
      reader.cursor.position = max(error.range.upperBound, start + 1)
      (isAtLineStart, countEnd) = (false, nil)
      return nil
    }
    guard let phrase, probe.cursor.position > start else {
      if word == nil { reader.cursor.position = start + 1 }
      return nil
    }
    let last = phrase.last
    let (unitRange, isHyphenated) = (last.unitRange, last.isHyphenated)
    guard let amount = last.settledAmount else {
      return readCount(phrase, probe, inWords: word)
    }
    // `a t` is not a teaspoon.
    if word != nil, unitRange.count < 2 { return nil }
    if probe.cursor.isTemperature(amount, unitRange)
      || probe.cursor.isDecade(phrase.range, unitRange)
    {
      reader.cursor.position = probe.cursor.position
      return nil
    }
    guard let written = try? WrittenAmount(phrase, isAbout: isApproximate, probe) else {
      reader.cursor.position = probe.cursor.position
      return nil
    }
    reader = probe
    let isSize = countEnd != nil || (isHyphenated && !isAtLineStart)
    var found = ScannedAmount(
      written, isSize ? .size : .amount, rangeInText(phrase.range), phrase)
    found.form.unit = rangeInText(unitRange)
    (isAtLineStart, countEnd) = (false, nil)
    if !isSize { readAlternates(of: &found) }
    return found
  }

  /// Returns a range without the period at its end, which may be that of the sentence.
  private func rangeInText(_ range: Range<Int>) -> Range<Int> {
    guard let last = reader.cursor.bytes[range].last, last == UInt8(ascii: ".") else {
      return range
    }
    return range.lowerBound..<range.upperBound - 1
  }

  private mutating func readAlternates(of found: inout ScannedAmount) {
    var all: [WrittenAmount] = []
    while let alternate = try? reader.readAlternate(),
      let written = try? WrittenAmount(alternate, reader)
    {
      all.append(written)
      var found = ScannedAmount(written, .alternate, rangeInText(alternate.range), alternate)
      found.form.unit = rangeInText(alternate.last.unitRange)
      alternates.append(found)
    }
    if all.isEmpty { return }
    alternates.reverse()
    found.amount = WrittenAmount(
      found.amount.lower, to: found.amount.upper, isAbout: found.amount.isAbout,
      rounding: found.amount.rounding, alternates: all)
  }

  /// Reads a number without a unit, which counts something at the start of an ingredient: `4 large eggs`.
  private mutating func readCount(
    _ phrase: Phrase, _ probe: Grammar, inWords word: Keyword?
  ) -> ScannedAmount? {
    if let word {
      // `half and half` is not a number, and neither is the `a` of `a few`; but `a 1-pound eggplant`
      // is one eggplant.
      var next = probe.cursor
      if next.skip(.and) || next.skip(.of) { return nil }
      next.skipSpaces()
      if case .article = word, phrase.range.count <= 2, !next.isAtDigit {
        return nil
      }
    }
    let isCounted = probe.cursor.isBeforeCounted
    let isCount = isAtLineStart && (isCounted || isBeforeGluedSize(probe))
    var range = phrase.range
    // The article of `half an onion` belongs to the number: three times that is `1 1/2 onion`.
    var article = probe.cursor
    if case .fraction = word, article.skip(.article) {
      range = range.lowerBound..<article.position
    }
    guard let written = try? WrittenAmount(phrase, isAbout: isApproximate, probe) else {
      return nil
    }
    let found = ScannedAmount(written, .count, range, phrase)
    (isAtLineStart, countEnd) = (false, nil)
    guard isCount else {
      let isWord =
        phrase.range.lowerBound > 0 && reader.cursor.bytes[phrase.range.lowerBound - 1] == 0x20
      if isCounted, isWord, loneNumber == nil { loneNumber = found }
      // The end of a range that was none may begin an amount of its own, but not that of a date, such
      // as 2026-05.
      var next = phrase.first
      if let first = next.number, let last = phrase.last.number, last < first { next = phrase.last }
      reader.cursor.position = next.range.upperBound
      return nil
    }
    reader = probe
    reader.cursor.position = max(reader.cursor.position, range.upperBound)
    countEnd = range.upperBound
    return found
  }

  /// Whether the sign between a count and a size is here, and the size: `2x400g tins`.
  private func isBeforeGluedSize(_ probe: Grammar) -> Bool {
    var probe = probe
    guard probe.cursor.skip("x") || probe.cursor.skip("X") || probe.cursor.skip("×") else {
      return false
    }
    return (try? probe.readPhrase())??.first.isNumber == false
  }
}
