import Testing

/// Questions without an answer, and their error messages.
@Suite("Refusals")
struct RefusalTests {
  private static let knows = "; only time, volume and mass are supported\n"

  @Test(
    "what is of another kind is called that",
    arguments: [
      ("5 km", "'km' is a length"), ("5 miles", "'miles' is a length"),
      ("5 KM", "'KM' is a length"), ("6 ft 3 in", "'ft' is a length"),
      ("5 in", "'in' is a length"), ("5 inches to cm", "'inches' is a length"),
      ("5\\\"", "feet and inches are lengths"), ("5\\'", "feet and inches are lengths"),
      ("350 F to K", "'F' is a temperature"),
      ("350 degrees", "'degrees' is a temperature or an angle"),
      ("3 sq ft", "'sq ft' is an area"), ("3 m²", "'m²' is an area"),
      ("2 acres", "'acres' is an area"),
      ("60 km/h", "'km/h' is a speed"), ("60 mph", "'mph' is a speed"),
      ("'$5'", "'$' is a currency"), ("€5", "'€' is a currency"), ("5 €", "'€' is a currency"),
      ("5 dollars", "'dollars' is a currency"), ("5 GB", "'GB' is a data size"),
      ("100 kcal", "'kcal' is a unit of energy"), ("5 kW", "'kW' is a unit of power"),
      ("30 psi", "'psi' is a unit of pressure"), ("5 V", "'V' is a unit of electricity"),
      ("1 cup to km", "'km' is a length"), ("1 cup to in", "'in' is a length"),
      ("\"6'2\\\"\"", "feet and inches are lengths"), ("5 in2", "'in2' is an area"),
      ("30 mpg", "'mpg' is a unit of fuel economy"),
      ("5 ppm", "'ppm' is a unit of concentration"),
      ("5 IU", "'IU' is a unit of biological activity"),
      ("5 mEq", "'mEq' is an amount of substance"),
      ("1 cup + 5 km", "'km' is a length"), ("1 cup to °C", "'°C' is a temperature"),
    ] as [(String, String)])
  func otherKinds(arguments: String, message: String) throws {
    #expect(
      try Program.run(arguments) == .init(errors: "qty: \(message)\(Self.knows)", status: 1))
  }

  @Test(
    "a name is suggested where one is close, and only there",
    arguments: [
      ("3 gallan", "unknown unit 'gallan'\nhint: did you mean 'gallon'?"),
      ("3 litter", "unknown unit 'litter'\nhint: did you mean 'liter'?"),
      ("3 tpsp", "unknown unit 'tpsp'\nhint: did you mean 'tbsp' or 'tsp'?"),
      ("2 lm", "unknown unit 'lm'\nhint: did you mean 'mL' or 'ml'?"),
      ("1 keg", "unknown unit 'keg'"), ("1 jin", "unknown unit 'jin'"),
      ("5 gpm", "unknown unit 'gpm'"), ("1 US", "unknown unit 'US'"),
      ("up to 2 cups", "unknown unit 'up'"), ("5m + 1 l", "cannot add volume to time"),
      ("3 gx", "unknown unit 'gx'"), ("3 apples", "unknown unit 'apples'"),
      ("3 pieces", "unknown unit 'pieces'"), ("5 hello", "unknown unit 'hello'"),
      ("1 cup to hello", "unknown unit 'hello'"),
      (
        "hello world",
        "expected a number, found 'hello'\nhint: write a number and a unit, such as 3 tsp"
      ),
    ] as [(String, String)])
  func suggestions(arguments: String, message: String) throws {
    #expect(try Program.run(arguments) == .init(errors: "qty: \(message)\n", status: 1))
  }

  @Test(
    "a hint never makes another amount of what is written",
    arguments: [
      (
        "5 mg/kg/day/week x 70 kg",
        "cannot divide mass per mass per time by time\n"
          + "hint: a rate has at most two units below, of different kinds"
      ),
      (
        "300 g / 120 g/cup",
        "cannot divide a number by volume\nhint: write parentheses: 300 g / (120 g/cup)"
      ),
      (
        "500 mg / 100 mg / 5 ml",
        "cannot divide a number by volume\nhint: write parentheses: 500 mg / (100 mg / 5 ml)"
      ),
      (
        "1/2 / 3 cups",
        "cannot divide a number by volume\nhint: a fraction is written without spaces, such as 1/2"
      ),
      ("1,5 g", "'1,5' is not a number with a decimal point\nhint: write 1.5"),
      ("1,00,000 g", "'1,00' is not a number with a decimal point"),
      ("1 000,5 g", "'000,5' is not a number with a decimal point"),
      ("1,2,3 g", "'1,2' is not a number with a decimal point"),
    ])
  func otherAmounts(text: String, message: String) throws {
    #expect(try Program.run("'\(text)'") == .init(errors: "qty: \(message)\n", status: 1))
  }

  @Test(
    "where a word is missing, the hint has it",
    arguments: [
      ("tbsp", "expected a number, found 'tbsp'\nhint: write 1 tbsp"),
      ("what is cups", "expected a number, found 'cups'\nhint: write 1 cup"),
      ("kg lb", "expected a number, found 'kg'\nhint: write 'to' between the units"),
      ("3 tsp tbsp", "unexpected 'tbsp'\nhint: write 'to' between the units"),
      ("convert 1 cup ml", "unexpected 'ml'\nhint: write 'to' between the units"),
      ("flour to g", "unknown unit 'flour'\nhint: write an amount, such as 1 cup flour"),
      (
        "2 + 3 cups",
        "cannot add volume to a number without a unit\n"
          + "hint: write the unit of both: 2 cups + 3 cups"
      ),
      (
        "1 cup to metric",
        "unknown unit 'metric'\nhint: --kit metric shows amounts in the kit's units"
      ),
      (
        "100 g to imperial",
        "unknown unit 'imperial'\nhint: --kit uk shows amounts in the kit's units"
      ),
      (
        "3 tsp to us",
        "cannot convert volume to time\nhint: --kit us shows amounts in the kit's units"
      ),
    ])
  func missingWords(text: String, message: String) throws {
    #expect(try Program.run(text) == .init(errors: "qty: \(message)\n", status: 1))
  }

  @Test("options and lines say so, too")
  func elsewhere() throws {
    let message = "'km' is a length; only time, volume and mass are supported"
    #expect(try Program.run("3 tsp --to km").errors.hasPrefix("qty: --to: \(message)\n"))
    #expect(try Program.run("3 tsp --round 5km").errors.hasPrefix("qty: --round: \(message)\n"))
    #expect(
      try Program.run("", input: "3 tsp\n5 km\n")
        == .init(output: "1 tablespoon\n5 km\n", errors: "qty: line 2: \(message)\n", status: 1))
    #expect(
      try Program.run("5 km --json").output
        == #"{"input":"5 km","line":1,"error":{"code":"unsupported-kind","message":"\#(message)","#
        + #""span":[2,4],"suggestions":[]}}"# + "\n")
  }

  private static let names = """
    qty: the shell put the names of the files here in the place of '*'
    hint: write 'x' instead of '*'

    """
  private static let redirection = """
    qty: the expression ends in '-': the shell took '->' for a redirection
    hint: write 'to' instead of '->'

    """
  private static let quotes = "qty: the quotation marks are a part of the question\n"

  @Test(
    "what a shell made of a question is told, with the cure",
    arguments: [
      ("\"$qty\" 3 * 2 tsp", names), ("touch 'a b' c; \"$qty\" 3 * 2 tsp", names),
      ("mkdir A; \"$qty\" 3 tsp *", names),
      ("\"$qty\" 3 tsp -> tbsp", redirection),
      ("\"$qty\" '\"3 tsp\"'", quotes + "hint: leave them out: 3 tsp\n"),
      ("\"$qty\" \"'3 tsp'\"", quotes + "hint: leave them out: 3 tsp\n"),
      ("\"$qty\" \"''\"", quotes + "hint: write a number and a unit, such as 3 tsp\n"),
      (
        "\"$qty\" '2 cups\" to ml'",
        "qty: a quotation mark is a part of the question\nhint: leave it out: 2 cups to ml\n"
      ),
      ("\"$qty\" '3 tsp -'", "qty: expected a number after '-'\n"),
      ("\"$qty\" “3 tsp” to ml", quotes + "hint: leave them out: 3 tsp to ml\n"),
      ("\"$qty\" 3 ‘tsp’", quotes + "hint: leave them out: 3 tsp\n"),
    ] as [(String, String)])
  func shells(script: String, errors: String) throws {
    #expect(try Program.shell(script) == .init(errors: errors, status: 1))
  }

  @Test("what is answered is not looked at again")
  func answered() throws {
    #expect(
      try Program.shell("mkdir e; cd e; \"$qty\" 3 * 2 tsp") == .init(output: "2 tablespoons\n"))
    #expect(
      try Program.shell("mkdir e; cd e; touch 3 tsp; \"$qty\" *") == .init(output: "1 tablespoon\n")
    )
    #expect(try Program.run("3 tsp '->' tbsp") == .init(output: "1 tbsp\n"))
    #expect(try Program.run("3 '*' 2 tsp") == .init(output: "2 tablespoons\n"))
  }
}
