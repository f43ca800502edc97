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
    ])
  func metric(text: String, expected: String) {
    let scaler = IngredientScaler(AmountScaler(by: 1, for: .metric))
    #expect(scaler.scaling(text).text == expected)
  }
}
