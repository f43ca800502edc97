import Foundation
import Quantities

/// Amounts in running text: finding them, and scaling a recipe.
func finding() -> [Comparison] {
  let finder = AmountFinder()
  let scaler = AmountScaler(by: 3)
  return [
    Comparison(
      "find the amounts in \(Corpus.method.utf8.count) bytes of text",
      [
        Contender("Quantities", Corpus.method, gives: Corpus.amountsOfMethod, times: 10) { text in
          finder.amounts(in: text).map { String(text[$0.range]) }
        },
        Contender("by hand: `Regex`", Corpus.method, gives: Corpus.amountsOfMethod, times: 10) {
          ByHand.find($0)
        },
        Contender(
          "by hand: `NSRegularExpression`", Corpus.method, gives: Corpus.amountsOfMethod,
          times: 10
        ) { ByHand.findByExpression($0) },
      ]),
    Comparison(
      "scale a recipe of \(Corpus.recipeLines) lines by 3",
      [
        Contender("Quantities", Corpus.recipe, gives: Corpus.recipeTimesThree, times: 10) {
          try scaler.scaled($0)
        },
        Contender(
          "by hand: `Regex`, in decimals", Corpus.recipe, gives: Corpus.recipeTimesThreeByHand,
          times: 10
        ) { ByHand.scaled($0, by: 3) },
      ]),
  ]
}
