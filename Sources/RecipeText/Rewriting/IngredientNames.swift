import QuantityCore
import QuantityReading

/// Names of ingredients that are scaled differently from the others.
struct IngredientNames {
  private let names: [Set<String>]
  private let words: RecipeWords

  init(_ names: [String], _ words: RecipeWords) {
    self.names = names.map { Set(LineWords($0, words).map { $0.word }) }.filter { !$0.isEmpty }
    self.words = words
  }

  /// Returns whether a quantity belongs to one of the names: its ingredient contains all words of
  /// the name, in the singular or plural. Remarks don't count, such as the salt of
  /// `1 cup water, with salt`.
  func contain(_ found: ClassifiedQuantity, in line: ReadLine) -> Bool {
    if names.isEmpty { return false }
    let name = line.parser.withoutRemarks(line.nameTokens(of: found))
    return contain(line.parser.text(line.range(of: name)))
  }

  /// Returns whether the name of an ingredient contains all words of one of the names.
  func contain(_ text: String) -> Bool {
    if names.isEmpty { return false }
    let said = Set(LineWords(text, words).map { $0.word })
    return names.contains { $0.isSubset(of: said) }
  }
}

extension ReadLine {
  /// Returns the tokens of the name of a quantity's ingredient. An alternate has the name of its
  /// main amount.
  func nameTokens(of found: ClassifiedQuantity) -> Range<Int> {
    guard found.role == .alternate else { return nameTokens(of: found.tokens) }
    let before = quantities[..<firstQuantity(from: found.start)]
    let main = before.suffix(MeasureGroup.mostOthers).last { $0.role != .alternate }
    return nameTokens(of: (main ?? found).quantity.tokens)
  }
}

extension PhraseParser {
  /// Returns the words of a name after a leading parenthesis, up to a comma, semicolon, parenthesis
  /// or `plus`.
  fileprivate func withoutRemarks(_ name: Range<Int>) -> Range<Int> {
    var start = name.lowerBound
    if tokens[start].sign == .open {
      while start < name.upperBound, tokens[start].sign != .close { start += 1 }
      start = min(start + 1, name.upperBound)
    }
    var end = start
    while end < name.upperBound, !endsName(end) { end += 1 }
    return start..<end
  }

  private func endsName(_ index: Int) -> Bool {
    switch tokens[index].sign {
    case .comma, .semicolon, .open: true
    default: keyword(index) == .plus
    }
  }
}
