import QuantityCore
import QuantityReading

// The items of a line.

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

extension ReadLine {
  /// The range of the line, in bytes of the text.
  var range: Range<Int> { start..<start + parser.bytes.count }

  /// The offset of the first quantity in the line, in bytes.
  var offset: Int {
    quantities.first.map { Int(parser.tokens[$0.start].start) } ?? 0
  }

  /// The number of bytes before the first one that isn't a space.
  var indent: Int { parser.bytes.firstIndex { $0 > 0x20 } ?? 0 }

  /// The column of the name after the first amount, if it is apart from the amount; otherwise, -1.
  var nameColumn: Int {
    guard let end = quantities.first?.end, !parser.tokens[end].isEdge else { return -1 }
    let start = Int(parser.tokens[end].start)
    return start - Int(parser.tokens[end - 1].end) > 1 ? start : -1
  }

  /// Whether a bullet begins the line.
  var hasBullet: Bool { parser.tokens[1].isBullet }

  /// Returns the error for an item with an amount that is no sentence, or, among ingredients, with
  /// an unexplained number.
  func rest(isInList: Bool) -> ParseError? {
    let roles: [NumberRole] =
      isInList ? [.amount, .count, .unexplained, .length, .size] : [.amount, .count]
    let found = quantities.first { roles.contains($0.role) && !$0.quantity.isTime }
    guard let found else { return nil }
    // Titles and remarks: `## Rye (700 g loaf)`
    let before = parser.tokens[parser.beforeApproximation(found.start)].sign
    if !isInList, before == .open || parser.bytes.first(where: { $0 > 0x20 }) == "#" { return nil }
    let tokens = itemTokens
    // `Sauce: 1 cup cream, 2 eggs`, where cream isn't a verb
    let isAfterLabel = parser.tokens[found.start - 1].sign == .colon
    let isSentence = (itemStart..<max(itemStart, tokens.upperBound)).contains { index in
      let isNoun = isAfterLabel && index > found.start && !parser.has(.finiteVerb, at: index)
      return index >= tokens.lowerBound && parser.isInSentence(index)
        && !(isNoun && parser.has(.verb, at: index))
    }
    return isSentence ? nil : error(found, "is unclear")
  }

  /// The name in a line that has no quantity and is no sentence or heading: `Salt and pepper`.
  var bareName: String? {
    let first = itemStart
    var end = parser.tokens.count - 1
    while end > first, parser.isBehindString(end - 1) { end -= 1 }
    // The remark in parentheses can be long.
    let open = (first..<end).first { parser.tokens[$0].sign == .open } ?? end
    guard quantities.allSatisfy({ $0.role == .step }), first < end, open - first <= 8,
      parser.bytes.first(where: { $0 > 0x20 }) != "#",
      parser.tokens[first].isWord,
      !parser.hasAny([.purpose, .relation], at: first),
      parser.keyword(first)?.joinsAmounts != true
    else { return nil }
    for index in first..<end where !parser.tokens[index].isWord || parser.isInSentence(index) {
      // Remarks can be sentences: `lime wedges, to serve`, `salt: to taste`.
      if [.comma, .open].contains(parser.tokens[index].sign) { break }
      // `Butter: a knob`
      let isShort =
        end - index <= 4
        && (index + 1..<end).allSatisfy { parser.tokens[$0].isWord && !parser.isInSentence($0) }
      if parser.tokens[index].sign == .colon, isShort || parser.keyword(index + 1) == .to { break }
      guard [.hyphen, .apostrophe, .ampersand, .slash].contains(parser.tokens[index].sign) else {
        return nil
      }
    }
    return parser.tokens[end - 1].sign == .colon ? nil : parser.text(from: first, to: end)
  }
}
