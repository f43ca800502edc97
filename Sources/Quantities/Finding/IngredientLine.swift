/// A line of a recipe's list: an amount, and what there is of it.
///
///     let line = IngredientLine("2 1/4 teaspoons cumin")
///     line.amount?.lower   // 9/4 teaspoons
///     line.rest            // "cumin"
///     IngredientLine("Salt to taste").amount  // nil
///
/// Any line is one. Its amount is the one it starts with, be it with a unit or a count; if it starts
/// with none, the first with a unit in it; if there is none of these either, the first number in
/// front of a word: `Pulp of 1/2 lime`.
public struct IngredientLine: Sendable, Hashable {
  /// The line.
  public let text: String
  /// How much there is, if the line says it.
  public let amount: WrittenAmount?
  /// Where that stands.
  public let range: Range<String.Index>?
  /// What else the line says, without `of` in front.
  public let rest: String

  /// Reads a line.
  public init(_ text: String, finder: AmountFinder = AmountFinder()) {
    self.text = text
    var chosen: FoundAmount?
    finder.scan(text) { found in
      guard found.role != .alternate else { return true }
      chosen = found
      return false
    }
    let lone = chosen == nil ? LoneNumber(in: text, finder) : nil
    amount = chosen?.amount ?? lone?.amount
    range = chosen?.range ?? lone?.range
    rest = IngredientLine.rest(of: text, without: range)
  }

  private static func rest(of text: String, without range: Range<String.Index>?) -> String {
    guard let range else { return text[...].trimmed }
    var before = text[..<range.lowerBound].trimmed
    var after = text[range.upperBound...].trimmed
    if ["about", "around", "roughly", "approximately", "~"].contains(before.lowercased()) {
      before = ""
    }
    if after.hasPrefix(".") || after.hasPrefix(",") { after = after.dropFirst().trimmed }
    if before.isEmpty, after.hasPrefix("of ") { after = after.dropFirst(3).trimmed }
    return [before, after].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension IngredientLine: CustomStringConvertible {
  /// The line.
  public var description: String { text }
}

/// A number within a line that starts with none: the 1/2 of `Juice of 1/2 lime`.
private struct LoneNumber {
  let amount: WrittenAmount
  let range: Range<String.Index>

  init?(in text: String, _ finder: AmountFinder) {
    // Where a line starts at the number, it is a count.
    var start = text.startIndex
    while let space = text[start...].firstIndex(of: " ") {
      start = text.index(after: space)
      let first = text[start...].unicodeScalars.first
      guard first?.properties.numericType != nil || first?.properties.isAlphabetic == true else {
        continue
      }
      let word = String(text[start...].prefix(64))
      guard let found = finder.amounts(in: word).first, found.role == .count,
        found.utf8Range.lowerBound == 0
      else { continue }
      amount = found.amount
      range = start..<text.utf8.index(start, offsetBy: found.utf8Range.count)
      return
    }
    return nil
  }
}

extension Substring {
  /// The text without the spaces around it.
  fileprivate var trimmed: String {
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    let start = utf8.firstIndex { !isSpace($0) } ?? endIndex
    let end = utf8.lastIndex { !isSpace($0) }.map { utf8.index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
