import IngredientDensities
import Quantities
import TestSupport
import Testing

/// Laws for any ingredient line in any kitchen.
@Suite("Laws of the reader's kitchen")
struct ReaderKitchenLawTests {
  private static let count = LongTests.count(20_000, everyday: 100)
  private static let names = [
    "all-purpose flour", "granulated sugar", "butter", "whole milk", "olive oil", "honey",
    "chicken stock", "water", "cheddar cheese", "ground beef", "carrots", "spinach", "blueberries",
    "white rice", "cocoa", "heavy cream", "almonds", "lemon juice", "salt", "gravel",
  ]
  private static let units = [
    "cup", "cups", "tbsp", "tsp", "oz", "lb", "g", "kg", "ml", "l", "fl oz", "pint", "quart",
    "dl", "cl",
  ]

  /// A random line, sometimes followed by the same amount in grams or milliliters.
  private static func line(using random: inout SeededGenerator) -> String {
    let numbers = ["1", "2", "3", "1/2", "1 1/2", "12", "250", "0.75", "2-3", "7"]
    let (number, unit, name) = (
      numbers.randomElement(using: &random) ?? "1", units.randomElement(using: &random) ?? "cup",
      names.randomElement(using: &random) ?? "water"
    )
    let other = ["", "", " (120 g)", " (8 oz)", "/250 ml"].randomElement(using: &random) ?? ""
    return "\(number) \(unit)\(other) \(name)"
  }

  @Test("a kitchen changes nothing of what it has made, and leaves the name of the ingredient")
  func idempotent() throws {
    var random = SeededGenerator.ofLaw
    for _ in 0..<Self.count {
      let line = Self.line(using: &random)
      for kitchen in ReaderKitchen.all {
        let scaler = IngredientScaler(AmountScaler(by: 1, for: kitchen))
        let once = scaler.scaling(line)
        // Figures that contradict each other stay: `2 cups (8 oz) honey`.
        let isPair = line.contains("(") || line.contains("/250")
        #expect(
          once.unscaled.isEmpty || isPair && once.text == line,
          "\(line) for \(kitchen), seed \(random.seed)")
        // Amounts in the kitchen's spoons and cups must be read in its system.
        var again = scaler
        again.scaler.finder.vocabulary = .standard(for: kitchen.system)
        #expect(
          once.text == line || again.scaling(once.text).text == once.text,
          "\(line) for \(kitchen): \(once.text), seed \(random.seed)")
        let name = Self.names.first { line.hasSuffix($0) } ?? ""
        #expect(once.text.hasSuffix(name), "\(line) for \(kitchen): \(once.text)")
      }
    }
  }

  @Test("what a kitchen converts is at most 5 % off, and 1/15 in a few spoons or in ounces")
  func near() throws {
    var random = SeededGenerator.ofLaw
    for _ in 0..<Self.count {
      let line = Self.line(using: &random)
      guard let before = IngredientLine(line).amount, before.alternates.isEmpty else { continue }
      let name = Self.names.first { line.hasSuffix($0) } ?? ""
      for kitchen in ReaderKitchen.all {
        let text = IngredientScaler(AmountScaler(by: 1, for: kitchen)).scaling(line).text
        let vocabulary = Vocabulary.standard(for: kitchen.system)
        let reader = text == line ? AmountFinder() : AmountFinder(vocabulary: vocabulary)
        let after = try #require(IngredientLine(text, finder: reader).amount, "\(text)")
        let isFluid = line.contains(" oz ") && text != line
        guard !isFluid, let old = before.upper.amount, let new = after.upper.amount else {
          continue
        }
        // No spoon is smaller than 1/8 teaspoon.
        if let spoons = new.as(VolumeKind.self), spoons.value(in: .teaspoon) < 1.25 { continue }
        let (exact, shown) = (try Self.size(of: old, name), try Self.size(of: new, name))
        let spoons = new.as(VolumeKind.self)?.value(in: .tablespoon)
        let isCoarse = kitchen.system == .us && spoons ?? 0 < 6
        #expect(
          abs(shown - exact) <= exact * (isCoarse ? 0.067 : 0.0501),
          "\(line) for \(kitchen): \(text), \(shown) for \(exact), seed \(random.seed)")
      }
    }
  }

  @Test("liquids are never weighed, and nothing is in milligrams")
  func kinds() {
    var random = SeededGenerator.ofLaw
    let liquids = [
      "whole milk", "olive oil", "chicken stock", "water", "heavy cream", "lemon juice",
    ]
    for _ in 0..<Self.count {
      let line = Self.line(using: &random)
      let isLiquid = liquids.contains { line.hasSuffix($0) }
      for kitchen in ReaderKitchen.all {
        let text = IngredientScaler(AmountScaler(by: 1, for: kitchen)).scaling(line).text
        #expect(!text.contains(" mg "), "\(line) for \(kitchen): \(text)")
        let isByVolume = IngredientLine(line).amount?.upper.amount?.unit.kind.name == "volume"
        let isWeighed = IngredientLine(text).amount?.upper.amount?.unit.kind.name == "mass"
        #expect(
          !(isLiquid && isByVolume && isWeighed) || line.contains("("),
          "\(line) for \(kitchen): \(text), seed \(random.seed)")
      }
    }
  }

  /// The size of an amount of an ingredient, in grams, or in milliliters if the density is unknown.
  private static func size(of amount: AnyAmount, _ name: String) throws -> Double {
    guard let volume = amount.as(VolumeKind.self) else {
      return amount.as(MassKind.self).map { $0.value(in: .gram) } ?? 0
    }
    guard case .found(let ingredient) = IngredientTable.standard.match(name) else {
      return volume.value(in: .milliliter)
    }
    return try ingredient.mass(of: volume).amount.value(in: .gram)
  }
}
