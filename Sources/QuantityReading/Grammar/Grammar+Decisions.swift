import QuantityCore

/// The value or range that a text means, with all names decided.
struct DecidedText {
  let lower: ExpressionValue
  let upper: ExpressionValue
  /// How far both were rounded to whole ticks.
  var rounding = EndRounding.none
  /// How names were read that have another default meaning, or none.
  var notes: [AmountMeaning.Note] = []

  init(_ value: ExpressionValue, notes: [AmountMeaning.Note] = []) {
    (lower, upper) = (value, value)
    self.notes = notes
  }

  init(from lower: ExpressionValue, to upper: ExpressionValue) {
    (self.lower, self.upper) = (lower, upper)
  }

  /// Makes an amount, or a range between two of one kind.
  fileprivate init(_ lower: AmountMeaning, to upper: AmountMeaning, notes: [AmountMeaning.Note]) {
    (self.lower, self.upper) = (.amount(lower.amount), .amount(upper.amount))
    self.notes = notes
    if !lower.ticks.isWhole || !upper.ticks.isWhole {
      rounding = .ends(lower.rounding, upper.rounding)
    }
  }
}

extension AmountMeaning {
  fileprivate var rounding: Fraction? { ticks.rounding(in: unit.size) }
}

extension Grammar {
  /// Decides the meanings of the names in a phrase.
  ///
  /// Only an expression may read a name in another meaning than its default.
  func decided(_ phrase: Phrase) throws(ParseError) -> DecidedText {
    let first = phrase.first
    guard let second = phrase.second else { return try decided(first) }
    switch (first.value, second.value) {
    case (.amount(let lower), .amount(let upper)):
      let decided = DecidedText(from: .amount(lower), to: .amount(upper))
      if upper.tickCount < lower.tickCount { try refuseFalling(phrase, decided) }
      return decided
    case (.open, _), (_, .open):
      // Both ends together decide the meanings of their names.
      let pairs = AmountMeaning.pairs(first.meanings, second.meanings)
      let open = OpenAmount(
        pairs.map { $0.joined($1) }, unclear: first.unclear(with: second),
        conflict: ParseError(
          .incompatibleKinds, at: phrase.range, "\(quote(phrase.range)) is not a range of one kind")
      )
      let index = try open.chosenIndex()
      let meaning = try allowed(open, index)
      let (lower, upper) = pairs[index]
      let decided = DecidedText(lower, to: upper, notes: notes(on: meaning))
      if upper.ticks < lower.ticks { try refuseFalling(phrase, decided) }
      try refuseTooSmall(lower, first.range)
      try refuseTooSmall(upper, second.range)
      return decided
    default:
      let ends = DecidedText(from: try decided(first).lower, to: try decided(second).lower)
      if case (.number(let lower), .number(let upper)) = (ends.lower, ends.upper), upper < lower {
        try refuseFalling(phrase, ends)
      }
      return ends
    }
  }

  /// Decides the meanings of the names in an operand, and rounds it to whole ticks.
  @inline(__always)
  func decided(_ operand: Operand) throws(ParseError) -> DecidedText {
    switch operand.value {
    case .number(let number): return DecidedText(.number(number))
    case .amount(let amount): return DecidedText(.amount(amount))
    case .ratio(let number, let choice):
      return DecidedText(.number(number), notes: notes(on: try allowed(choice, 0)))
    case .quotient(let open):
      let index = try open.choice.chosenIndex()
      let meaning = try allowed(open.choice, index)
      return DecidedText(.quotient(open.quotients[index]), notes: notes(on: meaning))
    case .open(let open):
      let meaning = try allowed(open, try open.chosenIndex())
      try refuseTooSmall(meaning, operand.range)
      return DecidedText(meaning, to: meaning, notes: notes(on: meaning))
    }
  }

  private func refuseTooSmall(_ meaning: AmountMeaning, _ range: Range<Int>) throws(ParseError) {
    if meaning.ticks.isTooSmall { throw tooSmall(range) }
  }

  private func allowed(_ open: OpenAmount, _ index: Int) throws(ParseError) -> AmountMeaning {
    let meaning = open.meanings[index]
    if !isExpression, !meaning.notes.isEmpty,
      let error = open.unclear ?? open.conflict
    {
      throw error
    }
    return meaning
  }

  /// Returns the notes to report. Names without a default meaning need one only if no other name
  /// settles the kind.
  private func notes(on meaning: AmountMeaning) -> [AmountMeaning.Note] {
    meaning.isAnchored ? meaning.notes : meaning.notes + meaning.presumptions
  }

  /// Returns the notes as text, each once.
  func texts(of notes: [AmountMeaning.Note]) -> [String] {
    var texts: [String] = []
    for note in notes {
      let plural = note.unit.definition.qualifiedPlural
      let text = "\(quote(note.range)) is read as \(plural), a \(note.unit.kind.name)"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}
