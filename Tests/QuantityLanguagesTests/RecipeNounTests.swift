import Quantities
import QuantityLanguages
import Testing

@Suite("What is counted, in the languages of CLDR")
struct RecipeNounTests {
  /// Checks that a text is doubled, and halved again.
  private func check(_ text: String, _ doubled: String, _ tag: String) throws {
    var scaler = try scaler(tag)
    #expect(try scaler.scaled(text) == doubled)
    scaler.factor = Fraction(1, 2)
    #expect(try scaler.scaled(doubled) == text)
  }

  private func scaler(_ tag: String) throws -> AmountScaler {
    let language = try #require(PresentationLanguage(tag: tag))
    return AmountScaler(
      by: 2,
      finder: AmountFinder(vocabulary: .standard(for: .metric, language: language)))
  }

  @Test(
    "Polish, whose nouns have a plural after two and another one after five",
    arguments: [
      ("1 jajko", "2 jajka"), ("3 jajka", "6 jajek"), ("11 jajek", "22 jajka"),
      ("1 cebula", "2 cebule"), ("3 cebule", "6 cebul"), ("6 ząbków czosnku", "12 ząbków czosnku"),
      ("2 ząbki czosnku", "4 ząbki czosnku"), ("3 jajka i 1 cytryna", "6 jajek i 2 cytryny"),
      ("1 puszka (400 g) pomidorów", "2 puszki (400 g) pomidorów"),
      ("10 dag masła", "20 dag masła"),
      ("2 łyżki oleju", "4 łyżki oleju"), ("2 awokado", "4 awokado"),
    ])
  func polish(text: String, doubled: String) throws { try check(text, doubled, "pl") }

  @Test(
    "Portuguese",
    arguments: [
      ("1 ovo", "2 ovos"), ("1 limão", "2 limões"), ("1 pão", "2 pães"),
      ("1 pimentão verde", "2 pimentões verdes"),
      ("1 maçã grande", "2 maçãs grandes"), ("3 ovos e 2 claras", "6 ovos e 4 claras"),
      ("1 colher (chá) de canela", "2 colheres (chá) de canela"),
      ("1 dente de alho", "2 dentes de alho"), ("1 noz", "2 nozes"),
      ("1 lata de 400 g de tomate", "2 latas de 400 g de tomate"),
      ("Rende 4 porções", "Rende 8 porções"),
      ("Para 6 pessoas", "Para 12 pessoas"), ("Forno a 180 graus", "Forno a 180 graus"),
    ])
  func portuguese(text: String, doubled: String) throws { try check(text, doubled, "pt") }

  @Test(
    "Russian, whose nouns have a plural after two and another one after five",
    arguments: [
      ("1 яйцо", "2 яйца"), ("3 яйца", "6 яиц"), ("1 луковица", "2 луковицы"),
      ("5 луковиц", "10 луковиц"), ("7 яблок", "14 яблок"),
      ("3 яблока и 1 груша", "6 яблок и 2 груши"),
      ("2 зубчика чеснока", "4 зубчика чеснока"),
      ("1 банка (400 г) фасоли", "2 банки (400 г) фасоли"),
      ("3 ст. л. масла", "6 ст. л. масла"), ("6 порций", "12 порций"),
      ("Запекать при 180 градусов", "Запекать при 180 градусов"),
    ])
  func russian(text: String, doubled: String) throws { try check(text, doubled, "ru") }

  @Test("in Russian, one follows twenty")
  func oneAfterTwenty() throws {
    var scaler = try scaler("ru")
    scaler.factor = Fraction(3)
    #expect(try scaler.scaled("7 яблок") == "21 яблоко")
    scaler.factor = Fraction(1, 2)
    #expect(try scaler.scaled("3 яблока") == "1 1/2 яблока")
  }

  @Test(
    "an article before the thing that a part is taken of is a number",
    arguments: [
      ("fr", "le jus d'un citron", "le jus de 2 citrons"),
      ("fr", "le jus d’1 citron", "le jus de 2 citrons"), ("fr", "un demi citron", "1 citron"),
      ("de", "Saft einer Zitrone", "Saft von 2 Zitronen"),
      ("de", "eine Schale mit einer Gurke", "eine Schale mit einer Gurke"),
      ("de", "6 Scampi, ungeschält.", "12 Scampi, ungeschält."),
      ("de", "Mark einer Vanilleschote", "Mark von 2 Vanilleschoten"),
      ("de", "Schale einer Bio-Zitrone", "Schale von 2 Bio-Zitronen"),
      ("de", "eine Bio-Zitrone", "2 Bio-Zitronen"), ("it", "un'arancia", "2 arance"),
      ("it", "il succo di un'arancia", "il succo di 2 arance"),
      ("es", "el zumo de un limón", "el zumo de 2 limones"),
      ("nl", "sap van een citroen", "sap van 2 citroenen"),
    ])
  func partsOfOne(tag: String, text: String, doubled: String) throws {
    #expect(try scaler(tag).scaled(text) == doubled)
  }

  @Test(
    "what cooks of a language write is found",
    arguments: [
      ("ru", "тушить полчаса", "полчаса", "30 minutes"),
      ("ru", "полстакана молока", "полстакана", "1/2 metric cup"),
      ("ru", "4 столовыми ложками масла", "4 столовыми ложками", "4 metric tablespoons"),
      ("it", "2 etti di ceci", "2 etti", "2 hectograms"),
      ("it", "Burro gr. 80", "gr. 80", "80 grams"),
      ("pl", "25 dag masła", "25 dag", "25 decagrams"),
      ("hu", "25 dkg liszt", "25 dkg", "25 decagrams"),
      ("pt", "3 colheres (sopa) de mel", "3 colheres (sopa)", "3 metric tablespoons"),
    ])
  func found(tag: String, text: String, written: String, amount: String) throws {
    let found = try scaler(tag).finder.amounts(in: text)
    #expect(found.map { String(text[$0.range]) } == [written])
    #expect(found.first?.amount.lower.amount == (try AnyAmount(amount)))
  }
}
