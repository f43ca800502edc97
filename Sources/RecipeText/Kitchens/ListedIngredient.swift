import QuantityCore
package import QuantityReading

/// An ingredient of a recipe's list: how much there is of it, and its name.
package struct ListedIngredient {
  /// The amount or the count.
  package let amount: WrittenAmount
  /// The name, without remarks: `large eggs`.
  package let name: String
  /// The last number of the amount with its unit, as the text has it: the `3 cups` of `2-3 cups`.
  package let written: String
  /// The words of the name in the singular of its language.
  package let words: [String]
  /// The sizes of what is counted: the 8 oz of `2 (8 oz) packages`.
  package let sizes: [String]
}

extension AmountFinder {
  /// Returns the ingredient of a line, if it is one of a list: its amount comes first.
  package func listedIngredient(in line: String) -> ListedIngredient? {
    var listed: ListedIngredient?
    var context = TextContext()
    readLines(of: line, after: &context) { line in
      listed = line.listedIngredient(vocabulary.recipeWords)
      return listed == nil
    }
    return listed
  }
}

extension ReadLine {
  fileprivate func listedIngredient(_ words: RecipeWords) -> ListedIngredient? {
    guard let main = quantities.first, isIngredient(main.quantity.tokens.lowerBound),
      main.role == .amount || main.role == .count || main.hasUnsaidCount,
      !main.quantity.tokens.isEmpty, !main.quantity.isUnitFirst,
      let amount = main.hasUnsaidCount ? WrittenAmount.one : try? parser.written(main)
    else { return nil }
    let group = MeasureGroup.groups(of: self).first
    let start = main.quantity.tokens.lowerBound
    let isCount = main.quantity.unit == nil || main.hasUnsaidCount
    let end = main.hasUnsaidCount ? start : main.quantity.tokens.upperBound
    let name =
      isCount ? itemName(from: end) : name(of: start..<(group?.end ?? end)).withoutRemarks
    guard name.utf8.contains(where: { UnitSpelling.isLetter($0) || $0 >= 0x80 }) else { return nil }
    let last = main.quantity.last.tokens.lowerBound..<main.quantity.tokens.upperBound
    return ListedIngredient(
      amount: amount, name: name,
      written: main.hasUnsaidCount ? "" : parser.text(range(of: last)),
      words: LineWords(name, words).map { $0.word },
      sizes: quantities.filter { $0.role == .size }.map {
        parser.text(range(of: $0.quantity.tokens))
      })
  }
}

extension ReadLine {
  /// Returns the name of what is counted, with its size, up to a comma: `(8 oz) package cream cheese`.
  private func itemName(from start: Int) -> String {
    var end = start
    while end < start + 16, parser.tokens[end].kind != .edge,
      parser.tokens[end].sign != .comma, parser.tokens[end].sign != .semicolon
    {
      end += 1
    }
    return end > start ? parser.text(range(of: start..<end)) : ""
  }
}

extension WrittenAmount {
  fileprivate static var one: WrittenAmount { WrittenAmount(.number(Fraction(1))) }
}
