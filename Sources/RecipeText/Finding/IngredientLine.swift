import QuantityCore
public import QuantityReading

/// A line of an ingredient list: an amount, and an ingredient.
///
///     let line = IngredientLine("1 cup (95 g) oats, finely ground (optional)")
///     line.amount?.lower   // 1 cup
///     line.alternates      // [95 grams]
///     line.item            // "oats"
///     line.preparation     // "finely ground"
///     line.comment         // "optional"
///     IngredientLine("Salt to taste").amount  // nil
///
/// Every text is a valid line. Its amount is the first one that isn't a portion; if there is
/// none, the first number of unknown role before a word: the 1/2 of `Pulp of 1/2 lime`.
public struct IngredientLine: Sendable, Hashable {
  /// The text of the line.
  public let text: String
  /// The amount, or `nil` if the line has none.
  public let amount: WrittenAmount?
  /// The range of the amount in the text.
  public let range: Range<String.Index>?
  /// The rest of the line, without a leading `of` and without the amount in other units.
  public let rest: String
  /// The error in the line's amount; `nil` if the line has a valid amount, or nothing that looks
  /// like one.
  ///
  ///     IngredientLine("1.500 g salt").problem?.message  // "'1.500' can be read in two ways"
  ///     IngredientLine("Salt to taste").problem          // nil
  public let problem: ParseError?

  /// Parses a line.
  public init(_ text: String, finder: AmountFinder = AmountFinder()) {
    var line = text
    self = line.withUTF8 { bytes in
      let (found, end, problem) = IngredientLine.find(in: bytes, of: text, finder)
      guard let found else {
        return IngredientLine(
          text: text, rest: String(decoding: bytes[...].trimmed, as: UTF8.self), problem: problem)
      }
      let rest = IngredientLine.rest(
        of: bytes, without: found.utf8Range.lowerBound..<end, finder.vocabulary.recipeWords)
      return IngredientLine(text: text, amount: found.amount, range: found.range, rest: rest)
    }
  }

  init(
    text: String, amount: WrittenAmount? = nil, range: Range<String.Index>? = nil, rest: String,
    problem: ParseError? = nil
  ) {
    (self.text, self.amount, self.range) = (text, amount, range)
    (self.rest, self.problem) = (rest, problem)
  }

  /// Finds the amount of a line, and the end of the amount and its alternates; or the error, if
  /// there is no amount.
  private static func find(
    in bytes: UnsafeBufferPointer<UInt8>, of text: String, _ finder: AmountFinder
  ) -> (FoundAmount?, end: Int, problem: ParseError?) {
    var all: [FoundAmount] = []
    var lone: FoundAmount?
    var problem: ParseError?
    var context = TextContext()
    finder.readLines(of: text, after: &context) { line in
      line.findAmounts(in: text, &all)
      if all.isEmpty, lone == nil { lone = line.loneNumber(in: text) }
      if all.isEmpty, problem == nil { problem = line.firstError() }
      return true
    }
    guard let chosen = all.first(where: { $0.role != .portion }) else {
      return (lone, lone?.utf8Range.upperBound ?? 0, problem)
    }
    var end = chosen.utf8Range.upperBound
    for found in all where found.role != .portion && found.utf8Range.upperBound > end {
      let range = found.utf8Range
      // The ingredient can come between the amount and its alternate.
      let between = bytes[min(end, range.lowerBound)..<range.lowerBound].trimmed
      let isGroup = between.first == UInt8(ascii: "(")
      let after = bytes[range.upperBound...]
      let isRepeated =
        found.role == .alternate || found.role == .amount && isGroup && after.isBeforeAmount
      guard isRepeated, between.isOpening else { break }
      end = isGroup ? after.endOfParenthesis : range.upperBound
    }
    return (chosen, end, nil)
  }

  private static func rest(
    of bytes: UnsafeBufferPointer<UInt8>, without range: Range<Int>, _ words: RecipeWords
  ) -> String {
    var before = bytes[..<range.lowerBound].trimmed
    var after = bytes[range.upperBound...].trimmed
    if before.isApproximation { before = bytes[0..<0] }
    // A period, comma or parenthesis after the amount belongs to it.
    switch after.first {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ")"): after = after.dropFirst().trimmed
    default: break
    }
    if before.isEmpty {
      if let partitive = words.partitives.first(where: { after.starts(with: $0.utf8) }) {
        after = after.dropFirst(partitive.utf8.count).trimmed
      }
      return String(decoding: after, as: UTF8.self)
    }
    let start = String(decoding: before, as: UTF8.self)
    return after.isEmpty ? start : start + " " + String(decoding: after, as: UTF8.self)
  }
}

extension ReadLine {
  /// Returns the first unexplained number before a word: the 1/2 of `Pulp of 1/2 lime`.
  fileprivate func loneNumber(in text: String) -> FoundAmount? {
    let number = quantities.first {
      $0.role == .unexplained && $0.quantity.unit == nil
        && parser.tokens[$0.quantity.tokens.upperBound].kind == .word
    }
    guard let number, let amount = try? parser.written(number) else { return nil }
    let range = range(of: number.quantity.tokens).moved(by: start)
    return FoundAmount(amount, .count, rule: number.rule, range, in: text)
  }
}

extension Slice where Base == UnsafeBufferPointer<UInt8> {
  /// Whether the text can separate an amount from its alternate: `(about`, `/`.
  fileprivate var isOpening: Bool {
    if isEmpty { return true }
    guard let first, "(/=".utf8.contains(first) else { return isApproximation }
    let rest = dropFirst().trimmed
    return rest.isEmpty || rest.isApproximation
  }

  /// Whether the text is just `about`, or a synonym.
  fileprivate var isApproximation: Bool {
    if isEmpty { return false }
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: self))
    return cursor.skipApproximation() && cursor.isAtEnd
  }

  /// The end of the parenthesis that encloses the start of the text, or the start if it is
  /// unclosed: `sticks)`.
  fileprivate var endOfParenthesis: Int {
    let end = firstIndex { "()".utf8.contains($0) }
    guard let end, self[end] == UInt8(ascii: ")") else { return startIndex }
    return end
  }

  /// Whether the text begins with a separator between an amount and its alternate: `; 450 g)`.
  fileprivate var isBeforeAmount: Bool {
    let text = trimmed
    guard let mark = text.first else { return false }
    if ";/=".utf8.contains(mark) || text.starts(with: "or ".utf8) { return true }
    let next = text.dropFirst().first { $0 > 0x20 }
    return mark == UInt8(ascii: ",") && next.map { $0 &- 0x30 < 10 } ?? false
  }

  /// The text without leading and trailing spaces, including Unicode spaces.
  fileprivate var trimmed: Slice {
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: self))
    while !cursor.isAtEnd {
      if cursor.peek() <= 0x20 {
        cursor.position += 1
      } else if let length = cursor.spaceBeyondASCII {
        cursor.position += length
      } else {
        break
      }
    }
    var end = cursor.bytes.count
    while end > cursor.position, let start = cursor.startOfSpace(before: end) { end = start }
    return self[startIndex + cursor.position..<startIndex + end]
  }
}

extension ByteCursor {
  /// Returns the start of the space, ASCII or not, that ends at an offset.
  fileprivate func startOfSpace(before offset: Int) -> Int? {
    guard offset > 0 else { return nil }
    var probe = self
    probe.position = offset - 1
    if probe.peek() <= 0x20 { return probe.position }
    while probe.position > max(0, offset - 3), probe.peek() & 0xC0 == 0x80 { probe.position -= 1 }
    let isSpace = probe.spaceBeyondASCII.map { probe.position + $0 } == offset
    return isSpace ? probe.position : nil
  }
}
