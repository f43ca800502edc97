import QuantityCore
import QuantityReading

extension AmountScanner {
  /// Reads the amount or the count that begins here, or steps over the number; gives whether an item was found.
  mutating func readNumber(inWords word: Keyword? = nil) -> Bool {
    let start = reader.cursor.position
    defer { place.isApproximate = false }
    if word == nil, readPlainAmount() { return true }
    var probe = reader
    let phrase: Phrase?
    do throws(ParseError) {
      phrase = try probe.readPhrase()
    } catch {
      return readMistake(error, from: start)
    }
    guard let phrase, probe.cursor.position > start else {
      if word == nil { skip(to: start + 1) }
      return false
    }
    guard let amount = phrase.last.settledAmount, !isCount(phrase) else {
      return readCount(phrase, probe, inWords: word)
    }
    // `a t` is not a teaspoon.
    if word != nil, phrase.last.unitRange.count < 2 { return false }
    let form = FoundAmount.Form(phrase)
    let range = rangeInText(phrase.range)
    if let end = endOfOther(amount, phrase.range, range, form) {
      skip(to: end)
      return false
    }
    if phrase.isRange, let (count, size) = countAndSize(phrase) {
      return take(count, of: size, probe)
    }
    do throws(ParseError) {
      if line.isUnclearThousand(form.first, unit: rangeInText(form.unit), reader.decimalMark) {
        throw unclearThousand(form.first)
      }
      let written = try WrittenAmount(phrase, isAbout: place.isApproximate, probe)
      take(ScannedAmount(written, .amount, range, form), upTo: probe.cursor.position)
    } catch {
      skip(to: probe.cursor.position)
      pending.append(.mistake(range, error))
    }
    return true
  }

  /// Returns up to where to step over what reads as an amount and isn't one: a piece of a word, a temperature, a
  /// decade.
  ///
  /// - Parameter inText: the range without the period of a sentence.
  mutating func endOfOther(
    _ amount: AnyAmount, _ range: Range<Int>, _ inText: Range<Int>, _ form: FoundAmount.Form
  ) -> Int? {
    let isAfterTimes = place.countEnd != nil && line.isAfterTimes(range.lowerBound)
    let isWhole = isAfterTimes || line.isBoundary(before: range.lowerBound, hasUnit: true)
    guard isWhole, line.isBoundary(after: inText.upperBound) else {
      return max(place.runEnd, range.upperBound)
    }
    let isOther = isTemperature(amount, form.unit) || line.isDecade(range, form.unit)
    return isOther ? range.upperBound : nil
  }

  /// Takes an amount that was read up to a place, by the role that the words around it give it.
  mutating func take(_ found: ScannedAmount, upTo readEnd: Int) {
    reader.cursor.position = readEnd
    let isAtStart = place.isAtStart
    let end = readAlternates(of: found)
    if let amount = found.upper, amount.unit.kind != .time {
      found.role = role(of: found, readUpTo: readEnd, upTo: end)
      place.hasAmount = true
    }
    place.isAfterCount = false
    let role = found.role
    let before = line.bytes[..<found.range.lowerBound].last { $0 != 0x20 }
    let isInGroup = before == UInt8(ascii: "(")
    place.goOn()
    place.isIngredient = place.isIngredient || isAtStart
    place.amountEnd = end
    if role == .size || role == .portion {
      for case .amount(let alternate) in pending { alternate.role = role }
    }
    pending.append(.amount(found))
    guard role == .size else { return }
    // `(15 oz or 425 g)`
    place.isInSize = place.isInSize || isInGroup
    // `28 oz can` is one can.
    if isAtStart, let counted = containerAhead(of: end) {
      let one = ScannedAmount(
        oneBefore: found.range.lowerBound, WrittenAmount(.number(Fraction(1))), .count)
      one.form.counted = counted
      one.form.size = found.range.lowerBound..<end
      pending.append(.amount(one))
    }
  }

  /// Returns what an amount does, by the words around it.
  private mutating func role(
    of found: ScannedAmount, readUpTo readEnd: Int, upTo end: Int
  ) -> FoundAmount.Role {
    if isNutritionFact(found.range.lowerBound..<readEnd) { return .portion }
    if let end = place.countEnd {
      // `2 packages (4 teaspoons) yeast`, which are as much together
      let isTotal = line.bytes[..<end].last == UInt8(ascii: "(") && found.isMeasured
      return isTotal ? .amount : .size
    }
    if place.isInSize { return .size }
    if place.isAfterPer { return .portion }
    if mayMeasure(ahead: end) {
      if isPortion(upTo: end) { return .portion }
      if isVessel(after: end) || containerAhead(of: end) != nil { return .size }
    }
    return found.form.isHyphenated && !place.isAtStart ? .size : .amount
  }

  // MARK: Counts of sizes

  /// Returns the count and the size of `2-16 oz cans`, which looks like a range.
  private func countAndSize(_ phrase: Phrase) -> (count: Phrase, size: Phrase)? {
    guard phrase.first.unitRange.isEmpty, case let second = phrase.last,
      line.bytes[phrase.first.range.upperBound..<second.range.lowerBound]
        .allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }),
      containerAhead(of: rangeInText(second.range).upperBound) != nil
    else { return nil }
    var numbers = reader
    numbers.cursor.position = phrase.first.range.lowerBound
    guard let number = try? numbers.readNumber(),
      numbers.cursor.position == phrase.first.range.upperBound,
      let value = number.fraction
    else { return nil }
    let count = Operand(.number(value), at: phrase.first.range)
    return (Phrase(count), Phrase(second))
  }

  private mutating func take(_ count: Phrase, of size: Phrase, _ probe: Grammar) -> Bool {
    guard let number = try? WrittenAmount(count, isAbout: place.isApproximate, probe),
      let written = try? WrittenAmount(size, probe)
    else { return false }
    let range = rangeInText(size.range)
    let found = ScannedAmount(number, .count, count.range, FoundAmount.Form(count))
    found.form.counted = containerAhead(of: range.upperBound)
    pending = [
      .amount(ScannedAmount(written, .size, range, FoundAmount.Form(size))), .amount(found),
    ]
    reader = probe
    place.goOn()
    place.isIngredient = true
    return true
  }

  // MARK: The same amount again

  /// Returns a range without the period at its end, if that may be the one of the sentence.
  func rangeInText(_ range: Range<Int>) -> Range<Int> {
    guard let last = line.bytes[range].last, last == UInt8(ascii: "."),
      !line.goesOn(afterPeriodAt: range.upperBound, inCapitals: place.isAtStart)
    else { return range }
    return range.lowerBound..<range.upperBound - 1
  }

  /// Reads the same amount in other units, and returns where all of them end.
  private mutating func readAlternates(of found: ScannedAmount) -> Int {
    guard reader.isBeforeAlternate else { return found.range.upperBound }
    var all: [WrittenAmount] = []
    var items: [Item] = []
    while let alternate = try? reader.readAlternate(),
      line.isBoundary(after: rangeInText(alternate.range).upperBound),
      let written = try? WrittenAmount(alternate, reader)
    {
      all.append(written)
      items.append(
        .amount(
          ScannedAmount(
            written, .alternate, rangeInText(alternate.range), FoundAmount.Form(alternate))))
    }
    if all.isEmpty { return found.range.upperBound }
    pending = items.reversed()
    found.amount = WrittenAmount(
      found.amount.lower, to: found.amount.upper, isAbout: found.amount.isAbout,
      rounding: found.amount.rounding, alternates: all)
    return reader.cursor.position
  }

  // MARK: Mistakes

  /// Returns why a number cannot be read that is unclear.
  private func unclearThousand(_ number: Range<Int>) -> ParseError {
    let point = line.bytes[number].firstIndex(of: UInt8(ascii: ".")) ?? number.lowerBound
    let range = number.lowerBound..<point + 4
    return ParseError(
      .invalidNumber, at: range, "\(reader.quote(range)) can be read in two ways",
      hint: "write the number without a point, or without the zero at its end")
  }

  /// Steps over a number that cannot be read, and tells of it if a unit comes after it.
  private mutating func readMistake(_ error: ParseError, from start: Int) -> Bool {
    let end = max(error.range.upperBound, start + 1)
    var probe = reader
    probe.cursor.position = end
    let isAmount =
      error.range.lowerBound >= start && line.isBoundary(before: start, hasUnit: true)
      && (probe.readKnownUnitName() != nil || hasUnit(error.range))
    let range = rangeInText(start..<(isAmount ? probe.cursor.position : end))
    skip(to: range.upperBound)
    guard isAmount, line.isBoundary(after: range.upperBound) else { return false }
    pending.append(.mistake(range, error))
    return true
  }

  /// Whether a range ends with a letter, as that of an amount does and that of a number does not.
  private func hasUnit(_ range: Range<Int>) -> Bool { line.isLetter(range.upperBound - 1) }
}

extension ScannedAmount {
  /// Whether the amount is one of cups or spoons, in which nothing is sold.
  fileprivate var isMeasured: Bool {
    guard let unit = upper?.unit else { return false }
    return unit.definition.vessel != nil && !form.isHyphenated
  }
}

extension ByteCursor {
  /// Whether half of the world reads an amount as a thousand and more, and the other half as one and a half, as in
  /// `1.500 g`: a decimal ends with no zero.
  func isUnclearThousand(_ number: Range<Int>, unit: Range<Int>, _ mark: DecimalMark) -> Bool {
    guard mark == .point, number.count > 4 else { return false }
    let start = number.lowerBound
    var point = start + 1
    while point < start + 4, bytes[point] != UInt8(ascii: ".") { point += 1 }
    guard point < start + 4, point + 3 < number.upperBound,
      bytes[start] != UInt8(ascii: "0"), bytes[start] != UInt8(ascii: "."),
      isDigit(point + 1), isDigit(point + 2), bytes[point + 3] == UInt8(ascii: "0"),
      !isDigit(point + 4)
    else { return false }
    return bytes[unit].isWord("g") || bytes[unit].isWord("ml")
  }
}
