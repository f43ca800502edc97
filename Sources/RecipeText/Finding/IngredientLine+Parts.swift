public import QuantityCore
public import QuantityReading

extension IngredientLine {
  /// The same amount in other units, as stated in the line.
  ///
  ///     IngredientLine("450g/1lb flour").alternates  // [1 pound]
  public var alternates: [WrittenAmount] { amount?.alternates ?? [] }

  /// The ingredient: the rest up to the first comma or semicolon, without parentheses.
  ///
  ///     IngredientLine("2 cups oats (rolled), toasted").item  // "oats"
  public var item: String { parts.item.string ?? "" }

  /// How to prepare the ingredient: the rest after the first comma or semicolon, without
  /// parentheses; `nil` if there is nothing.
  ///
  ///     IngredientLine("2 onions, peeled and diced").preparation  // "peeled and diced"
  public var preparation: String? { parts.preparation.string }

  /// The text in parentheses; `nil` if there is none.
  ///
  ///     IngredientLine("1 tsp salt (or to taste)").comment  // "or to taste"
  public var comment: String? { parts.comment.string }

  private var parts: LineParts { LineParts(rest) }
}

extension IngredientLine {
  /// Creates a line from its parts.
  ///
  ///     let oats = IngredientLine(
  ///       amount: WrittenAmount(1.cups), item: "oats", preparation: "ground", comment: "optional")
  ///     oats.text                                  // "1 cup oats, ground (optional)"
  ///     IngredientLine(oats.text).item             // "oats"
  ///
  /// - Parameters:
  ///   - amount: how much there is, or `nil` if unspecified. Its alternates are written in
  ///     parentheses.
  ///   - item: the ingredient.
  ///   - preparation: how to prepare it.
  ///   - comment: the text to write in parentheses.
  ///   - style: the style of the amount.
  public init(
    amount: WrittenAmount?, item: String, preparation: String? = nil, comment: String? = nil,
    style: PresentationStyle = .usual
  ) {
    var rest = item
    if let preparation { rest += ", " + preparation }
    if let comment { rest += " (\(comment))" }
    guard let amount else {
      self.init(text: rest, rest: rest)
      return
    }
    let written = amount.formatted(style)
    let others = amount.alternates.map { $0.formatted(style) }.joined(separator: "; ")
    let text = written + (others.isEmpty ? "" : " (\(others))") + " " + rest
    let end = text.utf8.index(text.startIndex, offsetBy: written.utf8.count)
    self.init(text: text, amount: amount, range: text.startIndex..<end, rest: rest)
  }
}

extension IngredientLine {
  /// Returns the line with its amount formatted, and every other byte unchanged.
  ///
  ///     IngredientLine("1.5 c. milk, warm").formatted(.vulgar)      // "1½ cups milk, warm"
  ///     IngredientLine("2 cups milk, warm").formatted(in: .metric)  // "~470 milliliters milk, warm"
  ///     IngredientLine("Salt to taste").formatted()                 // "Salt to taste"
  ///
  /// - Parameters:
  ///   - style: the style of the amount.
  ///   - kitchen: the kitchen whose measures to use, or `nil` for those of the amount's own unit.
  public func formatted(_ style: PresentationStyle = .usual, in kitchen: Kitchen? = nil) -> String {
    // The implied 1 of `28 oz can` has no text.
    guard let amount, let range, !range.isEmpty else { return text }
    var style = style
    let before = text[..<range.lowerBound]
    // `about 2 cups` needs no second mark of approximation.
    if amount.isAbout, !before.isEmpty { style.approximation = .none }
    return before + amount.formatted(style, in: kitchen) + text[range.upperBound...]
  }
}

extension IngredientLine: CustomStringConvertible {
  /// The line.
  public var description: String { text }
}
