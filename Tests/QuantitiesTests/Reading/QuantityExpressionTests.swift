import Quantities
import Testing

@Suite("What a text can say")
struct QuantityExpressionTests {
  @Test(
    "is an amount, a range, an amount written twice, an ingredient, and what to convert them to",
    arguments: [
      ("2 cups", "2 cups", nil, ""), ("1 gal / 1 cup", "16", nil, ""),
      ("2-3 tsp", "2 teaspoons to 3 teaspoons", nil, ""),
      ("10 g to 20 g", "10 grams to 20 grams", nil, ""), ("10 g - 20 g", "-10 grams", nil, ""),
      ("10 g – 20 g", "10 grams to 20 grams", nil, ""),
      ("1 cup to a pint", "1 cup to 1 pint", nil, ""), ("1 cup to T", "1 cup", nil, "T"),
      ("1 to 2 hours to min", "1 hour to 2 hours", nil, "min"),
      ("8-10 oz to ml", "8 fluid ounces to 10 fluid ounces", nil, "ml"),
      ("1 cup (95 g) to tsp", "1 cup", nil, "tsp"), ("450g/1lb", "45000000/45359237", nil, ""),
      ("2 cups of flour to g", "2 cups", "flour", "g"),
      ("2-3 cups flour, all purpose in oz", "2 cups to 3 cups", "flour, all purpose", "oz"),
      ("1 cup + 2 tbsp sugar to g,oz", "1 1/8 cups", "sugar", "g,oz"),
      ("1 cup salt to taste", "1 cup", "salt to taste", ""),
      ("4 CUPS butter to Cu In", "4 cups", "butter", "Cu In"),
      ("1 cup 2% milk to g", "1 cup", "2% milk", "g"),
      ("8 oz milk to cups", "8 ounces", "milk", "cups"),
      ("1 cup (sifted)", "1 cup", "(sifted)", ""),
      // Arithmetic with ingredients is unlikely, and so is a sum repeated in other units.
      ("450g/1lb flour to cups", "450 grams", "flour", "cups"),
      ("225g/1½ cups flour", "225 grams", "flour", ""),
      ("2 cups flour - 25%", "1 1/2 cups", "flour", ""), ("2 cups flour/2", "1 cup", "flour", ""),
      ("2 cups flour x three", "6 cups", "flour", ""), ("2 cups or so", "2 cups", nil, ""),
      ("1 cup - 2 cups flour to g", "1 cup to 2 cups", "flour", "g"),
      ("1 lb - 2 lb (450-900 g)", "1 pound to 2 pounds", nil, ""),
      ("about 1 h - 2 h", "1 hour to 2 hours", nil, ""),
      ("1-2 lb/450-900 g", "1 pound to 2 pounds", nil, ""),
      ("two-three cups", "2 cups to 3 cups", nil, ""),
      ("10 fl oz (3 t) water", "10 fluid ounces", "water", ""),
    ])
  func parts(text: String, amount: String, ingredient: String?, targets: String) throws {
    let expression = try QuantityExpression(text)
    #expect(expression.amount.description == amount)
    #expect(expression.ingredient?.name == ingredient)
    #expect(expression.targets.map(\.spelling).joined(separator: ",") == targets)
    if let range = expression.ingredient?.range {
      #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == ingredient)
    }
  }

  @Test(
    "can be that an amount is not exact",
    arguments: [
      "~2 cups", "≈2 cups", "about 2 cups", "approximately 2 cups", "Around 2 cups",
      "roughly 2 cups", "ca. 2 cups", "ca 2 cups", "circa 2 cups", "approx. 2 cups",
    ])
  func approximate(text: String) throws {
    #expect(try QuantityExpression(text).amount.isApproximate)
    #expect(try QuantityExpression("\(text) to 3 cups").amount.isApproximate)
    // The same words work wherever amounts are parsed.
    let found = AmountFinder().amounts(in: "Add \(text) milk.")
    #expect(found.map(\.amount.isApproximate) == [true], "\(text)")
    #expect(IngredientLine("\(text) flour").rest == "flour")
    // An amount marked in words isn't marked again.
    let scaled = try AmountScaler(by: Fraction(1, 7)).scaled(text)
    #expect(scaled.hasSuffix("1/4 cup + 1 3/4 teaspoons"), "\(scaled)")
    #expect(scaled.count { $0 == "~" } == text.count { $0 == "~" }, "\(scaled)")
  }

  @Test(
    "is decided by the rest where a name can mean several units",
    arguments: [
      ("8 oz", "8 ounces", []), ("8 oz to g", "8 ounces", []),
      ("8 oz to ml", "8 fluid ounces", ["'oz' is read as fluid ounces, a volume"]),
      ("1 cup 3 oz", "1 3/8 cups", ["'oz' is read as fluid ounces, a volume"]),
      ("2 t + 1 cup", "50 teaspoons", ["'t' is read as teaspoons, a volume"]),
      ("1 t 500 kg", "1.5 tonnes", ["'t' is read as tonnes, a mass"]),
      ("30m to s", "30 minutes", []), ("1 h + 30 m", "1.5 hours", []),
      ("35m", "35 minutes", ["'m' is read as minutes, a time"]),
      ("35 m", "35 minutes", ["'m' is read as minutes, a time"]),
      ("2-5 m", "2 minutes", ["'m' is read as minutes, a time"]),
      ("5 m + 3 m", "8 minutes", ["'m' is read as minutes, a time"]),
      ("8 oz / 1 cup", "1", ["'oz' is read as fluid ounces, a volume"]),
      ("8 oz / 1 cup x 2", "2", ["'oz' is read as fluid ounces, a volume"]),
      ("2 x 8 oz - 1 cup", "8 fluid ounces", ["'oz' is read as fluid ounces, a volume"]),
      ("8 oz / 1 cup x 3 g", "3 grams", ["'oz' is read as fluid ounces, a volume"]),
      ("1 cup to 8 oz", "1 cup", ["'oz' is read as fluid ounces, a volume"]),
      ("8 oz to 1 cup", "8 fluid ounces", ["'oz' is read as fluid ounces, a volume"]),
      ("8 oz to 9 oz to ml", "8 fluid ounces", ["'oz' is read as fluid ounces, a volume"]),
      ("1 tbsp–12 oz eggs", "1 tablespoon", ["'oz' is read as fluid ounces, a volume"]),
      ("half an ounce to ml", "1/2 fluid ounce", ["'ounce' is read as fluid ounces, a volume"]),
      ("3 t flour to g", "3 teaspoons", ["'t' is read as teaspoons, a volume"]),
    ])
  func choices(text: String, value: String, notes: [String]) throws {
    let expression = try QuantityExpression(text)
    #expect(expression.value.description == value)
    #expect(expression.notes == notes)
    // Only an expression can report how it read a name, so nothing else may choose.
    if notes.isEmpty || notes[0].hasSuffix("a time") { return }
    #expect(throws: ParseError.self) { try Amount<TimeKind>(text) }
    if case .amount = expression.value {
      #expect(throws: ParseError.self) { try AnyAmount(text) }
    }
  }

  @Test(
    "has its units to convert to decided, too",
    arguments: [
      ("3 h to days, m", ["day", "minute"]), ("1 h to h, m, s", ["hour", "minute", "second"]),
      ("8 oz to cup, oz", ["cup", "fluid ounce"]), ("8 oz to g, oz", ["gram", "ounce"]),
      ("1 cup to 8 oz to oz", ["fluid ounce"]), ("1 lb flour to oz", ["ounce"]),
      ("1 lb flour to oz, tbsp", ["fluid ounce", "tablespoon"]), ("1 lb flour to t", ["teaspoon"]),
    ])
  func targets(text: String, units: [String]) throws {
    let targets = try QuantityExpression(text).targets
    let names = targets.map { target in
      target.unit(of: TimeKind.self)?.name ?? target.unit(of: VolumeKind.self)?.name
        ?? target.unit(of: MassKind.self)?.name
    }
    #expect(names == units)
  }

  @Test(
    "is refused where nothing decides",
    arguments: [
      ("2 t", "'t' is ambiguous: teaspoon or tonne"), ("5 m to ft", "'ft' is a length"),
      ("1 oz to t", "'t' is ambiguous: teaspoon or tonne"),
      ("5 m to ml", "cannot convert time to volume"),
      ("8 oz + 3 t", "'t' is ambiguous: teaspoon or tonne"),
      ("8 oz + 10 min", "cannot add time to mass"),
      ("2-3 cups x 2", "a range can only be shown or converted"),
      ("-2 to 3 cups", "a range has no sign"), ("-3 to -2 cups", "a range has no sign"),
      ("-1 cup to -2 cups", "'-1 cup to -2 cups' is a range from the greater to the lesser"),
      ("1 cup to ml to l", "unexpected 'to l'"),
      ("1 cup to 8 oz to g", "cannot convert volume to mass"),
      ("90 ounces- to 1 t", "'t' is ambiguous: teaspoon or tonne"),
      ("half a t", "'t' is ambiguous: teaspoon or tonne"), ("half a foo", "unknown unit 'foo'"),
      ("2-3 cups (95 g) x 2", "a range can only be shown or converted"),
      ("2 cups 3 eggs", "unknown unit 'eggs'"),
      ("1 cup flour, 2 tbsp", "unexpected 'flour, 2 tbsp'"),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: ParseError.self) { try QuantityExpression(text) }
    #expect(error?.message == message)
  }
}
