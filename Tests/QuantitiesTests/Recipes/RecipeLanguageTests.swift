import Quantities
import Testing

/// Recipes in a named language.
@Suite("Recipes in other languages")
struct RecipeLanguageTests {
  typealias Row = (text: String, doubled: String)

  private func check(_ row: Row, _ tag: String) {
    let finder = AmountFinder(in: tag)
    let doubled = AmountScaler(by: 2, finder: finder).scaling(row.text)
    #expect(doubled.unscaled.isEmpty && doubled.text == row.doubled, "\(tag): \(row.text)")
    let halved = AmountScaler(by: Fraction(1, 2), finder: finder).scaling(row.doubled).text
    #expect(halved == row.text, "\(tag): half of \(row.doubled)")
    #expect(AmountScaler(by: 1, finder: finder).scaling(row.text).text == row.text)
  }

  @Test(
    "what is found",
    arguments: [
      ("fr", "Cuire un quart d'heure", "un quart d'heure", "15 minutes"),
      ("it", "Cuocere mezz'ora", "mezz'ora", "30 minutes"),
      ("it", "Riposo: 1 ora e 45", "1 ora e 45", "1 hour + 45 minutes"),
      ("nl", "1 volle eetlepel olie", "1 volle eetlepel", "1 tablespoon"),
      ("nl", "anderhalf uur koken", "anderhalf uur", "1 hour + 30 minutes"),
      ("it", "Burro gr. 80", "gr. 80", "80 grams"),
    ])
  func found(tag: String, text: String, written: String, amount: String) throws {
    let found = AmountFinder(in: tag).amounts(in: text)
    #expect(found.map { String(text[$0.range]) } == [written])
    let value = try #require(found.first?.amount.lower.amount)
    #expect(value == (try AnyAmount(amount)), "\(value)")
  }

  @Test(
    "German",
    arguments: [
      ("1 Ei", "2 Eier"), ("1 Apfel", "2 Äpfel"), ("3 Äpfel", "6 Äpfel"), ("1 APFEL", "2 ÄPFEL"),
      ("1 rote Zwiebel, geviertelt", "2 rote Zwiebeln, geviertelt"),
      ("1 Frühlingszwiebel", "2 Frühlingszwiebeln"), ("3 Wachteleier", "6 Wachteleier"),
      ("1 Scheibe/n Toast", "2 Scheibe/n Toast"), ("1 Tasse/n Wasser", "2 Tasse/n Wasser"),
      ("1 Packung/en Hefe", "2 Packung/en Hefe"), ("1 Ei(er)", "2 Ei(er)"),
      ("1/2 Bund Dill", "1 Bund Dill"), ("1 Stk. Paprika", "2 Stk. Paprika"),
      ("1 Dose (240 g) Mais", "2 Dosen (240 g) Mais"), ("2 Dosen à 240 g", "4 Dosen à 240 g"),
      ("2 Steaks (je 180 g)", "4 Steaks (je 180 g)"), ("1,5 dl Sahne", "3 dl Sahne"),
      ("1 EL Senf", "2 EL Senf"), ("6 Esslöffel Öl", "12 Esslöffel Öl"),
      ("1 Prise Zimt", "2 Prisen Zimt"), ("2 bis 3 Gurken", "4 bis 6 Gurken"),
      ("300 g Birnen (ca. 2 Stück)", "600 g Birnen (ca. 4 Stück)"),
      ("Mit 3 Eiern verquirlen", "Mit 6 Eiern verquirlen"),
      ("Saft von 2 Orangen", "Saft von 4 Orangen"), ("Für 4 Personen", "Für 8 Personen"),
      ("Für 10 Muffins", "Für 20 Muffins"), ("150 g pro Portion", "150 g pro Portion"),
      ("In 6 Stücke teilen", "In 6 Stücke teilen"), ("45 Minuten ruhen", "45 Minuten ruhen"),
      ("1 ½ Std. kühlen", "1 ½ Std. kühlen"), ("eine halbe Stunde", "eine halbe Stunde"),
      ("Ofen auf 200 Grad heizen (Umluft 180 °C)", "Ofen auf 200 Grad heizen (Umluft 180 °C)"),
      ("Bei 170 C backen", "Bei 170 C backen"), ("in einem Topf von 3 l", "in einem Topf von 3 l"),
      ("4 Rouladen (à 180 g)", "8 Rouladen (à 180 g)"),
      ("4 Filets à ca. 150 g", "8 Filets à ca. 150 g"),
      ("1 Pck. Pudding (für 500 ml Milch)", "2 Pck. Pudding (für 500 ml Milch)"),
      ("1 Glas (720 ml) Kirschen", "2 Gläser (720 ml) Kirschen"),
      ("1 Glas Mais (Abtropfgewicht 370 g)", "2 Gläser Mais (Abtropfgewicht 370 g)"),
      ("Pro Portion: 450 kcal, 20 g E, 15 g F", "Pro Portion: 450 kcal, 20 g E, 15 g F"),
      ("Fett 15 g, Kohlenhydrate 50 g", "Fett 15 g, Kohlenhydrate 50 g"),
      ("Zucker 15 g, Salz 5 g", "Zucker 30 g, Salz 10 g"),
      ("Springform (28 cm)", "Springform (28 cm)"), ("eine 2-Liter-Form", "eine 2-Liter-Form"),
    ] as [Row])
  func german(row: Row) { check(row, "de-AT") }

  @Test(
    "French",
    arguments: [
      ("1 œuf", "2 œufs"), ("1 oeuf battu", "2 oeufs battu"), ("1 gousse d'ail", "2 gousses d'ail"),
      ("1 gros poireau", "2 gros poireaux"), ("3/4 oignon", "1 1/2 oignon"),
      ("1 1/2 citron", "3 citrons"), ("3 jaunes d'œufs", "6 jaunes d'œufs"),
      ("1 boîte de 240 g de maïs", "2 boîtes de 240 g de maïs"), ("1,5 dl de vin", "3 dl de vin"),
      ("1 c. à s. d'huile", "2 c. à s. d'huile"), ("5 cuillères à soupe", "10 cuillères à soupe"),
      ("2 à 3 carottes", "4 à 6 carottes"), ("1 poulet de 1,4 kg", "2 poulets de 1,4 kg"),
      ("2 yaourts (125 g)", "4 yaourts (250 g)"), ("Pour 6 personnes", "Pour 12 personnes"),
      ("Ajouter 3 œufs", "Ajouter 6 œufs"), ("le jus de 2 oranges", "le jus de 4 oranges"),
      ("Couper en 6 morceaux", "Couper en 6 morceaux"),
      ("30 minutes au four", "30 minutes au four"),
      ("une demi-heure", "une demi-heure"), ("1 heure 30", "1 heure 30"),
      ("Four à 200 °C (th. 6-7)", "Four à 200 °C (th. 6-7)"),
      ("une cocotte de 4 litres", "une cocotte de 4 litres"),
      ("12 g de protéines, 15 g de lipides", "12 g de protéines, 15 g de lipides"),
    ] as [Row])
  func french(row: Row) { check(row, "fr") }

  @Test(
    "Spanish",
    arguments: [
      ("1 huevo", "2 huevos"), ("1 limón", "2 limones"), ("1 nuez", "2 nueces"),
      ("1 pan", "2 panes"), ("1 pimentón verde", "2 pimentones verdes"),
      ("1 tomate maduro grande", "2 tomates maduros grandes"),
      ("1 diente de ajo", "2 dientes de ajo"), ("1/2 cebolla", "1 cebolla"),
      ("1 lata de 240 g de maíz", "2 latas de 240 g de maíz"), ("1,5 l de agua", "3 l de agua"),
      ("1 cucharada de miel", "2 cucharadas de miel"), ("Batir 3 huevos", "Batir 6 huevos"),
      ("El zumo de 2 naranjas", "El zumo de 4 naranjas"), ("Para 6 personas", "Para 12 personas"),
      ("Horno a 200 grados", "Horno a 200 grados"), ("40 minutos", "40 minutos"),
      ("media hora", "media hora"), ("Cortar en 6 trozos", "Cortar en 6 trozos"),
      ("1/2 pepino (100 g aprox.)", "1 pepino (200 g aprox.)"),
    ] as [Row])
  func spanish(row: Row) { check(row, "es-MX") }

  @Test(
    "Italian",
    arguments: [
      ("1 uovo", "2 uova"), ("1 arancia", "2 arance"), ("1 spicchio d'aglio", "2 spicchi d'aglio"),
      ("1 fungo", "2 funghi"), ("1/2 cipolla", "1 cipolla"),
      ("1 uovo e 3 tuorli", "2 uova e 6 tuorli"),
      ("1 barattolo da 240 g", "2 barattoli da 240 g"), ("1,5 dl di panna", "3 dl di panna"),
      ("Il succo di 2 arance", "Il succo di 4 arance"), ("Per 6 persone", "Per 12 persone"),
      ("Forno a 200 gradi", "Forno a 200 gradi"), ("Per 40 minuti", "Per 40 minuti"),
      ("mezz'ora", "mezz'ora"), ("Aggiungere 3 uova", "Aggiungere 6 uova"),
      ("Pepe q.b.", "Pepe q.b."),
    ] as [Row])
  func italian(row: Row) { check(row, "it") }

  @Test(
    "Swedish",
    arguments: [
      ("1 ägg", "2 ägg"), ("1 rödlök", "2 rödlökar"), ("1 morot", "2 morötter"),
      ("1 vitlöksklyfta", "2 vitlöksklyftor"), ("1 st äpple", "2 st äpplen"),
      ("1 burk (240 g) majs", "2 burkar (240 g) majs"), ("1,5 dl grädde", "3 dl grädde"),
      ("1 msk honung", "2 msk honung"), ("4 msk olja", "8 msk olja"), ("1 krm salt", "2 krm salt"),
      ("Saften av 2 apelsiner", "Saften av 4 apelsiner"), ("6 portioner", "12 portioner"),
      ("För 6 personer", "För 12 personer"), ("Ugn 200 grader", "Ugn 200 grader"),
      ("I 40 minuter", "I 40 minuter"), ("en halvtimme", "en halvtimme"),
      ("Vispa 3 ägg", "Vispa 6 ägg"), ("en gryta på 4 l", "en gryta på 4 l"),
      ("Dela i 6 bitar", "Dela i 6 bitar"),
    ] as [Row])
  func swedish(row: Row) { check(row, "sv") }

  @Test(
    "Dutch",
    arguments: [
      ("1 ei", "2 eieren"), ("1 ui", "2 uien"), ("1 tomaat", "2 tomaten"),
      ("1 sinaasappel", "2 sinaasappels"), ("1 avocado", "2 avocado's"),
      ("1 teentje knoflook", "2 teentjes knoflook"), ("1 pot", "2 potten"),
      ("1 blik (240 g) maïs", "2 blikken (240 g) maïs"),
      ("2 kippen van 1,4 kg", "4 kippen van 1,4 kg"),
      ("1,5 dl room", "3 dl room"), ("1 el honing", "2 el honing"), ("4 eetlepels", "8 eetlepels"),
      ("Sap van 2 limoenen", "Sap van 4 limoenen"), ("Voor 6 personen", "Voor 12 personen"),
      ("Oven op 200 graden", "Oven op 200 graden"), ("40 minuten", "40 minuten"),
      ("een half uur", "een half uur"), ("Klop 3 eieren los", "Klop 6 eieren los"),
      ("een pan van 4 l", "een pan van 4 l"), ("In 6 stukken", "In 6 stukken"),
    ] as [Row])
  func dutch(row: Row) { check(row, "nl-BE") }

  @Test(
    "what means nothing else in English is read without a language",
    arguments: [
      ("1 Dose (240 g) Mais", "2 Dosen (240 g) Mais"), ("1 gousse d'ail", "2 gousses d'ail"),
      ("1 lata de 240 g", "2 latas de 240 g"), ("1 burk majs (240 g)", "2 burkar majs (240 g)"),
      ("Für 4 Personen", "Für 8 Personen"), ("Per 4 persone", "Per 8 persone"),
      ("Ofen auf 180 C heizen", "Ofen auf 180 C heizen"), ("180 grader", "180 grader"),
      ("1 Ei", "2 Ei"), ("Uova medie 3", "Uova medie 6"),
      ("Aglio 1 spicchio", "Aglio 2 spicchi"), ("2 bis 3 Zwiebeln", "4 bis 6 Zwiebeln"),
      ("2 à 3 oignons", "4 à 6 oignons"), ("1 oder 2 Eier", "2 oder 4 Eier"),
      ("30 bis 40 Minuten", "30 bis 40 Minuten"), ("20 à 30 min", "20 à 30 min"),
      ("Vispa 3 ägg", "Vispa 3 ägg"),
      ("1 egg(s)", "2 egg(s)"),
    ] as [Row])
  func unnamed(row: Row) { check(row, "en") }

  @Test("a whole in French is more than one from two on, and in German from more than one on")
  func plurals() {
    for (tag, text, scaled) in [
      ("fr", "1 citron", "1 1/2 citron"), ("de", "1 Zitrone", "1 1/2 Zitronen"),
      ("it", "1 limone", "1 1/2 limoni"),
    ] {
      let scaler = AmountScaler(by: Fraction(3, 2), finder: AmountFinder(in: tag))
      #expect(scaler.scaling(text).text == scaled)
    }
  }

  @Test("a recipe takes as much as one has, whatever the number of the noun")
  func factor() throws {
    for (tag, have, recipe, factor) in [
      ("de", "6 Eier", "250 g Mehl\n1 Ei", Fraction(6)),
      ("fr", "1 œuf", "20 cl de lait\n4 œufs", Fraction(1, 4)),
      ("fr", "300 g farine", "200 g de farine\n4 œufs", Fraction(3, 2)),
      ("it", "3 uova", "1 uovo\n100 g di farina", Fraction(3)),
    ] {
      let found = try AmountScaler.factor(for: have, in: recipe, finder: AmountFinder(in: tag))
      #expect(found == factor, "\(tag): \(have)")
    }
  }

  @Test("what stands between an amount and its ingredient is no part of that")
  func rest() {
    for (tag, line, rest) in [
      ("fr", "20 cl de lait", "lait"), ("fr", "1 c. à s. d'huile", "huile"),
      ("fr", "1 verre de l'eau", "verre de l'eau"), ("es", "1 l de agua", "agua"),
      ("it", "2 dl di vino", "vino"), ("de", "2 EL Öl", "Öl"), ("en", "20 cl de lait", "de lait"),
    ] {
      #expect(IngredientLine(line, finder: AmountFinder(in: tag)).rest == rest, "\(tag): \(line)")
    }
  }
}
