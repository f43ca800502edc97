import IngredientDensities
import Quantities
import Testing

@Suite("Measures that a cook uses")
struct KitchenMeasureTests {
  private func scaled(_ text: String, for kitchen: ReaderKitchen) -> String {
    IngredientScaler(AmountScaler(by: 1, for: kitchen)).scaling(text).text
  }

  @Test(
    "what a scale shows badly stays in its cups and spoons",
    arguments: [
      // as written                     metric                           us-weight
      ("6 tablespoons chopped dill", "6 tablespoons chopped dill", "6 tablespoons chopped dill"),
      ("3 tbsp dried oregano", "3 tbsp dried oregano", "3 tbsp dried oregano"),
      ("1/4 cup chopped scallions", "~16 g chopped scallions", "1/4 cup chopped scallions"),
      ("3 tablespoons sugar", "~38 g sugar", "~1 3/8 oz sugar"),
      ("5 g baking powder", "5 g baking powder", "~1 1/4 tsp baking powder"),
      ("18 g basil leaves", "18 g basil leaves", "~3/4 cup basil leaves"),
      ("30 g goat's cheese", "30 g goat's cheese", "~1 oz goat's cheese"),
      ("55 g cocoa", "55 g cocoa", "~2 oz cocoa"),
    ])
  func light(text: String, metric: String, usByWeight: String) {
    #expect(scaled(text, for: .metric) == metric)
    #expect(scaled(text, for: .usByWeight) == usByWeight)
  }

  @Test(
    "pounds and ounces are whole if that is near enough",
    arguments: [
      ("450 g minced beef", "~1 lb minced beef"), ("900 g carrots", "~2 lb carrots"),
      ("110 g smoked trout", "~4 oz smoked trout"), ("250 g spaghetti", "~9 oz spaghetti"),
      ("80 g smoked trout", "~2 3/4 oz smoked trout"),
      ("60 g blue cheese", "~2 oz blue cheese"), ("45 g parmesan", "~1 1/2 oz parmesan"),
      ("20 g parmesan", "~3/4 oz parmesan"), ("225 g cream cheese", "~8 oz cream cheese"),
      ("250-500 g broccoli", "~9-18 oz broccoli"), ("2-3 kg beef", "~4 1/2-6 1/2 lb beef"),
      ("100-140 g Stilton", "~3 1/2-5 oz Stilton"),
      ("2 x 37 g packets nuts", "2 x 1 1/4 oz packets nuts"),
      ("500 g minced beef", "~1 lb 2 oz minced beef"),
    ])
  func pounds(text: String, us: String) {
    #expect(scaled(text, for: .us) == us)
  }

  @Test(
    "ends of ranges and sizes of vessels have no more digits than a cook wants",
    arguments: [
      ("a 10-14 pound turkey", "a 4.5-6.4 kg turkey"),
      ("Grease a 2 lb loaf tin.", "Grease a 900 g loaf tin."),
      ("Grease a 3-pound loaf tin.", "Grease a 1.4-kilogram loaf tin."),
      ("1 packet (1/4 ounce) yeast", "1 packet (7 g) yeast"),
      ("1 14- to 15-ounce can corn", "1 395- to 425-gram can corn"),
    ])
  func digits(text: String, metric: String) {
    #expect(scaled(text, for: .metric) == metric)
  }

  @Test(
    "other kitchens have their own tins and spoons",
    arguments: [
      (ReaderKitchen.uk, "Grease a 2 lb loaf tin.", "Grease a 2 lb loaf tin."),
      (.uk, "Use a 3-quart saucepan.", "Use a 2.8-liter saucepan."),
      (.australian, "1-2 tbsp milk", "~3-6 tsp milk"),
      (.australian, "2 tbsp chopped dill", "~1 1/2 tbsp chopped dill"),
      (.us, "150-250 g silken tofu", "~5 1/4-9 oz silken tofu"),
      (.us, "Use a 1 litre jug.", "Use a 1 qt jug."),
      (.us, "Line a 1 kg loaf tin.", "Line a 2 lb loaf tin."),
      (.us, "Bake in 1-kilogram molds.", "Bake in 2-pound molds."),
      (.us, "2 x 15 ml tablespoons oil", "2 x 15 ml tablespoons oil"),
    ])
  func others(kitchen: ReaderKitchen, text: String, expected: String) {
    #expect(scaled(text, for: kitchen) == expected)
  }

  @Test(
    "cups and spoons that a set has measure what was weighed",
    arguments: [
      ("4 g salt", "~2/3 tsp salt"), ("5 g salt", "~3/4 tsp salt"),
      ("5 g dried yeast", "~1 2/3 tsp dried yeast"), ("15 g butter", "~1 tbsp butter"),
      ("30 g butter", "~2 tbsp butter"), ("20 g butter", "~1 1/2 tbsp butter"),
      ("25 g butter", "~1 tbsp + 2 1/2 tsp butter"),
      ("8 g gelatin", "~1 tbsp + 1/2 tsp gelatin"),
      ("150 g brown sugar", "~2/3 cup + 1 tsp brown sugar"),
      ("60 g butter", "~1/4 cup butter"),
      ("90 g golden syrup", "~1/4 cup golden syrup"), ("185 ml milk", "~3/4 cup milk"),
      ("110 g caster sugar", "~1/2 cup + 1 tbsp caster sugar"), ("230 ml milk", "~1 cup milk"),
      ("140 g strawberries", "~1 cup strawberries"), ("20 g honey", "~1 tbsp honey"),
      ("50 ml cream", "~3 1/2 tbsp cream"),
      ("200 ml milk", "~3/4 cup + 1 1/2 tbsp milk"),
    ])
  func spoons(text: String, us: String) {
    #expect(scaled(text, for: .us) == us)
  }

  @Test(
    "a volume in parentheses measures what was counted before it",
    arguments: [
      ("3 large leeks (about 3 cups chopped)", "3 large leeks (about 265 g chopped)"),
      ("1 medium onion, diced (1 cup)", "1 medium onion, diced (~160 g)"),
      ("2 limes (1/4 cup juice)", "2 limes (~60 ml juice)"),
      ("Juice of 2 limes (1/4 cup)", "Juice of 2 limes (~60 ml)"),
      ("1 onion (~1.5 cups; 220 g)", "1 onion (~220 g)"),
    ])
  func counted(text: String, metric: String) {
    #expect(scaled(text, for: .metric) == metric)
  }

  @Test(
    "a name ends before a remark",
    arguments: [
      ("Add 2 cupfuls of water.", "Add ~470 ml of water."), ("2 cupfuls flour", "~240 g flour"),
      ("4 tablespoonfuls sugar", "~50 g sugar"),
      ("1 cup flour -- or a bit more", "~120 g flour -- or a bit more"),
      ("1/4 cup tahini <- mind allergies", "~60 g tahini <- mind allergies"),
      ("1 bottle of lager (12 oz)", "1 bottle of lager (350 ml)"),
      ("1 cup semi-sweet chocolate chips", "~170 g semi-sweet chocolate chips"),
      ("1 cup shredded cheese", "~115 g shredded cheese"),
      ("2 cups long grain rice, dry", "~370 g long grain rice, dry"),
      ("Use 1/4 cup (60 ml) for each.", "Use 60 ml for each."),
      ("Use 1/4 cup【60 ml】 for each.", "Use 60 ml for each."),
      ("Press it flat with a cup or small bowl.", "Press it flat with a cup or small bowl."),
      ("In a cup or small bowl beat 1 cup milk.", "In a cup or small bowl beat ~240 ml milk."),
      ("Use the back of a dessert spoon.", "Use the back of a dessert spoon."),
    ])
  func names(text: String, metric: String) {
    #expect(scaled(text, for: .metric) == metric)
  }

  @Test("a yield without a name isn't reported as unweighed")
  func yields() {
    let scaled = IngredientScaler(AmountScaler(by: 1, for: .metric)).scaling("- 2 cups\n- 3 eggs")
    #expect(scaled.text == "- ~470 ml\n- 3 eggs")
    #expect(scaled.unweighed.isEmpty)
  }
}
