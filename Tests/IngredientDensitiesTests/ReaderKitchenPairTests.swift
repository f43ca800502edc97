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
      ("1 cup chocolate (3 oz, chopped)", "~85 g chocolate (chopped)"),
      ("Three 8-ounce (680g) packages cheese", "Three 225-gram (680g) packages cheese"),
    ])
  func pairs(text: String, metric: String) {
    #expect(IngredientScaler(AmountScaler(by: 1, for: .metric)).scaling(text).text == metric)
  }
}
