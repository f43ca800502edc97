import QuantityCore
import QuantityReading

// Amounts that are listed with one of several equal parts, and are also parts.

extension Window {
  /// The egg of `Top each with 2 slices of bacon, 1 egg and 1 tsp salt`
  var isJoinedToShare: Bool {
    guard let last = quantityBefore, last.rule == Rule.share else { return false }
    let between = last.end..<start
    // `each 60 g/2 oz`, `1 tbsp (about 15 ml) oil in each`
    let isAgain = between.allSatisfy {
      [.slash, .open, .tilde].contains(tokens[$0].sign) || keyword($0) == .approximation
    }
    if isAgain, !between.isEmpty, quantity.unit != nil, last.quantity.unit != nil { return true }
    // `Fill each with 1 egg (about 50 g)`
    let isInside =
      (between.last { [.open, .close].contains(tokens[$0].sign) })
      .map { tokens[$0].sign == .open } ?? false
    if isInside, between.count <= 12, quantity.unit != nil, last.quantity.unit == nil {
      return true
    }
    // `Fill each of 12 cups with 2 tbsp batter`
    let of = isWord(last.start - 1, "the") ? last.start - 2 : last.start - 1
    let isOfSeveral = keyword(of) == .of && has(.each, at: of - 1) && between.count <= 5
    if isOfSeveral, isWord(beforeApproximation, "with"), quantity.unit != nil { return true }
    return joinsList(between)
  }

  /// `For each serving, use 2 eggs`, `On each tortilla, spread sour cream (1 tsp)`
  var isForEachNamed: Bool {
    guard isEnglish else { return false }
    var before = start - 1
    while before > start - 48, !tokens[before].isEdge,
      tokens[before].sign != .period || !isCapitalized(before + 1)
    {
      before -= 1
    }
    return (tokens[before].isEdge || tokens[before].sign == .period)
      && (has(.relation, at: before + 1) || keyword(before + 1) == .to)
      && isEach(before + 2)
  }

  /// `Each serving: 200 g`, `Per 1 loaf: 500 g flour`, but not `Per batch: 2 eggs`, `Each day: 1 cup`
  var isOfNamedPiece: Bool {
    guard isEnglish, let first = (0..<min(start, 8)).first(where: { tokens[$0].isWord }),
      isFirstWord(first), has(.each, at: first) || keyword(first) == .per
    else { return false }
    let isOne = keyword(first + 1) == .count(1) || bytes(at: first + 1).elementsEqual("1".utf8)
    let name = isOne ? first + 2 : first + 1
    guard tokens[name].isWord, !isWord(name, of: ["batch", "recipe"]),
      facts(name).unit?.isTime != true
    else { return false }
    return tokens[name + 1].sign == .colon
      || tokens[name + 1].sign == .open && name + 1 == opening && has(.singular, at: name)
  }

  /// `Top the bowls with 2 eggs each`, `Divide it, one egg each`, but not the ingredients
  /// `thyme and sage, 2 sprigs each`
  var isCountOfEach: Bool {
    guard isEnglish, quantity.unit == nil, !isFirst, let noun = noun(after: end),
      has(.each, at: noun + 1) || isWord(noun + 1, "apiece"), !tokens[noun + 2].isWord
    else { return false }
    if isInIngredient {
      return previous.sign == .comma && quantityBefore?.noun == start - 2
    }
    return lineTraits.contains(.verb)
      && !(previous.sign == .comma && (start - 4..<start).contains { keyword($0) == .and })
  }

  /// Returns whether only the name of the first, and a comma or `and`, come between two quantities.
  private func joinsList(_ between: Range<Int>, allowsOr: Bool = false) -> Bool {
    guard let joint = between.last, between.count <= 8,
      tokens[joint].sign == .comma || keyword(joint) == .and || allowsOr && keyword(joint) == .or
    else { return false }
    return between.dropLast().allSatisfy { index in
      let isPoint = tokens[index].sign == .comma && index == joint - 1
      let traits = facts(index).traits
      return (tokens[index].isWord || isPoint)
        && traits.isDisjoint(with: [.share, .each, .relation, .uncounted])
        // `sour cream`
        && (!traits.contains(.verb) || !traits.isDisjoint(with: .counted)
          || tokens[index - 1].isWord && index > between.lowerBound)
        && keyword(index) == nil || keyword(index) == .of
    }
  }

  /// Returns the indices of the quantities that are listed before a portion, and are also portions:
  /// the salt of `1 tsp salt, 2 tbsp sugar per litre` and of `1 tsp salt and 1 egg in each`, the
  /// milliliters of `140 ml/¼ pint into each`. The quantity that is divided isn't one: the water of
  /// `2 l water, 1 tbsp salt per litre`.
  func listed(before portion: ClassifiedQuantity, in all: [ClassifiedQuantity]) -> Range<Int> {
    let share = shareWord(after: portion.end)
    var first = all.count
    var next = start
    while first > 0, all[first - 1].role.isScaled, all[first - 1].role != .yield {
      let quantity = all[first - 1].quantity
      let between = min(quantity.end, next)..<next
      let isPair =
        between.count == 1 && tokens[between.lowerBound].sign == .slash
        && all[first - 1].role == .amount
        && quantity.unit?.unit.kind == self.quantity.unit?.unit.kind
      // `4 leaves or 1/2 tsp crisp per jar`
      let isPer = share.map { keyword($0) == .per || isWord($0 - 1, "for") } ?? false
      guard isPair || share != nil && joinsList(between, allowsOr: isPer) else { break }
      if let share, !isPair {
        // `Put 4 chops on plates, 1 tbsp sauce on each`
        let isMeasured = quantity.unit != nil && self.quantity.unit != nil
        if !isPer, !isMeasured, first == all.count, tokens[next - 1].sign == .comma { break }
        if isPer, quantity.isNamed(by: share + 1, self) { break }
      }
      first -= 1
      next = quantity.start
    }
    return first..<all.count
  }

  /// Returns the index of the word that makes the quantity before it a portion: the `per` of
  /// `per litre`, the `each` of `in each`.
  private func shareWord(after end: Int) -> Int? {
    for index in end..<end + 12 {
      guard tokens[index].isWord || tokens[index].isNumber else { return nil }
      let isEach =
        isEach(index)
        && (keyword(index - 1) == .target || keyword(index - 1) == .to
          || has(.relation, at: index - 1))
      if isEach || keyword(index) == .per { return index }
    }
    return nil
  }
}

extension QuantityPhrase {
  /// Returns whether the word at an index names the unit or the counted thing, in either number.
  fileprivate func isNamed(by index: Int, _ window: Window) -> Bool {
    if let unit { return window.facts(index).unit == unit.unit }
    let name = window.parser.bytes[window.tokens[index].range]
    let noun = window.noun(after: tokens.upperBound).map {
      window.parser.bytes[window.tokens[$0].range]
    }
    return noun.map {
      $0.count >= name.count && $0.prefix(name.count - 1).elementsEqual(name.dropLast())
    }
      ?? false
  }
}
