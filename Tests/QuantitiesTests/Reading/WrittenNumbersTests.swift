import Quantities
import TestSupport
import Testing

@Suite("Numbers as people write them")
struct WrittenNumbersTests {
  @Test(
    "are read",
    arguments: [
      ("one-half cup", "1/2 cup"), ("three-fourths cup", "3/4 cup"),
      ("two-thirds of a cup", "2/3 cup"), ("two and one-half lbs", "2 1/2 pounds"),
      ("one and three quarters of a mile", nil), ("one and a quarter of hours", "1.25 hours"),
      ("2 and a half cups", "2 1/2 cups"), ("2 and a half", "5/2"),
      ("3 and half cups", "3 1/2 cups"),
      ("6 and an half mls", "6.5 milliliters"), ("2 and three-quarters tsp", "2 3/4 teaspoons"),
      ("2 & 1/2 cups", "2 1/2 cups"), ("2 &amp; ½ cups", "2 1/2 cups"),
      ("1 cup & 1 tbsp", "1.0625 cups"),
      ("half a million seconds", "500000 seconds"), ("half a dozen", "6"),
      ("a quarter of a thousand grams", nil), ("half a hundred grams", "50 grams"),
      ("a couple of weeks", "2 weeks"), ("couple of days", "2 days"), ("a couple cups", "2 cups"),
      ("another minute", "1 minute"), ("another half hour", "0.5 hours"),
      ("another 5 minutes", "5 minutes"), ("8 more minutes", "8 minutes"),
      ("two additional tablespoons", "2 tablespoons"), ("an extra hour", "1 hour"),
      ("a further minute", "1 minute"), ("a full day", "1 day"), ("whole hour", "1 hour"),
      ("between 3 and 5 minutes", "3 minutes to 5 minutes"),
      ("between 1 cup and 1 pint", "1 cup to 1 pint"), ("between 2 and 3", "2 to 3"),
      ("a day or two", "1 day to 2 days"), ("one cup or two", "1 cup to 2 cups"),
      ("an hour or three", "1 hour to 3 hours"),
    ])
  func numbers(text: String, value: String?) throws {
    guard let value else {
      #expect(throws: ParseError.self) { try WrittenAmount(text) }
      return
    }
    #expect(try WrittenAmount(text).description == value)
    #expect(try WrittenAmount(text.uppercased()).description == value)
  }

  @Test(
    "digits are grouped",
    arguments: [
      ("2_500 g", "2500 grams"), ("1_000_000 ml", "1000000 milliliters"), ("1_000", "1000"),
      ("2 500 g", "2500 grams"), ("2\u{A0}500\u{A0}g", "2500 grams"),
      ("1\u{202F}250\u{202F}000 mg", "1250000 milligrams"), ("2&nbsp;500&nbsp;g", "2500 grams"),
      ("1 500-1 700 g", "1500 grams to 1700 grams"), ("1 250.5 g", "1250.5 grams"),
      ("1,500 g", "1500 grams"), ("12,345.5 g", "12345.5 grams"),
    ])
  func groups(text: String, value: String) throws {
    #expect(try WrittenAmount(text).description == value)
  }

  @Test(
    "in running text, a comma that cannot group digits stands before decimals",
    arguments: [
      ("Rest an hour and a half.", "1.5 hours"), ("for another minute and a half.", "1.5 minutes"),
      ("1,5 h", "1.5 hours"), ("0,375 l", "0.375 liters"), ("0,75l", "0.75 liters"),
      ("1,5-2 dl", "1.5 deciliters to 2 deciliters"),
      ("2,5 to 3,5 cups", "2 1/2 cups to 3 1/2 cups"),
      ("1,5 h 20,5 s", "~1.505694444 hours (1 3641/7200 hours)"), ("1,500 g", "1500 grams"),
    ])
  func comma(text: String, value: String) {
    #expect(AmountFinder().amounts(in: text).map(\.amount.description) == [value])
  }

  @Test(
    "what might not be a number is refused as a whole",
    arguments: [
      ("2,5", 0..<3, "'2,5' is not a number with a decimal point"),
      ("2,5 g", 0..<3, "'2,5' is not a number with a decimal point"),
      ("2 500", 0..<5, "'2 500' is not a number"),
      ("1.500,25 g", 0..<8, "'1.500,25' is not a number"),
      ("1,23,456 g", 0..<4, "'1,23' is not a number with a decimal point"),
      ("5.6.2020", 0..<8, "'5.6.2020' is not a number"),
      ("1,5.2 g", 0..<3, "'1,5' is not a number with a decimal point"),
      ("another", 0..<7, "expected a number, found 'another'"),
    ])
  func refused(text: String, range: Range<Int>, message: String) {
    let error = #expect(throws: ParseError.self, "\(text)") { try WrittenAmount(text) }
    #expect(error?.message == message)
    #expect(error?.range == range)
  }

  @Test(
    "entities are the characters for which they stand, and what takes no room is nothing",
    arguments: [
      ("&frac34; cup", "3/4 cup"), ("2&frac12; tsp", "2 1/2 teaspoons"), ("&#189; cup", "1/2 cup"),
      ("1 &#xBE; cup", "1 3/4 cups"), ("3&frasl;4 cup", "3/4 cup"),
      ("1 3&#8260;4 cup", "1 3/4 cups"),
      ("2&nbsp;cups", "2 cups"), ("2&#160;cups", "2 cups"), ("2&thinsp;cups", "2 cups"),
      ("1&ndash;2 cups", "1 cup to 2 cups"), ("\u{200B}2\u{200C}cups\u{200D}", "2 cups"),
      ("1\u{A0}fl\u{A0}oz", "1 fluid ounce"), ("2 fl\u{200B} oz", "2 fluid ounces"),
      ("1 us  cup", "1 cup"), ("1 us\u{A0}cup", "1 cup"),
      ("\u{FEFF}2 \u{2060}cups", "2 cups"), ("2\u{2009}cups", "2 cups"), ("1∕2 cup", "1/2 cup"),
    ])
  func entities(text: String, value: String) throws {
    #expect(try WrittenAmount(text).description == value)
    #expect(
      AmountFinder().amounts(in: "Add \(text), and stir.").map(\.amount.description) == [value])
  }

  @Test(
    "in running text they are found",
    arguments: [
      ("Add one-half cup milk", ["1/2 cup"]), ("2 and a half cups milk", ["2 1/2 cups"]),
      ("Boil another minute, then 4 more minutes", ["1 minute", "4 minutes"]),
      ("Rest for a couple of hours.", ["2 hours"]),
      ("fry for a minute or two", ["1 minute to 2 minutes"]),
      ("a cup or two of rice", ["1 cup to 2 cups"]), ("a cup or two eggs", ["1 cup", "2"]),
      ("Simmer between 20 and 25 minutes", ["20 minutes to 25 minutes"]),
      ("Prove for one day two hours.", ["~1.083333333 days (1 1/12 days)"]),
      ("Prove 1h45, then bake", ["1.75 hours"]),
      ("1h45x", []), ("Mix 2 and half the milk", []),
      ("another way, another few minutes", []),
      ("0,5 l Wasser, 1 200 g Mehl", ["0.5 liters", "1200 grams"]),
      ("in 3,4 or 5 steps", []), ("a full minute, a whole onion", ["1 minute"]),
      ("2 whole onions", ["2"]), ("The 2 most important 10 cups", ["10 cups"]),
    ])
  func found(text: String, values: [String]) {
    #expect(AmountFinder().amounts(in: text).map(\.amount.description) == values)
  }
}
