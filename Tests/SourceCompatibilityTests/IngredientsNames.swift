import IngredientDensities
import Quantities
import Testing

extension SourceCompatibilityTests {
  @Test("ingredients")
  func ingredients() {
    use(Ingredient.self, \Ingredient.name, \Ingredient.variant, \Ingredient.aliases)
    use(\Ingredient.density, \Ingredient.densityRange, \Ingredient.source, Ingredient.mass(of:))
    use(Ingredient.volume(of:), \Ingredient.description)
    use(IngredientMatch.self, IngredientMatch.found, IngredientMatch.choices)
    use(IngredientMatch.unknown)
    use(IngredientScaler.self, \IngredientScaler.scaler, \IngredientScaler.method)
    use(\IngredientScaler.table, IngredientScaler.scaled(_:), MeasuringMethod.self)
    use(\MeasuringMethod.description, MeasuringMethod.asWritten, MeasuringMethod.weight)
    use(MeasuringMethod.volume)
    use(IngredientTable.match(_:))
    use(IngredientTable.self, \IngredientTable.ingredients, IngredientTable.standard)
    use(IngredientTable.adding(_:))
  }
}
