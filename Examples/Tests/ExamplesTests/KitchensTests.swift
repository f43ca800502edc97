import Foundation
import IngredientDensities
import Quantities
import Testing

@testable import kitchens

@Suite("Recipes in other kitchens")
struct KitchensTests {
  /// The recipes, with the system whose cups, pints and spoons they mean.
  static let manners: [(name: String, system: MeasurementSystem)] = [
    ("american", .us), ("australian", .australian), ("british", .imperial), ("european", .metric),
  ]

  private func text(_ manner: String) throws -> String {
    try String(decoding: Program.recipe("kitchens/\(manner).md"), as: UTF8.self)
  }

  private func scaled(
    _ text: String, in system: MeasurementSystem, for kitchen: ReaderKitchen
  ) -> ScaledText {
    let finder = AmountFinder(vocabulary: .standard(for: system))
    return IngredientScaler(AmountScaler(by: 1, for: kitchen, finder: finder)).scaling(text)
  }

  @Test("forty recipes are read whole", arguments: manners)
  func recipes(manner: String, system: MeasurementSystem) throws {
    let text = try text(manner)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("# ") } == 10)
    for kitchen in ReaderKitchen.all {
      let scaled = scaled(text, in: system, for: kitchen)
      for amount in scaled.unscaled {
        Issue.record("\(kitchen): \(text[amount.range]): \(amount.reason)")
      }
    }
  }

  @Test("what a kitchen made, it leaves as it is", arguments: manners)
  func stability(manner: String, system: MeasurementSystem) throws {
    let text = try text(manner)
    for kitchen in ReaderKitchen.all {
      let once = scaled(text, in: system, for: kitchen).text
      let twice = scaled(once, in: kitchen.system, for: kitchen).text
      for (first, second) in zip(lines(once), lines(twice)) {
        #expect(first == second, "\(kitchen)")
      }
    }
  }

  @Test("no new amount is in milligrams, and no liquid is weighed", arguments: manners)
  func measures(manner: String, system: MeasurementSystem) throws {
    let text = try text(manner)
    let liquid = /(\d g|kg|oz|lb) (whole )?(milk|water|oil|stock|beer|juice|broth|cream)\b/
    for kitchen in ReaderKitchen.all {
      let scaled = scaled(text, in: system, for: kitchen)
      for (old, new) in zip(lines(text), lines(scaled.text)) where old != new {
        #expect(!new.contains(/\d mg/), "\(kitchen): \(new)")
        #expect(old.contains(liquid) || !new.contains(liquid), "\(kitchen): \(new)")
      }
    }
  }

  @Test("an amount of the same kind is at most a fifteenth off", arguments: manners)
  func errors(manner: String, system: MeasurementSystem) throws {
    for line in lines(try text(manner)) {
      // Own figures of the recipe are not the library's.
      guard line.first == "-" || line.first?.isNumber == true, !line.contains("("),
        !line.contains("/"),
        let old = amount(of: line, in: system)
      else { continue }
      for kitchen in ReaderKitchen.all {
        let new = scaled(line, in: system, for: kitchen).text
        guard let amount = amount(of: new, in: kitchen.system), amount.kind == old.kind else {
          continue
        }
        let ratio = try amount.ratio(to: old)
        #expect(
          ratio >= Fraction(14, 15) && ratio <= Fraction(16, 15), "\(kitchen): \(line) > \(new)")
      }
    }
  }

  @Test("there and back, an amount of the same kind is at most 10 % off", arguments: manners)
  func roundTrips(manner: String, system: MeasurementSystem) throws {
    let homes: [MeasurementSystem: ReaderKitchen] = [
      .us: .us, .australian: .australian, .imperial: .uk, .metric: .metric,
    ]
    let home = try #require(homes[system])
    for line in lines(try text(manner)) {
      guard line.first == "-" || line.first?.isNumber == true, !line.contains("("),
        !line.contains("/"), let old = amount(of: line, in: system)
      else { continue }
      for kitchen in ReaderKitchen.all {
        let there = scaled(line, in: system, for: kitchen).text
        let back = scaled(there, in: kitchen.system, for: home).text
        guard let new = amount(of: back, in: home.system), new.kind == old.kind else { continue }
        let ratio = try new.ratio(to: old)
        #expect(
          ratio >= Fraction(9, 10) && ratio <= Fraction(11, 10),
          "\(kitchen): \(line) > \(there) > \(back)")
      }
    }
  }

  private func amount(of line: String, in system: MeasurementSystem) -> AnyAmount? {
    let finder = AmountFinder(vocabulary: .standard(for: system))
    return IngredientLine(line, finder: finder).amount?.upper.amount
  }

  @Test("the page in the repository is what the program prints")
  func britishPage() throws {
    let html = try Program(name: "kitchens").output(
      "metric", "us", recipes: ["kitchens/british.md"])
    #expect(try Data(html.utf8) == Program.recipe("kitchens/british.html"))
  }

  @Test("a page has a column for each kitchen, and new pieces in bold")
  func page() throws {
    let html = try Program(name: "kitchens").output(
      "metric", "us", recipes: ["kitchens/american.md"])
    #expect(html.contains("<tr><th>As written</th><th>metric</th><th>us</th></tr>"))
    #expect(
      html.contains(
        "<tr><td>- 2 cups buttermilk</td><td>- <b>~470 ml</b> buttermilk</td><td>- 2 cups buttermilk</td></tr>"
      ))
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
