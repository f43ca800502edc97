import QuantityCore
import QuantityReading

extension ReadLine {
  /// Returns the name of an amount's substance.
  func substance(of group: MeasureGroup) -> String {
    let start = group.main.start
    if group.main.quantity.isVolume, let counted = countedName(before: start, group.main.end) {
      return text(counted)
    }
    return name(of: start..<group.end)
  }

  /// Returns the tokens of the name of counted things, or of their part, which a measure in
  /// parentheses behind it repeats: `3 leeks (about 2 cups chopped)`, `juice of 2 limes (1/4 cup)`.
  private func countedName(before start: Int, _ end: Int) -> Range<Int>? {
    let open = parser.beforeApproximation(start)
    let isNamed = parser.tokens[end].isWord && !parser.has(.end, at: end)
    guard parser.tokens[open].sign == .open, !isNamed,
      let count = quantities.last(where: { $0.end <= open }),
      count.role == .count, count.quantity.unit == nil, count.noun != nil
    else { return nil }
    let (before, first) = (count.start, count.end)
    if parser.keyword(before - 1) == .of { return before - 2..<before - 1 }
    guard isIngredient(before) else { return nil }
    let last = (first..<open).first { !parser.tokens[$0].isWord } ?? open
    return first < last ? first..<last : nil
  }

  /// Returns the name of an amount's substance, or an empty string.
  func name(of amount: Range<Int>) -> String { text(nameTokens(of: amount)) }

  /// Returns the tokens of a substance's name. In an ingredient line, they are the rest of the
  /// item; in a sentence, the words up to one that ends a name; and at the end of a line, the words
  /// before the amount.
  ///
  /// - Parameter amount: the tokens of the amount.
  func nameTokens(of amount: Range<Int>) -> Range<Int> {
    let (start, after) = (amount.lowerBound, amount.upperBound)
    if let name = nameBeforeParentheses(of: amount) { return name }
    let end = parser.keyword(after) == .of ? after + 1 : after
    let last = isIngredient(start) ? endOfItem(end) : parser.endOfName(end)
    if last > end { return end..<last }
    if let cell = previousCell(before: start) ?? nextCell(after: amount) { return cell }
    // `flour, 2 cups`, `Milk: 1 cup`
    var behind = parser.tokens[start - 1].kind == .sign ? start - 1 : start
    // `1 lager - (12 oz)`
    if behind < start, parser.tokens[behind - 1].sign == .hyphen { behind -= 1 }
    var first = behind
    while first > 1, start - first < ReadLine.mostTokens, parser.tokens[first - 1].isWord {
      first -= 1
    }
    return first..<behind
  }

  /// Returns the tokens of the name before an amount in parentheses: `the milk (600 ml), rice (66 g)`.
  private func nameBeforeParentheses(of amount: Range<Int>) -> Range<Int>? {
    let open = parser.beforeApproximation(amount.lowerBound)
    guard parser.tokens[open].sign == .open, parser.tokens[amount.upperBound - 1].sign == .close
    else { return nil }
    var first = open
    while first > 1, first > open - 8, parser.tokens[first - 1].isWord,
      !parser.has(.end, at: first - 1)
    {
      let traits = parser.facts(first - 1).traits
      if traits.contains(.mixing), first < open { break }
      let isFirst = parser.isFirstWord(first - 1) || parser.tokens[first - 2].sign == .period
      if traits.contains(.verb), isFirst { break }
      first -= 1
    }
    return first < open ? first..<open : nil
  }

  /// Returns the next cell of a table if an amount fills its own: `| 2 oz | Lime Juice |`.
  func nextCell(after amount: Range<Int>) -> Range<Int>? {
    var start = amount.upperBound + 1
    // `| 1 oz | [Simple Syrup](...) |`
    if start < parser.tokens.count, parser.tokens[start].sign == .open { start += 1 }
    guard parser.tokens[amount.lowerBound - 1].isEdge, start < parser.tokens.count,
      isEdgeOfCell(amount.upperBound), parser.tokens[start].isWord
    else { return nil }
    let end = endOfItem(start)
    return end > start ? start..<end : nil
  }

  /// Returns the first cell of a row if it has only words and an amount begins the second:
  /// `| flour | 2 cups |`.
  func previousCell(before start: Int) -> Range<Int>? {
    guard start > 2, isEdgeOfCell(start - 1) else { return nil }
    var first = start - 1
    while first > 1, start - first < ReadLine.mostTokens,
      parser.tokens[first - 1].isWord || parser.tokens[first - 1].isGluedHyphen
    {
      first -= 1
    }
    let isFirst = first < start - 1 && parser.isFirstWord(first)
    let before = parser.bytes[..<Int(parser.tokens[first].start)]
    let marks = before.indices.filter { parser.beginsCell($0) }
    return isFirst && marks.count < 2 ? first..<start - 1 : nil
  }

  /// Returns whether a neighbor cell has the amount in units of another system:
  /// `| flour | 250 g | 2 cups |`.
  func isInOtherColumn(_ found: ClassifiedQuantity) -> Bool {
    guard let unit = found.quantity.unit?.unit else { return false }
    let tokens = found.tokens
    let index = firstQuantity(from: tokens.lowerBound)
    return quantities[max(0, index - 1)...].prefix(3).contains { other in
      let (start, end) = (other.start, other.end)
      let isNext =
        end + 1 == tokens.lowerBound && isEdgeOfCell(end)
        || tokens.upperBound + 1 == start && isEdgeOfCell(start - 1)
      return isNext && other.quantity.unit.map { !$0.unit.sharesSystem(with: unit) } ?? false
    }
  }

  /// Returns whether an edge is the border between two cells of a table.
  private func isEdgeOfCell(_ edge: Int) -> Bool {
    guard parser.tokens[edge].isEdge else { return false }
    let gap = Int(parser.tokens[edge - 1].end)..<Int(parser.tokens[edge + 1].start)
    return gap.contains { parser.beginsCell($0) || parser.bytes[$0] == 0x09 }
  }

  /// Returns an unknown substance as a liquid if its words, such as `stock` or `juice`, mean one.
  func completed(_ substance: Substance, of group: MeasureGroup) -> Substance {
    guard substance.consistency == nil else { return substance }
    let isCell = parser.tokens[group.end].isEdge
    let start = isCell ? nextCell(after: group.main.tokens)?.lowerBound : nil
    // `1 bottle of beer (12 oz)`
    let first = group.main.start
    let name = nameTokens(of: first..<group.end)
    if !name.isEmpty, name.upperBound < first, parser.namesLiquid(from: name.lowerBound) {
      return Substance(substance.name, .liquid)
    }
    return parser.namesLiquid(from: start ?? group.end)
      ? Substance(substance.name, .liquid) : substance
  }

  /// Returns whether an amount begins a line, a cell or an item.
  func isIngredient(_ start: Int) -> Bool {
    let first = parser.keyword(start - 1) == .approximation ? start - 1 : start
    return first == itemStart || parser.isFirstWord(first)
  }

  /// The first token after bullets and the number of a list item: `1. 2 cups flour`.
  var itemStart: Int {
    guard let number = quantities.first, number.role == .step else { return bodyStart }
    let end = number.end
    return (end...).first { parser.tokens[$0].kind != .sign } ?? end
  }

  /// Returns the index of the next edge or of the next amount that grows.
  private func endOfItem(_ start: Int) -> Int {
    let most = start + ReadLine.mostTokens
    let next = quantities[firstQuantity(from: start)...].first {
      $0.start >= most || $0.role.isScaled && $0.role != .alternate
    }
    let limit = min(next?.start ?? .max, most)
    var index = start
    while index < limit, !parser.tokens[index].isEdge, !parser.isBehindString(index) {
      index += 1
    }
    return index
  }

  private func text(_ tokens: Range<Int>) -> String {
    tokens.isEmpty ? "" : parser.text(range(of: tokens))
  }

  /// The greatest length of a name, which has at most about ten words.
  private static let mostTokens = 32
}

extension String {
  /// The name without remarks after a comma or in parentheses.
  package var withoutRemarks: String {
    var end = utf8.firstIndex { ",(;<".utf8.contains($0) } ?? endIndex
    // `flour -- sifted`
    let dash = utf8.indices.first { $0 < end && utf8[$0...].starts(with: " -".utf8) }
    if let dash { end = dash }
    var name = self[..<end]
    while let last = name.utf8.last, " \"'".utf8.contains(last) { name.removeLast() }
    return name.isEmpty ? self : String(name)
  }
}

extension PhraseParser {
  /// Returns whether a sign follows the end of a JSON string: the bracket of `["2 eggs"]`.
  func isBehindString(_ index: Int) -> Bool {
    tokens[index].kind == .sign && tokens[index].start > 0
      && bytes[Int(tokens[index].start) - 1] == "\""
  }

  /// Returns the index after the words of a name in a sentence. Hyphens belong to words:
  /// `all-purpose flour`.
  fileprivate func endOfName(_ start: Int) -> Int {
    var index = start
    if has(.end, at: index), tokens[index + 1].isWord { index += 1 }
    while index < start + 8 {
      if tokens[index].isWord, !has(.end, at: index) {
        index += 1
      } else if index > start, tokens[index].isGluedHyphen,
        tokens[index + 1].isWord, tokens[index + 1].isGlued
      {
        index += 2
      } else {
        break
      }
    }
    return index
  }

  /// Returns the index of the word `butter` in a name. Its sticks have one size, unlike those of
  /// celery.
  func butter(from start: Int) -> Int? {
    var index = keyword(start) == .of ? start + 1 : start
    while index < start + 4, tokens[index].isWord, !has(.relation, at: index) {
      if isWord(index, "butter") || isWord(index, "margarine") { return index }
      index += 1
    }
    return nil
  }

  /// Returns whether the last word before a comma is a liquid: `cashew milk, chilled`.
  func namesLiquid(from start: Int) -> Bool {
    var index = keyword(start) == .of ? start + 1 : start
    var isLiquid = false
    // `pineapple in juice`
    while index < start + 8, tokens[index].isWord, !has(.relation, at: index) {
      isLiquid = has(.liquid, at: index)
      index += 1
    }
    return isLiquid
  }
}

extension PhraseParser {
  /// Returns whether a cell of a table begins at an offset: `|`, `<td>`.
  fileprivate func beginsCell(_ offset: Int) -> Bool {
    bytes[offset] == "|" || bytes.has("<td", at: offset, before: bytes.count)
  }
}
