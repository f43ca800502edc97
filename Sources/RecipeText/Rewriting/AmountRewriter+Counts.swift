import QuantityCore
import QuantityReading

// Counts, their nouns, and quantities whose numbers alone change.

extension AmountRewriter {
  mutating func rewriteCount(
    _ found: ClassifiedQuantity, _ parser: PhraseParser
  ) throws(ScalingError) {
    let quantity = found.quantity
    if quantity.isTolerance || parser.hasParentheses(quantity) {
      try replaceNumbers(of: quantity, parser)
    } else if !quantity.isRange, let field = parser.numberInJSON(quantity) {
      do throws(QuantityError) {
        edits.replace(field.value, with: try field.text(scaledBy: scaler))
      } catch {
        throw .quantity(error)
      }
    } else {
      noteForm(of: quantity, parser)
      let isDecimal = form.number.decimalMark != nil
      let ends = ScaledNumber.range(
        try scaled(quantity.first.value), try scaled(quantity.last.value), asDecimal: isDecimal,
        written: quantity.last.value.denominator)
      rewriteLink(to: quantity, parser)
      let range = parser.range(of: quantity.tokens)
      // `Sprig of parsley` has an implied 1.
      let counter = try counter(of: quantity, parser)
      let last = parser.tokens[quantity.end - 1]
      let needsSpace = range.isEmpty || last.isElision || last.sign == .hyphen
      let rest = counter ?? (needsSpace ? " " : "")
      edits.replace(range, with: text(ofCounts: ends, found) + rest)
    }
    try rewriteNoun(of: found, parser, from: quantity.last.value)
    try noteRounding(of: found, parser)
  }

  /// Returns the text between the number and the part of `1 bicchiere e mezzo`, with the noun in its
  /// new number.
  private func counter(
    of quantity: QuantityPhrase, _ parser: PhraseParser
  ) throws(ScalingError) -> String? {
    guard let index = quantity.counter else { return nil }
    let end = parser.range(of: quantity.first.tokens).upperBound
    let text = parser.text(end..<Int(parser.tokens[index].end))
    let noun = parser.text(parser.noun(at: index))
    let number = try scaledNumber(of: quantity.first.value)
    let old: NounNumber = quantity.first.value < Fraction(2) ? .one : .few
    guard parser.partAfterNoun(index) != nil, number != old, text.hasSuffix(noun),
      let new = words.form(of: noun.lowercased(), from: old, to: number, isOfPart: false)
    else { return text }
    return text.dropLast(noun.count) + noun.replacingEnding(with: new)
  }

  /// Writes `de` in full, and `von` for a genitive, before a number: `jus d'un citron` becomes
  /// `jus de 2 citrons`, and `Saft einer Zitrone` becomes `Saft von 2 Zitronen`.
  private mutating func rewriteLink(to quantity: QuantityPhrase, _ parser: PhraseParser) {
    let index = quantity.start
    let (last, start) = (parser.tokens[index - 1], Int(parser.tokens[index].start))
    if last.isElision, parser.isWord(index - 2, "d") {
      edits.replace(Int(last.start)..<start, with: "e ")
    } else if parser.lexicon.recipeLanguage == .german, quantity.first.isWord,
      parser.has(.part, at: index - 1)
    {
      edits.insert("von ", at: start)
    }
  }

  /// Records a count that was rounded to a whole number, with its name.
  private mutating func noteRounding(
    of found: ClassifiedQuantity, _ parser: PhraseParser
  ) throws(ScalingError) {
    let value = found.quantity.last.value
    let whole = try scaled(value)
    guard countsWhole, let exact = value.multiplied(by: scaler.factor), exact != whole else {
      return
    }
    let line = ReadLine(parser: parser, quantities: [found], start: edits.base)
    roundedCounts.append(
      RoundedCount(
        name: line.name(of: found.tokens).withoutRemarks, written: value, exact: exact,
        count: whole))
  }

  private mutating func noteForm(of quantity: QuantityPhrase, _ parser: PhraseParser) {
    form = WrittenForm()
    form.number = parser.form(of: quantity.last)
    if quantity.isRange {
      form.number = form.number.completed(by: parser.form(of: quantity.first))
      parser.noteEnds(of: quantity, &form)
    }
    wording.note(form.number)
    number = form.number.completed(by: wording.number)
  }

  private func text(
    ofCounts ends: (lower: ScaledNumber, upper: ScaledNumber), _ found: ClassifiedQuantity
  ) -> String {
    guard hasOwnStyle else { return text(of: ends.lower, to: ends.upper, isAbout: found.isAbout) }
    let style = style(for: found)
    let texts = (ends.lower.text(style), ends.upper.text(style))
    return ends.lower == ends.upper
      ? texts.0 : texts.0 + style.language.data.toPattern.between + texts.1
  }

  // MARK: Numbers only

  /// Replaces only the numbers, and leaves the text around and between them.
  mutating func replaceNumbers(
    of quantity: QuantityPhrase, _ parser: PhraseParser
  ) throws(ScalingError) {
    for phrase in [quantity.first, quantity.second].compactMap({ $0 }) {
      form = WrittenForm()
      form.number = parser.form(of: phrase)
      number = form.number.completed(by: wording.number)
      let step = quantity.unit.flatMap { scaler.roundingStep(in: $0.unit) }
      let exact = try scaled(phrase.value)
      let value = ScaledNumber(
        step.map { exact.roundedToSome(of: $0) } ?? exact, asDecimal: form.number.decimalMark != nil
      )
      var range = parser.range(of: phrase.tokens)
      let last = parser.tokens[phrase.end - 1]
      if last.sign == .close { range = range.lowerBound..<Int(last.start) }
      edits.replace(range, with: text(of: value, to: value, isAbout: false))
    }
  }

  // MARK: Implied counts

  /// Writes an implied count: `28 oz can` doubled is `2 (28 oz) cans`, and `400g (14oz) tin`
  /// doubled is `2 x 400g (14oz) tins`.
  mutating func writeImpliedCount(
    _ found: ClassifiedQuantity, _ parser: PhraseParser
  ) throws(ScalingError) {
    guard !scaler.isUnit else { return }
    form = WrittenForm()
    number = wording.number
    let value = ScaledNumber(try scaled(Fraction(1)), asDecimal: false)
    let count = text(of: value, to: value, isAbout: false)
    let tokens = found.tokens
    let offset = parser.offsetOfImpliedCount(before: found)
    if parser.tokens[tokens.lowerBound - 1].sign == .open {
      edits.insert(count + " ", at: offset)
    } else if parser.tokens[tokens.upperBound].sign == .open {
      edits.insert(count + " x ", at: offset)
    } else {
      let size = tokens.lowerBound..<parser.endOfAlternate(after: tokens.upperBound)
      edits.insert(count + " (", at: offset)
      edits.insert(")", at: parser.range(of: size).upperBound)
    }
    try rewriteNoun(of: found, parser, from: Fraction(1))
  }

  func scaled(_ number: Fraction) throws(ScalingError) -> Fraction {
    guard let product = number.multiplied(by: scaler.factor) else { throw .quantity(.overflow) }
    guard countsWhole, !product.isWhole else { return product }
    // Never round to zero: nobody leaves out the egg.
    let whole = product.numerator.divided(
      by: product.denominator, rounding: .toNearestOrAwayFromZero)
    return Fraction(numerator: max(whole, 1), denominator: 1)
  }
}

extension PhraseParser {
  /// Returns a count as a field, if it is a number of JSON: `"servings": 4,`.
  fileprivate func numberInJSON(_ quantity: QuantityPhrase) -> Field? {
    let range = range(of: quantity.tokens)
    let before = bytes[..<range.lowerBound].lastIndex { $0 > 0x20 } ?? 0
    guard bytes[before] == ":", before > 0, bytes[before - 1] == "\"",
      bytes[range.upperBound...].first(where: { $0 > 0x20 }).map({ ",}]".utf8.contains($0) })
        ?? true,
      let number = FieldNumber(text(range), as: .digits, decimalMark: .point)
    else { return nil }
    return Field(value: range, number, unit: "")
  }
}
