import QuantityCore
public import QuantityReading

/// A line of an ingredient list: an amount, and an ingredient.
///
///     let line = IngredientLine("1 cup (95 g) oats, finely ground (optional)")
///     line.amount?.lower   // 1 cup
///     line.alternates      // [95 grams]
///     line.item            // "oats"
///     line.preparation     // "finely ground"
///     line.comment         // "optional"
///     IngredientLine("Salt to taste").amount  // nil
///
/// Every text is a valid line. Its amount is the first one that isn't a portion or a size; after
/// other words, it can't be a time, what a recipe makes (`Serves 4`) or part of the preparation
/// (`basil, enough for 2 cups`). If there is none, it is the first number of unknown role before a
/// word: the 1/2 of `Pulp of 1/2 lime`.
public struct IngredientLine: Sendable, Hashable {
  /// The text of the line.
  public let text: String
  /// The amount, or `nil` if the line has none.
  public let amount: WrittenAmount?
  /// The range of the amount in the text.
  public let range: Range<String.Index>?
  /// The rest of the line, without a bullet, the words that qualify the amount, a leading `of` and
  /// the amount in other units.
  public let rest: String
  /// The error in the first amount; `nil` if it is valid, or nothing looks like an amount.
  ///
  ///     IngredientLine("1.500 g salt").problem?.message  // "'1.500' can be read in two ways"
  ///     IngredientLine("Salt to taste").problem          // nil
  public let problem: ParseError?
  /// How the measure is filled: `scant`, `heaping`, `firmly packed`; `nil` if the line doesn't say.
  ///
  ///     IngredientLine("1 scant cup flour").qualifier  // "scant"
  public let qualifier: String?

  /// Parses a line.
  public init(_ text: String, finder: AmountFinder = AmountFinder()) {
    var context = TextContext()
    let line = IngredientReading(text, finder, &context)
    self.init(
      text: text, amount: line.amount?.amount, range: line.amount?.range, rest: line.rest,
      problem: line.problem, qualifier: line.qualifier.map { String(text[text.range(ofBytes: $0)]) }
    )
  }

  init(
    text: String, amount: WrittenAmount? = nil, range: Range<String.Index>? = nil, rest: String,
    problem: ParseError? = nil, qualifier: String? = nil
  ) {
    (self.text, self.amount, self.range) = (text, amount, range)
    (self.rest, self.problem, self.qualifier) = (rest, problem, qualifier)
  }
}
