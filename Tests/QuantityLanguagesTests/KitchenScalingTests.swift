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
      ("ru", 5, "1 столовая ложка масла; 1 стакан", "5 столовых ложек масла; 5 стаканов"),
      // Arabic has a single word for two cups, but not after a number.
      ("ar", 2, "1 كوب حليب", "2 كوب حليب"),
      ("ja", 2, "2カップ", "4カップ"),
      ("de", 3, "1 Tasse Mehl", "3 Tassen Mehl"),
      ("de", 3, "1 Prise Salz", "3 Prisen Salz"),
      ("de", 2, "1 EL Öl", "2 EL Öl"),
      ("fr", 3, "1 tasse de farine", "3 tasses de farine"),
      ("fr", 3, "1/2 tasse de lait", "1 1/2 tasse de lait"),
      ("fr", 2, "1 cuillère à soupe de sel", "2 cuillères à soupe de sel"),
      ("es", 3, "1 taza de harina", "3 tazas de harina"),
      ("es", 2, "1 cda de sal", "2 cdas de sal"),
      ("it", 3, "1 cucchiaio di olio", "3 cucchiai di olio"),
      ("it", 2, "1 tazza di latte", "2 tazze di latte"),
      ("sv", 3, "1 kopp mjölk", "3 koppar mjölk"),
      ("sv", 3, "1 matsked socker", "3 matskedar socker"),
      ("sv", 3, "1 tsk salt", "3 tsk salt"),
      ("nl", 3, "1 kopje suiker", "3 kopjes suiker"),
      ("nl", 3, "1 eetlepel suiker", "3 eetlepels suiker"),
      ("ru", 3, "1 стакан муки", "3 стакана муки"),
      ("ru", 5, "1 стакан муки", "5 стаканов муки"),
      ("ru", 5, "1 ст. ложка сахара", "5 ст. ложек сахара"),
      ("pl", 2, "1 łyżka mąki", "2 łyżki mąki"),
      ("pl", 5, "1 łyżka mąki", "5 łyżek mąki"),
      ("pl", 2, "1 szklanka mleka", "2 szklanki mleka"),
      ("cs", 3, "1 špetka soli", "3 špetky soli"),
      ("hr", 2, "1 šalica brašna", "2 šalice brašna"),
      ("he", 2, "1 כוס קמח", "2 כוסות קמח"),
      ("el", 2, "1 κούπα αλεύρι", "2 κούπες αλεύρι"),
      ("tr", 2, "1 su bardağı un", "2 su bardağı un"),
      ("fi", 2, "1 kupillinen maitoa", "2 kupillista maitoa"),
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
