import Quantities
import Testing

@Suite("Names of spoons in other languages")
struct ForeignNamesTests {
  @Test(
    "mean the spoons of the system, and no cup",
    arguments: [
      ("3 EL", "3 tablespoons"), ("1 1/2 TL", "1 1/2 teaspoons"), ("4 Essl.", "4 tablespoons"),
      ("1 ESSLÖFFEL", "1 tablespoon"), ("2 Teelöffel", "2 teaspoons"), ("3 el", "3 tablespoons"),
      ("2 eetlepels", "2 tablespoons"), ("1 theelepel", "1 teaspoon"), ("2 tl", "2 teaspoons"),
      ("2 c. à soupe", "2 tablespoons"), ("2 c à soupe", "2 tablespoons"),
      ("1 c. à s.", "1 tablespoon"), ("1 c.à.s.", "1 tablespoon"), ("3 càs", "3 tablespoons"),
      ("1 c. a soupe", "1 tablespoon"), ("2 cuillères à soupe", "2 tablespoons"),
      ("2 cuillère(s) à soupe", "2 tablespoons"), ("1 Cuillère à Soupe", "1 tablespoon"),
      ("2 c. à café", "2 teaspoons"), ("1/2 c. à c.", "1/2 teaspoon"),
      ("3 cuillère(s) à café", "3 teaspoons"), ("1 cuillère à thé", "1 teaspoon"),
      ("2 msk", "2 tablespoons"), ("2 matskedar", "2 tablespoons"), ("1 tsk", "1 teaspoon"),
      ("2 krm", "2 milliliters"), ("1 spsk", "1 tablespoon"), ("3 cda", "3 tablespoons"),
      ("2 cdas.", "2 tablespoons"), ("2 cucharada(s)", "2 tablespoons"), ("1 cdta.", "1 teaspoon"),
      ("2 cucharaditas", "2 teaspoons"), ("1 cucchiaio", "1 tablespoon"),
      ("3 cucchiai", "3 tablespoons"), ("1 cucchiaino", "1 teaspoon"),
      ("3 cucchiaini", "3 teaspoons"), ("2 colheres de sopa", "2 tablespoons"),
      ("1 colher(es) de sopa", "1 tablespoon"), ("1 colher de chá", "1 teaspoon"),
      ("2 Prise(n)", "2 pinches"), ("1 Prise", "1 pinch"), ("50 Gramm", "50 grams"),
      ("80 gramos", "80 grams"), ("80 grammi", "80 grams"), ("80 gramas", "80 grams"),
      ("3 cup(s)", "3 cups"), ("2 ounce(s)", "2 ounces"), ("1 c. flour", nil),
    ])
  func names(text: String, value: String?) throws {
    let food = "\(text) x"
    let found = AmountFinder().amounts(in: food).map(\.amount.description)
    guard let value else {
      #expect(found == ["1 cup"])
      return
    }
    #expect(try AnyAmount(text).description == value)
    #expect(found == [value], "\(food)")
  }

  @Test("are of the system in force, and in their own language")
  func systems() throws {
    for (system, spoon, teaspoon) in [
      (MeasurementSystem.metric, 15.0, 5.0), (.imperial, 15, 5), (.australian, 20, 5),
    ] {
      let vocabulary = Vocabulary.standard(for: system)
      let french = Vocabulary.standard(for: system, language: .french)
      for text in ["1 EL", "1 c. à soupe", "1 msk", "1 cucharada"] {
        #expect(try Milliliters(text, vocabulary: vocabulary).value == spoon, "\(system) \(text)")
        #expect(try Milliliters(text, vocabulary: french).value == spoon, "\(system) \(text)")
      }
      #expect(try Milliliters("1 tsk", vocabulary: vocabulary).value == teaspoon)
    }
  }

  @Test("are not suggested, and stand back behind names of one's own")
  func others() throws {
    #expect(throws: ParseError.self) { try AnyAmount("2 eell") }
    do throws(ParseError) {
      _ = try AnyAmount("2 mskk")
    } catch {
      #expect(!error.suggestions.contains("msk"))
    }
    let egg = MeasurementUnit<MassKind>(50, .gram, name: "egg", symbol: "EL")
    let vocabulary = Vocabulary.standard.adding([egg])
    #expect(try AnyAmount("2 EL", vocabulary: vocabulary) == AnyAmount("100 g"))
  }

  @Test(
    "short names are read in any case, where that tells them from no other",
    arguments: [
      ("12 OZ", "12 ounces"), ("12OZ.", "12 ounces"), ("2 LB", "2 pounds"),
      ("3 TB", "3 tablespoons"),
      ("250 ML", "250 milliliters"), ("1 TS", "1 teaspoon"), ("2 QT", "2 quarts"),
      ("1 HR 20 MIN", "~1.333333333 hours (1 1/3 hours)"), ("1 T", "1 tablespoon"),
      ("3 teasp", "3 teaspoons"),
      ("2 tablesp.", "2 tablespoons"), ("1/2 ts", "1/2 teaspoon"), ("2 tbl", "2 tablespoons"),
      ("2 US cups", "2 cups"), ("5 us", "5 microseconds"), ("5 US", nil), ("5 Oz", "5 ounces"),
      ("100 G", "100 grams"), ("3 Kg", "3 kilograms"), ("1 Lb", "1 pound"), ("5 H", "5 hours"),
      ("2 DL", "2 deciliters"), ("1 S", "1 second"), ("7 D", "7 days"), ("1 t", nil),
      ("2 fL oZ", "2 fluid ounces"), ("1 UK Pt", "1 imperial pint"), ("3 Mg", nil),
      ("90 M", "90 minutes"),
    ])
  func capitals(text: String, value: String?) {
    #expect((try? AnyAmount(text))?.description == value)
  }
}
