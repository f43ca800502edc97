import Quantities
import QuantityLanguages
import Testing

@Suite("Ingredient lines in other languages")
struct LanguageIngredientTests {
  @Test(
    "the item has neither the amount nor the words for how full its measure is",
    arguments: [
      ("de", "1 gehäufter EL Mehl, gesiebt", "1 tablespoon", "gehäufter", "Mehl"),
      ("de", "2 leicht gehäufte TL Backpulver", "2 teaspoons", "leicht gehäufte", "Backpulver"),
      ("de", "1 l volle Milch", "1 liter", nil, "volle Milch"),
      ("nl", "3 eetlepels volle room", "3 tablespoons", nil, "volle room"),
      ("ro", "2 linguri de zahăr", "2 tablespoons", nil, "zahăr"),
      ("de", "ca. 200 ml Milch", "~200 milliliters", nil, "Milch"),
      ("fr", "2 c. à café rases de levure", "2 teaspoons", "rases", "levure"),
      ("fr", "1 cuillère à soupe bombée de farine", "1 tablespoon", "bombée", "farine"),
      ("fr", "le jus d'un citron", "1", nil, "le jus de citron"),
      ("es", "2 cucharadas colmadas de azúcar", "2 tablespoons", "colmadas", "azúcar"),
      ("it", "1 cucchiaio colmo di farina", "1 tablespoon", "colmo", "farina"),
      ("pt", "2 colheres de sopa cheias de açúcar", "2 tablespoons", "cheias", "açúcar"),
      ("nl", "1 afgestreken theelepel zout", "1 teaspoon", "afgestreken", "zout"),
      ("sv", "2 rågade tsk bakpulver", "2 teaspoons", "rågade", "bakpulver"),
      ("pl", "2 czubate łyżki mąki", "2 tablespoons", "czubate", "mąki"),
      ("ja", "卵 2個", "2", nil, "卵"), ("ja", "しょうゆ…大さじ2", "2 tablespoons", nil, "しょうゆ"),
      ("ja", "小麦粉 200g（ふるう）", "200 grams", nil, "小麦粉"),
    ] as [(String, String, String, String?, String)])
  func parts(tag: String, text: String, amount: String, qualifier: String?, item: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let finder = AmountFinder(vocabulary: .standard(for: language.system, language: language))
    let line = IngredientLine(text, finder: finder)
    #expect(line.amount?.formatted() == amount)
    #expect(line.qualifier == qualifier)
    #expect(line.item == item)
  }
}
