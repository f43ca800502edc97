import Quantities
import QuantityLanguages
import Testing

/// What numbers do in texts of other languages.
@Suite("What amounts do in other languages")
struct LanguageRoleTests {
  typealias Row = (tag: String, text: String, doubled: String)

  private func check(_ row: Row) throws {
    let language = try #require(PresentationLanguage(tag: row.tag))
    let finder = AmountFinder(
      vocabulary: .standard(for: .metric, language: language),
      decimalMark: language.decimalMark == "," ? .comma : .point)
    #expect(AmountScaler(by: 2, finder: finder).scaling(row.text).text == row.doubled)
    #expect(AmountScaler(by: 1, finder: finder).scaling(row.text).text == row.text)
  }

  @Test(
    "each of several keeps its size",
    arguments: [
      ("fr", "Formez des boules de 30 g.", "Formez des boules de 30 g."),
      ("fr", "400 g de bœuf en cubes de 25 g", "800 g de bœuf en cubes de 25 g"),
      ("fr", "Divisez la pâte en 6 pâtons de 80 g.", "Divisez la pâte en 12 pâtons de 80 g."),
      ("fr", "1 rôti de porc de 1 kg", "2 rôtis de porc de 1 kg"),
      ("fr", "4 filets (150 g pièce)", "8 filets (150 g pièce)"),
      ("es", "Dividir la masa en 8 porciones de 60 g", "Dividir la masa en 16 porciones de 60 g"),
      ("es", "4 lomos de merluza (200 g c/u)", "8 lomos de merluza (200 g c/u)"),
      ("pt", "Divida em 8 pedaços de 50 g", "Divida em 16 pedaços de 50 g"),
      ("it", "4 uova (circa 60 g l'una)", "8 uova (circa 60 g l'una)"),
      ("it", "4 filetti (150 g cad.)", "8 filetti (150 g cad.)"),
      ("it", "Servire 5-6 pezzi a testa.", "Servire 5-6 pezzi a testa."),
      ("de", "Den Teig in 8 Stücke à 80 g teilen.", "Den Teig in 16 Stücke à 80 g teilen."),
      ("de", "4 Schnitzel (pro Stück 150 g)", "8 Schnitzel (pro Stück 150 g)"),
      ("nl", "Verdeel in 8 stukken van 60 g.", "Verdeel in 16 stukken van 60 g."),
      ("sv", "Dela degen i 8 bitar à 60 g.", "Dela degen i 16 bitar à 60 g."),
      ("da", "Del dejen i 8 stykker á 60 g.", "Del dejen i 16 stykker á 60 g."),
      ("da", "Tril kugler på 30 g", "Tril kugler på 30 g"),
      ("da", "6 pølser (á 80 g)", "12 pølser (á 80 g)"),
      ("da", "4 bryster (ca. 150 g pr. stk.)", "8 bryster (ca. 150 g pr. stk.)"),
      ("ru", "Разделите на 8 кусочков по 60 г", "Разделите на 16 кусочков по 60 г"),
      ("fi", "4 fileetä (noin 150 g kappale)", "8 fileetä (noin 150 g kappale)"),
      ("cs", "4 filety (každý 150 g)", "8 filetů (každý 150 g)"),
      ("hu", "4 csirkemell (egyenként 150 g)", "8 csirkemell (egyenként 150 g)"),
      ("tr", "4 adet biftek (her biri 150 g)", "8 adet biftek (her biri 150 g)"),
      ("tr", "Her birine 1 yemek kaşığı koyun", "Her birine 1 yemek kaşığı koyun"),
      ("ja", "1個30gに丸める", "1個30gに丸める"), ("ja", "1人分 350kcal", "1人分 350kcal"),
      ("ja", "鮭 4切れ（1切れ100g）", "鮭 8切れ（1切れ100g）"),
      ("ja", "卵1個60g", "卵2個120g"), ("zh", "鸡腿 4个（每个150克）", "鸡腿 8个（每个150克）"),
      ("ko", "닭다리 4개(개당 150g)", "닭다리 8개(개당 150g)"),
      ("it", "yogurt al limone 250 g", "yogurt al limone 500 g"),
      ("de", "je 2 rote und gelbe Paprika", "je 4 rote und gelbe Paprika"),
      ("de", "Je 1 TL Salz und Pfeffer", "Je 2 TL Salz und Pfeffer"),
    ] as [Row])
  func shares(row: Row) throws { try check(row) }

  @Test(
    "what is added at a time stays",
    arguments: [
      ("sv", "Häll i 1 dl vatten i taget"), ("da", "Tilsæt 1 spsk ad gangen"),
      ("nb", "Tilsett 1 ss om gangen"), ("nl", "Voeg 2 el per keer toe"),
      ("it", "Unite 2 cucchiai di farina alla volta"), ("es", "Añade 2 cucharadas a la vez"),
      ("nl", "Voeg 1 voor 1 de eieren toe"), ("fr", "Ajoutez 1 à 1 les œufs."),
    ])
  func atOnce(tag: String, text: String) throws { try check((tag, text, text)) }

  @Test(
    "the drained weight of a can stays",
    arguments: [
      ("de", "1 Glas Rotkohl, 680 g Abtropfgewicht", "2 Gläser Rotkohl, 680 g Abtropfgewicht"),
      ("es", "1 lata de maíz (peso escurrido 140 g)", "2 latas de maíz (peso escurrido 140 g)"),
      ("nl", "1 pot bonen (uitlekgewicht 220 g)", "2 potten bonen (uitlekgewicht 220 g)"),
      ("fi", "1 prk (400 g/240 g) papuja", "2 prk (400 g/240 g) papuja"),
    ] as [Row])
  func drainedWeights(row: Row) throws { try check(row) }

  @Test(
    "steps, types, ratings, years and nutrition facts stay",
    arguments: [
      ("fr", "3- Épluchez la gousse d’ail"), ("nl", "4 Verhit de pan en bak de uien."),
      ("de", "4 Portionenweise in der Pfanne ausbacken."),
      ("de", "71 Kommentare"), ("fr", "245 avis"), ("fr", "© 2021 CCM"), ("fr", "20 mn"),
      ("de", "Sonstige Rezepte"), ("cs", "polovina droždí"),
      ("pl", "Wartość odżywcza w 100 g: tłuszcz 12 g"),
      ("cs", "Nutriční hodnoty na 100 g: tuky 12 g"),
      ("ru", "Энергетическая ценность на 100 г: жиры 12 г"),
      ("de", #"{"width": 256, "ratingValue": 4.1, "reviewCount": 91, "position": 2}"#),
      ("da", "prepMinutes: 12"), ("da", "temperatureC: 195"), ("fr", "duration: 30"),
    ])
  func unchanged(tag: String, text: String) throws { try check((tag, text, text)) }

  @Test(
    "facts per 100 g in a table stay, and the number under a heading for servings grows",
    arguments: [
      (
        "zh", "| 项目 | 每 100g 含量 |\n| :--- | :--- |\n| 热量 | 180 kcal |\n| 脂肪 | 9 g |\n油 20g",
        "| 项目 | 每 100g 含量 |\n| :--- | :--- |\n| 热量 | 180 kcal |\n| 脂肪 | 9 g |\n油 40g"
      ),
      (
        "de", "| Wert | pro 100 g |\n| --- | --- |\n| Fett | 9 g |\n\n200 g Zucker",
        "| Wert | pro 100 g |\n| --- | --- |\n| Fett | 9 g |\n\n400 g Zucker"
      ),
      (
        "de", "450;kcal;Energie\n20;g;Fett\n\n300;g;Mehl",
        "450;kcal;Energie\n20;g;Fett\n\n600;g;Mehl"
      ),
      (
        "de", "Menge;Einheit;Nährstoff\n450;kcal;Energie\n20;g;Fett",
        "Menge;Einheit;Nährstoff\n450;kcal;Energie\n20;g;Fett"
      ),
      ("hu", "<h5>Adag</h5>\n<p>3-4 </p>", "<h5>Adag</h5>\n<p>6-8 </p>"),
      ("en", "Servings\n\n6\n\n7", "Servings\n\n12\n\n7"),
    ] as [Row])
  func lists(row: Row) throws { try check(row) }

  @Test(
    "parts, sums and halves of units",
    arguments: [
      ("de", "1/8 l Milch", "1/4 l Milch"), ("de", "125 ml (1/8 l) Milch", "250 ml (1/4 l) Milch"),
      ("fr", "65 ml (1/4 t) de lardons", "130 ml (1/2 t) de lardons"),
      ("fr", "trois quarts de tasse de lait", "1 1/2 tasse de lait"),
      ("it", "tre quarti di tazza di latte", "1 1/2 tazze di latte"),
      ("de", "1 EL + 1 TL Öl", "2 EL + 2 TL Öl"),
      ("sv", "1 msk + 1 tsk olja", "2 msk + 2 tsk olja"),
      ("es", "1 taza y 2 cucharadas de té", "2 tazas y 4 cucharadas de té"),
      ("pl", "1 łyżka + 1 łyżeczka oleju", "2 łyżki + 2 łyżeczki oleju"),
      ("hu", "150 g liszt (BL 55)", "300 g liszt (BL 55)"),
      ("it", "Baccello di vaniglia ½", "Baccello di vaniglia 1"),
      ("nl", "Pers een **halve limoen** uit.", "Pers een **1 limoen** uit."),
    ] as [Row])
  func parts(row: Row) throws { try check(row) }
}
