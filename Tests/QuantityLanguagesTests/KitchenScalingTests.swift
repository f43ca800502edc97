import Quantities
import QuantityLanguages
import Testing

@Suite("Scaling in the languages of CLDR")
struct KitchenScalingTests {
  @Test(
    "the name of a unit agrees with its new number, in the writer's capitals",
    arguments: [
      (
        "sv", 2, "1 kopp mjölk; 2 KOPPAR MJÖLK; 1 tsk salt",
        "2 koppar mjölk; 4 KOPPAR MJÖLK; 2 tsk salt"
      ),
      ("sv", 2, "1 kaffekopp mjölk; 1 matsked smör", "2 kaffekoppar mjölk; 2 matskedar smör"),
      ("de", 2, "1 Tasse Milch; 2 EL Öl", "2 Tassen Milch; 4 EL Öl"),
      ("it", 3, "1 cucchiaio da tavola di olio", "3 cucchiai da tavola di olio"),
      ("es", 2, "1 taza de leche", "2 tazas de leche"),
      ("ru", 2, "1 столовая ложка масла", "2 столовые ложки масла"),
      ("ru", 5, "1 столовая ложка масла; 1 стакан", "5 столовых ложек масла; 5 стакан"),
      // Arabic says two cups in one word, which is not one after a number.
      ("ar", 2, "1 كوب حليب", "2 كوب حليب"),
      ("ja", 2, "2カップ", "4カップ"),
    ])
  func doubled(tag: String, factor: Int, texts: String, scaled: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let finder = AmountFinder(vocabulary: .standard(for: .metric, language: language))
    let scaler = AmountScaler(by: Fraction(factor), finder: finder)
    for (text, expected) in zip(texts.split(separator: "; "), scaled.split(separator: "; ")) {
      #expect(try scaler.scaled(String(text)) == expected, "\(tag)")
    }
  }

  @Test("less than two of a unit are named so, too")
  func halved() throws {
    let language = try #require(PresentationLanguage(tag: "sv"))
    let finder = AmountFinder(vocabulary: .standard(for: .metric, language: language))
    let scaler = AmountScaler(by: Fraction(1, 2), finder: finder)
    #expect(try scaler.scaled("2 kaffekoppar mjölk") == "1 kaffekopp mjölk")
    #expect(try scaler.scaled("3 koppar mjölk") == "1 1/2 kopp mjölk")
  }
}
