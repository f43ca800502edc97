package import QuantityCore
package import QuantityReading

/// An ingredient in a recipe's list: its amount and its name.
package struct ListedIngredient {
  /// The amount or count.
  package let amount: WrittenAmount
  /// The name, without remarks: `large eggs`.
  package let name: String
  /// The text of the amount's last number and its unit: the `3 cups` of `2-3 cups`.
  package let written: String
  /// The value of that number.
  package let number: Fraction
  /// The words of the name, in the singular.
  package let words: [String]
  /// The sizes of the counted things: the 8 oz of `2 (8 oz) packages`.
  package let sizes: [String]
  /// The text to scale, if it isn't that of the number and the name: `juice of 1 lemon`.
  package var phrase: String?
}

extension ReadLine {
  /// Returns the ingredient of an item, or `nil` if the item neither begins with an amount nor ends
  /// with one after a name: `Flour: 200 g`, `juice of 1 lemon`.
  ///
  /// - Throws: a ``ParseError`` if the amount cannot be read or isn't the only one.
  func listedIngredient(_ words: RecipeWords) throws(ParseError) -> ListedIngredient? {
    guard let main = quantities.first,
      main.role == .amount || main.role == .count || main.hasImpliedCount,
      !main.tokens.isEmpty
    else { return nil }
    guard isIngredient(main.start) else {
      return main.hasImpliedCount ? nil : try ingredientBefore(main, words)
    }
    let amount = main.hasImpliedCount ? WrittenAmount.one : try parser.written(main)
    let group = MeasureGroup.groups(of: self).first
    let start = main.start
    let isCount = main.quantity.unit == nil || main.hasImpliedCount
    // Without a count, the name begins with the size: `(8 oz) can beans`.
    let size = parser.tokens[start - 1].sign == .open ? start - 1 : start
    let end = main.hasImpliedCount ? size : main.end
    try checkIsOnly(main, until: max(end, group?.end ?? end))
    var name =
      isCount ? itemName(from: end) : name(of: start..<(group?.end ?? end)).withoutRemarks
    if name.isEmpty, let cell = previousCell(before: start) { name = parser.text(range(of: cell)) }
    guard name.utf8.contains(where: { $0.isNameByte }) else { return nil }
    let last = main.quantity.last.start..<main.end
    return ListedIngredient(
      amount: amount, name: name,
      written: main.hasImpliedCount ? "" : parser.text(range(of: last)),
      number: main.hasImpliedCount ? Fraction(1) : main.quantity.last.value,
      words: LineWords(name, words).map { $0.word },
      sizes: quantities.filter { $0.role == .size }.map {
        parser.text(of: $0)
      })
  }

  /// Returns the ingredient whose name comes before its amount: `Flour: 200 g`,
  /// `Garlic, 2 cloves, chopped`, `juice of 1 lemon`; `nil` if the line is a sentence.
  private func ingredientBefore(
    _ main: ClassifiedQuantity, _ words: RecipeWords
  ) throws(ParseError) -> ListedIngredient? {
    let (start, after) = (main.start, main.end)
    let isPart = parser.keyword(start - 1) == .of || parser.has(.link, at: start - 1)
    var first = start
    while first > start - 12, !parser.tokens[first - 1].isEdge { first -= 1 }
    while parser.tokens[first].kind == .sign, first < start { first += 1 }
    let nameEnd = parser.tokens[start - 1].kind == .sign ? start - 1 : start
    let isEnclosed = parser.tokens[start - 1].sign == .open && parser.tokens[after].sign == .close
    let end = isPart ? parser.endOfItem(after) : parser.endOfCount(main)
    guard parser.isFirstWord(first), first < nameEnd, parser.endsItem(isEnclosed ? after + 1 : end),
      !(first..<end).contains(where: parser.isInSentence)
    else { return nil }
    let amount = try parser.written(main)
    guard amount.upper.amount?.unit.kind != .time else { return nil }
    try checkIsOnly(main, until: end)
    let name = [first..<nameEnd, after..<end].filter { !$0.isEmpty }
      .map { parser.text(range(of: $0)) }.joined(separator: " ")
    let last = main.quantity.last.start..<after
    return ListedIngredient(
      amount: amount, name: name, written: parser.text(range(of: last)),
      number: main.quantity.last.value, words: LineWords(name, words).map { $0.word }, sizes: [],
      phrase: end > after ? parser.text(range(of: first..<end)) : nil)
  }

  /// Throws an error if the line has another amount or an unexplained number.
  private func checkIsOnly(_ main: ClassifiedQuantity, until end: Int) throws(ParseError) {
    if let obstacle = Safety.obstacle(in: self) ?? Safety.unexplained(in: self).first {
      throw error(obstacle.quantity, "is unclear")
    }
    // `1 tsp each: salt, pepper`
    if main.quantity.unit != nil, parser.has(.each, at: main.end) {
      throw error(main, "is the amount of each of several ingredients")
    }
    if main.quantity.isUnitFirst { throw error(main, "has its unit first") }
    let other = quantities.dropFirst().first {
      $0.role.isScaled && $0.role != .alternate && $0.start >= end
    }
    if let other { throw error(other, "is a second amount") }
  }
}

extension ReadLine {
  /// Returns the name of the counted things with their size, up to a comma:
  /// `(8 oz) package cream cheese`.
  private func itemName(from start: Int) -> String {
    var end = start
    while end < start + 16, !parser.tokens[end].isEdge,
      parser.tokens[end].sign != .comma, parser.tokens[end].sign != .semicolon,
      !parser.isBehindString(end)
    {
      end += 1
    }
    return end > start ? parser.text(range(of: start..<end)) : ""
  }
}

extension PhraseParser {
  /// Returns whether a word or a sign occurs in sentences or nutrition facts, but not in lists of
  /// ingredients.
  func isInSentence(_ index: Int) -> Bool {
    let traits: WordTraits = [
      .verb, .finiteVerb, .mixing, .yield, .title, .nutrient,
    ]
    return tokens[index].sign == .period || hasAny(traits, at: index)
  }

  /// Returns the end of the noun after a count, or that of the amount: `2 cloves`, `3 medium`.
  fileprivate func endOfCount(_ main: ClassifiedQuantity) -> Int {
    let end = main.end
    let isNoun = hasAny([.counted, .piece, .description], at: end)
    return main.quantity.unit == nil && isNoun ? end + 1 : end
  }

  /// Returns the end of the words from an index on.
  fileprivate func endOfItem(_ start: Int) -> Int {
    var end = start
    while end < start + 12, tokens[end].isWord { end += 1 }
    return end
  }

  /// Returns whether an item ends at an index: at the end of a line, a comma or a parenthesis.
  fileprivate func endsItem(_ index: Int) -> Bool {
    tokens[index].isEdge || [.comma, .semicolon, .open].contains(tokens[index].sign)
  }
}

extension WrittenAmount {
  fileprivate static var one: WrittenAmount { WrittenAmount(.number(Fraction(1))) }
}
