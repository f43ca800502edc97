import Quantities
import Testing

@Suite("Numbers in words, in German")
struct SpokenNumberTests {
  private static let style = PresentationStyle.spoken.language(.german)

  @Test(
    "halves have words of their own, and agree with their units",
    arguments: [
      ("1 1/2 cups", "anderthalb Tassen"), ("1/2 cup", "eine halbe Tasse"), ("1 cup", "eine Tasse"),
      ("1/2 tsp", "ein halber Teelöffel"), ("1 tbsp", "ein Esslöffel"), ("0 cups", "null Tassen"),
      ("2 1/2 cups", "zweieinhalb Tassen"), ("12 cups", "zwölf Tassen"),
      ("12 1/2 cups", "zwölfeinhalb Tassen"), ("1/2 lb", "acht Unzen"),
      ("13 cups", "13 Tassen"), ("1/4 cup", "1/4 Tasse"), ("1 3/4 cups", "1 3/4 Tassen"),
      ("0.5 l", "500 Milliliter"), ("1.5 l", "anderthalb Liter"), ("1.2 l", "1,2 Liter"),
      ("7 tsp", "zwei Esslöffel und ein Teelöffel"), ("90 min", "eine Stunde und 30 Minuten"),
      ("-1 cup", "minus eine Tasse"), ("1 metric cup", "eine metrische Tasse"),
    ])
  func words(text: String, expected: String) throws {
    #expect(try AnyAmount(text).formatted(Self.style) == expected)
    let vocabulary = Vocabulary.standard(for: .us, language: .german)
    let read = try AnyAmount(expected, decimalMark: .comma, vocabulary: vocabulary)
    #expect(try read == AnyAmount(text), "\(expected)")
  }

  @Test("a number without a unit has no gender, and keeps its digits where that counts")
  func bare() {
    let presenter = Presenter<VolumeKind>()
    #expect(presenter.present(2.cups...3.cups).formatted(Self.style) == "zwei bis drei Tassen")
    #expect(presenter.present(1.cups...2.cups).formatted(Self.style) == "1 bis zwei Tassen")
    #expect(
      0.5.pounds.presented(in: [.pound]).formatted(Self.style.system(.us)) == "ein halbes Pfund")
    #expect(Fraction(1, 2).formatted(Self.style) == "1/2")
    #expect(Fraction(3, 2).formatted(Self.style) == "anderthalb")
  }
}
