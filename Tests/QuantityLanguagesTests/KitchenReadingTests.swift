import Quantities
import QuantityLanguages
import Testing

@Suite("Reading what cooks write")
struct KitchenReadingTests {
  /// A language with only the words that CLDR lacks.
  private func language(_ tag: String) throws -> PresentationLanguage {
    let words = try #require(KitchenWords.of(tag), "no words of \(tag)")
    let hasPoint = ["ja", "zh", "ko", "th", "he", "hi", "sw", "ar", "fa", "ms"].contains(tag)
    return PresentationLanguage(
      tag, plurals: .invariable, decimalMark: hasPoint ? "." : ",", and: "+", to: "–", about: "~",
      names: [:]
    ).reading(words)
  }

  @Test(
    "spoons, cups and halves in each language, in the system in force",
    arguments: [
      ("de", "1,5 gestr. TL; 2 ESSLÖFFEL; eine halbe EL", "1.5 tsp; 2 tbsp; 1/2 tbsp"),
      ("de", "1.5 TL; 0.25 EL; 1.500 g", "1.5 tsp; 1/4 tbsp; 1500 g"),
      ("nl", "2 afgestreken eetlepels; een half kopje", "2 tbsp; 1/2 cup"),
      ("nl", "anderhalf kopje; drie snufjes", "1.5 cups; 3 pinches"),
      ("fr", "trois quarts d'heure; un quart d'heure; deux kilos", "45 min; 15 min; 2 kg"),
      ("ru", "полтора стакана; два стакана; четверть стакана", "1.5 cups; 2 cups; 1/4 cup"),
      ("hu", "másfél csésze; két csésze", "1.5 cups; 2 cups"),
      ("pl", "dwie szklanki; półtorej szklanki; ćwierć szklanki", "2 cups; 1.5 cups; 1/4 cup"),
      ("sv", "2 msk; 1 krm; en halv tsk", "2 tbsp; 1 ml; 1/2 tsp"),
      ("da", "2 strøgne spsk.; ca. 2 tsk", "2 tbsp; about 2 tsp"), ("nb", "3 ts", "3 tsp"),
      ("is", "2 matskeiðar; 2 MATSKEIÐAR; um það bil 2 bollar", "2 tbsp; 2 tbsp; about 2 cups"),
      (
        "fr", "2 c. à s.; 2 c.\u{A0}à\u{A0}s.; 2 cc; à peu près 2 cs",
        "2 tbsp; 2 tbsp; 2 tsp; about 2 tbsp"
      ),
      ("es", "1 taza y media; 2 cdtas; unos 2 grs", "1.5 cups; 2 tsp; about 2 g"),
      ("ca", "2 culleretes; mitja cullerada sopera", "2 tsp; 1/2 tbsp"),
      ("pt", "meia xícara de chá; 2 col. de sopa", "1/2 cup; 2 tbsp"),
      ("it", "2 cucchiaini da tè; 1,5 tazze; mezza tazza", "2 tsp; 1.5 cups; 1/2 cup"),
      ("ro", "o jumătate de cană; 2 LINGURI", "1/2 cup; 2 tbsp"),
      ("pl", "2 ŁYŻKI; pół szklanki; 5 szklanek", "2 tbsp; 1/2 cup; 5 cups"),
      ("cs", "2 ČL; půl hrnku; 1 PL", "2 tsp; 1/2 cup; 1 tbsp"), ("sk", "2 lyžice", "2 tbsp"),
      ("sl", "2 žlici; pol skodelice", "2 tbsp; 1/2 cup"), ("hr", "2 jušne žlice", "2 tbsp"),
      ("sr", "2 кашике", "2 tbsp"), ("bg", "2 с.л.; половин ч.ч.", "2 tbsp; 1/2 cup"),
      ("ru", "2 ст. л.; 5 стаканов; 2 СТОЛ. ЛОЖКИ", "2 tbsp; 5 cups; 2 tbsp"),
      ("ru", "половина стакана; приблизительно 2 ч. л.", "1/2 cup; about 2 tsp"),
      ("uk", "2 склянки; пів склянки; 5 г", "2 cups; 1/2 cup; 5 g"),
      ("hu", "2 ek.; fél teáskanál", "2 tbsp; 1/2 tsp"),
      ("fi", "puoli maustemittaa; 2 rkl", "1/2 ml; 2 tbsp"), ("et", "2 spl", "2 tbsp"),
      ("lt", "2 v. š.", "2 tbsp"), ("lv", "2 tējk.", "2 tsp"),
      ("el", "2 κ.σ.; 2 ΚΟΥΤΑΛΙΕΣ ΣΟΥΠΑΣ; μισό φλιτζάνι", "2 tbsp; 2 tbsp; 1/2 cup"),
      ("tr", "2 yemek kaşığı; yarım su bardağı", "2 tbsp; 1/2 cup"),
      ("ja", "大さじ2; 大さじ１と１／２; 小さじ1/2; 約2カップ", "2 tbsp; 1.5 tbsp; 1/2 tsp; about 2 cups"),
      ("ja", "カップ1/2; 大さじ2と小さじ1; 2〜3カップ", "1/2 cup; 2 tbsp + 1 tsp; 2 to 3 cups"),
      ("zh", "2汤匙; 半杯; 1又1/2杯", "2 tbsp; 1/2 cup; 1.5 cups"), ("ko", "2큰술; 반 컵", "2 tbsp; 1/2 cup"),
      ("th", "2 ช้อนโต๊ะ; ครึ่งถ้วย", "2 tbsp; 1/2 cup"),
      ("vi", "2 muỗng canh; 2 MUỖNG CANH", "2 tbsp; 2 tbsp"),
      ("id", "2 sdm; setengah cangkir", "2 tbsp; 1/2 cup"), ("ms", "2 cawan", "2 cups"),
      ("ar", "٢ كوب; ١٫٥ كوب; ٢ ملعقة كبيرة و١ ملعقة صغيرة", "2 cups; 1.5 cups; 2 tbsp + 1 tsp"),
      ("ar", "\u{200F}-\u{200E}٢ كوب\u{200F}; نصف كوب", "-2 cups; 1/2 cup"),
      ("he", "2 כפות; חצי כוס; 2 כוסות ו-1 כף", "2 tbsp; 1/2 cup; 2 cups + 1 tbsp"),
      ("fa", "۲ قاشق چای‌خوری; ۲ قاشق غذاخوری", "2 tsp; 2 tbsp"),
      ("hi", "२ कप; आधा कप; २ बड़े चम्मच", "2 cups; 1/2 cup; 2 tbsp"), ("bn", "২ চা চামচ", "2 tsp"),
      ("sw", "vikombe 2; vijiko 2 vya chai; nusu kikombe", "2 cups; 2 tsp; 1/2 cup"),
      ("sw", "vikombe 2 hadi 3; vikombe 2 na vijiko 2 vya chai", "2 to 3 cups; 2 cups + 2 tsp"),
    ])
  func measures(tag: String, texts: String, values: String) throws {
    let vocabulary = Vocabulary.standard(for: .metric, language: try language(tag))
    for (text, value) in zip(texts.split(separator: "; "), values.split(separator: "; ")) {
      let read = try WrittenAmount(String(text), vocabulary: vocabulary)
      let meant = try WrittenAmount(String(value), vocabulary: .standard(for: .metric))
      #expect(read == meant, "\(tag): \(text)")
    }
  }

  @Test("each word of the tables stands for one thing")
  func tables() throws {
    for tag in KitchenWords.tags {
      let vocabulary = Vocabulary.standard(for: .metric, language: try language(tag))
      for (unit, words) in try #require(KitchenWords.of(tag)).names {
        let meant = try AnyUnit(named: unit, vocabulary: .standard(for: .metric))
        for word in words {
          #expect(try AnyUnit(named: word, vocabulary: vocabulary) == meant, "\(tag): \(word)")
        }
      }
    }
  }

  @Test("units stand before their numbers in a text, too")
  func unitsFirst() throws {
    let japanese = Vocabulary.standard(for: .metric, language: try language("ja"))
    let text = "砂糖 大さじ2〜3"
    let found = AmountFinder(vocabulary: japanese).amounts(in: text)
    #expect(found.map { text[$0.range] } == ["大さじ2〜3"])
    #expect(found.first?.amount.description == "2 metric tablespoons to 3 metric tablespoons")
  }

  @Test("a language that isn't named is not guessed at")
  func unknown() {
    for text in ["2 tasses", "2 стакана", "大さじ2", "vikombe 2", "٢ كوب"] {
      #expect(throws: ParseError.self, "\(text)") { try AnyAmount(text) }
    }
  }
}
