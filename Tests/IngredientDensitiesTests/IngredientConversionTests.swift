import IngredientDensities
import Quantities
import TestSupport
import Testing

@Suite("Spoons of ingredients by weight, and back")
struct IngredientConversionTests {
  private func found(_ name: String) throws -> Ingredient {
    guard case .found(let ingredient) = IngredientTable.standard.match(name) else {
      throw Missing(name: name)
    }
    return ingredient
  }

  private struct Missing: Error { let name: String }

  @Test(
    "a weight is told in the unit that is asked for, or in the next smaller one that can say it",
    arguments: [
      ("75 g", "cocoa", "tbsp", "~14 tablespoons"),
      ("110 g", "peanut butter", "tbsp", "~7 tablespoons"),
      ("120 g", "salt", "tsp", "~20 teaspoons"),
      ("120 g", "flour", "cup", "~1 cup"),
      ("215 g", "butter", "cup", "~15 tablespoons"),
      ("250 g", "butter", "cup", "~1 1/8 cups"),
      ("8 oz", "flour", "cup", "~1 7/8 cups"),
      ("113 g", "butter", "stick", "~1 stick"),
      ("110 g", "butter", "stick", "~0.97 sticks"),
      ("5 g", "baking powder", "tsp", "~1 1/4 teaspoons"),
      ("6 g", "baking soda", "tbsp", "~1/3 tablespoon"),
      ("1 g", "salt", "cup", "~1/8 teaspoon"),
      ("20 g", "coffee", "tbsp", "~3 1/2 tablespoons"),
    ])
  func facts(weight: String, name: String, unit: String, text: String) throws {
    let volume = try found(name).volume(of: Amount<MassKind>(weight))
    #expect(try volume.presented(in: MeasurementUnit(named: unit)).formatted() == text)
  }

  @Test(
    "the range has steps of at most a quarter of its width, in one notation",
    arguments: [
      ("113 g", "butter", "stick", "0.95 to 1.02 sticks"),
      ("120 g", "salt", "tsp", "19 to 25 teaspoons"),
      ("240 g", "flour", "cup", "1.9 to 2.4 cups"),
      ("75 g", "cocoa", "tbsp", "10 1/2 to 15 tablespoons"),
    ])
  func ranges(weight: String, name: String, unit: String, text: String) throws {
    let volume = try found(name).volume(of: Amount<MassKind>(weight))
    let range = try volume.presentedRange(in: MeasurementUnit(named: unit))
    #expect(range.formatted(PresentationStyle(approximation: .none)) == text)
  }

  private static let amounts = LongTests.choose(
    [1, 2, 5, 8, 12, 20, 35, 60, 75, 110, 120, 215, 250, 500, 1200],
    everyday: [2, 12, 75, 215, 1200])

  @Test("no weight in cups and spoons is more than 5 % off, unless the smallest spoon is coarser")
  func spoons() throws {
    for ingredient in IngredientTable.standard.ingredients {
      for grams in Self.amounts {
        let volume = try ingredient.volume(of: grams.grams)
        for unit in [MeasurementUnit<VolumeKind>.teaspoon, .tablespoon, .cup] {
          let shown = volume.presented(in: unit)
          // Half of 1/8 teaspoon is more than 5 % of an amount below 1 1/4 teaspoons.
          let isSmall = volume.amount < 1.25.teaspoons
          let isSpoons = shown.parts.allSatisfy {
            $0.notation == .fraction || $0.value.denominator == 1
          }
          #expect(
            (isSmall || shown.isNear) && isSpoons && shown.parts[0].unit.ticks <= unit.ticks,
            "\(grams) g \(ingredient) in \(unit): \(shown)")
        }
      }
    }
  }

  @Test("no volume in grams or ounces is more than 5 % off")
  func weights() throws {
    for ingredient in IngredientTable.standard.ingredients {
      for count in [1, 2, 3, 7] {
        for volume in [Amount(count.teaspoons), Amount(count.tablespoons), Amount(count.cups)] {
          let mass = try ingredient.mass(of: volume)
          for unit in [MeasurementUnit<MassKind>.gram, .ounce] {
            let shown = mass.presented(in: unit)
            #expect(
              shown.isNear,
              "\(volume) \(ingredient) in \(unit): \(shown)")
          }
        }
      }
    }
  }
}

extension Presentation {
  /// Whether the presentation is within 5 % of the amount.
  fileprivate var isNear: Bool { (Fraction(-1, 20)...Fraction(1, 20)).contains(relativeError) }
}
