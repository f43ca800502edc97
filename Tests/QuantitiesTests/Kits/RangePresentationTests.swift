import Quantities
import Testing

@Suite("Ranges")
struct RangePresentationTests {
  @Test(
    "share a unit that serves both ends",
    arguments: [
      ("2 tsp", "3 tsp", "2 to 3 teaspoons"), ("1 tsp", "2 tsp", "1 to 2 teaspoons"),
      ("1/2 cup", "3/4 cup", "1/2 to 3/4 cup"), ("1.5 cups", "2 cups", "1 1/2 to 2 cups"),
      ("1 cup", "1 cup", "1 cup"), ("16 tbsp", "1 cup", "1 cup"),
      ("1 tsp", "1 tbsp", "1 to 3 teaspoons"),
      ("3 tbsp", "4 tbsp", "3 to 4 tablespoons"),
      ("2 tsp", "7 tsp", "2 to 7 teaspoons"), ("4 tbsp", "6 tbsp", "4 to 6 tablespoons"),
      ("1 cup", "17 tbsp", "16 to 17 tablespoons"), ("1/3 tsp", "1 tsp", "1/3 to 1 teaspoon"),
      ("1/3 cup", "10 tbsp", "16 to 30 teaspoons"),
      ("0.5 ml", "2 ml", "0.5 to 2 milliliters"), ("20 µl", "50 µl", "20 to 50 microliters"),
      ("500 ml", "1.5 l", "500 to 1500 milliliters"), ("1 l", "2 l", "1 to 2 liters"),
      ("0.995 cup", "2 cups", "~1 to 2 cups"), ("0 cups", "1 cup", "0 to 1 cup"),
    ])
  func ranges(lower: String, upper: String, shown: String) throws {
    let range = try Amount<VolumeKind>(lower)...Amount<VolumeKind>(upper)
    #expect(Presenter().present(range).formatted() == shown)
    #expect(range.formatted() == shown)
  }

  @Test("can be of times, and of unit types")
  func otherRanges() {
    #expect(Presenter().present(20.minutes...30.minutes).formatted() == "20 to 30 minutes")
    #expect(Presenter().present(90.minutes...120.minutes).formatted() == "90 to 120 minutes")
    #expect(Presenter().present(1.weeks...2.weeks).formatted() == "1 to 2 weeks")
    #expect(Presenter().present(16.ounces...24.ounces).formatted() == "1 to 1 1/2 pounds")
    #expect(Presenter().present(12.ounces...20.ounces).formatted() == "12 to 20 ounces")
    #expect(Presenter().present(1.5.cups...2.cups).sharedUnit == .cup)
    #expect(Presenter().present(30.seconds...7200.seconds).formatted() == "30 to 7200 seconds")
    #expect(Presenter().present(30.seconds...72000.seconds).formatted() == "30 to 72000 seconds")
  }

  @Test("a range is formatted in a style and with a kit")
  func formatting() {
    #expect((2.teaspoons...1.tablespoon).formatted() == "2 to 3 teaspoons")
    #expect((2.teaspoons...3.teaspoons).formatted(.symbols) == "2 to 3 tsp")
    let bloom = 36.4.grams...54.grams
    #expect(bloom.formatted(.symbols, kit: .scale(step: 1.grams)) == "~36 to 54 g")
  }
}
