import QuantityCore
public import QuantityReading

/// A line of a recipe's list: an amount, and what there is of it.
///
///     let line = IngredientLine("1 cup (95 g) oats, finely ground (optional)")
///     line.amount?.lower   // 1 cup
///     line.alternates      // [95 grams]
///     line.item            // "oats"
///     line.preparation     // "finely ground"
///     line.comment         // "optional"
///     IngredientLine("Salt to taste").amount  // nil
///
/// Any line is one. Its amount is the one it starts with, be it with a unit or a count; if it starts
/// with none, the first with a unit in it; failing that, the first number in
/// front of a word: `Pulp of 1/2 lime`.
public struct IngredientLine: Sendable, Hashable {
  /// The line.
  public let text: String
  /// How much there is, if the line says it.
  public let amount: WrittenAmount?
  /// Where that stands.
  public let range: Range<String.Index>?
  /// What else the line says, without `of` in front, and without the amount in other units.
  public let rest: String
  /// Why what looks like its amount cannot be read; `nil` if the line has an amount, or nothing that looks
  /// like one.
  ///
  ///     IngredientLine("1.500 g salt").problem?.message  // "'1.500' can be read in two ways"
  ///     IngredientLine("Salt to taste").problem          // nil
  public let problem: ParseError?

  /// Reads a line.
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

  /// Finds the amount of a line, and where that and what says the same ends; or why there is none.
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
      let place = found.utf8Range
      // The ingredient may stand between its amount and the same in other units.
      let between = bytes[min(end, place.lowerBound)..<place.lowerBound].trimmed
      let isGroup = between.first == UInt8(ascii: "(")
      let after = bytes[place.upperBound...]
      let isAgain =
        found.role == .alternate || found.role == .amount && isGroup && after.isBeforeAmount
      guard isAgain, between.isOpening else { break }
      end = isGroup ? after.endOfParenthesis : place.upperBound
    }
    return (chosen, end, nil)
  }

  private static func rest(
    of bytes: UnsafeBufferPointer<UInt8>, without range: Range<Int>, _ words: RecipeWords
  ) -> String {
    var before = bytes[..<range.lowerBound].trimmed
    var after = bytes[range.upperBound...].trimmed
    if before.isApproximation { before = bytes[0..<0] }
    // What closes the amount belongs to it.
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
  /// Returns the first number that stands before a word and isn't a count: the 1/2 of `Pulp of 1/2 lime`.
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
  /// Whether the text is what stands between an amount and the same in other units.
  fileprivate var isOpening: Bool {
    if isEmpty { return true }
    guard let first, "(/=".utf8.contains(first) else { return isApproximation }
    let rest = dropFirst().trimmed
    return rest.isEmpty || rest.isApproximation
  }

  /// Whether the text is `about`, or something of the kind, and nothing else.
  fileprivate var isApproximation: Bool {
    if isEmpty { return false }
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: self))
    return cursor.skipApproximation() && cursor.isAtEnd
  }

  /// Where the parenthesis ends in which the text begins, or the start if it has no end: `sticks)`.
  fileprivate var endOfParenthesis: Int {
    let end = firstIndex { "()".utf8.contains($0) }
    guard let end, self[end] == UInt8(ascii: ")") else { return startIndex }
    return end
  }

  /// Whether the text begins with what stands between amounts that say the same: `; 450 g)`.
  fileprivate var isBeforeAmount: Bool {
    let text = trimmed
    guard let mark = text.first else { return false }
    if ";/=".utf8.contains(mark) || text.starts(with: "or ".utf8) { return true }
    let next = text.dropFirst().first { $0 > 0x20 }
    return mark == UInt8(ascii: ",") && next.map { $0 &- 0x30 < 10 } ?? false
  }

  /// The text without the spaces around it, of whatever kind.
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
  /// Returns where the space begins, of whatever kind, that stands right before a place.
  fileprivate func startOfSpace(before place: Int) -> Int? {
    guard place > 0 else { return nil }
    var probe = self
    probe.position = place - 1
    if probe.peek() <= 0x20 { return probe.position }
    while probe.position > max(0, place - 3), probe.peek() & 0xC0 == 0x80 { probe.position -= 1 }
    let isSpace = probe.spaceBeyondASCII.map { probe.position + $0 } == place
    return isSpace ? probe.position : nil
  }
}
