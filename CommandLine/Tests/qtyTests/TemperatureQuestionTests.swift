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
    ])
  func temperatures(question: String, answer: String) throws {
    #expect(try Program.run(question).output == answer + "\n")
  }
}
