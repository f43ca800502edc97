import Foundation
import Quantities
import TestSupport
import Testing

@Suite("Laws of recipes in other languages")
struct RecipeLanguageLawTests {
  static let tags = ["de", "fr", "es", "it", "sv", "nl"]

  private static let words = [
    "de":
      "Ei Apfel Zwiebel Zehe Dosen Topf Minuten Ofen Grad Saft von je für mit und kleine g EL l",
    "fr":
      "œuf oignon gousse boîte de d'ail four minutes pour et à petit rouge g dl pincée personnes",
    "es": "huevo limón diente lata de olla horno minutos para y a grande g l cucharada personas",
    "it": "uovo limone spicchio barattolo da di forno minuti per e grosso g dl cucchiaio persone",
    "sv": "ägg lök klyfta burk på av ugn minuter för och stor g dl msk portioner",
    "nl": "ei ui teentje blik van oven minuten voor en grote g dl eetlepel personen",
  ]

  /// A line of a language's words, numbers and signs in random order.
  private static func line(_ tag: String, _ generator: inout SeededGenerator) -> String {
    let words = words[tag]?.split(separator: " ").map(String.init) ?? []
    let others = [
      "1", "2", "1,5", "½", "1/2", "12", "1 1/2", "2-3", "(", ")", ",", "180", "°C", ".",
    ]
    return (0..<Int.random(in: 1...9, using: &generator)).map { _ in
      Bool.random(using: &generator)
        ? words.randomElement(using: &generator) ?? ""
        : others.randomElement(using: &generator) ?? ""
    }.joined(separator: " ")
  }

  /// The plurals of adjectives among the words, with their singulars.
  private static let adjectives = [
    "petits": "petit", "rouges": "rouge", "grandes": "grande", "grossi": "grosso", "stora": "stor",
  ]

  @Test(
    "by one, not a byte changes, and doubled, nothing but amounts, nouns and their adjectives",
    arguments: tags)
  func rest(tag: String) throws {
    var generator = SeededGenerator.ofLaw
    let finder = AmountFinder(in: tag)
    let (one, two) = (AmountScaler(by: 1, finder: finder), AmountScaler(by: 2, finder: finder))
    for _ in 0..<LongTests.count(500, everyday: 150) {
      let line = Self.line(tag, &generator)
      #expect(
        one.scaling(line).text.utf8.elementsEqual(line.utf8), "seed \(generator.seed): \(line)")
      let places = finder.amounts(in: line).flatMap { found in
        [found.range] + (found.countedRange.map { [$0] } ?? [])
      }
      let pieces = try #require(line.pieces(between: places), "seed \(generator.seed): \(line)")
      let doubled = two.scaling(line).text.split(separator: " ", omittingEmptySubsequences: false)
        .map { Self.adjectives[String($0)] ?? String($0) }.joined(separator: " ")
      #expect(doubled.isJoined(of: pieces), "seed \(generator.seed): \(line)")
    }
  }

  @Test("a whole count of a noun comes back when it is doubled and halved", arguments: tags)
  func counts(tag: String) {
    var generator = SeededGenerator.ofLaw
    let nouns = [
      "de": "Ei Apfel Zwiebel Karotte Kartoffel Nuss Lorbeerblatt Würstchen Glas Dose Stück Bund",
      "fr": "œuf oignon poireau chou ananas pomme gousse boîte verre noix citron feuille",
      "es": "huevo limón nuez calabacín tomate diente lata pan cebolla vaso hoja",
      "it": "uovo arancia fungo limone ciliegia spicchio barattolo mela zucchina foglia",
      "sv": "ägg lök morot tomat potatis vitlöksklyfta burk skiva citron päron",
      "nl": "ei ui tomaat wortel sjalot appel avocado teentje blik plakje pot",
    ]
    let finder = AmountFinder(in: tag)
    let (two, half) = (
      AmountScaler(by: 2, finder: finder), AmountScaler(by: Fraction(1, 2), finder: finder)
    )
    for noun in nouns[tag]?.split(separator: " ") ?? [] {
      let one = "1 \(noun)"
      #expect(half.scaling(two.scaling(one).text).text == one)
      let many = Int.random(in: 2...500, using: &generator)
      let plural = two.scaling(one).text.dropFirst(2)
      #expect(
        two.scaling("\(many) \(plural)").text == "\(2 * many) \(plural)",
        "seed \(generator.seed)")
      #expect(AmountScaler(by: many, finder: finder).scaling(one).text == "\(many) \(plural)")
    }
  }

  @Test("any bytes are read in any language, and in time", arguments: tags)
  func hostile(tag: String) {
    let finder = AmountFinder(in: tag)
    let long = String(repeating: "zwiebel", count: 2000)
    let texts = [
      "1 \(long)", "1 \(String(repeating: "ä", count: 5000))ei", "2 \u{301}Ä", "1 (",
      "1 Dose à à à 4",
      String(repeating: "1 Dose à ", count: 300), String(repeating: "für 2 ", count: 300),
    ]
    for text in texts {
      let scaled = AmountScaler(by: 1, finder: finder).scaling(text).text
      #expect(scaled.utf8.elementsEqual(text.utf8))
      _ = AmountScaler(by: 3, finder: finder).scaling(text)
    }
  }
}

@Suite("Recipe lines of other languages, beside the checkout", .enabled(if: SharedFile.exist))
struct ForeignRecipeLineTests {
  @Test("98 of 100 lines have the amount that they should, without a language and in their own")
  func lines() throws {
    let rows = try SharedFile.rows(of: "conformance/fresh_text.tsv").filter {
      $0[0].hasPrefix("ING-") && $0[0] != "ING-en"
    }
    #expect(rows.count >= 40)
    for isNamed in [false, true] {
      var wrong: [String] = []
      for row in rows {
        var finder = AmountFinder(in: isNamed ? String(row[0].dropFirst(4)) : "en")
        // A shop's list uses points in any language: `0.5 Gurke`.
        if row[2].contains(".") { finder.decimalMark = .point }
        let first = finder.amounts(in: row[2]).first { $0.role == .amount || $0.role == .count }
        let expected = row[4].components(separatedBy: " = ")[0].components(separatedBy: " [")[0]
        if !fits(first?.amount, expected) {
          wrong.append("\(row[2]): \(first.map { "\($0.amount)" } ?? "NONE"), not \(expected)")
        }
      }
      #expect(wrong.count * 50 <= rows.count, "\(wrong)")
    }
  }

  /// Whether an amount matches the table: `3/2 dl`, `11-12 dl`, `2 count`, `NONE`.
  private func fits(_ found: WrittenAmount?, _ expected: String) -> Bool {
    guard let found else { return expected == "NONE" }
    if expected.hasSuffix(" count") {
      return (try? Fraction(expected.dropLast(6).description)).map { found.lower == .number($0) }
        ?? false
    }
    let amount = AmountFinder().amounts(in: expected).first?.amount
    return found.lower == amount?.lower && found.upper == amount?.upper
  }
}
