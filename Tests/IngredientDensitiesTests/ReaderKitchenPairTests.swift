import IngredientDensities
import Quantities
import Testing

@Suite("Amounts that a recipe repeats, in the reader's kitchen")
struct ReaderKitchenPairTests {
  @Test(
    "the figure of the kitchen stands once",
    arguments: [
      ("1 cup (227g or 8 ounces)sour cream", "227g sour cream"),
      ("12 ounces 340g peeled squash", "340g peeled squash"),
      ("1/4 cup (packed; 50 g) brown sugar", "50 g (packed) brown sugar"),
      ("1 onion (about 6 ounces; 170g)", "1 onion (about 170g)"),
      ("1 stick (4 oz, 115 g) butter", "115 g butter"),
      ("1 cup chocolate (3 oz, chopped)", "~85 g chocolate (chopped)"),
      ("Three 8-ounce (680g) packages cheese", "Three 225-gram (680g) packages cheese"),
    ])
  func pairs(text: String, metric: String) {
    #expect(IngredientScaler(AmountScaler(by: 1, for: .metric)).scaling(text).text == metric)
  }

  @Test(
    "the weight that a recipe gives a volume is that of the ingredient from there on",
    arguments: [
      // the list            a later line                      metric
      ("2 cups (280 g) flour", "Mix in 1/2 cup of the flour.", "Mix in ~70 g of the flour."),
      ("280 g flour (2 cups)", "1/2 cup all-purpose flour", "~70 g all-purpose flour"),
      ("2 cups (280 g) flour", "1/2 cup rye flour", "~52 g rye flour"),
      ("1 cup (150 g) jasmine rice", "1/2 cup jasmine rice", "~75 g jasmine rice"),
      // That's the weight of something else.
      ("1 cup (10 g) walnuts", "1/2 cup walnuts", "~56 g walnuts"),
    ])
  func ownDensities(list: String, line: String, metric: String) {
    let scaled = IngredientScaler(AmountScaler(by: 1, for: .metric)).scaling("\(list)\n\(line)")
    #expect(scaled.text.hasSuffix("\n\(metric)"), "\(scaled.text)")
  }

  @Test("an ingredient that is only known by its own weight is weighed in each piece of the text")
  func ownDensityInPieces() {
    let scaler = IngredientScaler(AmountScaler(by: 2, for: .metric))
    var context = TextContext()
    _ = scaler.scaling("1 cup (150 g) jasmine rice\n", after: &context)
    #expect(scaler.scaling("1/2 cup jasmine rice", after: &context).text == "~150 g jasmine rice")
  }

  @Test("a text whose words are known before it is read has their pints from its first line on")
  func pintsBeforeTheirWords() {
    let scaler = AmountScaler(by: 1, for: .metric)
    var context = TextContext(before: "1 pint milk\n2 tbsp caster sugar")
    #expect(scaler.scaling("1 pint milk\n", after: &context).text == "~570 ml milk\n")
    context = TextContext()
    #expect(scaler.scaling("1 pint milk\n", after: &context).text == "~470 ml milk\n")
  }
}
