import QuantityCore
package import QuantityReading

/// The parts of an ingredient line, with their ranges.
package struct IngredientReading {
  /// The amount, if there is one.
  package private(set) var amount: FoundAmount?
  /// The same amount in other units, or as a count.
  package private(set) var alternates: [FoundAmount] = []
  /// The words that say how the measure is filled, in UTF-8 bytes of the text.
  package private(set) var qualifier: Range<Int>?
  /// The text without the amount.
  package private(set) var rest = ""
  /// The error in the first amount, which is then missing.
  package private(set) var problem: ParseError?

  /// Reads a line.
  ///
  /// - Parameter context: the state at the start of a text, which can stop the reading.
  package init(_ text: String, _ finder: AmountFinder, _ context: inout TextContext) {
    let partitives = finder.vocabulary.recipeWords.partitives
    var lone: IngredientReading?
    var first: Int?
    finder.readLines(of: text, after: &context) { line in
      let body = line.bodyStart
      if first == nil, body < line.parser.tokens.count - 1 {
        first = line.parser.startWithMarkup(body) + line.start
      }
      guard amount == nil, problem == nil else { return true }
      let all = line.locatedAmounts(in: text)
      let main = all.firstIndex { line.isOfIngredient($0) }
      problem = line.firstError(before: main.map { all[$0].amount.utf8Range.lowerBound })
      if problem != nil {
        lone = nil
      } else if let main {
        read(all[main...], line, text, from: first, partitives)
      } else if lone == nil, let number = line.loneNumber(in: text) {
        lone = self
        lone?.read([number], line, text, from: first, partitives)
      }
      return true
    }
    if amount == nil, let lone { self = lone }
    if amount == nil { rest = text.trimmedBytes(from: first ?? 0) }
  }

  /// Reads an amount, the alternates after it, and the rest of the text.
  private mutating func read(
    _ all: ArraySlice<LocatedAmount>, _ line: ReadLine, _ text: String, from first: Int?,
    _ partitives: [String]
  ) {
    guard let main = all.first else { return }
    var found = main.amount
    var end = main.end
    // `卵 2個`
    if found.role == .count, line.parser.isCounter(after: end) { end += 1 }
    var last = end
    var isJoined = true
    for other in all.dropFirst() where other.amount.role != .portion {
      let (role, next) = (other.amount.role, other.tokens)
      if isJoined, next.lowerBound >= end {
        let isGroup = end < next.lowerBound && line.parser.tokens[end].sign == .open
        // The ingredient can come between the amount and its alternate.
        let joint = line.parser.jointOfAlternates(end..<next.lowerBound)
        isJoined = joint != nil
        let isRepeated =
          joint == .choice || isGroup && isJoined && line.parser.isBeforeAmount(next.upperBound)
        guard role == .alternate || role == .amount && isRepeated else { break }
        if isJoined {
          end = isGroup ? line.parser.endOfParenthesis(next.upperBound) : next.upperBound
        }
      } else if role != .alternate {
        // Inside the parentheses.
        let isRepeated = next.lowerBound < end && line.parser.isBeforeAmount(last)
        guard role == .amount, isRepeated else { break }
      }
      last = next.upperBound
      alternates.append(other.amount)
    }
    let filling = line.parser.filling(of: main)
    qualifier = filling.map { line.range(of: $0).moved(by: line.start) }
    if let filling, filling.lowerBound == end { end = filling.upperBound }
    let start = line.parser.start(of: main.tokens, after: filling)
    if line.bodyStart >= start, line.parser.isApproximation(before: main.start) {
      found.amount = found.amount.approximated()
    }
    found.setAlternates(alternates.map { $0.amount })
    amount = found
    rest = line.rest(of: text, from: first ?? 0, without: start..<end, partitives)
  }
}

/// An amount and its tokens, with those before it such as `about`.
struct LocatedAmount: TokenSpan {
  let amount: FoundAmount
  let tokens: Range<Int>
}

extension ReadLine {
  /// The first token after bullets and checkboxes.
  var bodyStart: Int {
    var index = 1
    while index < parser.tokens.count - 1 {
      let token = parser.tokens[index]
      if token.isBullet || token.isEdge && token.range.isEmpty {
        index += 1
      } else if let end = parser.endOfCheckbox(index) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// Returns whether an amount can be that of an ingredient, not one of its preparation or of a
  /// recipe: `basil, enough for 3 tablespoons`, `Egg wash (1 yolk and cream)`, `Serves 4`.
  fileprivate func isOfIngredient(_ located: LocatedAmount) -> Bool {
    let found = located.amount
    guard found.role != .portion, found.role != .size else { return false }
    let start = parser.start(of: located.tokens, after: parser.filling(of: located))
    if bodyStart >= start { return true }
    if found.isYield || found.amount.lower.amount?.unit.kind == .time { return false }
    if found.role == .count, parser.tokens[start - 1].sign == .open {
      return parser.tokens[located.end].sign == .close
    }
    return !parser.isPreparation(before: start)
  }

  /// Returns the first unexplained number before a word: the 1/2 of `Pulp of 1/2 lime`.
  fileprivate func loneNumber(in text: String) -> LocatedAmount? {
    let number = quantities.first {
      $0.role == .unexplained && $0.quantity.unit == nil
        && parser.tokens[$0.end].isWord && !parser.has(.length, at: $0.end)
    }
    guard let number, let amount = try? parser.written(number) else { return nil }
    let range = range(of: number.tokens).moved(by: start)
    return LocatedAmount(
      amount: FoundAmount(amount, .count, rule: number.rule, range, in: text),
      tokens: number.tokens)
  }

  /// Returns a text without an amount, the signs around it and a partitive after it.
  ///
  /// - Parameter textStart: the offset of the text's first token.
  fileprivate func rest(
    of text: String, from textStart: Int, without amount: Range<Int>, _ partitives: [String]
  ) -> String {
    let tokens = parser.tokens
    var (last, next) = (amount.lowerBound, amount.upperBound)
    let first = bodyStart
    guard first < last || textStart < start else {
      // A period, comma or parenthesis after the amount belongs to it.
      while [.period, .comma, .close, .slash].contains(tokens[next].sign) { next += 1 }
      let rest = text.trimmedBytes(from: parser.startWithMarkup(next) + start)
      let partitive = partitives.first { rest.utf8.starts(with: $0.utf8) }
      return partitive.map { rest.trimmedBytes(from: $0.utf8.count) } ?? rest
    }
    // The parentheses that enclose the amount.
    let isEnclosed =
      tokens[last - 1].sign == .open && (tokens[next].sign == .close || tokens[next].isEdge)
    if isEnclosed, tokens[next].sign == .close { next += 1 }
    let after = text.trimmedBytes(from: parser.startWithMarkup(next) + start)
    let isEnd = after.isEmpty || [.comma, .semicolon].contains(tokens[next].sign)
    while last > first, parser.separatesAmount(last - 1, isEnd, isEnclosed) { last -= 1 }
    // `le jus d'un citron`
    let isElided = last > first && tokens[last - 1].isElision && parser.isWord(last - 2, "d")
    var name = text.trimmedBytes(
      from: textStart,
      to: parser.endWithMarkup(isElided ? last - 2 : last - 1) + start)
    if isElided { name += "e" }
    let isAttached = isEnd || tokens[last - 1].sign == .open
    return isAttached ? name + after : name + " " + after
  }
}

extension String {
  /// Returns the text between two UTF-8 offsets, without spaces around it.
  fileprivate func trimmedBytes(from start: Int, to end: Int? = nil) -> String {
    var text = self
    return text.withUTF8 { bytes in
      let end = end ?? bytes.count
      return String(decoding: bytes[min(start, end)..<end].trimmed, as: UTF8.self)
    }
  }
}
