import Quantities
import Testing

@Suite("What numbers do in a text")
struct NumberRoleTests {
  @Test(
    "every number has a role",
    arguments: [
      ("1½ cups (190 g) flour", ["1½ cups: amount", "190 g: alternate"]),
      ("2 (14-ounce) cans tomatoes", ["2: count", "14-ounce: size"]),
      ("Serves 4", ["4: yield"]), ("1/2 cup at a time", ["1/2 cup: portion"]),
      ("Bake at 350 °F for 20 minutes.", ["350: temperature", "20 minutes: duration"]),
      ("a 9-inch pan", ["a: size", "9: length"]),
      ("Step 3: add 2 eggs", ["3: identifier", "2: count"]),

      ("2% milk", ["2: ratio"]), ("Nutrition: fat 12 g", ["12 g: nutrition"]),
      ("$4 a bunch", ["$4: price"]), ("Baked on 7 June", ["7: date"]),
      ("at 10:30 am", ["10:30: date"]), ("the 1st egg", ["1: ordinal"]), ("2. Stir", ["2: step"]),
      ("see https://example.org/2g", ["https://example.org/2g: identifier"]),
      ("- 2021-03-21", ["2021-03-21: date"]), ("about 17", ["17: unexplained"]),
      ("between 2 and 3 cups", ["between 2 and 3 cups: amount"]),
      ("One can also use butter.", ["One: unexplained"]), ("One can beans", ["One: count"]),
      ("#define SIZE 4L", ["#define SIZE 4L: identifier"]), ("%5.2s", ["%5.2s: identifier"]),
      ("3c:82:16", ["3c: identifier", "82:16: date"]), ("201103L", ["201103L: identifier"]),
      ("(1UL << y)", ["1UL: identifier"]), ("#define N\t(2L)", ["#define N\t(2L): identifier"]),
      ("#line 35 \"gram.y\"", ["#line 35 \"gram.y\": identifier"]),
      ("in 'eu-west-1c'", ["1c: identifier"]), ("\"ap-1d\"", ["1d: identifier"]),
      ("a few 10s of MB", ["10s: identifier"]), ("for 10s of time", ["10s: duration"]),
      ("one or more C/C++ files", ["one or more C: identifier"]), ("set up a CC/relation", []),
      ("\"x8g.large\"", ["8g: identifier"]),
      ("12 fn run", ["12 fn: identifier"]),

      (
        "7/99999999999999999999999999999999999999",
        ["7: identifier", "99999999999999999999999999999999999999: identifier"]
      ),
      ("24 well plate", ["24: identifier"]), ("64 bits", ["64: ratio"]),
      ("two's complement", ["two: unexplained"]),
      ("5*t", ["5: unexplained"]),
      ("1 (28 oz can) beans", ["1: count", "28 oz: size"]), ("(28 oz can)", ["28 oz: size"]),
      ("21/172 lbs", ["21: unexplained", "172 lbs: amount"]),
      ("93/7 beef", ["93: identifier", "7: identifier"]),
      ("20/25 g salt", ["20/25 g: amount"]), ("2*3 cups", ["2: unexplained", "3 cups: size"]),
      ("amount: 375\nunit: g\nkcal: 90\n", ["375: amount"]),
      ("Simmer @salt{1%tsp} for ~{45%minutes}", ["1%tsp: amount", "45%minutes: duration"]),
    ] as [(String, [String])])
  func roles(text: String, expected: [String]) {
    let numbers = AmountFinder().numbers(in: text)
    #expect(numbers.map { "\(text[$0.range]): \($0.role)" } == expected)
    #expect(numbers.allSatisfy { !$0.rule.isEmpty && "\($0)" == "\($0.role): \($0.rule)" })
  }

  @Test("the same roles grow as are scaled")
  func growth() {
    let growing = NumberRole.allCases.filter(\.isScaled)
    #expect(growing == [.amount, .count, .alternate, .yield])
  }

  @Test("what is found has the rule that gave it its role")
  func rules() {
    let found = AmountFinder().amounts(in: "2 tbsp each\n")
    #expect(found.map(\.rule) == ["is one of several: each, per, at a time"])
    #expect(Set(found + found).count == 1 && found == AmountFinder().amounts(in: "2 tbsp each\n"))
  }

  @Test(
    "numbers of an ingredient that nothing explains are reported, and stay",
    arguments: [
      ("1tablespoonlemon juice", "1tablespoonlemon juice", ["1"]),
      ("½cupice water", "½cupice water", ["½"]),
      ("8 garlic cloves, 4 unpeeled", "16 garlic cloves, 4 unpeeled", ["4"]),
      ("1-inch piece of ginger", "1-inch piece of ginger", ["1"]),
      ("2, 3 or 4 cloves", "2, 3 or 4 cloves", ["2"]),
      ("21/2 tsp salt", "21/2 tsp salt", ["21/2 tsp"]),
      ("- 3-4ish oz feta", "- 3-4ish oz feta", ["3-4"]),
      ("- (1) Steel tray", "- (1) Steel tray", ["1"]),
      ("* 1 9 pz. box of rice", "* 1 9 pz. box of rice", ["1", "9"]),
      ("3 of them rose", "3 of them rose", []),
      ("Crack the two eggs.", "Crack the two eggs.", ["two"]),
      (
        "Rice my five riced yams, add 1 cup milk.", "Rice my five riced yams, add 2 cups milk.",
        ["five"]
      ),
      (
        "Slice the two \"hard-boiled\" eggs, add 1 cup milk.",
        "Slice the two \"hard-boiled\" eggs, add 2 cups milk.", ["two"]
      ),
      ("2 cupwhole milk", "2 cupwhole milk", ["2"]), ("1 tspvanilla", "1 tspvanilla", ["1"]),
      ("2 # small curd cheese", "2 # small curd cheese", ["2"]),
      ("- 1 # the first", "- 1 # the first", ["1"]),
      ("Whisk one sachet yeast, 1 cup milk.", "Whisk one sachet yeast, 2 cups milk.", ["one"]),
      ("1 quart (liter) water", "1 quart (liter) water", ["1 quart"]),
      ("half a can (200 ml) cream", "half a can (200 ml) cream", ["200 ml"]),
      ("Wait until 3 of them rise", "Wait until 3 of them rise", []),
    ] as [(String, String, [String])])
  func reports(text: String, scaled: String, reported: [String]) {
    let result = AmountScaler(by: 2).scaling(text)
    #expect(result.text == scaled)
    #expect(result.unscaled.map { String(text[$0.range]) } == reported)
    #expect(AmountScaler(by: 1).scaling(text).text == text)
  }
}
