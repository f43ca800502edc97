import Testing

/// Notes on questions beside the answer, and errors in place of it.
@Suite("Notes and mistakes of questions")
struct QuestionMistakeTests {
  @Test(
    "what was read in another way than it is written is noted",
    arguments: [
      ("90m", "qty: note: 'm' is read as minutes, a time\n"),
      ("3 Mg", "qty: note: 'Mg' is read as milligrams, a mass\n"),
      ("how many oz in a cup", "qty: note: 'oz' is read as fluid ounces, a volume\n"),
      ("t to ml", "qty: note: 't' is read as teaspoons, a volume\n"),
      ("1:30 to min", "qty: note: '1:30' is read as minutes and seconds; 1:30:00 has hours\n"),
      ("1:16", "qty: note: '1:16' is read as minutes and seconds; 1:16:00 has hours\n"),
      (
        "10:30 + 90 min",
        "qty: note: '10:30' is read as minutes and seconds; 10:30:00 has hours\n"
      ),
      ("3:30 x 2", "qty: note: '3:30' is read as minutes and seconds; 3:30:00 has hours\n"),
      ("10:30 + 2 h", ""), ("1:30 + 10 s", ""),
      ("1:30 to h", ""), ("1:30 h", ""), ("1:30:00", ""),
    ])
  func notes(text: String, note: String) throws {
    #expect(try Program.run(text).errors == note)
  }

  @Test(
    "a question that cannot be answered says what to write",
    arguments: [
      (
        "how many cups",
        "expected an amount after 'how many cups'\n"
          + "hint: write a whole question, such as how many cups in a gallon"
      ),
      (
        "how many",
        "expected a unit after 'how many'\n"
          + "hint: write a whole question, such as how many cups in a gallon"
      ),
      (
        "what is",
        "expected an amount after 'what is'\n"
          + "hint: write a whole question, such as what is 3 tsp"
      ),
      (
        "how",
        "expected 'how many', 'how much' or 'how long'\n"
          + "hint: write a whole question, such as how many cups in a gallon"
      ),
      (
        "how many cups ub a gallon",
        "expected 'in' and an amount after 'how many cups'\n"
          + "hint: write a whole question, such as how many cups in a gallon"
      ),
      ("cups", "expected a number, found 'cups'"), ("?", "expected an amount"),
      ("cupz to ml", "unknown unit 'cupz'\nhint: did you mean 'cup' or 'cups'?"),
      ("11st 15", "expected a unit after '15'\nhint: write its unit too, such as 15 lb"),
      ("7h45-30 min", "expected a unit after '45'\nhint: write its unit too, such as 45 min"),
      (
        "\"1'00 ml\"",
        "'1'00' is not a number\nhint: an apostrophe stands before three digits, as in 1'000"
      ),
      (
        "2 cups - 2% milk",
        "'2%' can be a part of the amount or of what comes after it\n"
          + "hint: write the sum in parentheses, or leave out the sign"
      ),
      ("1 t", "'t' is ambiguous: teaspoon or tonne"),
      (
        "divide 2-3 cups by 2",
        "a range can only be shown or converted\nhint: calculate with each end"
      ),
      ("divide 3 cups by 0", "cannot divide by zero"),
      (
        "half of 2-3 cups",
        "a range can only be shown or converted\nhint: calculate with each end"
      ),
      ("2--3 cups", "a range can only be shown or converted\nhint: calculate with each end"),
      ("0x10 g", "unexpected 'x10 g'"),
      (
        "2 cups three times",
        "unexpected 'three times'\n"
          + "hint: calculate with a sign and a number, as in 2 cups flour x 3 or 2 cups - 10%"
      ),
      ("--language de zwei Tassen mal drei", "unexpected 'mal drei'"),
      (
        "5 pm - 90 min",
        "'pm' makes it a time of day, not a duration\n"
          + "hint: write how long it is, such as 5 h 45 min"
      ),
      (
        "'2 cups (1 l)'", "'1 l' is another amount than '2 cups'\nhint: leave out one of them"
      ),
      ("half 10 sticks and 2 oz as g", "cannot convert volume to mass"),
      (
        "1 cup bread flour grams",
        "unexpected 'bread flour grams'\nhint: write 'to' between the units"
      ),
    ])
  func mistakes(arguments: String, message: String) throws {
    let arguments = arguments == "?" ? "'?'" : arguments
    let outcome = try Program.run(arguments)
    #expect(outcome.errors.hasPrefix("qty: \(message)\n"), "\(outcome.errors)")
    #expect(outcome.status == 1)
  }
}
