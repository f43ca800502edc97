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
  /// Whether it is a heaped spoon or cup, which no other unit equals.
  package var isHeaped = false
}

extension ReadLine {
  /// Returns the ingredient of an item, or `nil` if the item neither begins with an amount nor ends
  /// with one after a name: `Flour: 200 g`, `juice of 1 lemon`.
  ///
  /// - Throws: a ``ParseError`` if the amount cannot be read or isn't the only one.
  func listedIngredient(_ words: RecipeWords) throws(ParseError) -> ListedIngredient? {
    guard let main = quantities.first(where: { $0.role != .step }),
      main.role == .amount || main.role == .count || main.hasImpliedCount
    else { return nil }
    let start = main.start
    guard isIngredient(start) else {
      return main.hasImpliedCount ? nil : try ingredientBefore(main, words)
    }
    let amount = main.hasImpliedCount ? WrittenAmount.one : try parser.written(main)
    let isCount = main.quantity.unit == nil || main.hasImpliedCount
    // `2 packages (8 oz) cream cheese`, `2 carrots, about 1 cup`, `1 sprig or 1 tsp dried thyme`
    let group = MeasureGroup.groups(of: self).first.flatMap { group in
      let first = group.main.start
      let before = parser.beforeApproximation(first)
      let isOwn =
        first == start || before < first - 1 || parser.tokens[before].sign == .open
        || parser.keyword(before) == .or
        || isCount && parser.tokens[before].sign == .comma && parser.endsItem(group.end)
      return isOwn ? group : nil
    }
    // Without a count, the name begins with the size: `(8 oz) can beans`.
    let end =
      !main.hasImpliedCount ? main.end : parser.tokens[start - 1].sign == .open ? start - 1 : start
    try checkIsOnly(main, until: max(end, group?.end ?? end))
    var name =
      isCount ? itemName(from: end) : name(of: start..<(group?.end ?? end)).withoutRemarks
    // `| 2 cups | 240 g | Flour |`
    if name.isEmpty, let cell = quantities.lazy.compactMap({ nextCell(after: $0.tokens) }).first {
      name = parser.text(range(of: cell))
    }
    // `| Butter | 1 stick |`, `| Flour | 2 cups sifted |`
    if let cell = previousCell(before: start) {
      let cell = parser.text(range(of: cell))
      name = isCount && name.lowercased() != cell.lowercased() ? "\(name) \(cell)" : cell
    }
    guard name.utf8.contains(where: { $0.isNameByte }) else { return nil }
    // `"00" flour`
    let before = Int(parser.tokens[isCount ? end : group?.end ?? end].start) - 1
    if before >= 0, parser.bytes[before] == "\"", name.utf8.contains(0x22) {
      name = "\"" + name
    }
    if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
    let last = main.quantity.last.start..<main.end
    let sizes = quantities.filter { $0.role == .size }
    let sizeWords = sizes.flatMap { size in
      LineWords(parser.text(range(of: size.tokens)), words).map { $0.word }
    }
    var listed = ListedIngredient(
      amount: amount, name: name,
      written: main.hasImpliedCount ? "" : parser.text(range(of: last)).withoutTags,
      number: main.hasImpliedCount ? Fraction(1) : main.quantity.last.value,
      words: LineWords(name, words).map { $0.word }.filter { !sizeWords.contains($0) },
      sizes: sizes.map {
        (try? parser.written($0))?.description ?? parser.text(of: $0)
      })
    listed.isHeaped = parser.isHeaped(main.quantity)
    return listed
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
    first = max(first, itemStart)
    while parser.tokens[first].kind == .sign, first < start { first += 1 }
    let before = parser.beforeApproximation(start)
    let nameEnd = parser.tokens[before].kind == .sign ? before : before + 1
    // `Garlic (4 large cloves)`
    let isOpen = parser.tokens[before].sign == .open
    var close = isOpen ? parser.endOfItem(after) : after
    let isNoun = main.noun == close - 1 || parser.has(.description, at: close - 1)
    if !isNoun { close = after }
    let isEnclosed = isOpen && parser.tokens[close].sign == .close
    let end = isPart ? parser.endOfItem(after) : isEnclosed ? close : parser.endOfCount(main)
    guard parser.isFirstWord(first) || first == itemStart && nameEnd < start, first < nameEnd,
      parser.endsItem(isEnclosed ? end + 1 : end), !parser.isHeading(isEnclosed ? end + 1 : end),
      !(first..<end).contains(where: { index in
        // `Heavy cream, 1/2 cup`, `Beef (center-cut), 2 lbs`
        let isEnd = first < index && parser.tokens[index + 1].kind == .sign
        return parser.isInSentence(index)
          && !(isEnd && !parser.hasAny([.yield, .title, .nutrient], at: index))
      })
    else { return nil }
    // `Salt, pepper, 2 eggs`, but not `Garlic, 2 cloves`
    if parser.tokens[before].sign == .comma, end > after,
      !parser.hasAny([.piece, .description], at: after)
    {
      throw error(main, "may be of another ingredient than the name before it")
    }
    let amount = try parser.written(main)
    var name = parser.text(range(of: first..<nameEnd))
    // A field of Cooklang has the name.
    guard amount.upper.amount?.unit.kind != .time, !name.utf8.contains(UInt8(ascii: "{")) else {
      return nil
    }
    try checkIsOnly(main, until: end)
    // `Cinnamon Sticks (2 sticks)`
    let noun = end > after ? parser.text(range(of: after..<end)) : ""
    if !noun.isEmpty, !name.lowercased().hasSuffix(noun.lowercased()) { name += " " + noun }
    let last = main.quantity.last.start..<after
    return ListedIngredient(
      amount: amount, name: name, written: parser.text(range(of: last)),
      number: main.quantity.last.value, words: LineWords(name, words).map { $0.word }, sizes: [],
      phrase: end > after ? parser.text(range(of: first..<(isEnclosed ? end + 1 : end))) : nil)
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
      $0.role.isScaled && $0.role != .alternate && $0.start >= end && !isInOtherColumn($0)
    }
    if let other { throw error(other, "is a second amount") }
  }
}

extension ReadLine {
  /// Returns the name of the counted things with their size, up to a comma or a remark in
  /// parentheses: `(8 oz) package cream cheese`.
  private func itemName(from start: Int) -> String {
    var end = start
    while end < start + 16, !parser.tokens[end].isEdge,
      parser.tokens[end].sign != .comma, parser.tokens[end].sign != .semicolon,
      !parser.isBehindString(end)
    {
      if end > start, isRemark(at: end) { break }
      end += 1
    }
    return end > start ? parser.text(range(of: start..<end)).withoutTags : ""
  }
}

extension ReadLine {
  /// Returns whether the parenthesis at an index has a remark in words, and no name follows.
  private func isRemark(at open: Int) -> Bool {
    guard parser.tokens[open].sign == .open else { return false }
    var first = open + 1
    while parser.keyword(first) == .approximation || parser.tokens[first].sign == .tilde {
      first += 1
    }
    let close = (open..<open + 32).first {
      parser.tokens[$0].sign == .close || parser.tokens[$0].isEdge
    }
    return !quantities.contains { $0.start == first }
      && close.map { parser.tokens[$0].isEdge || !parser.tokens[$0 + 1].isWord } ?? true
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
    let isNoun =
      hasAny([.counted, .piece, .description], at: end) || tokens[end].isWord && endsItem(end + 1)
    return main.quantity.unit == nil && isNoun ? end + 1 : end
  }

  /// Returns the end of the words from an index on.
  fileprivate func endOfItem(_ start: Int) -> Int {
    var end = start
    while end < start + 12, tokens[end].isWord { end += 1 }
    return end
  }

  /// Returns whether the colon of a heading is at an index: `For the filling (2 lb):`.
  fileprivate func isHeading(_ index: Int) -> Bool {
    tokens[index].sign == .colon && tokens[index + 1].isEdge
  }

  /// Returns whether an item ends at an index: at the end of a line, a comma, a colon or a
  /// parenthesis.
  fileprivate func endsItem(_ index: Int) -> Bool {
    tokens[index].isEdge || [.comma, .semicolon, .colon, .open].contains(tokens[index].sign)
  }
}

extension String {
  /// The text without tags of HTML: `3</span> <span>cups`.
  fileprivate var withoutTags: String {
    var isTag = false
    return filter { letter in
      isTag = isTag || letter == "<"
      defer { isTag = isTag && letter != ">" }
      return !isTag
    }
  }
}

extension WrittenAmount {
  fileprivate static var one: WrittenAmount { WrittenAmount(.number(Fraction(1))) }
}
