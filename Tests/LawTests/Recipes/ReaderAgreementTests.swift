import Quantities
import TestSupport
import Testing

/// A whole text and a line of a recipe have a grammar each, because one explains mistakes and the
/// other finds roles. They agree on what an amount is.
@Suite("Amounts alone and in running text")
struct ReaderAgreementTests {
  @Test("are read alike, however number and unit are written")
  func agreement() throws {
    var random = SeededGenerator.ofLaw
    let finder = AmountFinder()
    func any(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    for _ in 0..<LongTests.count(20_000, everyday: 1000) {
      let number =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: "\(Int.random(in: 1...2500, using: &random))"
        case 1: any(["0", "1", "2", "12", "150"]) + "." + any(["5", "25", "75", "05", "125"])
        case 2: any(["1", "2", "3", "10"]) + any([" ", "-", " and ", " & "]) + any(Self.parts)
        case 3: any(Self.parts + ["1½", "2⅓", "3/2", "1,500", "2'000", "1e3", "1&frac12;"])
        default: any(Self.words)
        }
      let unit = any(Self.units)
      let mark = any(["-", "–", " - ", " to ", " or "])
      var texts = [
        "\(number) \(unit)", "\(number) \(unit) to 5000 \(unit)", "12\(mark)250 \(unit)",
        "5 gallons plus \(number) cups",
      ]
      // `2 lb half an oz` is no usual sum.
      if number.utf8.first.map({ $0 < 0x3A }) ?? false {
        texts += ["2 lb \(number) oz", "1 hour \(number) minutes"]
      }
      for text in texts {
        let alone = try? WrittenAmount(text)
        let found = finder.amounts(in: "Add \(text) of it.").first?.amount
        #expect(alone == found, "\(text), seed \(random.seed)")
      }
    }
  }

  private static let parts = ["1/2", "1/4", "3/4", "2/3", "1/8", "½", "¾", "⅓", "1⁄2"]
  private static let words = [
    "one", "two", "twelve", "twenty-five", "a hundred", "half a", "a quarter",
    "three quarters of a",
    "two and a half", "one and three quarters", "two thirds of a", "one half", "a couple of",
  ]
  private static let units = [
    "cup", "cups", "Cups", "CUPS", "tbsp", "tbsp.", "Tbsp", "tablespoons", "T", "tsp", "tsp.",
    "teaspoon", "oz", "Oz", "oz.", "ounces", "lb", "Lb", "lbs", "pounds", "g", "grams", "grammes",
    "kg", "Kg", "ml", "mL", "l", "L", "litres", "liters", "dl", "quarts", "qt", "pint", "gallon",
    "minutes", "min", "min.", "hours", "Hours", "h", "seconds", "days", "fl oz",
    "fluid ounces", "pinch", "pinches", "dash", "imperial pint", "us cups",
  ]
}
