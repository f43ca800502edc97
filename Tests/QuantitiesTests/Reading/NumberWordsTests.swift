import Quantities
import TestSupport
import Testing

@Suite("Numbers in words")
struct NumberWordsTests {
  @Test(
    "are read exactly",
    arguments: [
      ("zero", "0"), ("nineteen", "19"), ("twenty-five", "25"), ("Twenty five", "25"),
      ("one hundred", "100"), ("a hundred", "100"), ("a thousand", "1000"),
      ("one hundred and twenty-three", "123"), ("one hundred twenty-three", "123"),
      ("twelve hundred", "1200"), ("two thousand and one", "2001"),
      ("one million two hundred thousand", "1200000"),
      ("nine hundred ninety-nine quintillion and one", "999000000000000000001"),
      ("three decillion", "3000000000000000000000000000000000"),
      ("one-half", "1/2"), ("three-fourths", "3/4"), ("two thirds", "2/3"), ("a tenth", "1/10"),
      ("one and a half", "3/2"), ("two and one-half", "5/2"), ("a hundred and a half", "201/2"),
      ("one hundred and two thirds", "302/3"), ("two hundred and three quarters", "803/4"),
      ("three sixty-fourths", "3/64"), ("a sixty-fourth", "1/64"), ("one thirty-second", "1/32"),
      ("sixty-three sixty-fourths", "63/64"), ("twenty twenty-firsts", "20/21"),
      ("one over one hundred", "1/100"), ("five hundredths", "1/20"),
      ("zero point five", "1/2"), ("point two five", "1/4"), ("one point zero five", "21/20"),
      ("minus two", "-2"), ("two dozen", "24"), ("minus one and a half", "-3/2"),
      ("twenty-two and nine tenths", "229/10"), ("one half dozen", "6"),
      ("two-and-a-half", "5/2"), ("one-and-three-quarters", "7/4"), ("two and 3/4", "11/4"),
      ("twenty-five & ½", "51/2"), ("2-and-a-half", "5/2"), ("2-and-1/2", "5/2"),
    ])
  func numbers(text: String, value: String) throws {
    #expect(try Fraction(text).description == value)
    if text.contains("illion") { return }
    let amount = try AnyAmount("\(text) hours").as(TimeKind.self)
    #expect(amount?.exactValue.description == value)
    #expect(try Hours("\(text.uppercased())\u{A0}hours") == Hours(Fraction(value)))
  }

  @Test(
    "amounts in words are sums, ranges and approximations like those in digits",
    arguments: [
      ("half a cup", "1/2 cup"), ("two thirds of a cup", "2/3 cup"),
      ("an eighth of a teaspoon", "1/8 teaspoon"), ("minus two cups", "-2 cups"),
      ("minus two tablespoons and minus one teaspoon", "-2 1/3 tablespoons"),
      ("one cup, two tablespoons, and one teaspoon", "~1.145833333 cups (1 7/48 cups)"),
      ("one cup, two tablespoons and half a teaspoon", "~1.135416667 cups (1 13/96 cups)"),
      ("two hours and thirty minutes", "2.5 hours"), ("one hour thirty minutes", "1.5 hours"),
      ("twenty-thirty minutes", "20 minutes to 30 minutes"),
      ("twenty to twenty-five minutes", "20 minutes to 25 minutes"),
      ("thirty-second", "30 seconds"), ("two hundred and two cups", "202 cups"),
    ])
  func amounts(text: String, value: String) throws {
    #expect(try WrittenAmount(text).description == value)
    let about = try QuantityExpression("about \(text)").amount
    #expect(about.isApproximate && about.description == value)
  }

  @Test("text that is not a number in words is refused")
  func refused() {
    for text in [
      "sixty-fourths", "hundred", "thousand", "twenty-", "five six", "two million thousand",
      "fifth", "point", "one over zero", "nine hundred decillion decillion",
      "four hundred thousand decillion", "one point " + String(repeating: "nine ", count: 60),
    ] {
      #expect(throws: ParseError.self, "\(text)") { try Fraction(text) }
    }
  }

  @Test("whatever the library writes in words is read as the same number")
  func written() throws {
    var random = SeededGenerator.ofLaw
    let styles = [PresentationLanguage.english, .britishEnglish].map {
      PresentationStyle(fractions: .words, sign: .word, language: $0)
    }
    for _ in 0..<3000 {
      let bits = Int.random(in: 0...60, using: &random)
      let top = Int.random(in: 0...(1 << bits), using: &random)
      let number = Fraction(
        top,
        Int.random(in: 1...[1, 8, 99, 1000][Int.random(in: 0..<4, using: &random)], using: &random))
      for style in styles {
        let text = (Bool.random(using: &random) ? number : -number).formatted(style)
        do throws(ParseError) {
          let read = try Fraction(text)
          #expect(read.magnitude == number, "\(number), \(text), seed \(random.seed)")
        } catch {
          Issue.record("\(text): \(error), seed \(random.seed)")
        }
      }
    }
  }
}
