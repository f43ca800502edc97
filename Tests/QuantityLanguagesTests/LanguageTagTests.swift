import Quantities
import Testing

@Suite("The language of a recipe")
struct LanguageTagTests {
  @Test(
    "words tell the language",
    arguments: [
      ("2 Eier\n200 g Mehl\n1 Prise Salz", "de"), ("2 œufs, 200 g de farine", "fr"),
      ("2 huevos\n200 g de harina", "es"), ("2 uova\n200 g di farina\n1 pizzico di sale", "it"),
      ("2 ägg\n3 dl vetemjöl\n1 msk socker", "sv"), ("2 eieren\n200 g bloem", "nl"),
      ("2 jajka\n200 g mąki", "pl"), ("2 ovos\n1 xícara de açúcar", "pt"),
      ("2 яйца\n200 г муки\n1 стакан молока", "ru"), ("2 vejce\n200 g mouky", "cs"),
      ("2 яйця\n200 г борошна", "uk"), ("2 æg\n200 g hvedemel\n1 spsk olie", "da"),
      ("2 egg\n200 g hvetemel\n1 ss olje", "nb"),
      ("2 munaa\n2 dl vehnäjauhoja\n1 rkl sokeria", "fi"),
      ("3 tojás\n25 dkg liszt", "hu"), ("2 ouă\n200 g făină", "ro"),
      ("2 αυγά\n250 γρ. αλεύρι", "el"), ("3 yumurta\n2 su bardağı un", "tr"),
      ("2 अंडे\n1 कप मैदा", "hi"), ("3 بيضات\n2 كوب دقيق", "ar"), ("3 ביצים\n2 כוסות קמח", "he"),
      ("2 EIER\n200 G MEHL", "de"), ("卵 2個\nしょうゆ 大さじ1", "ja"), ("鸡蛋2个\n面粉100克", "zh"),
      ("계란 2개\n설탕 2큰술", "ko"), ("大さじ2", "ja"), ("2 eggs, 1 tbsp soy sauce (醤油)", nil),
      ("2 eggs\n200 g flour", nil), ("1 cup milk", nil), ("", nil), ("2 x 3\n\0\u{FFFD}", nil),
      ("200 g", nil),
      ("ingredient: 2 ägg\ningredient: 1 dl socker\ningredient: 1 lök\ningredient: salt", "sv"),
      ("title: Soep # The title of your recipe\n- 2 eieren\n- zout", "nl"),
      (#"<li class="fresh onion sauce">2 vejce</li>"#, "cs"),
    ] as [(String, String?)])
  func words(text: String, tag: String?) {
    #expect(AmountFinder.languageTag(of: text) == tag)
  }

  @Test("a word without an end is read in time")
  func longWord() {
    #expect(AmountFinder.languageTag(of: String(repeating: "ä", count: 1 << 20)) == nil)
  }
}
