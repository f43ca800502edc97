import Quantities
import TestSupport
import Testing

@Suite("Amounts as people write them")
struct WrittenAmountTests {
  @Test(
    "numbers in every form are read exactly",
    arguments: [
      ("3", "3"), ("2.5", "5/2"), (".5", "1/2"), ("1e3", "1000"), ("1.5E-1", "3/20"),
      ("2e+2", "200"), ("1,000", "1000"), ("1,234,567.25", "4938269/4"), ("0.333", "333/1000"),
      ("1/2", "1/2"), ("1 1/2", "3/2"), ("1-1/2", "3/2"), ("1 and 1/2", "3/2"), ("1½", "3/2"),
      ("1 ½", "3/2"), ("1-½", "3/2"), ("½", "1/2"), ("⅐", "1/7"), ("⅒", "1/10"), ("↉", "0"),
      ("1⁄2", "1/2"), ("1 1⁄2", "3/2"), ("⅟8", "1/8"), ("2 ³⁄₈", "19/8"), ("¹¹⁄₁₆", "11/16"),
      ("٣", "3"), ("١.٥", "3/2"), ("１２", "12"), ("३", "3"), ("+4", "4"), ("-4", "-4"), ("−4", "-4"),
      ("one", "1"), ("Twelve", "12"), ("a", "1"), ("a dozen", "12"), ("half a dozen", "6"),
      ("two dozen", "24"), ("half", "1/2"), ("a quarter", "1/4"), ("three quarters", "3/4"),
      ("one and a half", "3/2"), ("two and three quarters", "11/4"), ("two thirds", "2/3"),
    ])
  func numbers(text: String, value: String) throws {
    #expect(try Fraction(text).description == value)
    #expect(try Fraction(" \(text) ").description == value)
  }

  @Test(
    "with a decimal comma, point and comma change places",
    arguments: [
      ("2,5", "5/2"), (",5", "1/2"), ("1.000", "1000"), ("1.234,5", "2469/2"), ("1 1/2", "3/2"),
    ])
  func comma(text: String, value: String) throws {
    #expect(try Fraction(text, decimalMark: .comma).description == value)
    let amount = try Amount<MassKind>("\(text) g", decimalMark: .comma)
    #expect(amount.exactValue.description == value)
  }

  @Test(
    "what is not a number is refused",
    arguments: [
      ("2,5", DecimalMark.point, "'2,5' is not a number with a decimal point; write 2.5"),
      ("2.5", .comma, "'2.5' is not a number with a decimal comma; write 2,5"),
      ("1,23,456", .point, "'1,23' is not a number with a decimal point"),
      ("1.2.3", .point, "'1.2.3' is not a number"), ("1 2", .point, "'1 2' is not a number"),
      ("1/0", .point, "'1/0' divides by zero"),
      ("1/2/3", .point, "unexpected '/3' after a number"),
      ("1 3/2", .point, "'1 3/2' is not a mixed number; its fraction must be less than 1"),
      ("1/2.5", .point, "'1/2.5' is not a fraction of whole numbers"),
      ("", .point, "'' is not a number"),
      ("1e99", .point, "the number '1e99' is too large; numbers have at most 38 digits"),
      ("1_00", .point, "unexpected '_00' after a number"), ("⅟", .point, "'⅟' is not a number"),
      ("halves", .point, "'halves' is not a number"),
    ])
  func noNumber(text: String, mark: DecimalMark, message: String) {
    let error = #expect(throws: ParseError.self) { try Fraction(text, decimalMark: mark) }
    #expect(error?.description == message)
  }

  @Test(
    "amounts and ranges",
    arguments: [
      ("2-3 tsp", "2 teaspoons", "3 teaspoons"), ("2–3 tsp", "2 teaspoons", "3 teaspoons"),
      ("2-3 fluid_ounces", "2 fluid ounces", "3 fluid ounces"),
      ("2-3 uk_pints", "2 imperial pints", "3 imperial pints"),
      ("2\u{2011}3 tsp", "2 teaspoons", "3 teaspoons"),
      ("2 tsp\u{2010}3 tsp", "2 teaspoons", "3 teaspoons"),
      ("2 to 3 tsp", "2 teaspoons", "3 teaspoons"), ("2 or 3 tsp", "2 teaspoons", "3 teaspoons"),
      ("1/2 to 3/4 cup", "1/2 cup", "3/4 cup"), ("½ -1 tsp", "1/2 teaspoon", "1 teaspoon"),
      ("1 tsp to 1 tbsp", "1 teaspoon", "1 tablespoon"),
      ("9- to 16-pound", "9 pounds", "16 pounds"),
      ("1-1 1/2 pound", "1 pound", "1 1/2 pounds"), ("2-3", "2", "3"), ("4", "4", "4"),
      ("3 to 4-tablespoons", "3 tablespoons", "4 tablespoons"),
      ("1 to 2 hours", "1 hour", "2 hours"), ("1 cup plus 2 tbsp", "1 1/8 cups", "1 1/8 cups"),
      ("1 cup, plus 2 tbsp", "1 1/8 cups", "1 1/8 cups"),
      ("1 cup and 2 tbsp", "1 1/8 cups", "1 1/8 cups"),
      ("3 cups minus 2 tbsp", "2 7/8 cups", "2 7/8 cups"), ("14-ounce", "14 ounces", "14 ounces"),
      ("3/4 of a pound", "3/4 pound", "3/4 pound"), ("half a cup", "1/2 cup", "1/2 cup"),
      ("an hour and a half", "1.5 hours", "1.5 hours"),
      ("an hour-and-a-half", "1.5 hours", "1.5 hours"), ("half an hour", "0.5 hours", "0.5 hours"),
      ("a pinch", "1 pinch", "1 pinch"), ("two tbsp.", "2 tablespoons", "2 tablespoons"),
      ("-3 tsp", "-3 teaspoons", "-3 teaspoons"),
      ("1 uk pint 5 fl oz", "1 1/4 imperial pints", "1 1/4 imperial pints"),
      ("-960 g to -700 g", "-960 grams", "-700 grams"), ("-2 cups to 3 cups", "-2 cups", "3 cups"),
      ("minus two cups to minus one cup", "-2 cups", "-1 cup"),
    ])
  func ranges(text: String, lower: String, upper: String) throws {
    let written = try WrittenAmount(text)
    #expect(written.lower.description == lower)
    #expect(written.upper.description == upper)
    #expect(written.isRange == (lower != upper))
    #expect(!written.isApproximate)
  }

  @Test(
    "the same amount in other units is kept beside it",
    arguments: [
      ("450g/1lb", "450 grams", ["1 pound"]), ("700 g / 1lb 9oz", "700 grams", ["1.5625 pounds"]),
      ("1 cup (95 g)", "1 cup", ["95 grams"]), ("1 cup (about 95 g)", "1 cup", ["95 grams"]),
      ("2 cups/1 pint/500ml", "2 cups", ["1 pint", "500 milliliters"]),
      ("5g/1/8oz", "5 grams", ["1/8 ounce"]),
      ("1 cup (2 to 3 oz)", "1 cup", ["2 ounces to 3 ounces"]),
    ])
  func alternates(text: String, value: String, alternates: [String]) throws {
    let written = try WrittenAmount(text)
    #expect(written.lower.description == value)
    #expect(written.alternates.map(\.description) == alternates)
    #expect(try AnyAmount(text).description == value)
  }

  @Test(
    "a text can say that its amount is not exact",
    arguments: ["~2 cups", "≈ 2 cups", "about 2 cups", "Approximately 2 cups", "ca. 2 cups"])
  func approximate(text: String) throws {
    let written = try WrittenAmount(text)
    #expect(written.isApproximate)
    #expect(written.lower.description == "2 cups")
    let error = #expect(throws: ParseError.self) { try AnyAmount(text) }
    #expect(error?.message == "'\(text)' is not exact")
  }

  @Test(
    "so can each end of a range",
    arguments: [
      "~2 to ~3 cups", "2 cups to ~3 cups", "~2 cups to ~3 cups", "about two to about three cups",
    ])
  func approximateRanges(text: String) throws {
    let written = try WrittenAmount(text)
    #expect(written.description == "2 cups to 3 cups")
    #expect(written.isApproximate)
  }

  @Test("a range is no single amount, and is read as a closed range")
  func closedRange() throws {
    let range = try ClosedRange<Amount<VolumeKind>>("2-3 tsp")
    #expect(range == Amount(2.teaspoons)...Amount(3.teaspoons))
    #expect(try ClosedRange<Amount<TimeKind>>("45 min") == Amount(45.minutes)...Amount(45.minutes))
    let error = #expect(throws: ParseError.self) { try Amount<VolumeKind>("2-3 tsp") }
    #expect(error?.message == "'2-3 tsp' is a range")
    #expect(throws: ParseError.self) { try ClosedRange<Amount<VolumeKind>>("2-3") }
    #expect(throws: ParseError.self) { try ClosedRange<Amount<VolumeKind>>("2-3 h") }
  }

  @Test("both ends of a range are of one kind")
  func kindOfRange() throws {
    let error = #expect(throws: ParseError.self) { try WrittenAmount("8 oz to 1 cup") }
    #expect(error?.message == "'8 oz to 1 cup' is not a range of one kind")
    #expect(error?.code == .incompatibleKinds)
    #expect(error?.range == 0..<13)
    #expect(throws: ParseError.self) { try WrittenAmount("8 g to 1 cup") }
    let range = try ClosedRange<Amount<VolumeKind>>("1 cup to 8 oz")
    #expect(range == Amount(1.cups)...Amount(8.fluidOunces))
  }

  @Test("a name means the unit of the compound that it stands in")
  func compounds() throws {
    #expect(try Minutes("1h 30m") == 90.minutes)
    #expect(try AnyAmount("1h30m").description == "1.5 hours")
    #expect(try Seconds("5 hours, 34 minutes, 56 seconds") == 20096.seconds)
    #expect(try Minutes("30m") == 30.minutes)
    // Without other units nearby, it is unambiguous.
    #expect(try AnyAmount("35m").description == "35 minutes")
    #expect(try WrittenAmount("90 m").lower.description == "90 minutes")
    #expect(AmountFinder().amounts(in: "run 5 m, then 35m").isEmpty)
  }

  /// A word before the amount bypasses the fast path.
  @Test("the short way reads as the grammar does")
  func shortWay() throws {
    var random = SeededGenerator(seed: 11)
    let numbers = [
      "3", "2.75", "0.1", "1/2", "1 1/2", "10/4", "999999999", "1 3/2", "7.", "1/0", "3/1 1/2",
    ]
    let names = ["cups", "tsp", "oz", "t", "m", "h", "min", "ml", "Cup", "lb", "floz", "cm3"]
    var count = 0
    for _ in 0..<5000 {
      var text = ""
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let number = numbers[Int.random(in: 0..<numbers.count, using: &random)]
        let name = names[Int.random(in: 0..<names.count, using: &random)]
        let space = Bool.random(using: &random) ? " " : ""
        text += "\(text.isEmpty || space.isEmpty ? "" : " ")\(number)\(space)\(name)"
      }
      let short = try? AnyAmount(text)
      let long = try? AnyAmount("+\(text)")
      #expect(short == long, "\(text), seed \(random.seed)")
      #expect(short?.description == long?.description, "\(text), seed \(random.seed)")
      if short != nil { count += 1 }
    }
    #expect(count > 500)
  }
}
