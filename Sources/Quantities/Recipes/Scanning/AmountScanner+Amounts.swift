extension AmountScanner {
  /// Reads the amount or the count that begins here, or steps over the number.
  mutating func readNumber(inWords word: Keyword? = nil) -> Item? {
    let start = reader.cursor.position
    defer { place.isApproximate = false }
    var probe = reader
    let phrase: Phrase?
    do throws(ParseError) {
      phrase = try probe.readPhrase()
    } catch {
      return readMistake(error, from: start)
    }
    guard let phrase, probe.cursor.position > start else {
      if word == nil { skip(to: start + 1) }
      return nil
    }
    guard let amount = phrase.last.settledAmount, !isCount(phrase) else {
      return readCount(phrase, probe, inWords: word)
    }
    // `a t` is not a teaspoon.
    if word != nil, phrase.last.unitRange.count < 2 { return nil }
    let range = rangeInText(phrase.range)
    let isAfterTimes = place.countEnd != nil && line.isAfterTimes(start)
    let isWhole = isAfterTimes || line.isBoundary(before: start, hasUnit: true)
    guard isWhole, line.isBoundary(after: range.upperBound) else {
      skip(to: max(place.runEnd, phrase.range.upperBound))
      return nil
    }
    if isTemperature(amount, phrase.last.unitRange)
      || probe.cursor.isDecade(phrase.range, phrase.last.unitRange)
    {
      skip(to: probe.cursor.position)
      return nil
    }
    if let (count, size) = countAndSize(phrase) { return read(count, of: size, probe) }
    if let error = unclearThousand(phrase) {
      skip(to: probe.cursor.position)
      return .mistake(range, error)
    }
    do throws(ParseError) {
      let written = try WrittenAmount(phrase, isAbout: place.isApproximate, probe)
      return read(written, phrase, probe)
    } catch {
      skip(to: probe.cursor.position)
      return .mistake(range, error)
    }
  }

  /// Takes an amount, by the role that the words around it give it.
  private mutating func read(
    _ written: WrittenAmount, _ phrase: Phrase, _ probe: Grammar
  ) -> Item {
    var found = ScannedAmount(written, .amount, rangeInText(phrase.range), phrase)
    reader = probe
    let isAtStart = place.isAtStart
    let end = readAlternates(of: &found)
    if case .amount(let amount) = written.upper, amount.unit.kind != AnyKind(TimeKind.self) {
      found.role = role(of: phrase, upTo: end)
      place.hasAmount = true
    }
    place.isAfterCount = false
    let role = found.role
    let before = line.bytes[..<found.range.lowerBound].last { $0 != 0x20 }
    let isInGroup = before == UInt8(ascii: "(")
    place.goOn()
    place.isIngredient = place.isIngredient || isAtStart
    place.amountEnd = end
    guard role == .size || role == .portion else { return .amount(found) }
    // `(15 oz or 425 g)`
    place.isInSize = place.isInSize || role == .size && isInGroup
    pending = pending.map { $0.with(role) }
    // `28 oz can` is one can.
    if role == .size, isAtStart, let counted = containerAhead(of: end) {
      var one = ScannedAmount(
        oneBefore: found.range.lowerBound, WrittenAmount(.number(Fraction(1))), .count)
      one.form.counted = counted
      one.form.size = found.range.lowerBound..<end
      pending.append(.amount(found))
      return .amount(one)
    }
    return .amount(found)
  }

  /// Returns what an amount does, by the words around it.
  private mutating func role(of phrase: Phrase, upTo end: Int) -> FoundAmount.Role {
    if isNutritionFact(phrase.range) { return .portion }
    if let end = place.countEnd {
      // `2 packages (4 teaspoons) yeast`, which are as much together
      let isTotal = line.bytes[..<end].last == UInt8(ascii: "(") && phrase.last.isMeasured
      return isTotal ? .amount : .size
    }
    if place.isInSize { return .size }
    if place.isAfterPer || isPortion(upTo: end) { return .portion }
    if isVessel(after: end) || containerAhead(of: end) != nil { return .size }
    return phrase.last.isHyphenated && !place.isAtStart ? .size : .amount
  }

  // MARK: Counts of sizes

  /// Returns the count and the size of `2-16 oz cans`, which looks like a range.
  private func countAndSize(_ phrase: Phrase) -> (count: Phrase, size: Phrase)? {
    guard let second = phrase.second, phrase.first.unitRange.isEmpty,
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
    return (Phrase(first: count), Phrase(first: second))
  }

  private mutating func read(_ count: Phrase, of size: Phrase, _ probe: Grammar) -> Item? {
    guard let number = try? WrittenAmount(count, isAbout: place.isApproximate, probe),
      let written = try? WrittenAmount(size, probe)
    else { return nil }
    let range = rangeInText(size.range)
    var found = ScannedAmount(number, .count, count.range, count)
    found.form.counted = containerAhead(of: range.upperBound)
    pending = [.amount(ScannedAmount(written, .size, range, size))]
    reader = probe
    place.goOn()
    place.isIngredient = true
    return .amount(found)
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
  private mutating func readAlternates(of found: inout ScannedAmount) -> Int {
    var all: [WrittenAmount] = []
    var items: [Item] = []
    while let alternate = try? reader.readAlternate(),
      line.isBoundary(after: rangeInText(alternate.range).upperBound),
      let written = try? WrittenAmount(alternate, reader)
    {
      all.append(written)
      items.append(
        .amount(ScannedAmount(written, .alternate, rangeInText(alternate.range), alternate)))
    }
    if all.isEmpty { return found.range.upperBound }
    pending = items.reversed()
    found.amount = WrittenAmount(
      found.amount.lower, to: found.amount.upper, isAbout: found.amount.isAbout,
      rounding: found.amount.rounding, alternates: all)
    return reader.cursor.position
  }

  // MARK: Mistakes

  /// Returns why `1.500 g` cannot be read: half of the world writes a thousand and a half so, and a decimal ends with no
  /// zero.
  private func unclearThousand(_ phrase: Phrase) -> ParseError? {
    let unit = line.bytes[rangeInText(phrase.last.unitRange)]
    let number = line.bytes[phrase.first.range].prefix(7)
    guard unit.isWord("g") || unit.isWord("ml"), reader.decimalMark == .point,
      let point = number.firstIndex(of: UInt8(ascii: ".")), point - number.startIndex <= 3,
      number.first != UInt8(ascii: "0"), number.first != UInt8(ascii: "."),
      line.isDigit(point + 1), line.isDigit(point + 2), !line.isDigit(point + 4),
      number.endIndex > point + 3, line.bytes[point + 3] == UInt8(ascii: "0")
    else { return nil }
    let range = number.startIndex..<point + 4
    return ParseError(
      .invalidNumber, at: range, "\(reader.quote(range)) can be read in two ways",
      hint: "write the number without a point, or without the zero at its end")
  }

  /// Steps over a number that cannot be read, and tells of it if a unit comes after it.
  private mutating func readMistake(_ error: ParseError, from start: Int) -> Item? {
    let end = max(error.range.upperBound, start + 1)
    var probe = reader
    probe.cursor.position = end
    let isAmount =
      error.range.lowerBound >= start && line.isBoundary(before: start, hasUnit: true)
      && (probe.readKnownUnitName() != nil || hasUnit(error.range))
    let range = rangeInText(start..<(isAmount ? probe.cursor.position : end))
    skip(to: range.upperBound)
    return isAmount && line.isBoundary(after: range.upperBound) ? .mistake(range, error) : nil
  }

  /// Whether a range ends with a letter, as that of an amount does and that of a number does not.
  private func hasUnit(_ range: Range<Int>) -> Bool { line.isLetter(range.upperBound - 1) }
}

extension AmountScanner.Item {
  /// Returns the same in another role, if it is an amount.
  fileprivate func with(_ role: FoundAmount.Role) -> AmountScanner.Item {
    guard case .amount(var amount) = self else { return self }
    amount.role = role
    return .amount(amount)
  }
}

extension Operand {
  /// Whether the amount is one of cups or spoons, in which nothing is sold.
  fileprivate var isMeasured: Bool {
    ["cup", "tablespoon", "teaspoon"].contains { unit?.name == $0 } && !isHyphenated
  }
}
