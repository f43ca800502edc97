import Quantities
import Testing

@Suite("Spoken amounts")
struct EnglishNumberWordsTests {
  @Test(
    "amounts in words",
    arguments: [
      ("1/2 cup", "half a cup"), ("1/3 cup", "a third of a cup"),
      ("2/3 cup", "two thirds of a cup"), ("3/4 cup", "three quarters of a cup"),
      ("1 cup", "one cup"), ("1 1/2 cups", "one and a half cups"),
      ("1 1/3 cups", "one and a third cups"), ("2 3/4 cups", "two and three quarters cups"),
      ("1/8 tsp", "an eighth of a teaspoon"), ("1/2 oz", "half an ounce"),
      ("7 tsp", "two tablespoons and one teaspoon"), ("0 cups", "zero cups"),
      ("-7 tsp", "minus two tablespoons and minus one teaspoon"),
      ("1.995 cups", "about two cups"), ("1.25 ml", "one point two five milliliters"),
      ("237 g", "two hundred thirty-seven grams"), ("90 min", "one hour and thirty minutes"),
      ("100 cups", "one hundred cups"), ("1001 cups", "one thousand one cups"),
      ("21 cups", "twenty-one cups"), ("20 cups", "twenty cups"),
      ("1000000 cups", "one million cups"),
      (
        "12345678 cups",
        "twelve million three hundred forty-five thousand six hundred seventy-eight cups"
      ),
      ("999999999999999999 cups", nil),
      ("1/32 tsp", "a thirty-second of a teaspoon"), ("1/40 tsp", "a fortieth of a teaspoon"),
    ] as [(String, String?)])
  func english(text: String, expected: String?) throws {
    let spoken = try Amount<VolumeKind>.spoken(text, .english)
    guard let expected else {
      #expect(spoken.allSatisfy { !$0.isNumber })
      return
    }
    #expect(spoken == expected)
  }

  @Test(
    "fractions in words",
    arguments: [
      (Fraction(1, 12), "a twelfth of a teaspoon"),
      (Fraction(1, 24), "a twenty-fourth of a teaspoon"),
      (Fraction(5, 64), "five sixty-fourths of a teaspoon"),
      (Fraction(1, 11), "an eleventh of a teaspoon"),
      (Fraction(1, 18), "an eighteenth of a teaspoon"),
    ])
  func fractions(value: Fraction, expected: String) {
    let shown = value.teaspoons.presented(in: .teaspoon, notation: .fraction)
    #expect(shown.formatted(.spoken).replacing("about ", with: "") == expected)
  }

  @Test(
    "British English says 'and' before tens, and no comma before the last part",
    arguments: [
      ("237 ml", "two hundred and thirty-seven millilitres"),
      ("1001 cups", "one thousand and one cups"),
      ("1101 cups", "one thousand one hundred and one cups"),
      ("1 h 1 min 1 s", "one hour, one minute and one second"),
    ])
  func british(text: String, expected: String) throws {
    #expect(try Amount<VolumeKind>.spoken(text, .britishEnglish) == expected)
  }

  @Test("languages without number words keep digits, and say the rest")
  func otherLanguages() throws {
    #expect(
      try Amount<VolumeKind>.spoken("7 tsp", .french)
        == "2 cuillères à soupe et 1 cuillère à café")
    #expect(try Amount<VolumeKind>.spoken("1.995 cups", .french) == "environ 2 tasses")
    #expect(try Amount<VolumeKind>.spoken("-2 cups", .french) == "moins 2 tasses")
  }

  @Test("numbers alone have no article")
  func withoutUnits() {
    let style = PresentationStyle.spoken.units(.none)
    #expect(0.5.cups.formatted(style) == "one half")
    #expect(0.75.cups.formatted(style) == "three quarters")
    #expect(
      Presenter().present(0.5.cups...0.75.cups).formatted(.spoken)
        == "one half to three quarters of a cup")
  }

  @Test("numbers that are too long to say, and parts that are too small, are still right")
  func extremes() throws {
    let kit = try Kit(
      "fine", measures: [Measure(MeasurementUnit<MassKind>.gram, fractions: [.scooped(7, 128)])])
    #expect(
      Fraction(7, 128).grams.formatted(.spoken, kit: kit)
        == "7/128 gram")
    let most = Amount<TimeKind>(ticks: Ticks(Int128.max), unit: .nanosecond)
    #expect(most.formatted(.spoken, kit: Kit(decimalIn: .nanosecond)).hasSuffix(" nanoseconds"))
  }

  @Test("'an' comes before a vowel that is heard")
  func articles() {
    func half(_ name: String) -> String {
      let unit = MeasurementUnit(2, .cup, name: name)
      let kit: Kit<VolumeKind>? = try? Kit(
        "one", measures: [Measure(unit, fractions: [.scooped(1, 2)])])
      return Amount(0.5, unit).formatted(.spoken, kit: kit)
    }
    #expect(0.5.hours.presented(in: .hour).formatted(.spoken) == "zero point five hours")
    #expect(half("hourglass") == "half an hourglass")
    #expect(half("unit") == "half a unit")
    #expect(half("egg") == "half an egg")
    #expect(half("one-cup can") == "half a one-cup can")
  }
}

extension Amount where Kind == VolumeKind {
  fileprivate static func spoken(
    _ text: String, _ language: PresentationLanguage
  ) throws -> String {
    func formatted(_ quantity: some Quantity) -> String {
      // In the system of the texts, so that names stay unqualified.
      quantity.formatted(.spoken.language(language).system(.us))
    }
    return formatted(try AnyAmount(text).quantity)
  }
}
