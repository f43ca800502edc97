import Quantities
import TestSupport
import Testing

@Suite("Reading")
struct ReadingTests {
  @Test(
    "numbers",
    arguments: [
      ("3", Fraction(3)), ("2.5", Fraction(5, 2)), (".5", Fraction(1, 2)), ("1/2", Fraction(1, 2)),
      ("1 1/2", Fraction(3, 2)), ("½", Fraction(1, 2)), ("1½", Fraction(3, 2)),
      ("1 ½", Fraction(3, 2)), ("⅔", Fraction(2, 3)), ("1⁄2", Fraction(1, 2)),
      ("0.333", Fraction(333, 1000)), ("1,000", Fraction(1000)),
      ("1,234,567.5", Fraction(2_469_135, 2)),
      ("007", Fraction(7)), ("10/4", Fraction(5, 2)),
    ])
  func numbers(text: String, value: Fraction) throws {
    #expect(try Amount<VolumeKind>("\(text) cups").exactValue == value)
    #expect(try Amount<VolumeKind>("\(text)cups").exactValue == value)
  }

  @Test(
    "units by name, plural, symbol and alias",
    arguments: [
      ("1 tablespoon", 1.tablespoons), ("2 tablespoons", 2.tablespoons), ("1 tbsp", 1.tablespoons),
      ("1 T", 1.tablespoons), ("1 tsp.", Tablespoons(1.teaspoons)), ("1 TBSP", 1.tablespoons),
      ("1 Tbs", 1.tablespoons), ("2 fl oz", 4.tablespoons), ("2 fluid ounces", 4.tablespoons),
      ("1 Cup", 16.tablespoons), ("1 c", 16.tablespoons),
    ])
  func units(text: String, amount: Tablespoons) throws {
    #expect(try Tablespoons(text) == amount)
  }

  @Test("compounds have falling units")
  func compounds() throws {
    #expect(try Minutes("2 h 30 min") == 150.minutes)
    #expect(try Minutes("1h30min") == 90.minutes)
    #expect(try Ounces("1 lb 4 oz") == 20.ounces)
    #expect(try AnyAmount("1 lb 4 oz").as(MassKind.self)?.unit == .pound)
    #expect(try AnyAmount("1 lb 4 oz").as(TimeKind.self) == nil)
  }

  @Test(
    "expressions",
    arguments: [
      ("2 h 30 min + 45 min", "3.25 hours"), ("2 h -30 min", "1.5 hours"),
      ("-5 min + 1 h", "55 minutes"), ("1/2 tbsp x 3", "1 1/2 tablespoons"),
      ("3 x 1/2 tbsp", "1 1/2 tablespoons"), ("3 cups / 4", "3/4 cup"),
      ("2 cups + 3 tsp - 1 tbsp", "2 cups"), ("1 cup × 2 ÷ 4", "1/2 cup"),
      ("1 lb − 4 oz * 2", "1/2 pound"), ("8 cups / 2 / 2", "2 cups"),
      ("8 cups/2/2", "2 cups"), ("8 cups / 1/2", "16 cups"), ("1 cup x -2", "-2 cups"),
      ("2 cups + -1 cup", "1 cup"), ("-(1 cup + 2 tbsp)", "-1 1/8 cups"),
      ("(1 h + 30 min) x 2", "3 hours"),
    ])
  func expressions(text: String, expected: String) throws {
    #expect(try AnyAmount(text).description == expected)
  }

  @Test("the ratio of two amounts is a number")
  func ratio() throws {
    #expect(try QuantityExpression("1 gal / 1 cup").value == .number(Fraction(16)))
  }

  @Test("targets keep the words in which they were written")
  func targets() throws {
    let expression = try QuantityExpression("1.375 cups to cup, Tbsp,tsp")
    #expect(expression.targets.map(\.spelling) == ["cup", "Tbsp", "tsp"])
    #expect(expression.targets[1].unit(of: VolumeKind.self) == .tablespoon)
    #expect(expression.targets[1].unit(of: TimeKind.self) == nil)
    #expect(try QuantityExpression("3 cups in ml").targets.count == 1)
  }

  typealias Mistake = (
    text: String, code: ParseError.Code, range: Range<Int>, message: String, hint: String?
  )

  @Test(
    "mistakes are told where and why",
    arguments: [
      ("", .incomplete, 0..<0, "expected an amount", "write a number and a unit, such as 3 tsp"),
      ("cups", .expectedNumber, 0..<4, "expected a number, found 'cups'", "write 1 cup"),
      ("2 cupz", .unknownUnit, 2..<6, "unknown unit 'cupz'", "did you mean 'cup' or 'cups'?"),
      (
        "2,5 to ml", .invalidNumber, 0..<3, "'2,5' is not a number with a decimal point",
        "write 2.5"
      ),
      ("1.2.3 cup", .invalidNumber, 0..<5, "'1.2.3' is not a number", nil),
      ("1/0 cup", .divisionByZero, 2..<3, "'1/0' divides by zero", nil),
      (
        "1 3/2 cups", .invalidNumber, 0..<5, "'1 3/2' is not a mixed number",
        "its fraction must be less than 1"
      ),
      ("3/1 1/2 cups", .invalidNumber, 0..<7, "'3/1 1/2' is not a number", nil),
      ("1 cup + 10 min", .incompatibleKinds, 8..<14, "cannot add time to volume", nil),
      ("1 cup 10 min", .incompatibleKinds, 6..<12, "cannot add time to volume", nil),
      ("1 cup + 3", .missingUnit, 8..<9, "cannot add a number without a unit to volume", nil),
      ("1 cup x 2 cups", .invalidOperation, 0..<14, "cannot multiply volume by volume", nil),
      ("2 cups / 0", .divisionByZero, 9..<10, "cannot divide by zero", nil),
      (
        "4 / 1 cup", .invalidOperation, 0..<9, "cannot divide a number by volume",
        "a fraction is written without spaces, such as 1/2"
      ),
      (
        "3 + 1 cup", .missingUnit, 0..<1, "cannot add volume to a number without a unit",
        "write the unit of both: 3 cups + 1 cup"
      ),
      ("1 cup - 10 g", .incompatibleKinds, 8..<12, "cannot subtract mass from volume", nil),
      ("× 2 cups", .expectedNumber, 0..<2, "expected a number, found '×'", nil),
      (
        "0,125", .invalidNumber, 0..<5, "'0,125' is not a number with a decimal point",
        "write 0.125"
      ),
      ("(1 cup", .incomplete, 6..<6, "expected a closing parenthesis", nil),
      ("(1 cup = 2", .unexpectedText, 7..<8, "expected a closing parenthesis", nil),
      (
        "(2 cups flour) x 2", .unexpectedText, 8..<9, "expected a closing parenthesis",
        "write an ingredient without parentheses, as in 2 cups flour x 2"
      ),
      (
        "500 g / 120 g flour", .invalidOperation, 8..<13,
        "cannot divide by an amount of an ingredient",
        "leave out the ingredient, or write the same amount in other units, as in 450g/1lb flour"
      ),
      ("1 cup to", .incomplete, 8..<8, "expected a unit after 'to'", nil),
      ("1 cup to ml,", .incomplete, 12..<12, "expected a unit after ','", nil),
      ("1 hour to grams", .incompatibleKinds, 10..<15, "cannot convert time to mass", nil),
      (
        "1 gal / 1 cup to l", .missingUnit, 0..<13,
        "cannot convert '1 gal / 1 cup', which has no unit", nil
      ),
      ("1 cup ;", .unexpectedText, 6..<7, "unexpected ';'", nil),
      ("1 cup flour, 2 tbsp", .unexpectedText, 6..<19, "unexpected 'flour, 2 tbsp'", nil),
      (
        "2 oz 1 lb", .invalidOperation, 5..<9,
        "expected a unit smaller than ounces, found '1 lb'",
        "write + between amounts to add them"
      ),
      ("2 d 30", .missingUnit, 4..<6, "expected a unit after '30'", nil),
    ] as [Mistake])
  func mistakes(mistake: Mistake) {
    let error = #expect(throws: ParseError.self) { try QuantityExpression(mistake.text) }
    #expect(error?.code == mistake.code)
    #expect(error?.range == mistake.range)
    #expect(error?.message == mistake.message)
    #expect(error?.hint == mistake.hint)
  }

  @Test("a number without a unit is not an amount, nor is one of another kind")
  func kinds() {
    #expect(throws: ParseError.self) { try Amount<VolumeKind>("3") }
    let error = #expect(throws: ParseError.self) { try Amount<VolumeKind>("3 hours") }
    #expect(error?.code == .incompatibleKinds)
    #expect(error?.message == "'hours' is a unit of time, not of volume")
  }

  @Test("a range or what is not exact is not an amount, and the hint is for who wrote it")
  func manyAmounts() {
    for (text, message, hint) in [
      ("1-2 cups", "'1-2 cups' is a range", "write one amount"),
      ("~2 l", "'~2 l' is not exact", "write an exact amount"),
    ] {
      let error = #expect(throws: ParseError.self) { try Amount<VolumeKind>(text) }
      #expect(error?.message == message && error?.hint == hint)
    }
  }

  @Test(
    "what is too large is an error",
    arguments: [
      "99999999999999999999999999999999999999999 gal",
      "99999999999999999999999999999999999999 gal",
      "9999999999999999999 gal x 9999999999999999999",
      "9000000000000000000 gal + 90000000000000000000 gal + 90000000000000000000 gal",
      "0.123456789012345678901234567890123456789 gal",
      "1 gal / 0.00000000000000000000000000000000000001",
      "1/3 x 1/99999999999999999999999999999999999999 x 1 gal",
    ])
  func tooLarge(text: String) {
    #expect(throws: ParseError.self) { try AnyAmount(text) }
    let error = #expect(throws: ParseError.self) { try AnyAmount(text) }
    #expect(error?.code == .tooLarge)
  }

  @Test("hostile text is an answer or an error")
  func hostile() {
    var random = SeededGenerator(seed: 99)
    let pieces = [
      "1", "/", "2", " ", "cup", "tsp", "-", "+", "x", "to", "½", ".", ",", "h", "min", "⁄", "0",
      "999999999999999999999", "\u{0}", "\u{202E}", "é", "in", "\u{FFFD}", "\n", "−", "(", "oz",
    ]
    for _ in 0..<LongTests.count(20_000, everyday: 5000) {
      let count = Int.random(in: 0...8, using: &random)
      let text = (0..<count).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      do throws(ParseError) {
        _ = try QuantityExpression(text)
      } catch {
        #expect(error.range.upperBound <= text.utf8.count, "\(text), seed \(random.seed)")
        _ = error.range(in: text)
      }
    }
  }

  @Test("parentheses are counted")
  func depth() {
    let text = String(repeating: "(", count: 100_000)
    let error = #expect(throws: ParseError.self) { try AnyAmount(text) }
    #expect(error?.message == "there are too many parentheses")
  }

  @Test("a range finds its place in the text")
  func errorRange() {
    let text = "½ cupz"
    let error = #expect(throws: ParseError.self) { try AnyAmount(text) }
    #expect(error.map { text[$0.range(in: text)] } == "cupz")
    #expect(error?.suggestions == ["cup", "cups"])
  }
}
