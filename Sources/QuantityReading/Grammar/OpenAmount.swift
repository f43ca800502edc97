import QuantityCore

/// An amount whose names can mean units of several kinds, as in `8 oz to ml`, or that isn't a whole
/// number of ticks. Holds every meaning until the rest of the text decides.
///
/// A class, because it is rare: it doesn't enlarge the operand that holds it.
package final class OpenAmount {
  /// The possible meanings: at least one, and at most one of each kind.
  let meanings: [AmountMeaning]
  /// The error for the first name without a default meaning, if nothing else in the text decides
  /// it.
  let unclear: ParseError?
  /// The error if the default meanings of the names don't fit together.
  let conflict: ParseError?
  /// The quotients that the ratio of two amounts is instead, if the target units ask for one.
  let quotients: OpenQuotient?

  init(
    _ meanings: [AmountMeaning], unclear: ParseError?, conflict: ParseError?,
    quotients: OpenQuotient? = nil
  ) {
    self.meanings = meanings
    self.unclear = unclear
    self.conflict = conflict
    self.quotients = quotients
  }

  /// The index of the meaning in which every name has its default meaning, or else of the only
  /// meaning, if some name settles its kind.
  var clearIndex: Int? {
    if let index = meanings.firstIndex(where: { $0.isDefault }) { return index }
    return meanings.count == 1 && meanings[0].isAnchored ? 0 : nil
  }

  /// Returns the index of the clear meaning, or of the only one for names without a default
  /// meaning, such as `m`.
  ///
  /// - Throws: the reason if there is none.
  func chosenIndex() throws(ParseError) -> Int {
    if let clearIndex { return clearIndex }
    if meanings.count == 1, meanings[0].isPresumed { return 0 }
    guard let error = unclear ?? conflict else {
      preconditionFailure("A name in no default meaning is unclear or in conflict")
    }
    throw error
  }

  /// Returns a copy with other meanings and without quotients.
  func replacing(_ meanings: [AmountMeaning]) -> OpenAmount {
    OpenAmount(meanings, unclear: unclear, conflict: conflict)
  }
}

/// One possible meaning of an amount.
struct AmountMeaning {
  /// The amount before it is rounded to whole ticks.
  var ticks: ExactTicks
  var unit: AnyUnit
  /// The unit of the last part; a further part must be smaller.
  var last: AnyUnit
  /// Whether every name has its default meaning.
  var isDefault = true
  /// Whether some name has its default meaning, which settles the kind.
  var isAnchored = true
  /// Whether each name without a default meaning can only mean this, and all others have their
  /// default meanings.
  var isPresumed = true
  /// The names read in another meaning than their default.
  var notes: [Note] = []
  /// The names that have no default meaning.
  var presumptions: [Note] = []

  /// How a name was read.
  struct Note {
    let range: Range<Int>
    let unit: AnyUnit
  }

  init(_ ticks: ExactTicks, unit: AnyUnit) {
    self.ticks = ticks
    self.unit = unit
    last = unit
  }

  init(_ amount: AnyAmount) { self.init(ExactTicks(amount.tickCount), unit: amount.unit) }

  /// The amount, rounded to the nearest tick.
  var amount: AnyAmount { AnyAmount(tickCount: ticks.count, unit: unit) }

  /// Combines the meanings of two operands.
  ///
  /// - Parameter ticks: the combined ticks, or `nil` for those of the first operand.
  func joined(_ other: AmountMeaning, ticks: ExactTicks? = nil) -> AmountMeaning {
    var result = self
    result.ticks = ticks ?? self.ticks
    result.last = other.last
    result.isDefault = isDefault && other.isDefault
    result.isAnchored = isAnchored || other.isAnchored
    result.isPresumed = isPresumed && other.isPresumed
    // Bounded, since a text may have any number of names, and each further one copies the notes.
    if notes.count < AmountMeaning.mostNotes { result.notes += other.notes }
    if presumptions.count < AmountMeaning.mostNotes { result.presumptions += other.presumptions }
    return result
  }

  /// The number of notes at which no more are added.
  private static let mostNotes = 100

  /// Returns the pairs of meanings that are of one kind.
  static func pairs(_ left: [AmountMeaning], _ right: [AmountMeaning]) -> [(
    AmountMeaning, AmountMeaning
  )] {
    left.flatMap { left in
      right.filter { $0.unit.kind == left.unit.kind }.map { (left, $0) }
    }
  }
}

extension Phrase {
  /// How names were read that have their default meaning here but could mean something else.
  var notesOnDefaultMeanings: [AmountMeaning.Note] {
    [first, second].compactMap { $0 }.flatMap { operand -> [AmountMeaning.Note] in
      guard case .open(let open) = operand.value, let index = open.clearIndex,
        open.meanings[index].isDefault
      else { return [] }
      let unit = open.meanings[index].last
      return open.meanings.indices.filter { $0 != index }
        .flatMap { open.meanings[$0].notes }.map { AmountMeaning.Note(range: $0.range, unit: unit) }
    }
  }
}

extension Operand {
  /// Every meaning of an amount; empty for a number or a quotient.
  var meanings: [AmountMeaning] {
    switch value {
    case .number, .ratio, .quotient: []
    case .amount(let amount): [AmountMeaning(amount)]
    case .open(let open): open.meanings
    }
  }

  /// Returns every meaning of an amount, with the given unit of its last part if it has only one.
  func meanings(endingIn last: AnyUnit) -> [AmountMeaning] {
    guard case .amount(let amount) = value else { return meanings }
    var meaning = AmountMeaning(amount)
    meaning.last = last
    return [meaning]
  }

  /// Returns a copy with only some of its meanings.
  func narrowed(to meanings: [AmountMeaning]) -> Operand {
    guard case .open(let open) = value else { return self }
    var operand = self
    operand.value = .open(open.replacing(meanings))
    return operand
  }

  /// Returns a copy read as an amount of a kind, if its names can mean that and nothing else
  /// decides.
  func clarified(as kind: AnyKind) -> Operand {
    guard case .open(let open) = value, open.clearIndex == nil,
      var meaning = open.meanings.first(where: { $0.unit.kind == kind })
    else { return self }
    meaning.isAnchored = true
    return narrowed(to: [meaning])
  }

  /// Returns a copy with the notes of a ratio that it was calculated from.
  func noting(_ other: Operand) -> Operand {
    guard case .ratio(_, let choice) = other.value else { return self }
    var (meanings, conflict, operand) = (meanings, choice.conflict, self)
    for index in meanings.indices { meanings[index].notes += choice.meanings[0].notes }
    var unclear: ParseError?
    if case .open(let open) = value {
      (unclear, conflict) = (open.unclear, open.conflict ?? conflict)
    }
    operand.value = .open(OpenAmount(meanings, unclear: unclear, conflict: conflict))
    return operand
  }

  /// Returns the error for the first name in either operand that has no default meaning.
  func unclear(with other: Operand) -> ParseError? {
    for operand in [self, other] {
      switch operand.value {
      // A name with a single meaning is clear enough to be of the wrong kind: `5 m + 1 l`.
      case .open(let open):
        if open.meanings.count > 1, let unclear = open.unclear { return unclear }
      case .quotient(let open): if let unclear = open.choice.unclear { return unclear }
      case .number, .ratio, .amount: break
      }
    }
    return nil
  }
}
