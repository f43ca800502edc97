import QuantityCore
import QuantityReading

/// Counts the words of a text in each language, and its characters in East Asian scripts.
struct LanguageGuess {
  /// The score of each language, English first.
  private var points = [Int](repeating: 0, count: RecipeLanguage.allCases.count + 1)
  /// The score of a word, divided among the languages that have it.
  private static let most = 840
  /// The numbers of Japanese syllables, Korean syllables, and Chinese characters.
  private var (kana, hangul, han) = (0, 0, 0)

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for index in bytes.indices.dropLast(2) where bytes[index] >= 0xE3 {
        noteScript(bytes[index], bytes[index + 1])
      }
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end].isNameByte { end += 1 }
        // A single letter is probably a unit, and no word in the lists is longer than the limit.
        if (2..<64).contains(end - start) {
          add(String(decoding: bytes[start..<end], as: UTF8.self).lowercased())
        }
        start = end + 1
      }
    }
  }

  private mutating func add(_ word: String) {
    guard let languages = LanguageGuess.languages[word] else { return }
    for language in languages { points[language] += LanguageGuess.most / languages.count }
  }

  /// Counts a character of three bytes by its script, according to its first two bytes.
  private mutating func noteScript(_ first: UInt8, _ second: UInt8) {
    switch (first, second) {
    case (0xE3, 0x81...0x83): kana += 1
    case (0xE4...0xE9, _): han += 1
    case (0xEA, 0xB0...), (0xEB...0xEC, _), (0xED, ...0x9E): hangul += 1
    default: break
    }
  }

  /// The tag of the language with the highest score; `nil` if none exceeds English. Two characters
  /// of an East Asian script count as a word. A Japanese text has at least one syllable for every
  /// eight Chinese characters.
  var tag: String? {
    let others = RecipeLanguage.allCases.indices
    let best = others.max { points[$0 + 1] < points[$1 + 1] } ?? 0
    let most = max(points[best + 1], points[0])
    if (kana + hangul + han) * LanguageGuess.most / 2 > most {
      if hangul > kana + han { return "ko" }
      return kana * 8 > han ? "ja" : "zh"
    }
    return points[best + 1] > points[0] ? RecipeLanguage.allCases[best].rawValue : nil
  }

  /// The languages that have a word, as indices into the scores.
  private static let languages: [String: [Int]] = {
    var languages: [String: [Int]] = [:]
    func add(_ word: String, _ index: Int) {
      let word = word.lowercased()
      if languages[word]?.last != index { languages[word, default: []].append(index) }
    }
    RecipeWords.english.lists.forEachWord { word, _ in add(word, 0) }
    TextWords.english.forEachWord { word, _ in add(word, 0) }
    staples(of: "en").forEach { add($0, 0) }
    for (index, language) in RecipeLanguage.allCases.enumerated() {
      language.words.lists.forEachWord { word, _ in add(word, index + 1) }
      TextWords.of(language.rawValue)?.forEachWord { word, _ in add(word, index + 1) }
      staples(of: language.rawValue).forEach { add($0, index + 1) }
    }
    return languages
  }()

  private static func staples(of tag: String) -> [String] {
    let words = staples.split { $0 == " " || $0 == "\n" }
    guard let start = words.firstIndex(of: "\(tag):") else { return [] }
    return words[(start + 1)...].prefix { $0.last != ":" }.map(String.init)
  }

  /// Words of nearly every recipe that the other lists lack: flour, sugar, salt, butter, milk,
  /// water, oil, pepper, cream, cheese, yeast, spoons, and function words. Source: the dictionaries
  /// of the word lists.
  private static let staples = """
    en: flour sugar salt butter milk water oil pepper cream cheese yeast pinch tablespoon tablespoons tbsp
      teaspoon teaspoons tsp cup cups of the and a an with for to or in
    de: mehl zucker salz butter milch wasser öl pfeffer sahne käse hefe backpulver prise esslöffel teelöffel el
      tl tasse tassen päckchen und der mit für
    fr: farine sucre sel beurre lait eau huile poivre crème fromage levure pincée cuillère cuillères soupe café
      sachet de du des le la les et au aux avec pour
    es: harina azúcar sal mantequilla leche agua aceite pimienta nata queso levadura pizca cucharada cucharadas
      cucharadita cucharaditas taza tazas de del el la los las y con para
    it: farina zucchero sale burro latte acqua olio pepe panna formaggio lievito pizzico cucchiaio cucchiai
      cucchiaino cucchiaini di del della il lo la e con per
    sv: mjöl vetemjöl socker salt smör mjölk vatten olja peppar grädde ost jäst bakpulver msk tsk krm nypa och
      med till för
    nl: bloem suiker zout boter melk water olie peper room kaas gist bakpoeder snufje eetlepel eetlepels
      theelepel theelepels en de het een met voor
    pl: mąka mąki cukier cukru sól soli masło masła mleko mleka woda wody olej oleju pieprz pieprzu śmietana
      śmietany ser drożdże drożdży łyżka łyżki łyżek łyżeczka łyżeczki łyżeczek szklanka szklanki szklanek
      szczypta i z na do
    pt: farinha açúcar sal manteiga leite água azeite óleo pimenta natas queijo fermento pitada colher colheres
      sopa chá xícara xícaras de do da o os e com para
    ru: мука муки сахар сахара соль соли масло масла молоко молока вода воды перец перца сливки сливок сыр сыра
      дрожжи дрожжей щепотка ложка ложки ложек стакан стакана и с на до
    cs: mouka mouky cukr cukru sůl soli máslo másla mléko mléka voda vody olej oleje pepř pepře smetana smetany
      sýr droždí špetka lžíce lžic lžička lžičky hrnek a s na do
    uk: борошно борошна цукор цукру сіль солі масло масла олія олії молоко молока вода води перець перцю вершки
      вершків сир сиру дріжджі дріжджів щіпка ложка ложки ложок склянка склянки і й з на до
    da: mel hvedemel sukker salt smør mælk vand olie peber fløde ost gær bagepulver knivspids spsk tsk og med til
    nb: mel hvetemel sukker salt smør melk vann olje pepper fløte ost gjær bakepulver klype ss ts og med til
    fi: jauho jauhoja jauhot sokeri sokeria suola suolaa voi voita maito maitoa vesi vettä öljy öljyä pippuri
      pippuria kerma kermaa juusto juustoa hiiva hiivaa ripaus rkl tl ja
    hu: liszt finomliszt cukor porcukor só vaj tej víz olaj bors tejszín tejföl sajt élesztő sütőpor csipet evőkanál
      teáskanál ek tk dkg és hozzávalók
    ro: făină zahăr sare unt lapte apă ulei piper smântână brânză drojdie praf lingură linguri linguriță lingurițe
      cană de și cu pentru din la
    el: αλεύρι ζάχαρη αλάτι βούτυρο γάλα νερό λάδι ελαιόλαδο πιπέρι κρέμα τυρί μαγιά κουταλιά κουταλιές φλιτζάνι και με
      για από
    tr: un şeker şekeri tuz tereyağı süt su yağ sıvı karabiber krema peynir maya kaşığı bardağı yemek çay ve ile için
    hi: मैदा आटा चीनी नमक मक्खन दूध पानी तेल घी क्रीम पनीर यीस्ट चुटकी चम्मच कप और के का में
    ar: دقيق طحين سكر ملح زبدة حليب ماء زيت فلفل كريمة جبن خميرة رشة ملعقة ملاعق كوب أكواب و من مع
    he: קמח סוכר מלח חמאה חלב מים שמן פלפל שמנת גבינה שמרים קורט כף כפות כפית כפיות כוס כוסות של עם את
    """
}
