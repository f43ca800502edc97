import Quantities
import QuantityLanguages
import Testing

@Suite("Lines as cooks of a language write them")
struct CookLineTests {
  @Test("a line is doubled, and nothing of it is left in silence", arguments: Self.rows)
  func doubled(tag: String, line: String, doubled: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let finder = AmountFinder(vocabulary: .standard(for: .metric, language: language))
    let scaled = AmountScaler(by: 2, finder: finder).scaling(line)
    #expect(scaled.text == doubled && scaled.unscaled.isEmpty, "\(tag)")
    #expect(AmountScaler(by: 1, finder: finder).scaling(line).text == line)
    // Doubled and halved, an amount is the same, in any words.
    let half = AmountScaler(by: Fraction(1, 2), finder: finder).scaling(doubled)
    let again = AmountScaler(by: 2, finder: finder).scaling(half.text)
    #expect(half.unscaled.isEmpty && again.unscaled.isEmpty)
    let amounts = finder.amounts(in: again.text).map { $0.amount }
    #expect(amounts == finder.amounts(in: doubled).map { $0.amount }, "\(half.text)")
  }

  @Test(
    "a line with what may be a part of an amount is left whole, and reported",
    arguments: [
      ("tr", "Yarım çay bardağından az süt (50 ml)"), ("it", "vino 1 bicchiere e ½, 2 uova"),
      ("he", "בצל אחד"), ("ar", "بصلة واحدة، مفرومة"), ("pt", "1 cápsula e meia de açúcar"),
    ])
  func whole(tag: String, line: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let finder = AmountFinder(vocabulary: .standard(for: .metric, language: language))
    let scaled = AmountScaler(by: 2, finder: finder).scaling(line)
    #expect(scaled.text == line && scaled.unscaled.count == 1, "\(scaled.text)")
  }

  @Test(
    "the length of a root is reported: nobody says how many pieces there are",
    arguments: [
      ("de", "3 cm Ingwer"), ("de", "Ingwer 3 cm"), ("fr", "3 cm de gingembre"),
      ("it", "zenzero 3 cm"), ("ja", "にんにく（チューブ）3cm"), ("ja", "しょうが 1〜2cm"),
      ("hi", "1 इंच अदरक"), ("ru", "2 см имбиря"), ("zh", "姜 3厘米"), ("ko", "생강 2cm"),
      ("ja", "大根 4cm"),
    ])
  func lengths(tag: String, line: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let finder = AmountFinder(vocabulary: .standard(for: .metric, language: language))
    let scaled = AmountScaler(by: 2, finder: finder).scaling(line)
    #expect(scaled.text == line && scaled.unscaled.count == 1, "\(scaled.text)")
  }

  private static let rows = [westernLines, easternEuropeanLines, asianLines].flatMap { table in
    table.split(separator: "\n\n").flatMap { block in
      let lines = block.split(separator: "\n").map(String.init)
      return lines.dropFirst().map { line in
        let ends = line.split(separator: " => ").map(String.init)
        return (tag: lines[0], line: ends[0], doubled: ends[1])
      }
    }
  }
}
