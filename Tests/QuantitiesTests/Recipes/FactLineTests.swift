import Quantities
import Testing

@Suite("Facts, rates and portions, scaled by two")
struct FactLineTests {
  @Test(
    "what holds for one thing, for a rate or for each portion stays",
    arguments: [
      "One egg weighs about 50 grams.", "A large lime yields about 2 tablespoons of juice",
      "1 stick of butter is equal to 113 g", "A pound of flour is about 3 1/2 cups",
      "There are 16 tablespoons in 1 cup", "The goose weighs 10 lb", "The mold holds 6 cups",
      "Choose eggs weighing 60 g", "Roll into balls that weigh 2 oz",
      "Serving size\n1 cup (240 g)", "| Serving size | 1 cup |", "Serving size is 2 cookies",
      "Portion: 200 g", "Each serving: 1 cup soup and 2 oz bread", "Per loaf: 500 g flour",
      "Each jar (500 ml)", "2 tsp salt for every 3 cups flour", "Add 1 egg for every 100 g flour",
      "Allow 15 minutes for every 500 g", "2 eggs for every 4 people",
      "To every 2 quarts of water, add 1 cup salt", "Replace every cup of butter with 3/4 cup oil",
      "1 cup sugar, 1 lime for every 2 cups juice", "Top the bowls with 2 eggs each",
      "Divide rice among bowls, 2 slices each.", "Bake at 375°F-400°F",
    ])
  func facts(text: String) {
    let scaling = AmountScaler(by: 2).scaling(text)
    #expect(scaling.text == text && scaling.unscaled.isEmpty)
  }

  @Test(
    "what looks like a fact, a rate or a portion grows",
    arguments: [
      ("2 limes yield about 1/4 cup juice", "4 limes yield about 1/2 cup juice"),
      ("1 onion (yields 1 cup chopped)", "2 onions (yields 2 cups chopped)"),
      ("A glaze is 1 cup sugar and 2 tbsp milk", "A glaze is 2 cups sugar and 1/4 cup milk"),
      ("A good start is 2 cups flour", "A good start is 4 cups flour"),
      ("One batch makes 12 rolls", "One batch makes 24 rolls"),
      ("The dough weighs 900 g", "The dough weighs 1.8 kg"),
      ("1 ham, weighing about 7 lb", "2 hams, weighing about 14 lb"),
      ("2 hams, weighing about 7 lb", "4 hams, weighing about 14 lb"),
      ("1 lobster that weighs 2 lb", "2 lobsters that weighs 2 lb"),
      ("Hold 1 cup sauce back", "Hold 2 cups sauce back"),
      ("Serving: 1 cup sour cream", "Serving: 2 cups sour cream"),
      ("One serving: 200 g", "2 servings: 400 g"), ("Each: 1 cup", "Each: 2 cups"),
      ("Per batch: 2 cups flour", "Per batch: 4 cups flour"),
      ("Serving suggestions\n1 cup rice", "Serving suggestions\n2 cups rice"),
      ("Servings Per Recipe\n8", "Servings Per Recipe\n16"),
      ("Number of servings:\n8", "Number of servings:\n16"), ("Total\n4", "Total\n4"),
      ("Recipe makes\n6", "Recipe makes\n12"), ("Per serving\n350", "Per serving\n350"),
      ("Add 1/2 cup stock every 2 minutes", "Add 1 cup stock every 2 minutes"),
      ("Feed it 50 g flour every day", "Feed it 100 g flour every day"),
      ("Use every last bit of the 2 cups sugar", "Use every last bit of the 4 cups sugar"),
      ("Beat in 3 eggs, mixing after every egg", "Beat in 6 eggs, mixing after every egg"),
      ("Add thyme and sage, 2 sprigs each", "Add thyme and sage, 4 sprigs each"),
      ("Cut 4 apples each into 8 wedges", "Cut 8 apples each into 8 wedges"),
      ("4 bowls, 2 eggs each", "8 bowls, 2 eggs each"), ("2 eggs each", "4 eggs each"),
      ("Beat two of the 4 eggs", "Beat 4 of the 8 eggs"),
      ("Put one of the 8 oz packages in", "Put one of the 8 oz packages in"),
      ("Add half of the 2 cups milk", "Add half of the 4 cups milk"),
      ("1 - 10 oz. water", "2 - 20 oz. water"),
      ("1 - 8 oz. water chestnuts", "2 - 8 oz. water chestnuts"),
    ])
  func amounts(text: String, twice: String) {
    #expect(AmountScaler(by: 2).scaling(text).text == twice)
  }

  @Test(
    "a part of an amount, and food in words after a part of it, are reported",
    arguments: [
      ("Reserve two of the four cups of stock", "two"), ("Add 3 of the 6 tablespoons butter", "3"),
      ("Beat two of the four eggs", "four"), ("1 10 oz water", "1"),
      ("Add two slices each of carrot and onion", "two"),
    ])
  func reported(text: String, number: String) {
    let scaling = AmountScaler(by: 2).scaling(text)
    #expect(scaling.text == text)
    #expect(scaling.unscaled.map { String(text[$0.range]) } == [number])
  }
}
