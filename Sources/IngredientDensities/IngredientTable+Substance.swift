internal import Quantities

extension IngredientTable {
  /// Returns what a kitchen asks about the substance of a name.
  func substance(named name: String) -> Substance {
    switch match(name) {
    case .found(let ingredient):
      return Substance(
        name, ingredient.consistency, density: (ingredient.density, ingredient.densityRange))
    case .choices(let choices):
      // `cream` is a liquid, though there is whipped cream, too.
      let likely = choices.prefix(3)
      let isAlike = likely.allSatisfy { $0.consistency == choices[0].consistency }
      return Substance(
        IngredientTable.shortened(name), isAlike ? choices[0].consistency : nil,
        choices: likely.map { $0.description })
    case .unknown:
      return Substance(IngredientTable.shortened(name))
    }
  }

  /// Returns a name without what is said of it behind a comma or in parentheses.
  private static func shortened(_ name: String) -> String {
    let end = name.utf8.firstIndex { ",(;".utf8.contains($0) } ?? name.endIndex
    let start = String(name[..<end])
    let trimmed = start.utf8.reversed().drop { $0 == 0x20 }.count
    return trimmed == 0 ? name : String(start.utf8.prefix(trimmed)) ?? name
  }
}
