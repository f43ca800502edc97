import Testing

@Suite("The reader's own system")
struct SystemTests {
  @Test(
    "shared names mean those of the system, in the question and in the answer",
    arguments: [
      ("1 gallon --system imperial", "8 pints"), ("1 imperial gallon", "8 imperial pints"),
      ("1 us gallon --system imperial", "1 US gallon"), ("1 cup --system metric", "1 cup"),
      ("1 us cup --system metric", "1 US cup"), ("1 metric cup", "1 metric cup"),
      ("2 tbsp --system australian", "2 tablespoons"), ("8 oz --system imperial", "8 ounces"),
      ("1 pint to ml --system imperial", "568.26125 ml"), ("1 pint to ml", "473.176473 ml"),
      ("1 cup to ml --system metric", "250 ml"), ("1 tbsp --to ml --system australian", "20 ml"),
      ("1 l to cups --system metric", "4 cups"),
      ("1 l to us cups --system metric", "~4.226752838 us cups"),
      ("1 l --to pt --system imperial", "~1.759753986 pt"),
      ("300 ml to ml --round 1cup --system metric", "~250 ml"),
      ("3 pints --round 1pint --system imperial", "3 pints"),
      ("500 g --system imperial", "500 grams"), ("90 min --system australian", "1 hour 30 minutes"),
      ("1 pint --kit us --system imperial", "~2 1/3 cups"),
    ])
  func answers(arguments: String, answer: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.output == answer + "\n")
    #expect(outcome.errors.isEmpty && outcome.status == 0)
  }

  @Test("the environment names a system, and the option another")
  func environment() throws {
    #expect(
      try Program.shell("QTY_SYSTEM=imperial \"$qty\" 1 pint to ml")
        == .init(output: "568.26125 ml\n"))
    #expect(
      try Program.shell("QTY_SYSTEM=imperial \"$qty\" 1 pint to ml --system us")
        == .init(output: "473.176473 ml\n"))
    let outcome = try Program.shell("QTY_SYSTEM=martian \"$qty\" 1 pint")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "qty: QTY_SYSTEM: unknown system 'martian'\n"
          + "hint: choose one of us, imperial, metric, australian, japanese\n"))
    #expect(
      try Program.run("1 pint --system martian").errors.hasPrefix(
        "qty: --system: unknown system 'martian'\n"))
  }

  @Test("lines, recipes and texts are read and written by it")
  func texts() throws {
    #expect(
      try Program.run("--system imperial --to ml", input: "1 pint\n1 us pint\n")
        == .init(output: "568.26125 ml\n473.176473 ml\n"))
    let recipe = "1 pint milk, 1 us cup water\n"
    #expect(
      try Program.run("scale 3 --system imperial", input: recipe)
        == .init(output: "3 pints milk, 3 us cups water\n"))
    #expect(
      try Program.run("scale 3", input: "1 imperial pint milk\n")
        == .init(output: "3 imperial pints milk\n"))
    #expect(
      try Program.run("find --system imperial", input: recipe)
        == .init(output: "1:1: 1 pint\t1 pint\n1:14: 1 us cup\t1 US cup\n"))
    #expect(
      try Program.run("scale 1 --spoon --system metric", input: "500 g flour\n")
        == .init(output: "~4 cups flour\n"))
  }

  @Test("the density of an ingredient is told in its own cups")
  func ingredients() throws {
    let outcome = try Program.run("500 g flour to cups --system metric")
    #expect(outcome.output == "~4 cups\n")
    #expect(
      outcome.errors == "qty: note: all-purpose flour is taken to weigh 120 grams per US cup, "
        + "within 101 to 125: 3 3/4 to 4 3/4 cups\n")
  }

  @Test("an explanation names units by it")
  func explanation() throws {
    #expect(
      try Program.run("1 gallon --system imperial --explain").output.hasPrefix("8 pints   "))
  }

  @Test("JSON names units so that no system is needed to read them")
  func json() throws {
    #expect(
      try Program.run("1 pint --system imperial --json").output.contains(#""unit":"imperial pint""#)
    )
  }
}
