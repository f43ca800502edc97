import Quantities
import Testing

extension SourceCompatibilityTests {
  @Test("finding")
  func finding() {
    use(AmountFinder.self, \AmountFinder.vocabulary, \AmountFinder.decimalMark)
    use(AmountFinder.amounts(in:))
    use(AmountScaler.self, \AmountScaler.factor, \AmountScaler.volumeKit, \AmountScaler.massKit)
    use(\AmountScaler.style, \AmountScaler.finder, AmountScaler.scaled(_:))
    use(FoundAmount.self, \FoundAmount.amount, \FoundAmount.role, \FoundAmount.range)
    use(\FoundAmount.utf8Range, FoundAmount.Role.self, \FoundAmount.Role.description)
    use(FoundAmount.Role.amount, FoundAmount.Role.alternate, FoundAmount.Role.size)
    use(FoundAmount.Role.count)
    use(IngredientLine.self, \IngredientLine.text, \IngredientLine.amount, \IngredientLine.range)
    use(\IngredientLine.rest, \IngredientLine.description)
  }
}
