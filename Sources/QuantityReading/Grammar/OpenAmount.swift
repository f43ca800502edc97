package import QuantityCore

/// An amount in whose text a name can mean units of several kinds, such as the `8 oz` of
/// `8 oz to ml`, or that isn't a whole number of ticks: all that it can mean, until the rest of the text
/// tells.
///
/// An object, because it is rare: an operand that holds one is no larger for it.
package final class OpenAmount {
  /// What the text can mean: at least one amount, and at most one of each kind.
  let meanings: [AmountMeaning]
  /// Why the first name that means no unit by itself is a mistake, if nothing else in the text
  /// tells what it means.
  let unclear: ParseError?
  /// Why the names do not go together in the meanings that they have by themselves, if so.
  let conflict: ParseError?
  /// The quotients that a ratio of two amounts would be instead, if units to convert to ask for one.
  let quotients: OpenQuotient?

  package init(
    _ meanings: [AmountMeaning], unclear: ParseError?, conflict: ParseError?,
    quotients: OpenQuotient? = nil
  ) {
    self.meanings = meanings
    self.unclear = unclear
    self.conflict = conflict
    self.quotients = quotients
  }

  /// The place of the meaning in which each name means what it means by itself, or else of the only
  /// one to which some name points that can mean nothing else, if there is one.
  var clearPlace: Int? {
    if let plain = meanings.firstIndex(where: { $0.isPlain }) { return plain }
    return meanings.count == 1 && meanings[0].isAnchored ? 0 : nil
  }

  /// Chooses the clear meaning, or the only one that there is for names that mean nothing by
  /// themselves, as `m` does.
  ///
  /// - Throws: the reason why there is none.
  func chosenPlace() throws(ParseError) -> Int {
    if let clearPlace { return clearPlace }
    if meanings.count == 1, meanings[0].isPresumed { return 0 }
    guard let mistake = unclear ?? conflict else {
      preconditionFailure("A name that is not plain is unclear, or in conflict with another")
    }
    throw mistake
  }

  /// Returns the same with other meanings.
  func replacing(_ meanings: [AmountMeaning]) -> OpenAmount {
    OpenAmount(meanings, unclear: unclear, conflict: conflict)
  }
}

/// One of the amounts that a text can mean.
package struct AmountMeaning {
  /// How much it is, before it is rounded to whole ticks.
  var ticks: ExactTicks
  var unit: AnyUnit
  /// The unit of the last part, below which a further part must be.
  var last: AnyUnit
  /// Whether each name means what it means by itself.
  var isPlain = true
  /// Whether some name means what it means by itself, and so tells the kind.
  var isAnchored = true
  /// Whether each name that means nothing by itself can mean but this, and all others mean what they
  /// mean by themselves.
  var isPresumed = true
  /// The names that would mean something else by themselves.
  var notes: [Note] = []
  /// The names that would mean nothing by themselves.
  var presumptions: [Note] = []

  /// How a name was read.
  struct Note {
    let range: Range<Int>
    let unit: AnyUnit
  }

  package init(_ ticks: ExactTicks, unit: AnyUnit) {
    self.ticks = ticks
    self.unit = unit
    last = unit
  }

  package init(_ amount: AnyAmount) { self.init(ExactTicks(amount.tickCount), unit: amount.unit) }

  /// The amount, to the nearest tick.
  var amount: AnyAmount { AnyAmount(tickCount: ticks.count, unit: unit) }

  /// Returns the meaning of two operands together.
  ///
  /// - Parameter ticks: how much they are together, or `nil` for as much as the first.
  func joined(_ other: AmountMeaning, ticks: ExactTicks? = nil) -> AmountMeaning {
    var result = self
    result.ticks = ticks ?? self.ticks
    result.last = other.last
    result.isPlain = isPlain && other.isPlain
    result.isAnchored = isAnchored || other.isAnchored
    result.isPresumed = isPresumed && other.isPresumed
    // A text may have any number of names, and all that are noted are copied for each further one.
    if notes.count < AmountMeaning.mostNotes { result.notes += other.notes }
    if presumptions.count < AmountMeaning.mostNotes { result.presumptions += other.presumptions }
    return result
  }

  /// How many names are noted, at the least.
  private static let mostNotes = 100

  /// Returns the meanings of two operands that are of one kind.
  static func pairs(_ left: [AmountMeaning], _ right: [AmountMeaning]) -> [(
    AmountMeaning, AmountMeaning
  )] {
    left.flatMap { left in
      right.filter { $0.unit.kind == left.unit.kind }.map { (left, $0) }
    }
  }
}

extension Phrase {
  /// How those names were read that mean what they mean by themselves, and could mean another thing.
  var notesOfPlainNames: [AmountMeaning.Note] {
    [first, second].compactMap { $0 }.flatMap { operand -> [AmountMeaning.Note] in
      guard case .open(let open) = operand.value, let place = open.clearPlace,
        open.meanings[place].isPlain
      else { return [] }
      let unit = open.meanings[place].last
      return open.meanings.indices.filter { $0 != place }
        .flatMap { open.meanings[$0].notes }.map { AmountMeaning.Note(range: $0.range, unit: unit) }
    }
  }
}

extension Operand {
  /// Every meaning of an amount; a number has none.
  var meanings: [AmountMeaning] {
    switch value {
    case .number, .ratio, .quotient: []
    case .amount(let amount): [AmountMeaning(amount)]
    case .open(let open): open.meanings
    }
  }

  /// Returns every meaning of an amount whose last part is of a unit, if the unit is settled.
  func meanings(endingIn last: AnyUnit) -> [AmountMeaning] {
    guard case .amount(let amount) = value else { return meanings }
    var meaning = AmountMeaning(amount)
    meaning.last = last
    return [meaning]
  }

  /// Returns the same with some of its meanings.
  func narrowed(to meanings: [AmountMeaning]) -> Operand {
    guard case .open(let open) = value else { return self }
    var operand = self
    operand.value = .open(open.replacing(meanings))
    return operand
  }

  /// Returns the same, read as an amount of a kind if nothing tells what its names mean and that is one of
  /// the things that they can mean.
  func clarified(as kind: AnyKind) -> Operand {
    guard case .open(let open) = value, open.clearPlace == nil,
      var meaning = open.meanings.first(where: { $0.unit.kind == kind })
    else { return self }
    meaning.isAnchored = true
    return narrowed(to: [meaning])
  }

  /// Returns the same with the notes on what a ratio that went into it was taken for.
  func noting(_ other: Operand) -> Operand {
    guard case .ratio(_, let choice) = other.value else { return self }
    var (meanings, conflict, operand) = (meanings, choice.conflict, self)
    for place in meanings.indices { meanings[place].notes += choice.meanings[0].notes }
    var unclear: ParseError?
    if case .open(let open) = value {
      (unclear, conflict) = (open.unclear, open.conflict ?? conflict)
    }
    operand.value = .open(OpenAmount(meanings, unclear: unclear, conflict: conflict))
    return operand
  }

  /// Returns why the first name of the two operands without a meaning of its own is a mistake.
  func unclear(with other: Operand) -> ParseError? {
    for operand in [self, other] {
      switch operand.value {
      // What can be one thing only is clear enough to be of the wrong kind: `5 m + 1 l`.
      case .open(let open):
        if open.meanings.count > 1, let unclear = open.unclear { return unclear }
      case .quotient(let open): if let unclear = open.choice.unclear { return unclear }
      case .number, .ratio, .amount: break
      }
    }
    return nil
  }
}
