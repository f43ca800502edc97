import IngredientDensities
import Quantities
import Testing

@Suite("Lines of cookbooks in the reader's kitchen")
struct KitchenCookbookTests {
  @Test(
    "counts of containers and cups in use stay, and names come from the next cell of a table",
    arguments: [
      ("in an 8-quart pot", "in a 7.5-liter pot"), ("Wash 6 quart jars.", "Wash 6 quart jars."),
      ("Makes 8 half-pints.", "Makes 8 half-pints."),
      ("Makes 10 half-pint jars.", "Makes 10 240-milliliter jars."),
      ("Mix flour with water in a cup.", "Mix flour with water in a cup."),
      ("Open a large 14 oz can of corn.", "Open a large 395 g can of corn."),
      ("Makes 25 – 8 oz burgers", "Makes 25 – 225 g burgers"),
      ("1 kg Munich Malt (10L)", "1 kg Munich Malt (10L)"),
      ("two-and-one-half cups sugar", "~500 g sugar"),
      ("1 1/2 oz orange liqueur", "~45 ml orange liqueur"),
      ("10 oz./280 g hops", "280 g hops"),
      ("Beat in remaining 2 cups flour gradually.", "Beat in remaining ~240 g flour gradually."),
      ("| 2 oz | Vodka |", "| ~60 ml | Vodka |"), ("| 2 cups | flour |", "| ~240 g | flour |"),
      ("2 cups\tflour", "~240 g\tflour"), ("| 1 cup | 2 |", "| ~240 ml | 2 |"),
      ("| flour | 2 cups |", "| flour | ~240 g |"), ("flour\t2 cups", "flour\t~240 g"),
      ("| **flour** | 1 cup | sifted |", "| **flour** | ~120 g | sifted |"),
      // The row has its own figures, each in a column.
      ("| flour | 240 g | 2 cups |", "| flour | 240 g | 2 cups |"),
      ("Whisk 2 cups all-purpose flour into it.", "Whisk ~240 g all-purpose flour into it."),
      ("1 cup butter or margarine", "~225 g butter or margarine"),
      ("1 cup butter or honey", "~240 ml butter or honey"),
      ("1 cup brown sugar - dark or light", "~215 g brown sugar - dark or light"),
      (#"["2 cups", "flour"]"#, #"["~470 ml", "flour"]"#),
      // Each name has its own amount in parentheses.
      ("Beat sugar (1 cup), butter (1/2 cup).", "Beat sugar (~200 g), butter (~115 g)."),
      ("Add 1 cup (240 ml) milk and rice (66 g).", "Add 240 ml milk and rice (66 g)."),
      (
        "Stir the cream (`200 ml`), oats (`50 g`) in.",
        "Stir the cream (`200 ml`), oats (`50 g`) in."
      ),
      ("Then gradually add sugar (1/4 cup).", "Then gradually add sugar (~50 g)."),
      ("| 1 oz | [Simple Syrup](a.md) |", "| ~30 ml | [Simple Syrup](a.md) |"),
      ("2# ground beef", "~905 g ground beef"), ("Thin it by 1/4 cupfuls.", "Thin it by 60 ml."),
      ("3 heaped tbsp flour", "3 heaped tbsp flour"),
      ("1/2 oz simple syrup", "~15 ml simple syrup"), ("1 oz Campari", "~30 ml Campari"),
      ("enough for six 8 ounce glasses", "enough for six 240 ml glasses"),
      ("1/4 tsp. (1 mL) salt", "1/4 tsp. (1 mL) salt"),
      ("100 g plain flour\n1/2 pint milk", "100 g plain flour\n~280 ml milk"),
      ("1/2 pint milk", "~240 ml milk"),
      ("2 litres cider\n1/2 pint milk", "2 litres cider\n~280 ml milk"),
      ("3 tbsp graham cracker crumbs", "~19 g graham cracker crumbs"),
    ])
  func metric(text: String, expected: String) {
    let scaler = IngredientScaler(AmountScaler(by: 1, for: .metric))
    #expect(scaler.scaling(text).text == expected)
  }

  @Test("British words after the first piece of a text count if they are known")
  func wordsAhead() {
    let scaler = IngredientScaler(AmountScaler(by: 1, for: .metric))
    let lines = ["1 pint milk\n", "90 g caster sugar"]
    var context = TextContext(before: lines.joined())
    #expect(lines.map { scaler.scaling($0, after: &context).text } == ["~570 ml milk\n", lines[1]])
  }

  @Test(
    "figures that contradict each other, rates and pints of either country are left and reported",
    arguments: [
      ("1 cup (24 ml) milk", "'1 cup' is far from its other figure"),
      ("1 cup (600 g) flour", "'1 cup' is far from its other figure"),
      ("2 tsp salt per pound", "'2 tsp' has a rate in other units than the kitchen's"),
      (
        "100 g plain flour, 1 tsp cornstarch, 1 pint milk",
        "'1 pint' may have 16 or 20 ounces a pint"
      ),
    ])
  func unclear(text: String, reason: String) {
    let scaled = IngredientScaler(AmountScaler(by: 1, for: .metric)).scaling(text)
    #expect(scaled.text == text)
    #expect(scaled.unscaled.map(\.reason.message) == [reason])
  }

  @Test(
    "American kitchens keep a few grams, and prefer the recipe's cups to its ounces",
    arguments: [
      ("5 g curing salt", "5 g curing salt"), ("100 g (3½ oz/1 cup) oats", "1 cup oats"),
      ("1-1.5 kg lamb", "~2 1/4-3 1/4 lb lamb"), ("110 g butter", "~1/2 cup butter"),
    ])
  func us(text: String, expected: String) {
    #expect(IngredientScaler(AmountScaler(by: 1, for: .us)).scaling(text).text == expected)
  }
}
