import Quantities
import QuantityAnswers
import Testing

@Suite struct QuestionOptionsTests {
  /// Options as words, a question, and its answer.
  private static let answers = [
    ("", "7 tsp", "2 tablespoons + 1 teaspoon"),
    ("kit=metric", "1 cup", "~240 milliliters"),
    ("kit=metric unit-style=short", "1 cup flour", "~240 ml flour"),
    ("system=imperial", "1 pint to ml", "568.26125 ml"),
    ("style=vulgar", "1.5 cups", "1½ cups"),
    ("precision=3", "1 l to cups", "~4.23 cups"),
    ("decimals=1", "1 l to cups", "~4.2 cups"),
    ("decimal=comma", "2,5 l to ml", "2500 ml"),
    ("max-parts=1", "1.375 cups", "~1 1/3 cups"),
    ("max-parts=1", "7 tsp", "7 teaspoons"),
    ("smallest=min", "100 s", "~2 minutes"),
    ("bound=0", "1.01 cups", "48 12/25 teaspoons"),
    ("round=5g", "2 cups flour to g", "~240 g"),
    ("to=ml", "2 tsp", "9.8578431875 ml"),
    ("number to=tbsp", "2 cups", "32"),
    ("language=de", "2,5 Tassen", "2 1/2 Tassen"),
    ("language=de style=decimal", "2,5 Tassen", "2,5 Tassen"),
    ("language=de", "2-3 EL to ml", "30\u{A0}ml bis 45\u{A0}ml"),
    ("language=de", "2 to 3 cups flour to g", "~255 g bis ~380 g"),
    ("language=de number", "2,5 Tassen to ml", "625"),
    ("language=de decimal=point", "2.5 Tassen to ml", "625\u{A0}ml"),
    ("language=de-AT", "7 TL", "2\u{A0}Esslöffel + 1\u{A0}Teelöffel"),
    ("language=FR_ca", "2 tasses x 2", "4 tasses"),
    ("language=fr", "1,5 tasse en ml", "375 ml"), ("language=sv", "2 dl i ml", "200 ml"),
    ("language=ru", "2 ст. л. в мл", "30 мл"), ("language=nl", "2 kopjes naar ml", "500 ml"),
    ("language=de", "anderthalb Tassen", "1 1/2 Tassen"),
    ("language=de style=spoken", "1,5 Tassen", "anderthalb Tassen"),
    ("language=ja", "2カップ to ml", "400 ml"), ("language=cy", "1 tbsp to ml", "15 ml"),
    ("language=es-US", "1 tbsp to ml", "14.78676478125 ml"),
    ("language=en-GB", "1 pint to ml", "568.26125 ml"),
    ("language=en-GB", "1500 ml", "1.5 litres"),
    ("language=en-GB system=us", "1 pint to ml", "473.176473 ml"),
    ("language=en-US", "7 tsp", "2 tablespoons + 1 teaspoon"),
  ]

  private func options(_ words: String) throws(OptionError) -> QuestionOptions {
    var options = QuestionOptions()
    for word in words.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        try options.set(parts[0], to: parts[1])
      } else {
        try options.set(parts[0])
      }
    }
    return options
  }

  @Test("options are set by their names", arguments: answers)
  func naming(words: String, text: String, answer: String) throws {
    #expect(try Question(self.options(words)).answer(to: text).text == answer)
  }

  @Test(
    "an option that has no such value says which one, and what it can be",
    arguments: [
      ("kit=foo", "kit: unknown kit 'foo'", "choose one of us, us-liquid"),
      ("language=tlh", "language: there is no language 'tlh'", "write a tag of BCP 47"),
      ("language=-", "language: there is no language '-'", "write a tag of BCP 47"),
      ("color=red", "color: there is no such option", "choose one of kit, system"),
      ("kit", "kit: expected a value", ""),
      ("exact=1", "exact takes no value", ""),
      ("precision=x", "precision: expected a whole number, found 'x'", ""),
      ("precision=39", "precision must be from 1 to 38", ""),
      ("decimals=-1", "decimals must be from 0 to 38", ""),
      ("precision=1 decimals=1", "precision and decimals cannot be combined", ""),
      ("exact bound=1", "exact and bound cannot be combined", ""),
      ("bound=101", "bound: '101' is not a number from 0 to 100", ""),
      ("max-parts=0", "max-parts must be at least 1", ""),
      ("round=0", "round must be greater than zero", ""),
      ("round=1teaspon", "round: unknown unit 'teaspon'", "did you mean"),
      ("smallest=cup", "smallest: 'cup' is a unit of volume, not of time", ""),
      ("to=ml,g", "to: 'ml,g' are not units of one kind", ""),
    ])
  func mistakes(words: String, message: String, hint: String) {
    let error = #expect(throws: OptionError.self) { try Question(options(words)) }
    #expect(error?.description == message)
    #expect(error?.hint?.hasPrefix(hint) ?? hint.isEmpty)
    #expect(error?.onCommandLine().description.hasPrefix("--") == true)
  }

  @Test("every option that is listed can be set, and no other")
  func names() {
    for name in QuestionOptions.names {
      var options = QuestionOptions()
      #expect(throws: OptionError.self) { try options.set(name) }
    }
    for name in QuestionOptions.flags {
      var options = QuestionOptions()
      #expect(throws: Never.self) { try options.set(name) }
    }
  }

  @Test("details come with the answer where they are asked for")
  func details() throws {
    #expect(try Question(QuestionOptions()).answer(to: "1 l to cups").details == nil)
    var options = QuestionOptions()
    options.isDetailed = true
    options.precision = 3
    let details = try #require(try Question(options).answer(to: "1 l to cups").details)
    #expect(details.value == 1.liters.exactValue(in: .cup))
    #expect(!details.isExact)
    #expect(details.parts.map(\.value) == [Fraction(numerator: 423, denominator: 100)])
    #expect(details.difference?.description == "153648079/47317647300")
  }
}
