/// What a text says, decided.
struct DecidedText {
  let lower: ExpressionValue
  let upper: ExpressionValue
  /// The names that would mean something else by themselves.
  var notes: [Meaning.Note] = []

  init(_ value: ExpressionValue, notes: [Meaning.Note] = []) {
    (lower, upper) = (value, value)
    self.notes = notes
  }

  /// Makes the range between two numbers, or between two amounts of one kind.
  init(between first: ExpressionValue, and second: ExpressionValue, notes: [Meaning.Note] = []) {
    let isFalling =
      switch (first, second) {
      case (.number(let first), .number(let second)): second < first
      case (.amount(let first), .amount(let second)): second.tickCount < first.tickCount
      default: false
      }
    (lower, upper) = isFalling ? (second, first) : (first, second)
    self.notes = notes
  }
}

extension Grammar {
  /// Decides what the names in a phrase mean.
  ///
  /// Where a name is to be read in another meaning than its own, only an expression can say so.
  func decided(_ phrase: Phrase) throws(ParseError) -> DecidedText {
    let first = phrase.first
    guard let second = phrase.second else { return try decided(first) }
    switch (first.value, second.value) {
    case (.amount(let first), .amount(let second)):
      return DecidedText(between: .amount(first), and: .amount(second))
    case (.open, _), (_, .open):
      // Both ends together tell what their names mean.
      let pairs = Meaning.pairs(first.meanings, second.meanings)
      let open = OpenAmount(
        pairs.map { $0.joined($1, amount: $0.amount) }, unclear: first.unclear(with: second),
        conflict: ParseError(
          .incompatibleKinds, at: phrase.range, "\(quote(phrase.range)) is not a range of one kind")
      )
      let place = try open.chosenPlace()
      let notes = try allowed(open, place).notes
      let ends = (pairs[place].0.amount, pairs[place].1.amount)
      return DecidedText(between: .amount(ends.0), and: .amount(ends.1), notes: notes)
    default:
      let ends = (try decided(first), try decided(second))
      return DecidedText(between: ends.0.lower, and: ends.1.lower)
    }
  }

  /// Decides what the names in an operand mean.
  @inline(__always)
  func decided(_ operand: Operand) throws(ParseError) -> DecidedText {
    switch operand.value {
    case .number(let number): return DecidedText(.number(number))
    case .amount(let amount): return DecidedText(.amount(amount))
    case .ratio(let number, let choice):
      return DecidedText(.number(number), notes: try allowed(choice, 0).notes)
    case .open(let open):
      let meaning = try allowed(open, try open.chosenPlace())
      return DecidedText(.amount(meaning.amount), notes: meaning.notes)
    }
  }

  private func allowed(_ open: OpenAmount, _ place: Int) throws(ParseError) -> Meaning {
    let meaning = open.meanings[place]
    if purpose != .expression, !meaning.notes.isEmpty,
      let mistake = open.unclear ?? open.conflict
    {
      throw mistake
    }
    return meaning
  }

  /// Says how names were read that would mean something else by themselves.
  func texts(of notes: [Meaning.Note]) -> [String] {
    var texts: [String] = []
    for note in notes {
      let plural = note.unit.definition.qualifiedPlural
      let text = "\(quote(note.range)) is read as \(plural), a \(note.unit.kind.name)"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}
