import QuantityCore
import QuantityReading

// Counts that follow the names of ingredients.

extension Window {
  /// `Onions: 2`, `Eggs x 3`, `Garlic, 4 cloves`
  var followsName: Bool {
    // `大2` means two large ones, or two large spoons.
    if first.isGlued, has(.head, at: start - 1), !tokens[end].isWord, quantity.unit == nil {
      return true
    }
    // "Add the onions (`2`)", in Markdown
    if previous.sign == .open, parser.bytes[Int(first.start) - 1] == "`",
      next.sign == .close, quantity.unit == nil, hasAny(.counted, at: start - 2)
    {
      return true
    }
    let isCounted = hasAny([.piece, .description], at: end)
    // `Garlic cloves 3, crushed`, `Onions 2 medium-sized`, `Egg (3)`
    if isAfterCounted(isCounted: isCounted) { return true }
    let isEnd =
      isLast(end) || [.colon, .open, .semicolon].contains(tokens[end].sign)
      || !isEnglish && [.comma, .period].contains(tokens[end].sign)
    guard isEnd || isCounted, quantity.unit == nil else {
      return false
    }
    if isAfterHead || isInNextColumn || isInList { return true }
    var index = beforeApproximation
    // `Eggs ........ 2`
    while [.ellipsis, .period].contains(tokens[index].sign),
      [.ellipsis, .period].contains(tokens[index - 1].sign)
    {
      index -= 1
    }
    guard
      [.colon, .comma, .times, .hyphen, .dash, .ellipsis].contains(tokens[index].sign)
        || keyword(index) == .times
    else { return false }
    index -= 1
    // `Large onion (white or yellow), 1`, `Chops (boneless) – 2`
    if tokens[index].sign == .close,
      [.comma, .colon].contains(tokens[index + 1].sign) || tokens[index + 1].sign.isDash,
      let open = (index - 6..<index).last(where: isOpening)
    {
      index = open - 1
    }
    let isName =
      hasAny([.counted, .head], at: index) || keyword(start - 1) == .times
      || tokens[index + 1].sign == .colon && isNameOfLanguage(index)
    guard tokens[index].isWord, isName else { return false }
    // `slice: 25.0` says how much a slice weighs.
    let isPiece = has([.piece, .singular], at: index) && !has(.plural, at: index)
    if isPiece, isFirstWord(index), tokens[index + 1].sign == .colon,
      quantity.first.value > Fraction(1)
    {
      return false
    }
    while tokens[index].isWord, index > start - 16 { index -= 1 }
    return tokens[index].isEdge || tokens[index].kind == .sign
  }

  /// Returns whether the name of what recipes count begins the line and precedes the number.
  private func isAfterCounted(isCounted: Bool) -> Bool {
    // `Bananas x 2, sliced`, `Eggs (x3)`
    let before = isTimes(start - 1) ? start - 1 : start
    let isInParentheses = tokens[before - 1].sign == .open
    guard quantity.unit == nil, !quantity.first.isWord, quantityBefore == nil,
      lineTraits.isDisjoint(with: isEnglish ? .yield : [.verb, .yield])
    else { return false }
    if !isEnglish { return isInParentheses && isRemark(isCounted: isCounted) }
    // `Lemon, 1, juiced`
    let isAside = tokens[before - 1].sign == .comma && next.sign == .comma
    var index = isInParentheses || isAside ? before - 2 : before - 1
    guard
      isCounted || (isInParentheses ? isAloneInParentheses : next.sign == .comma),
      hasAny(isInParentheses || isAside || isCounted ? .counted : .plural, at: index)
    else { return false }
    while tokens[index].isWord, !has(.verb, at: index), index > start - 8 { index -= 1 }
    return tokens[index].isEdge || !tokens[index].isWord && isFirstWord(index + 1)
  }

  /// Whether the parentheses end the line or come before a comma, and have only a remark besides
  /// the number: `Peppers (3, mixed)`, `Onions (2), chopped`.
  private var isAloneInParentheses: Bool {
    next.sign == .close && (isLast(end + 1) || tokens[end + 1].sign == .comma)
      || next.sign == .comma && closing.map { isLast($0 + 1) } == true
  }

  /// Returns whether the parentheses begin with the number, and follow the name that begins the
  /// line: `Ägg (2, vispade)`, `Lök, hackad (1)`, `Bullar (40 st)`.
  private func isRemark(isCounted: Bool) -> Bool {
    let after = isCounted ? end + 1 : end
    guard tokens[after].sign == .comma || tokens[after].sign == .close && isLast(after + 1) else {
      return false
    }
    var (index, name) = (start - 2, start - 2)
    while tokens[index].isWord || tokens[index].sign == .comma, index > start - 10 {
      if tokens[index].sign == .comma { name = index - 1 }
      index -= 1
    }
    return (tokens[index].isEdge || isFirstWord(index + 1))
      && (isCounted || hasAny(.counted, at: name))
  }

  /// Whether a name of one or two words comes between the number and a comma after a scaled amount:
  /// the eggs and the sugar of `Farina 300 g, uova 3, zucchero 100, latte 1 l`.
  private var isInList: Bool {
    guard !isEnglish, !quantity.first.isWord, let before = quantityBefore,
      before.role.isScaled || before.role == .ratio && firstQuantity?.role.isScaled == true
    else { return false }
    var index = start - 1
    while tokens[index].isWord, index > start - 4,
      !hasAny([.end, .relation, .reference, .heat, .keeping], at: index)
    {
      index -= 1
    }
    return index < start - 1 && tokens[index].sign == .comma
  }

  /// Returns whether the word at an index is unknown, in a language other than English:
  /// `Морковь: 3`, but not `"ratingValue": 3`.
  private func isNameOfLanguage(_ index: Int) -> Bool {
    !isEnglish && tokens[index].word == 0
      && parser.bytes[Int(tokens[index].end)] != "\"" && !isKey(index)
  }

  /// Returns whether a word is the key of something other than an ingredient: `duration`,
  /// `prepMinutes`.
  private func isKey(_ index: Int) -> Bool {
    let word = bytes(at: index)
    return isKey(index, of: .fact) || isKey(index, of: .identifier)
      || zip(word, word.dropFirst()).contains { letter, next in
        letter.isLowercase && next.isUppercase
      }
  }

  /// Returns whether the word at an index is a key with a role.
  func isKey(_ index: Int, of role: FieldRole) -> Bool {
    FieldRole(bytes(at: index)) == role
  }

  /// The index after the name before the number, without the `n.` of `Uova n. 2`.
  private var endOfName: Int {
    var index = start - 1
    while tokens[index].kind == .sign, tokens[index].sign == .period || tokens[index].isGlued,
      index > start - 3
    {
      index -= 1
    }
    let isNumberSign = isWord(index, "n") || isWord(index, "n.") || isWord(index, "nº")
    return isNumberSign && !isEnglish ? index : start
  }

  private func isOpening(_ index: Int) -> Bool { tokens[index].sign == .open }

  /// Whether a tab or several spaces separate the number from the name: `Egg     2`.
  private var isInNextColumn: Bool {
    guard isEnglish, !quantity.first.isWord, isLast(end) else { return false }
    let last = previous.isEdge ? start - 2 : start - 1
    let gap = parser.bytes[min(Int(tokens[last].end), Int(first.start))..<Int(first.start)]
    guard gap.count > 1 || gap.first == 0x09, gap.allSatisfy({ $0 <= 0x20 }),
      hasAny(.counted, at: last)
    else { return false }
    var index = last
    while tokens[index].isWord, index > last - 5 { index -= 1 }
    return tokens[index].isEdge
  }

  /// `Uova medie 3`, `Eggs 2`
  private var isAfterHead: Bool {
    let last = endOfName - 1
    var index = last
    while tokens[index].isWord, index > last - 5 { index -= 1 }
    guard tokens[index].isEdge || tokens[index].kind == .sign, index < last else { return false }
    while tokens[index].kind == .sign, index > 0 { index -= 1 }
    guard tokens[index].isEdge else { return false }
    var name = last
    while tokens[name - 1].isWord { name -= 1 }
    let recipe = facts(name).traits
    return recipe.contains(.head) || name == last && recipe.contains(.plural) && isLast(end)
      // `Baccello di vaniglia ½`
      || first.number.isVulgar && isLast(end) && !isEnglish
  }
}
