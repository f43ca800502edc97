import QuantityCore
import QuantityReading

// Lists of ingredients that run on in one line: `Dough: 5 oz rye, 4 oz flour, salt, and 2 eggs`.

extension IngredientList {
  /// Takes the ingredients in the pieces of a line, all of them or none, with their offsets.
  mutating func take(
    _ pieces: [Range<Int>], of line: ReadLine, _ wording: TextWording, _ finder: AmountFinder
  ) throws(ParseError) -> [(start: Int, ListedIngredient)] {
    var found: [(start: Int, ListedIngredient)] = []
    var names: [ListedName] = []
    for piece in pieces {
      var context = TextContext()
      context.wording = wording
      let text = line.parser.text(piece)
      let list = finder.ingredients(in: text, after: &context)
      if let error = list.omissions.first?.error { throw error.moved(by: piece.lowerBound) }
      guard let listed = list.ingredients.first else {
        let quote = ParseError.quote(line.parser.bytes, piece)
        throw ParseError(.unexpectedText, at: piece, "\(quote) is unclear")
      }
      found.append((line.start + piece.lowerBound, listed))
      // What follows a comma is a remark or an ingredient: `2 eggs, beaten, salt`.
      names += text.split(separator: ",").dropFirst().map { name in
        ListedName(
          String(name.drop { $0 == " " }), finder.vocabulary.recipeWords, isCertain: false)
      }
    }
    self.names += names
    return found
  }
}

extension ReadLine {
  /// The items of the line, which edges separate: `["2 cups flour", "1 egg"]`,
  /// `<li>2 cups flour</li><li>1 egg</li>`.
  var items: [ReadLine] {
    // The cells of a row are one item.
    let read = Int(parser.tokens[0].end)..<Int(parser.tokens[parser.tokens.count - 1].start)
    let cell = parser.bytes[read].firstIndex { $0 == "|" || $0 == 0x09 } ?? .max
    var starts: [Int] = []
    var end = 0
    for (index, found) in quantities.enumerated() {
      let next = found.start
      let isApart = end < next && (end..<next).contains { parser.tokens[$0].isEdge }
      if index == 0 || isApart && parser.tokens[next].start < cell { starts.append(index) }
      end = max(end, found.end)
    }
    return zip(starts, starts.dropFirst() + [quantities.count]).map { first, end in
      ReadLine(parser: parser, quantities: Array(quantities[first..<end]), start: start)
    }
  }

  /// The pieces of an item that lists several amounts, each with a name after it; empty if it has
  /// fewer than three amounts that are not in columns, or none after a label and a colon.
  var runOnPieces: [Range<Int>] {
    let amounts = quantities.lazy.filter { $0.role == .amount || $0.role == .count }
    guard let main = amounts.first?.quantity else { return [] }
    let first = parser.beforeApproximation(main.start)
    let (itemStart, end) = (max(itemStart, itemTokens.lowerBound), itemTokens.upperBound)
    let label = itemStart..<max(first, itemStart)
    // `Salt: 1 tsp to taste`
    let name = parser.facts(main.end)
    let isNamed =
      main.unit != nil && parser.tokens[main.end].isWord
      && name.keyword == nil && name.traits.isDisjoint(with: [.end, .relation])
      && !parser.tokens[main.end..<max(end - 1, main.end)].contains { $0.sign == .period }
    let hasLabel =
      parser.tokens[first].sign == .colon && !label.isEmpty && label.count <= 8
      && !label.contains {
        !parser.tokens[$0].isWord && parser.tokens[$0].sign != .hyphen || parser.isInSentence($0)
      }
    guard hasLabel ? !isKey(label, before: main) : first < itemStart else { return [] }
    var pieces = [first + 1..<end]
    var (depth, last, least) = (0, first, hasLabel ? isNamed ? 1 : 2 : 3)
    for amount in amounts.dropFirst() {
      let before = parser.beforeApproximation(amount.start)
      for token in parser.tokens[last..<max(last, before)] {
        depth += token.sign == .open ? 1 : token.sign == .close ? -1 : 0
      }
      last = max(last, before)
      guard depth == 0, let joint = parser.joint(before) else { continue }
      if joint.isEmpty { least = 2 }
      pieces[pieces.count - 1] = pieces[pieces.count - 1].lowerBound..<joint.lowerBound
      pieces.append(joint.upperBound..<end)
    }
    if parser.tokens[end - 1].sign == .period {
      pieces[pieces.count - 1] = pieces[pieces.count - 1].lowerBound..<end - 1
    }
    return pieces.count < least ? [] : pieces.map { range(of: $0) }
  }

  /// Returns whether a label is the key of a field: `text: 2 cups flour`, `"display": "2 eggs"`.
  private func isKey(_ label: Range<Int>, before main: QuantityPhrase) -> Bool {
    let name = range(of: label)
    let gap = parser.bytes[name.upperBound..<Int(parser.tokens[main.start].start)]
    let role = FieldRole(parser.bytes[name])
    return role != .other && role != .list || gap.contains(UInt8(ascii: "\""))
  }

  /// The tokens of an item between two edges, from that of its first quantity on.
  var itemTokens: Range<Int> {
    let quantities = quantities.map { $0.tokens }
    guard let first = quantities.first?.lowerBound, let last = quantities.last?.upperBound else {
      return 1..<parser.tokens.count - 1
    }
    let start = (0..<first).last { parser.tokens[$0].isEdge } ?? 0
    let end = (last..<parser.tokens.count).first {
      parser.tokens[$0].isEdge || parser.isBehindString($0)
    }
    return start + 1..<(end ?? parser.tokens.count - 1)
  }
}

extension PhraseParser {
  /// Returns the comma or word before the next item of a list, which ends at an index: `, and`. It
  /// is empty between columns, and before `zest of 2 lemons` it ends earlier. Returns `nil` if
  /// something else is there.
  fileprivate func joint(_ index: Int) -> Range<Int>? {
    if tokens[index + 1].start - tokens[index].end > 2 { return index + 1..<index + 1 }
    var index = index
    if keyword(index) == .of {
      let part = index
      while tokens[index].isWord, index > part - 5 { index -= 1 }
    }
    var start = index
    if keyword(start) == .and || keyword(start) == .plus || tokens[start].sign == .ampersand {
      start -= 1
    }
    if tokens[start].sign != .comma, tokens[start].sign != .semicolon { start += 1 }
    return start <= index ? start..<index + 1 : nil
  }
}
