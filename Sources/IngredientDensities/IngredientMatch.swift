/// What a table makes of the name of an ingredient.
///
///     switch IngredientTable.standard.match("rice") {
///     case .found(let ingredient): print(ingredient)
///     case .choices(let choices): print("Which one:", choices)  // white rice, wild rice, ...
///     case .unknown(let near): print("Perhaps:", near)
///     }
public enum IngredientMatch: Sendable, Hashable {
  /// The one substance of that name.
  case found(Ingredient)
  /// The substances that the name can mean, of which none is taken without asking.
  case choices([Ingredient])
  /// None, and those of which the name reminds.
  case unknown(near: [Ingredient])
}
