import Foundation
import Quantities

/// Amounts, expressions and ingredient lines, from text.
func reading() -> [Comparison] {
  let milliliters = 2.75 * 236.588_236_5
  return [
    Comparison(
      "read '2.75 cups'",
      [
        Contender("Quantities", "2.75 cups", gives: Amount(2.75.cups)) {
          try Amount<VolumeKind>($0)
        },
        Contender("by hand: `split`, `Double`, a dictionary", "2.75 cups", gives: milliliters) {
          ByHand.milliliters($0)
        },
        Contender("by hand: `Regex`", "2.75 cups", gives: milliliters) {
          ByHand.millilitersByRegex($0)
        },
      ]),
    Comparison(
      "read '1h 30m'",
      [
        Contender("Quantities", "1h 30m", gives: 90.minutes) { try Minutes($0) },
        Contender("by hand: `split`, `Double`", "1h 30m", gives: 5400) { ByHand.seconds($0) },
      ]),
    Comparison(
      "read the corpus of volumes",
      [
        Contender("Quantities", Array(zip(Corpus.volumeTexts, Corpus.volumes))) {
          try Amount<VolumeKind>($0.0)
        } isRight: {
          $0.1 == $1
        }
      ]),
    Comparison(
      "read an expression or a line",
      [
        Contender("Quantities, '1 1/2 cups'", "1 1/2 cups", gives: Amount(1.5.cups)) {
          try Amount<VolumeKind>($0)
        },
        Contender(
          "Quantities, '2 h 30 min + 45 min to min'", "2 h 30 min + 45 min to min",
          gives: .amount(AnyAmount(195.minutes))
        ) { try QuantityExpression($0).value },
      ]),
    Comparison(
      "read '2 1/4 teaspoons ground cumin'",
      [
        Contender("Quantities", lines) {
          IngredientLine($0)
        } isRight: {
          $1.amount?.lower == .amount(AnyAmount(2.25.teaspoons)) && $1.rest == "ground cumin"
        },
        Contender("by hand: `split`, `Double`", lines[0], gives: ingredient) {
          ByHand.ingredient($0)
        },
        Contender("by hand: `NSRegularExpression`", lines[0], gives: ingredient) {
          ByHand.ingredientByExpression($0)
        },
      ]),
  ]
}

private let lines = Array(repeating: "2 1/4 teaspoons ground cumin", count: 100)
private let ingredient = ByHand.Ingredient(2.25, "teaspoons", "ground cumin")
