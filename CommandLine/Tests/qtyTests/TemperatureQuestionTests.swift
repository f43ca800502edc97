import Testing

@Suite("Questions about temperatures")
struct TemperatureQuestionTests {
  @Test(
    "a temperature is converted",
    arguments: [
      ("180 C to F", "356 °F"), ("what is 180 celsius in fahrenheit", "356 °F"),
      ("how hot is gas mark 4 in F", "350 °F"), ("convert 350 F to C", "~176.7 °C"),
      ("350F in C", "~176.7 °C"), ("350 °F to °C", "~176.7 °C"),
      ("350 F to gas mark", "gas mark 4"), ("gas mark 4 to C", "180 °C"),
      ("37 1/2 C to F", "99.5 °F"), ("gas mark 1/4 to F", "225 °F"),
      ("gas mark 4 to F", "350 °F"), ("100 degrees fahrenheit to celsius", "~37.8 °C"),
      ("--exact 350 F to C", "176 2/3 °C"), ("--number 20 C to F", "68"),
      ("--precision 6 350 F to C", "~176.667 °C"), ("-- -18 C to F", "-0.4 °F"),
      ("oven 180C in F", "356 °F"),
    ])
  func temperatures(question: String, answer: String) throws {
    #expect(try Program.run(question).output == answer + "\n")
  }

  @Test(
    "a temperature alone asks for a scale, and is no number of cups",
    arguments: [
      ("20 °C", "'°C' is a temperature; only time, volume and mass are supported"),
      (
        "20 degrees celsius",
        "'degrees celsius' is a temperature; only time, volume and mass are supported"
      ),
      ("gas mark 4", "'gas mark' is a temperature; only time, volume and mass are supported"),
    ])
  func scale(question: String, message: String) throws {
    let hint = "hint: write the scale to convert to, such as 180 C to F"
    #expect(
      try Program.run(question) == .init(errors: "qty: \(message)\n\(hint)\n", status: 1))
  }

  @Test("nothing is colder than absolute zero")
  func absoluteZero() throws {
    #expect(try Program.run("-- -273.15 C to F").output == "-459.67 °F\n")
    for (question, temperature) in [("-300 C to F", "-300 °C"), ("-460 F to C", "-460 °F")] {
      #expect(
        try Program.run("-- \(question)").errors
          == "qty: \(temperature) is below absolute zero, -273.15 °C\n")
    }
  }

  @Test(
    "a temperature alone is a number of cups, with a note", arguments: ["180 C", "180C", "37 C"])
  func cups(question: String) throws {
    let outcome = try Program.run(question)
    #expect(outcome.output == "\(question.filter(\.isNumber)) cups\n" && outcome.status == 0)
    #expect(outcome.errors.hasPrefix("qty: note: C means cups"))
    #expect(try Program.run("2 C").errors.isEmpty)
  }
}
