public import Quantities

// The items of a shopping list, and the lines that it leaves out.

extension AmountSum {
  /// The total of one ingredient.
  ///
  ///     var sum = AmountSum()
  ///     sum.add("1 cup sugar\n100 g sugar")
  ///     sum.items[0].text        // "~1 1/2 cups sugar"
  ///     sum.items[0].isEstimate  // true
  public struct Item: Sendable, Hashable, CustomStringConvertible {
    /// The name in the first recipe.
    public let name: String
    /// The total, or the lower end of its range.
    public let lower: ExpressionValue
    /// The upper end of the range, or ``lower`` again if it isn't a range.
    public let upper: ExpressionValue
    /// Whether a density was used to add the amounts.
    public let isEstimate: Bool
    /// The total with the name, in the words of the first recipe.
    public let text: String

    /// The total with the name: `2 1/2 cups flour`.
    public var description: String { text }
  }

  /// A line that looks like an ingredient but is missing from the sum.
  ///
  ///     var sum = AmountSum()
  ///     sum.add("1/0 cups air")[0].reason.description  // "'1/0' divides by zero"
  public struct Omission: Sendable, Hashable {
    /// The number of the line, from 1.
    public let line: Int
    /// The text of the line.
    public let text: String
    /// The reason why it is missing, with a range in the text of the line.
    public let reason: ParseError
  }
}
