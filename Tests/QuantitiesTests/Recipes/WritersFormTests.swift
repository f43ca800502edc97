import Quantities
import Testing

@Suite("The form in which a text writes its amounts")
struct WritersFormTests {
  typealias Row = (text: String, factor: String, scaled: String)

  private func check(_ row: Row) throws {
    #expect(try AmountScaler(by: Fraction(row.factor)).scaled(row.text) == row.scaled)
  }

  @Test(
    "a number keeps the kind of its fraction, and the marks in it",
    arguments: [
      ("1/2 cup", "3", "1 1/2 cups"), ("½ cup", "3", "1½ cups"), ("1 ½ cups", "3", "4 ½ cups"),
      ("1⁄2 cup", "3", "1 1⁄2 cups"), ("1-1/2 cups", "3/2", "2-1/4 cups"),
      ("1\u{A0}1/2 cups", "3", "4\u{A0}1/2 cups"), ("⅛ tsp", "1/2", "1 pinch"),
      ("3/4 cup", "2", "1 1/2 cups"), ("half a cup", "3", "1 1/2 cups"),
      ("two cups", "2", "4 cups"),
      ("0.25 cups", "2", "1/2 cup"), ("0.5 kg", "3", "1.5 kg"), ("1.5 lb", "3", "4.5 lb"),
      ("2.2 lb", "2", "4.4 lb"), ("8.5 oz", "2", "17 oz"), ("1/2 l", "3", "1 1/2 l"),
      ("1/3 l", "2", "2/3 l"), ("10,000 lb", "2", "20,000 lb"), ("1,500 g", "2", "3 kg"),
      ("2.5 onions", "3", "7.5 onions"), ("a dozen eggs", "2", "24 eggs"),
      ("a dozen eggs", "1/4", "3 eggs"), ("0.3 g yeast", "2", "0.6 g yeast"),
      ("1 g salt", "1/3", "~0.33 g salt"), ("5 ml vanilla", "1/8", "0.625 ml vanilla"),
      ("500 mg salt", "1/2", "250 mg salt"), ("1 g salt", "1/20", "50 mg salt"),
      ("0,25 l Milch", "2", "0,5 l Milch"), ("0.25 l milk", "8", "2 l milk"),
      ("3 eggs", "1.1", "~3 1/3 eggs"), ("1 egg", "10/3", "3 1/3 eggs"),
      ("4 eggs", "0.99998", "~4 eggs"), ("1.5e3 g flour", "3", "4.5 kg flour"),
      ("1e−3 kg salt", "3", "3 g salt"),
      ("2-3 eggs", "1.1", "~2 1/4-3 1/3 eggs"), ("1-2 eggs", "0.6", "0.6-1.2 eggs"),
      ("2-3 eggs", "1.5", "3-4 1/2 eggs"),
      ("100 beans", "1/88", "~1.14 beans"),
      ("Separate 4 of the 8 eggs.", "2", "Separate 8 of the 16 eggs."),
      ("3 beans", "1001/1000", "~3 beans"), ("2,5 dl", "2", "5 dl"),
      ("1,25 kg", "2", "2,5 kg"), ("1 1&frasl;2 cups", "3", "4 1&frasl;2 cups"),
      ("Add 1&frac12; cups", "3/2", "Add 2&frac14; cups"), ("1 & 1/2 cups", "3", "4 1/2 cups"),
      ("2 and a half cups", "3", "7 1/2 cups"), ("1 500 g", "2", "3 kg"),
      ("1/4 th cup", "2", "1/2 cup"),
    ] as [Row])
  func numbers(row: Row) throws { try check(row) }

  @Test(
    "a whole number takes the fraction that the text has shown",
    arguments: [
      ("½ tsp salt\n1 cup milk", "1/2", "¼ tsp salt\n½ cup milk"),
      ("1-1/2 cups\n1 cup", "3/2", "2-1/4 cups\n1-1/2 cups"),
      ("1 cup, then ½ tsp", "1/2", "1/2 cup, then ¼ tsp"),
    ] as [Row])
  func shownFractions(row: Row) throws { try check(row) }

  @Test(
    "a unit keeps its spelling, its capitals and its point, and agrees with the number",
    arguments: [
      ("1 cup", "2", "2 cups"), ("2 cups", "1/2", "1 cup"), ("1 CUP", "2", "2 CUPS"),
      ("1 Tablespoon", "2", "2 Tablespoons"), ("1 litre", "2", "2 litres"),
      ("2 litres", "1/2", "1 litre"), ("1 tsp", "2", "2 tsp"), ("1 Tbsp", "2", "2 Tbsp"),
      ("2 lbs", "1/2", "1 lb"), ("1 lb", "2", "2 lb"), ("2 lbs", "2", "4 lbs"),
      ("1 kilo", "2", "2 kilos"), ("2 tbs", "1/2", "1 tbs"), ("2 tsps", "1/2", "1 tsp"),
      ("2 fl ounces", "1/2", "2 tablespoons"),
      ("1 T salt", "2", "2 T salt"),
      ("1 imperial pint", "2", "2 imperial pints"), ("1 pinch", "2", "2 pinches"),
      ("1 dash", "3", "3 dashes"), ("2 stone", "2", "4 stone"), ("1 tsp. salt", "2", "2 tsp. salt"),
    ] as [Row])
  func units(row: Row) throws { try check(row) }

  @Test(
    "another unit goes by the word that the text has for it, or else by one of the same kind",
    arguments: [
      ("2 tbsp oil", "2", "1/4 cup oil"), ("2 tablespoons oil", "2", "1/4 cup oil"),
      ("2 Tablespoons oil", "9/2", "1/2 Cup + 1 Tablespoon oil"), ("1 tsp", "3", "1 tbsp"),
      ("1 c milk, 2 tbsp oil", "2", "2 c milk, 1/4 c oil"),
      ("1 c. milk, 2 tbsp. oil", "2", "2 c. milk, 1/4 c. oil"), ("8 oz. ham", "2", "1 lb. ham"),
      ("2 tbsp. oil", "2", "1/4 cup oil"), ("2 tbsp. Oil", "2", "1/4 cup Oil"),
      ("Add 2 tbsp. Stir.", "2", "Add 1/4 cup. Stir."), ("2 tbsp., heaped", "2", "1/4 cup, heaped"),
      ("2 TBSP", "2", "1/4 CUP"),
      ("1 Tbsp oil\n1 tsp salt", "3", "3 Tbsp oil\n1 Tbsp salt"), ("1 Tsp", "3", "1 Tbsp"),
      ("8 oz", "2", "1 lb"), ("8 OUNCES", "2", "1 POUND"), ("8 ounces", "2", "1 pound"),
      ("2 lbs rice\n8 oz ham", "6", "12 lbs rice\n3 lbs ham"),
      ("2 lbs rice\n8 oz ham", "2", "4 lbs rice\n1 lb ham"),
      ("250 mL", "4", "1 L"), ("1 L", "1/4", "250 mL"), ("250 ml", "4", "1 l"),
      ("1 litre", "1/2", "500 millilitres"), ("500 grammes", "2", "1 kilogramme"),
      ("1 kg", "1/2", "500 g"), ("1 quart", "2", "1/2 gallon"), ("1 qt", "2", "1/2 gal"),
      ("3 lb 6 oz", "2", "6 3/4 lb"), ("1 C flour", "60", "60 cups flour"),
    ] as [Row])
  func otherUnits(row: Row) throws { try check(row) }

  @Test(
    "a unit whose name is of another language stays, and so does the name",
    arguments: [
      ("2 EL Zucker", "8", "16 EL Zucker"), ("1 TL Salz", "1/2", "1/2 TL Salz"),
      ("½ msk socker", "3", "1½ msk socker"), ("1,5 EL Öl", "3", "4,5 EL Öl"),
      ("3 EL Öl", "1/97", "~0.0309 EL Öl"), ("1-2 TL Salz", "3", "3-6 TL Salz"),
      ("2 c. à soupe de sucre", "2", "4 c. à soupe de sucre"),
      ("1 pizca de sal", "2", "2 pizcas de sal"),
      ("2 EL Öl\n1 tsp salt", "3", "6 EL Öl\n1 tbsp salt"),
    ] as [Row])
  func foreign(row: Row) throws { try check(row) }

  @Test(
    "what stands between number and unit, and between parts, stays",
    arguments: [
      ("10g", "2", "20g"), ("10 g", "2", "20 g"), ("10\u{A0}g", "2", "20\u{A0}g"),
      ("10\u{202F}g", "2", "20\u{202F}g"), ("10&nbsp;g", "2", "20&nbsp;g"),
      ("1 metric\u{A0}cup", "2", "2 metric\u{A0}cups"), ("1 us  cup", "2", "2 us  cups"),
      ("3\u{A0}st apples", "2", "6\u{A0}st apples"), ("2&nbsp;pk peas", "2", "4&nbsp;pk peas"),
      ("2¾-pound chicken", "2", "5½-pound chicken"),
      ("1 cup plus 1 tbsp", "2", "2 cups plus 2 tbsp"), ("1 cup + 1 tbsp", "2", "2 cups + 2 tbsp"),
      ("1 lb 2 oz", "2", "2 1/4 lb"), ("2 tablespoons", "9/2", "1/2 cup + 1 tablespoon"),
      ("(Use 2 tablespoons.)", "2", "(Use 1/4 cup.)"), ("(8 oz.) rice", "2", "(1 lb.) rice"),
    ] as [Row])
  func gaps(row: Row) throws { try check(row) }

  @Test(
    "the ends of a range are joined as they are, unless that would mean another thing",
    arguments: [
      ("2-3 tbsp", "2", "4-6 tbsp"), ("2–3 tsp", "2", "4–6 tsp"), ("2 - 3 tsp", "2", "4 - 6 tsp"),
      ("2 to 3 cups", "2", "4 to 6 cups"), ("2 or 3 cups", "2", "4 or 6 cups"),
      ("4-3 cups", "1/4", "1 to 3/4 cup"), ("1-1/2-2 cups", "2", "3 to 4 cups"),
      ("1-0.5 g", "3", "3-1.5 g"), ("1-1/2 g", "3", "4-1/2 g"),
      ("8-12 cups", "1/8", "1-1 1/2 cups"), ("½-¾ cup", "2", "1-1½ cups"),
      ("1 tsp to 1 tbsp", "2", "2 tsp to 2 tbsp"), ("1 cup-2 cups", "2", "2 cups-4 cups"),
      ("2-3 tsp", "1/7", "~1/4-3/7 tsp"), ("2-4 eggs", "2", "4-8 eggs"),
      ("1 or 2 eggs", "3", "3 or 6 eggs"), ("a cup or two", "2", "2 or 4 cups"),
      ("between 2 and 3 cups", "2", "between 4 and 6 cups"),
      ("16- to 9-pound turkey", "2", "32- to 18-pound turkey"),
    ] as [Row])
  func ranges(row: Row) throws { try check(row) }

  @Test(
    "what is counted takes its singular or its plural, in the same capitals",
    arguments: [
      ("1 egg", "2", "2 eggs"), ("2 eggs", "1/2", "1 egg"), ("1 EGG", "2", "2 EGGS"),
      ("1 large Egg", "2", "2 large Eggs"), ("1 Potato", "2", "2 Potatoes"),
      ("1/2 onion", "2", "1 onion"), ("1 onion", "3/2", "1 1/2 onions"),
      ("1 gribble", "2", "2 gribble"),
      ("half an onion", "3", "1 1/2 onions"), ("a bottle of stout", "2", "2 bottles of stout"),
      ("a pinch of salt", "2", "2 pinches of salt"), ("Pinch of Salt", "2", "2 pinches of Salt"),
      ("2 cloves garlic", "1/4", "1/2 clove garlic"),
      ("juice of 1 lemon", "2", "juice of 2 lemons"),
      ("28 oz can beans", "2", "2 (28 oz) cans beans"), ("one 28-oz can", "2", "2 28-oz cans"),
      ("2 (14 oz) cans beans", "1/2", "1 (14 oz) can beans"),
    ] as [Row])
  func counted(row: Row) throws { try check(row) }

  @Test(
    "a factor of 1 changes nothing",
    arguments: [
      "4 tbsp butter", "0.25 cups oil", "two 14-ounce cans", "7 lb 9 oz", "1/13 cup", "1.0 cup",
      "3-2 cups", "half a cup", "about 16 tbsp", "a dozen eggs", "1 eggs", "60 minutes", "¼ cups",
    ])
  func identity(text: String) throws {
    var scaler = AmountScaler(by: 1)
    #expect(try scaler.scaled(text) == text)
    scaler.massKit = .metric
    #expect(try scaler.scaled(text) == text || text.contains("lb"))
  }

  @Test("a text that is scaled in lines is scaled as a whole")
  func lines() {
    let lines = ["1 c. milk\n", "½ tsp. salt\n", "\n", "2 tbsp. oil, 1 Tbsp rum\n", "3 cups rice"]
    let scaler = AmountScaler(by: Fraction(3, 2))
    var context = TextContext()
    let scaled = lines.map { scaler.scaling($0, after: &context).text }
    #expect(scaled.joined() == scaler.scaling(lines.joined()).text)
  }
}
