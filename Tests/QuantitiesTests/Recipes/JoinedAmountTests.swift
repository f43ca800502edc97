import Quantities
import Testing

/// Lines whose amounts belong together: pairs in two units, containers with sizes, and fractions of
/// an amount.
@Suite("Amounts that belong together")
struct JoinedAmountTests {
  @Test(
    "a container's size in two units stays, and the containers are counted",
    arguments: [
      ("400g/14oz tin chopped tomatoes", "2 (400g/14oz) tins chopped tomatoes"),
      ("400g (14oz) tin tomatoes", "2 x 400g (14oz) tins tomatoes"),
      ("1 lb (450 g) bag of carrots", "2 x 1 lb (450 g) bags of carrots"),
      ("a 400g/14oz tin of tomatoes", "2 400g/14oz tins of tomatoes"),
      ("2 400g/14oz tins tomatoes", "4 400g/14oz tins tomatoes"),
      ("2 x 400 g/14 oz tins tomatoes", "4 x 400 g/14 oz tins tomatoes"),
      ("4 x 175g/6oz salmon fillets", "8 x 175g/6oz salmon fillets"),
      ("150ml pot natural yogurt", "2 (150ml) pots natural yogurt"),
      ("900g/2lb loaf tin", "900g/2lb loaf tin"),
      ("1 large (28-ounce) can tomatoes", "2 large (28-ounce) cans tomatoes"),
      ("2 medium 400g/14oz tins", "4 medium 400g/14oz tins"),
      ("2 250g/9oz steaks", "4 250g/9oz steaks"),
      ("4 175g salmon fillets", "8 175g salmon fillets"),
      ("1-2 400g tins tomatoes", "2-4 400g tins tomatoes"),
    ])
  func containers(line: String, twice: String) { check(line, twice) }

  @Test("of a size in two units, that of the reader's kitchen stays")
  func sizes() {
    let lines = [
      "400g/14oz tin tomatoes", "4 x 175g/6oz salmon fillets", "1 lb/450g-2 lb/900g beef",
    ]
    let scaler = AmountScaler(by: 1, for: .metric)
    #expect(
      lines.map { scaler.scaling($0).text }
        == ["400g tin tomatoes", "4 x 175g salmon fillets", "450g-900g beef"])
  }

  @Test(
    "both amounts of a pair are scaled, each in its own units",
    arguments: [
      ("600g/1lb 5oz beef", "1.2kg/2lb 10oz beef"), ("2.5kg/5lb 8oz turkey", "5kg/11lb turkey"),
      ("300ml/½ pint double cream", "600ml/1 pint double cream"),
      ("115g/4oz/1 cup plain flour", "230g/8oz/2 cups plain flour"),
      ("1 cup (240 ml) milk", "2 cups (480 ml) milk"), ("1 lb - 450 g beef", "2 lb - 900 g beef"),
      ("1 pint/570ml cider", "2 pints/1.14l cider"), ("½ pint (285ml) ale", "1 pint (570ml) ale"),
      ("32 oz (1 quart) stock", "64 oz (2 quarts) stock"),
      ("1/4 cup/60 ml plus 1 tbsp/15 ml oil", "1/2 cup/120 ml plus 2 tbsp/30 ml oil"),
      ("1 lb/450g-2 lb/900g beef", "2 lb/900g-4 lb/1.8kg beef"),
      ("600g/1lb 5oz-700g/1lb 9oz beef", "1.2kg/2lb 10oz-1.4kg/3lb 2oz beef"),
    ])
  func pairs(line: String, twice: String) { check(line, twice) }

  @Test(
    "pieces of a length, parts and shares are counted",
    arguments: [
      ("1 2-inch piece ginger, peeled", "2 2-inch pieces ginger, peeled"),
      ("a 5cm/2in piece of ginger", "2 5cm/2in pieces of ginger"),
      ("large pinch of saffron", "2 large pinches of saffron"),
      ("a quarter of a red cabbage", "1/2 red cabbage"),
      ("half of a cup of milk", "1 cup of milk"),
      ("a quarter of a teaspoon of salt", "1/2 teaspoon of salt"),
      ("1 lg. or 2 sm. onions", "2 lg. or 4 sm. onions"), ("1 sm. onion", "2 sm. onions"),
      ("1 tsp each: salt and paprika", "2 tsp each: salt and paprika"),
      ("serves 4 as a main, 6 as a starter", "serves 8 as a main, 12 as a starter"),
      ("1 x 5cm/2in piece ginger", "2 x 5cm/2in pieces ginger"),
      ("Bag of 500 g spinach", "2 Bags of 500 g spinach"),
      ("handful basil and 2 eggs", "2 handfuls basil and 4 eggs"),
      ("sprig thyme, 2 bay leaves", "2 sprigs thyme, 4 bay leaves"),
      ("Heaped teaspoon of cumin", "2 heaped teaspoons of cumin"),
      ("Head of lettuce", "2 Heads of lettuce"), ("A can of worms", "A can of worms"),
      ("Slice of life", "Slice of life"), ("17 U.S.C. 101 applies", "17 U.S.C. 101 applies"),
      ("1 1/2 cups half & half", "3 cups half & half"),
      ("one hundred fifty grams sugar", "300 grams sugar"),
      ("one hundred and five grams sugar", "210 grams sugar"),
      ("two thousand grams flour", "4 kilograms flour"),
      ("one and three quarters cups oats", "3 1/2 cups oats"),
      ("two and half cups milk", "5 cups milk"), ("one point five cups milk", "3 cups milk"),
      ("half pound butter", "1 pound butter"), ("three-quarter pound ham", "1 1/2 pounds ham"),
      ("two quarter pound burgers", "4 quarter pound burgers"),
      ("400 g x 2 tins tomatoes", "400 g x 4 tins tomatoes"),
      ("400g tins x 2", "400g tins x 4"), ("Tomatoes 400g × 2", "Tomatoes 400g × 4"),
      ("a 1/2 cup of sugar", "1 cup of sugar"),
      ("Use a 1/3 cup to portion it.", "Use a 1/3 cup to portion it."),
      ("5-1/2pt milk", "1 gal + 1-1/2 qt milk"),
      ("3/4 of a teaspoon salt", "1 1/2 teaspoons salt"),
      ("1 cup plus 1/2 of a teaspoon milk", "2 cups plus 1 teaspoon milk"),
      ("1/2 to 3/4 of a cup milk", "1 to 1 1/2 cups milk"),
      ("three quarters pound ham", "1 1/2 pounds ham"),
      ("10/20 fl oz stock", "2 1/2 to 5 cups stock"),
      ("2 Oz rum", "4 Oz rum"), ("500 Gr sugar", "1 kg sugar"),
      ("one half dozen eggs", "12 eggs"), ("two dozen eggs", "4 dozen eggs"),
      ("Leave a 1-inch border.", "Leave a 1-inch border."),
      ("4 Char the corn with 1 tsp oil.", "4 Char the corn with 2 tsp oil."),
      ("3 Cook & slice 2 eggs", "3 Cook & slice 4 eggs"),
      ("2 Roma Tomatoes", "4 Roma Tomatoes"), ("2 Ingredient Bagels", "2 Ingredient Bagels"),
      ("Cut it with a 3-inch round cutter.", "Cut it with a 3-inch round cutter."),
      ("Add a 2-inch piece of ginger.", "Add 2 2-inch pieces of ginger."),
    ])
  func pieces(line: String, twice: String) { check(line, twice) }

  @Test(
    "of the amounts in a sentence, all grow or none does",
    arguments: [
      (
        "Dissolve 1 packet yeast in 1/4 cup warm water.",
        "Dissolve 2 packets yeast in 1/2 cup warm water."
      ),
      (
        "1 packet yeast, 1/4 cup water, 2 eggs", "2 packets yeast, 1/2 cup water, 4 eggs"
      ),
      ("2 cans tomatoes, 14 oz each", "4 cans tomatoes, 14 oz each"),
      (
        "Top each with 2 slices of bacon and 1 egg.", "Top each with 2 slices of bacon and 1 egg."
      ),
      (
        "Use 1/2 tsp salt and 1/4 tsp pepper per pound of meat.",
        "Use 1/2 tsp salt and 1/4 tsp pepper per pound of meat."
      ),
      (
        "Use 1 1/2 tsp kosher salt and 1/2 tsp pepper per pound of beef.",
        "Use 1 1/2 tsp kosher salt and 1/2 tsp pepper per pound of beef."
      ),
      ("Whisk 1 cup flour and 2 tbsp sugar.", "Whisk 2 cups flour and 1/4 cup sugar."),
      ("Add 1 tsp salt, 2 tbsp sugar per litre.", "Add 1 tsp salt, 2 tbsp sugar per litre."),
      (
        "50 g salt, 20 g sugar and 2 bay leaves per litre",
        "50 g salt, 20 g sugar and 2 bay leaves per litre"
      ),
      ("2 l water, 1 tbsp salt per litre", "4 l water, 1 tbsp salt per litre"),
      ("4 eggs, 1 tbsp milk per egg", "8 eggs, 1 tbsp milk per egg"),
      (
        "Top each with 1 slice ham, 1 egg and 1 tbsp cream.",
        "Top each with 1 slice ham, 1 egg and 1 tbsp cream."
      ),
      (
        "Top each with 1 tsp butter, then add 2 cups milk.",
        "Top each with 1 tsp butter, then add 4 cups milk."
      ),
      (
        "Place 2 tbsp filling and 1 egg yolk in each.",
        "Place 2 tbsp filling and 1 egg yolk in each."
      ),
      (
        "Put 4 chops on plates, 1 tbsp sauce on each",
        "Put 8 chops on plates, 1 tbsp sauce on each"
      ),
      (
        "Add 500 ml stock and 2 eggs, 100 ml at a time",
        "Add 1 l stock and 4 eggs, 100 ml at a time"
      ),
    ])
  func sentences(line: String, twice: String) { check(line, twice) }

  @Test(
    "a number that nothing explains is reported beside amounts that are scaled",
    arguments: [
      ("Put 200 g rice on 4 plates, using 2 spoons", ["4", "2"]),
      ("Beat the two eggs with 1 cup milk", ["two"]), ("1, 1/2 cups flour", ["1"]),
      ("Beat 2 cups cream with one of two whisks", []), ("Fold in half the cream and 2 eggs", []),
    ])
  func reports(line: String, unclear: [String]) {
    let unscaled = AmountScaler(by: 2).scaling(line).unscaled
    #expect(unscaled.map { String(line[$0.range]) } == unclear)
  }

  private func check(_ line: String, _ twice: String) {
    let scaled = AmountScaler(by: 2).scaling(line)
    #expect(scaled.text == twice)
    #expect(scaled.unscaled.isEmpty)
  }
}
