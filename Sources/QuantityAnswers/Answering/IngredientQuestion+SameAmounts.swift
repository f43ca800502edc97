import IngredientDensities
import Quantities

// A mass beside a volume: `225g/1 1/2 cups flour` gives one amount twice, and `100 mg/5 ml syrup`
// is a quotient.

extension IngredientQuestion {
  /// Throws if the amount after a slash doesn't match the one before it by the ingredient's
  /// density.
  func refuseQuotient(in text: String) throws(Mistake) {
    let before = text.utf8.prefix(ingredient.range.lowerBound).reversed()
    // A slash in parentheses doesn't divide.
    guard before.first(where: { $0 != 0x20 }) != UInt8(ascii: ")") else { return }
    let ingredients: [Ingredient] =
      switch IngredientTable.standardMatch(ingredient.name) {
      case .found(let ingredient): [ingredient]
      case .choices(let choices): choices
      case .unknown: []
      }
    for alternate in expression.amount.alternates {
      guard case .amount(let amount) = expression.value, case .amount(let other) = alternate.lower,
        let mass = amount.as(MassKind.self) ?? other.as(MassKind.self),
        let volume = amount.as(VolumeKind.self) ?? other.as(VolumeKind.self),
        !ingredients.contains(where: { $0.weighs(mass, in: volume) })
      else { continue }
      throw Mistake(
        code: ParseError.Code.invalidOperation.description,
        message: "cannot divide by an amount of an ingredient",
        hint:
          "leave out the ingredient, or write the same amount in other units, as in 450g/1lb flour",
        range: ingredient.range)
    }
  }
}

extension Ingredient {
  /// Whether a volume of the ingredient can have the given mass, with a margin, since recipes vary
  /// more than the table's sources.
  fileprivate func weighs(_ given: Amount<MassKind>, in volume: Amount<VolumeKind>) -> Bool {
    guard let range = try? mass(of: volume).range else { return false }
    let ticks = given.ticks.count
    return ticks >= range.lowerBound.ticks.count / 4 * 3
      && ticks <= range.upperBound.ticks.count / 3 * 4
  }
}
