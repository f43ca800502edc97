import Testing

@Suite("Ranges")
struct RangeTests {
  @Test(
    "a range is presented, or converted, end by end",
    arguments: [
      ("2-3 tsp", "2 to 3 teaspoons"), ("2 to 3 tsp", "2 to 3 teaspoons"),
      ("1 or 2 hours", "1 to 2 hours"), ("1 tsp to 1 tbsp", "1 to 3 teaspoons"),
      ("1 to 2 hours to min", "60 min to 120 min"), ("10 g to 20 g", "10 to 20 grams"),
      ("1/2 to 3/4 cup to tbsp", "8 tbsp to 12 tbsp"), ("2-3 tsp --number", "2 to 3"),
      ("2-3 tsp --style vulgar --max-parts 1", "2 to 3 teaspoons"), ("3-2", "1"),
      ("2to3 cups", "2 to 3 cups"), ("2 TO 3 cups", "2 to 3 cups"),
      ("2-3 CUPS to Cu In", "28 7/8 Cu In to 43.3125 Cu In"),
      ("\"$(printf '2\\tto\\t3 cups')\"", "2 to 3 cups"),
    ])
  func ranges(arguments: String, answer: String) throws {
    #expect(try Program.run(arguments) == .init(output: answer + "\n"))
  }

  @Test("a range in JSON has both ends")
  func json() throws {
    let ends = #""range":[{"num":"2","den":"1"},{"num":"3","den":"1"}],"text":"2 to 3 teaspoons"}"#
    #expect(try Program.run("2-3 tsp --json").output.hasSuffix(ends + "\n"))
  }
}
