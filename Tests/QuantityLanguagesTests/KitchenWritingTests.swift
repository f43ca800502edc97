import Quantities
import QuantityLanguages
import Testing

@Suite("Writing what CLDR doesn't name")
struct KitchenWritingTests {
  private static let swedish = "1/2 kaffekopp; 1 kaffekopp; 1 1/2 kaffekopp; 2 kaffekoppar"

  /// Half of a unit, one, one and a half, and two.
  @Test(
    "cups are written as cooks write them, and read back",
    arguments: [
      ("sv", MeasurementUnit.coffeeCup, swedish), ("sv-FI", .coffeeCup, swedish),
      ("da", .coffeeCup, "1/2 kaffekop; 1 kaffekop; 1 1/2 kaffekop; 2 kaffekopper"),
      ("nb", .coffeeCup, "1/2 kaffekopp; 1 kaffekopp; 1 1/2 kaffekopp; 2 kaffekopper"),
      ("nn", .coffeeCup, "1/2 kaffikopp; 1 kaffikopp; 1 1/2 kaffikopp; 2 kaffikoppar"),
      (
        "fi", .coffeeCup,
        "1/2 kahvikupillista; 1 kahvikupillinen; 1 1/2 kahvikupillista; 2 kahvikupillista"
      ),
      ("ja", .riceCup, "1/2合; 1合; 1 1/2合; 2合"),
      // Units that cooks have no word for keep their English names.
      ("de", .coffeeCup, "1/2 coffee cup; 1 coffee cup; 1 1/2 coffee cups; 2 coffee cups"),
      ("sv", .riceCup, "1/2 rice cup; 1 rice cup; 1 1/2 rice cups; 2 rice cups"),
    ])
  func cups(tag: String, unit: MeasurementUnit<VolumeKind>, texts: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let vocabulary = Vocabulary.standard(for: .metric, language: language)
    let style = PresentationStyle(language: language, system: .metric)
    let amounts = [1, 2, 3, 4].map { Amount(Fraction($0, 2), unit) }
    for (amount, text) in zip(amounts, texts.split(separator: "; ").map(String.init)) {
      for style in [style, style.units(.symbol), style.units(.narrow)] {
        #expect(amount.formatted(style) == text)
      }
      #expect(try Amount<VolumeKind>(text, vocabulary: vocabulary) == amount, "\(text)")
    }
  }

  @Test(
    "other words for them are read",
    arguments: [
      ("sv", "2 kkp", "2 coffee cups"), ("sv", "1 tekopp", "1 metric cup"),
      ("sv", "en halv kaffekopp", "1/2 coffee cup"), ("fi", "2 kkp", "2 coffee cups"),
      ("fi", "3 kahvikuppia", "3 coffee cups"), ("da", "1 kaffekop", "1 coffee cup"),
      ("nb", "2 KAFFEKOPPER", "2 coffee cups"), ("ja", "2合", "2 rice cups"),
    ])
  func words(tag: String, text: String, meant: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let read = try WrittenAmount(text, vocabulary: .standard(for: .metric, language: language))
    #expect(try read == WrittenAmount(meant, vocabulary: .standard(for: .metric)))
  }
}
