import QuantityCore
import QuantityReading

/// Names of ingredients that are scaled otherwise than the others.
struct IngredientNames {
  private let names: [Set<String>]
  private let words: RecipeWords

  init(_ names: [String], _ words: RecipeWords) {
    self.names = names.map { Set(LineWords($0, words).map { $0.word }) }.filter { !$0.isEmpty }
    self.words = words
  }

  /// Whether a quantity is of one of the names: its ingredient has all words of that, in either number.
  func contain(_ found: ClassifiedQuantity, in line: ReadLine) -> Bool {
    if names.isEmpty { return false }
    let said = Set(LineWords(line.name(of: found), words).map { $0.word })
    return names.contains { $0.isSubset(of: said) }
  }
}

extension ReadLine {
  /// Returns the name of what a quantity is of. What says an amount again is of the same.
  func name(of found: ClassifiedQuantity) -> String {
    let start = found.quantity.tokens.lowerBound
    let main = quantities.last {
      $0.role != .alternate && $0.quantity.tokens.lowerBound <= start
    }
    return name(of: (found.role == .alternate ? main ?? found : found).quantity.tokens)
  }
}
