/// A line of a recipe's list: an amount, and what there is of it.
///
///     let line = IngredientLine("2 1/4 teaspoons cumin")
///     line.amount?.lower   // 2 1/4 teaspoons
///     line.rest            // "cumin"
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

  /// Reads a line.
  public init(_ text: String, finder: AmountFinder = AmountFinder()) {
    self.text = text
    var chosen: FoundAmount?
    var end: String.Index?
    var context = TextContext()
    let lone = finder.scan(text, after: &context) { item in
      guard case .amount(let found) = item, found.role != .portion else { return true }
      let last = found.range.upperBound
      guard let place = end else {
        chosen = found
        end = last
        return true
      }
      if last <= place { return true }
      // The ingredient may stand between its amount and the same in other units.
      let between = text[min(place, found.range.lowerBound)..<found.range.lowerBound].trimmed
      let isGroup = between.begins(with: "(")
      let isAgain =
        found.role == .alternate
        || found.role == .amount && isGroup && text[last...].isBeforeAmount
      guard isAgain, between.isOpening else { return false }
      end = isGroup ? text[last...].endOfParenthesis : last
      return true
    }
    let found = chosen ?? lone
    amount = found?.amount
    range = found?.range
    rest = IngredientLine.rest(
      of: text, without: found.map { $0.range.lowerBound..<(end ?? $0.range.upperBound) },
      finder.vocabulary.recipeWords)
  }

  private static func rest(
    of text: String, without range: Range<String.Index>?, _ words: RecipeWords
  ) -> String {
    guard let range else { return String(text[...].trimmed) }
    var before = text[..<range.lowerBound].trimmed
    var after = text[range.upperBound...].trimmed
    if before.isApproximation { before = "" }
    // What closes the amount belongs to it.
    if let first = after.utf8.first, ".,)".utf8.contains(first) {
      after = after.dropFirst().trimmed
    }
    if !before.isEmpty { return after.isEmpty ? String(before) : "\(before) \(after)" }
    if let partitive = words.partitives.first(where: after.begins) {
      after = Substring(after.utf8.dropFirst(partitive.utf8.count)).trimmed
    }
    return String(after)
  }
}

extension IngredientLine: CustomStringConvertible {
  /// The line.
  public var description: String { text }
}

extension Substring {
  /// Whether the text is what stands between an amount and the same in other units.
  fileprivate var isOpening: Bool {
    if isEmpty { return true }
    guard let first = utf8.first, "(/=".utf8.contains(first) else { return isApproximation }
    let rest = dropFirst().trimmed
    return rest.isEmpty || rest.isApproximation
  }

  /// Whether the text is `about`, or something of the kind, and nothing else.
  fileprivate var isApproximation: Bool {
    if isEmpty { return false }
    var text = self
    return text.withUTF8 { bytes in
      var cursor = ByteCursor(bytes)
      return cursor.skipApproximation() && cursor.isAtEnd
    }
  }

  /// Where the parenthesis ends in which the text begins, or the start if it has no end: `sticks)`.
  fileprivate var endOfParenthesis: Index {
    let end = utf8.firstIndex { "()".utf8.contains($0) }
    guard let end, utf8[end] == UInt8(ascii: ")") else { return startIndex }
    return end
  }

  /// Whether the text begins with what stands between amounts that say the same: `; 450 g)`.
  fileprivate var isBeforeAmount: Bool {
    let text = trimmed
    guard let mark = text.utf8.first else { return false }
    if ";/=".utf8.contains(mark) || text.begins(with: "or ") { return true }
    let next = text.utf8.dropFirst().first { $0 > 0x20 }
    return mark == UInt8(ascii: ",") && next.map { $0 &- 0x30 < 10 } ?? false
  }

  /// Whether the text begins with the same bytes.
  fileprivate func begins(with prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  /// The text without the spaces around it.
  fileprivate var trimmed: Substring {
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    let start = utf8.firstIndex { !isSpace($0) } ?? endIndex
    let end = utf8.lastIndex { !isSpace($0) }.map { utf8.index(after: $0) } ?? start
    return self[start..<end]
  }
}
