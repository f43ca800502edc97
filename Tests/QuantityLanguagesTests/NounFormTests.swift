import Quantities
import QuantityLanguages
import Testing

@Suite("Forms of nouns and adjectives, in the languages of CLDR")
struct NounFormTests {
  typealias Row = (text: String, factor: String, scaled: String)

  private func finder(_ tag: String) throws -> AmountFinder {
    let language = try #require(PresentationLanguage(tag: tag))
    return AmountFinder(
      vocabulary: .standard(for: .metric, language: language),
      decimalMark: language.decimalMark == "," ? .comma : .point)
  }

  private func check(_ row: Row, _ tag: String) throws {
    let finder = try finder(tag)
    let factor = try AmountScaler.factor(reading: row.factor)
    let scaled = AmountScaler(by: factor, finder: finder).scaling(row.text)
    #expect(scaled.text == row.scaled)
    #expect(scaled.unscaled.isEmpty)
    #expect(AmountScaler(by: 1, finder: finder).scaling(row.text).text == row.text)
  }

  @Test(
    "one of a noun comes back from any count",
    arguments: [
      (
        "cs", "vejce cibule citron mrkev rajče jablko stroužek plechovka list kuře řepa hrst svazek"
      ),
      ("uk", "яйце цибулина лимон огірок яблуко зубчик банка груша штука ягода пучок порція"),
      ("pl", "jajko cebula pomidor jabłko ząbek puszka liść pierś pomarańcza filet sztuka"),
      ("ru", "яйцо луковица лимон огурец яблоко зубчик банка груша штука пучок порция"),
      ("da", "æg gulerod kartoffel æble nød dåse skive fed valnød bundt vaffel mandel"),
      ("nb", "egg gulrot potet eple nøtt boks skive fedd valnøtt bunt vaffel mandel"),
      ("fi", "muna sipuli peruna kynsi tölkki lehti viipale sieni annos omena rengas kananmuna"),
    ])
  func comesBack(tag: String, nouns: String) throws {
    let finder = try finder(tag)
    for noun in nouns.split(separator: " ") {
      for (over, under) in [(2, 1), (3, 1), (5, 1), (11, 1), (21, 1), (22, 1), (1, 2), (3, 2)] {
        let scaler = AmountScaler(by: Fraction(over, under), finder: finder)
        let many = scaler.scaling("1 \(noun)").text
        let back = AmountScaler(by: Fraction(under, over), finder: finder)
        #expect(back.scaling(many).text == "1 \(noun)")
      }
    }
  }

  @Test(
    "Czech, which has a form for two, for five and for a half",
    arguments: [
      ("1 vejce", "2", "2 vejce"), ("2 vejce", "3", "6 vajec"), ("6 vajec", "1/2", "3 vejce"),
      ("1 cibule", "5", "5 cibulí"), ("5 cibulí", "1/5", "1 cibule"),
      ("1 citron", "22", "22 citronů"), ("1 citron", "1/2", "1/2 citronu"),
      ("1/2 citronu", "2", "1 citron"), ("1/2 citronu", "10", "5 citronů"),
      ("3 citrony", "1/2", "1 1/2 citronu"), ("1 brambora", "12", "12 brambor"),
      ("2 stroužky česneku", "3", "6 stroužků česneku"),
      ("1 plechovka (400 g) rajčat", "2", "2 plechovky (400 g) rajčat"),
      ("3 okurky a 1 hruška", "2", "6 okurek a 2 hrušky"), ("1 kiwi", "5", "5 kiwi"),
      ("2 romadury", "3", "6 romadury"), ("1 lžíce oleje", "2", "2 lžíce oleje"),
      ("250 g mouky", "2", "500 g mouky"), ("dvě vejce", "2", "4 vejce"),
      ("2 až 3 jablka", "2", "4 až 6 jablek"), ("pro 4 osoby", "2", "pro 8 osob"),
      ("péct 30 minut při 180 °C", "2", "péct 30 minut při 180 °C"),
    ] as [Row])
  func czech(row: Row) throws { try check(row, "cs") }

  @Test(
    "Ukrainian, in which one follows twenty",
    arguments: [
      ("1 яйце", "2", "2 яйця"), ("1 яйце", "5", "5 яєць"), ("6 яєць", "1/2", "3 яйця"),
      ("2 яйця", "1/2", "1 яйце"), ("7 яблук", "3", "21 яблуко"), ("1 лимон", "11", "11 лимонів"),
      ("1 лимон", "2", "2 лимони"), ("1 лимон", "1/2", "1/2 лимона"),
      ("1/2 лимона", "2", "1 лимон"), ("3 лимони", "1/2", "1 1/2 лимона"),
      ("2 зубчики часнику", "3", "6 зубчиків часнику"), ("1 штука", "5", "5 штук"),
      ("1 банка (400 г) квасолі", "2", "2 банки (400 г) квасолі"),
      ("3 огірки і 1 цибулина", "2", "6 огірків і 2 цибулини"), ("2 ківі", "3", "6 ківі"),
      ("2 манґольди", "3", "6 манґольди"), ("400 г борошна", "2", "800 г борошна"),
      ("3 ст. л. олії", "2", "6 ст. л. олії"), ("дві груші", "3", "6 груш"),
      ("на 4 порції", "2", "на 8 порцій"),
    ] as [Row])
  func ukrainian(row: Row) throws { try check(row, "uk") }

  @Test(
    "Polish and Russian, whose parts have a case of the singular",
    arguments: [
      ("pl", ("1 cebula", "1/2", "1/2 cebuli")), ("pl", ("1/2 cebuli", "2", "1 cebula")),
      ("pl", ("1/2 pomidora", "4", "2 pomidory")), ("pl", ("3 jabłka", "1/2", "1 1/2 jabłka")),
      ("pl", ("1/2 pomidora", "10", "5 pomidorów")), ("pl", ("1 jajko", "21", "21 jajek")),
      ("ru", ("1 лимон", "1/2", "1/2 лимона")), ("ru", ("1/2 лимона", "2", "1 лимон")),
      ("ru", ("2 лимона", "1/4", "1/2 лимона")), ("ru", ("1/2 яблока", "10", "5 яблок")),
    ] as [(String, Row)])
  func parts(tag: String, row: Row) throws { try check(row, tag) }

  @Test(
    "a noun in the genitive stays in it",
    arguments: [
      ("cs", ("šťáva z 1 citronu", "2", "šťáva z 2 citronů")),
      ("cs", ("šťáva z 2 citronů", "1/2", "šťáva z 1 citronu")),
      ("cs", ("šťáva z 1/2 citronu", "2", "šťáva z 1 citronu")),
      ("cs", ("šťáva z 6 citronů", "1/2", "šťáva z 3 citronů")),
      ("pl", ("sok z 1/2 cytryny", "2", "sok z 1 cytryny")),
      ("pl", ("sok z 1/2 cytryny", "4", "sok z 2 cytryn")),
      ("pl", ("sok, 1/2 cytryny", "2", "sok, 1 cytryna")),
      ("ru", ("сок из 1/2 лимона", "2", "сок из 1 лимона")),
      ("uk", ("сік 1 лимона", "2", "сік 2 лимонів")),
      ("uk", ("сік 2 лимонів", "1/4", "сік 1/2 лимона")),
      ("pl", ("sok z 1 cytryny", "2", "sok z 2 cytryn")),
      ("pl", ("sok z 2 cytryn", "1/2", "sok z 1 cytryny")),
      ("ru", ("сок 1 лимона", "2", "сок 2 лимонов")),
      ("ru", ("сок 1 лимона", "1/2", "сок 1/2 лимона")),
      ("ru", ("сок 2 лимонов", "1/2", "сок 1 лимона")),
    ] as [(String, Row)])
  func genitives(tag: String, row: Row) throws { try check(row, tag) }

  @Test(
    "Danish",
    arguments: [
      ("1 gulerod", "2", "2 gulerødder"), ("2 gulerødder", "1/2", "1 gulerod"),
      ("5 kartofler", "1/5", "1 kartoffel"), ("1 æg", "6", "6 æg"), ("1 æble", "1/2", "1/2 æble"),
      ("3 æbler", "1/2", "1 1/2 æble"), ("1 stort løg", "2", "2 store løg"),
      ("1 stor gulerod", "2", "2 store gulerødder"), ("1 lille løg", "2", "2 små løg"),
      ("2 små løg", "1/2", "1 lille løg"), ("2 fed hvidløg", "2", "4 fed hvidløg"),
      ("1 dåse hakkede tomater", "2", "2 dåser hakkede tomater"), ("2 pak choi", "2", "4 pak choi"),
      ("1 dl mælk", "2", "2 dl mælk"), ("2 spsk. olie", "2", "4 spsk. olie"),
      ("to æg", "2", "4 æg"), ("2 til 3 tomater", "2", "4 til 6 tomater"),
      ("2-3 tomater", "2", "4-6 tomater"), ("saft af 1 citron", "2", "saft af 2 citroner"),
      ("4 portioner", "2", "8 portioner"), ("Bag i 20 minutter", "2", "Bag i 20 minutter"),
    ] as [Row])
  func danish(row: Row) throws { try check(row, "da") }

  @Test(
    "Norwegian",
    arguments: [
      ("1 gulrot", "2", "2 gulrøtter"), ("2 gulrøtter", "1/2", "1 gulrot"),
      ("1 potet", "5", "5 poteter"), ("5 poteter", "1/5", "1 potet"), ("1 egg", "6", "6 egg"),
      ("1 eple", "1/2", "1/2 eple"), ("3 epler", "1/2", "1 1/2 eple"),
      ("1 stor rødløk", "2", "2 store rødløk"), ("1 stort eple", "2", "2 store epler"),
      ("2 hvitløksfedd", "2", "4 hvitløksfedd"), ("1 liten gulrot", "3", "3 små gulrøtter"),
      ("1 boks tomater", "2", "2 bokser tomater"), ("2 pak choi", "2", "4 pak choi"),
      ("2 ss olje", "2", "4 ss olje"), ("1 dl melk", "2", "2 dl melk"), ("to egg", "2", "4 egg"),
      ("2-3 tomater", "2", "4-6 tomater"), ("4 porsjoner", "2", "8 porsjoner"),
      ("Stek i 20 minutter", "2", "Stek i 20 minutter"),
    ] as [Row])
  func norwegian(row: Row) throws {
    try check(row, "nb")
    try check(row, "no")
  }

  @Test(
    "Finnish, in the partitive after all but one",
    arguments: [
      ("1 sipuli", "2", "2 sipulia"), ("2 sipulia", "1/2", "1 sipuli"),
      ("1 sipuli", "1/2", "1/2 sipulia"), ("1/2 sipulia", "2", "1 sipuli"),
      ("3 perunaa", "1/2", "1 1/2 perunaa"), ("1 kananmuna", "5", "5 kananmunaa"),
      ("6 munaa", "1/2", "3 munaa"), ("1 iso peruna", "3", "3 isoa perunaa"),
      ("2 pientä sipulia", "1/2", "1 pieni sipuli"),
      ("1 valkosipulinkynsi", "2", "2 valkosipulinkynttä"),
      ("1 tölkki tomaattimurskaa", "2", "2 tölkkiä tomaattimurskaa"),
      ("1 sitruuna ja 2 limeä", "2", "2 sitruunaa ja 4 limeä"),
      ("2 mangoldia", "2", "4 mangoldia"), ("2 rkl öljyä", "2", "4 rkl öljyä"),
      ("2 dl maitoa", "2", "4 dl maitoa"), ("kaksi munaa", "2", "4 munaa"),
      ("2-3 tomaattia", "2", "4-6 tomaattia"), ("4 annosta", "2", "8 annosta"),
    ] as [Row])
  func finnish(row: Row) throws { try check(row, "fi") }

  @Test(
    "adjectives follow their noun",
    arguments: [
      ("fr", ("1 gros oignon rouge", "2", "2 gros oignons rouges")),
      ("fr", ("2 gros oignons rouges", "1/2", "1 gros oignon rouge")),
      ("fr", ("1 petite carotte", "5", "5 petites carottes")),
      ("fr", ("1 oignon blanc", "2", "2 oignons blancs")),
      ("fr", ("1 petit oignon", "1/2", "1/2 petit oignon")),
      ("fr", ("3 petits oignons", "1/2", "1 1/2 petit oignon")),
      ("fr", ("1 beau poivron vert", "2", "2 beaux poivrons verts")),
      ("fr", ("1 piment frais", "2", "2 piments frais")),
      ("fr", ("1 jaune d'œuf", "2", "2 jaunes d'œuf")),
      ("fr", ("1 blanc de poulet", "2", "2 blancs de poulet")),
      ("fr", ("2 rutabagas blancs", "2", "4 rutabagas blancs")),
      ("fr", ("1 tranche de jambon blanc", "2", "2 tranches de jambon blanc")),
      ("fr", ("2 c. à soupe d'huile", "2", "4 c. à soupe d'huile")),
      ("it", ("1 cipolla rossa", "2", "2 cipolle rosse")),
      ("it", ("2 cipolle rosse", "1/2", "1 cipolla rossa")),
      ("it", ("1 grossa patata", "5", "5 grosse patate")),
      ("it", ("1 limone verde", "3", "3 limoni verdi")),
      ("it", ("1 uovo intero", "2", "2 uova intere")),
      ("it", ("2 uova medie", "1/2", "1 uovo medio")),
      ("it", ("2 uova grandi", "1/2", "1 uovo grande")),
      ("it", ("1 peperone giallo", "2", "2 peperoni gialli")),
      ("it", ("2 peperoni gialli", "1/4", "1/2 peperone giallo")),
      ("it", ("1 fetta di pane bianco", "2", "2 fette di pane bianco")),
      ("it", ("1 mazzetto di basilico fresco", "2", "2 mazzetti di basilico fresco")),
      ("it", ("2 cedri gialli", "2", "4 cedri gialli")),
      ("it", ("2 cucchiai di olio", "2", "4 cucchiai di olio")),
      ("it", ("1 piccola zucchina", "2", "2 piccole zucchine")),
      ("de", ("1 großer Apfel", "2", "2 große Äpfel")),
      ("de", ("1 großes Ei", "2", "2 große Eier")),
      ("de", ("1 rote Zwiebel", "2", "2 rote Zwiebeln")),
      ("de", ("2 rote Zwiebeln", "1/2", "1 rote Zwiebel")),
      ("nl", ("1 groot ei", "2", "2 grote eieren")), ("nl", ("1 rode ui", "2", "2 rode uien")),
      ("nl", ("2 rode uien", "1/2", "1 rode ui")),
      ("sv", ("1 stor gul lök", "2", "2 stora gula lökar")),
      ("sv", ("1 stort ägg", "2", "2 stora ägg")), ("sv", ("1 liten morot", "2", "2 små morötter")),
    ] as [(String, Row)])
  func adjectives(tag: String, row: Row) throws { try check(row, tag) }
}
