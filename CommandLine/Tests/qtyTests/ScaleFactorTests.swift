import Testing

@Suite("Factors of scaling")
struct ScaleFactorTests {
  @Test(
    "a factor is what people type",
    arguments: [
      ("2x", "4 eggs"), ("x2", "4 eggs"), ("1.5X", "3 eggs"), ("150%", "3 eggs"),
      ("double", "4 eggs"), ("Twice", "4 eggs"), ("triple", "6 eggs"), ("half", "1 egg"),
      ("'1 1/2'", "3 eggs"), ("½", "1 egg"),
    ])
  func factors(factor: String, expected: String) throws {
    #expect(try Program.run("scale \(factor)", input: "2 eggs\n") == .init(output: expected + "\n"))
  }

  @Test(
    "the factor can follow from how many a recipe serves",
    arguments: [
      ("Serves 4", "--servings 6", "Serves 6"), ("Servings: 4", "--servings 6", "Servings: 6"),
      ("4 servings", "--to '6 servings'", "6 servings"),
      ("Serves 4", "--to 'serves 6'", "Serves 6"),
      ("Serves 4-6", "--servings 8", "Serves 8-12"),
      ("Für 4 Personen", "--servings 6 --language de", "Für 6 Personen"),
    ])
  func servings(line: String, options: String, expected: String) throws {
    #expect(
      try Program.run("scale \(options)", input: "Rolls\n\(line)\n2 cups milk\n").output
        .hasPrefix("Rolls\n\(expected)\n"))
  }

  @Test("how many are served must be said once")
  func unclearServings() throws {
    let made = try Program.run("scale --servings 6", input: "Makes 12 rolls\n")
    #expect(made.errors == "qty: no line says how many the recipe serves\n" && made.status == 1)
    let twice = try Program.run("scale --servings 6", input: "Serves 4\nServes 8\n")
    #expect(twice.errors.contains("several lines fit '6 servings'") && twice.status == 1)
    let named = try Program.run("scale --to '24 rolls'", input: "Rolls (4 servings)\n")
    #expect(named.errors.contains("no line gives its amount in units like those of '24 rolls'"))
    #expect(try Program.run("scale --servings 6 --to '1 egg'", input: "").status == 64)
    #expect(try Program.run("scale --servings 0", input: "").status == 64)
  }

  @Test("some ingredients stay, and some come in whole numbers")
  func exceptions() throws {
    #expect(
      try Program.run(
        "scale 3/2 --keep salt,yeast --whole eggs",
        input: "2 cups flour\n1 tsp (5 g) salt\n2 tsp active dry yeast\n3 large eggs, beaten\n")
        == .init(
          output: "3 cups flour\n1 tsp (5 g) salt\n2 tsp active dry yeast\n5 large eggs, beaten\n",
          errors: "qty: large eggs: 5 instead of 4 1/2, which is a factor of 1 2/3\n"))
    #expect(
      try Program.run("scale 1/4 --whole egg", input: "1 egg\n").output == "1 egg\n")
    #expect(
      try Program.run("scale 2 --for metric --keep sugar", input: "1 cup sugar\n").output
        == "~200 g sugar\n")
  }

  @Test("the factor can follow from what there is of one ingredient")
  func ingredient() throws {
    let recipe = "\u{FEFF}200 g pasta\r\n2 cloves garlic\n\n4 g oil"
    #expect(
      try Program.run("scale --to '300 g pasta'", input: recipe)
        == .init(output: "\u{FEFF}300 g pasta\r\n3 cloves garlic\n\n6 g oil"))
    #expect(
      try Program.shell(
        "echo 2 eggs >a; printf '1 egg\\n3 cups flour\\n' >b; \"$qty\" scale --to '4 eggs' a b")
        == .init(output: "4 eggs\n4 eggs\n12 cups flour\n"))
    #expect(
      try Program.shell(
        """
        echo 2 eggs >a; printf '1 g rye flour\\n2 g wheat flour\\n' >b
        "$qty" scale --to '4 g flour' b a; "$qty" scale --to '1 lb flour' b
        """)
        == .init(
          errors: """
            qty: b: several lines fit '4 g flour': line 1 '1 g rye flour', line 2 '2 g wheat flour'
            qty: several lines fit '1 lb flour': line 1 '1 g rye flour', line 2 '2 g wheat flour'

            """, status: 1))
  }
}
