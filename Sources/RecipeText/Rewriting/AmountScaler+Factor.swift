public import QuantityCore
import QuantityReading

extension AmountScaler {
  /// Returns the factor that scales a recipe to the available amount of an ingredient.
  ///
  ///     let recipe = """
  ///       300 g pasta
  ///       2 cups (500 ml) stock
  ///       4 large eggs
  ///       """
  ///     try AmountScaler.factor(for: "200 g pasta", in: recipe)  // 2/3
  ///     try AmountScaler.factor(for: "1 l stock", in: recipe)    // 2
  ///     try AmountScaler.factor(for: "6 eggs", in: recipe)       // 3/2
  ///
  /// The factor is determined by the line whose ingredient contains all words of `ingredient`, in
  /// the singular or plural, with an amount of the same kind in any of the line's units. Among
  /// several such lines, one without other words is preferred (`sugar` over `brown sugar`), then
  /// one that has the words before any comma or parenthesis. For a range, the first end counts,
  /// because it is enough for the recipe.
  ///
  /// The time is linear in the length of the text.
  ///
  /// - Parameters:
  ///   - ingredient: an amount of an ingredient, such as `200 g pasta`.
  ///   - text: the recipe, with one ingredient per line.
  ///   - finder: the finder of the amounts.
  /// - Throws: an ``IngredientError`` if no line matches, or if several do.
  public static func factor(
    for ingredient: String, in text: String, finder: AmountFinder = AmountFinder()
  ) throws(IngredientError) -> Fraction {
    if let servings = finder.servings(in: ingredient) {
      return try factor(forServings: servings, in: text, finder: finder)
    }
    guard let wanted = WantedIngredient(ingredient, finder) else {
      throw IngredientError(.unclear, ingredient)
    }
    var best = IngredientFit.none
    var fitting: [(line: IngredientError.Line, amount: WrittenAmount)] = []
    var others: [IngredientError.Line] = []
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = IngredientLine(String(Substring(line)), finder: finder)
      let fit = wanted.fit(of: line)
      guard fit > .none else { continue }
      let reported = IngredientError.Line(number: index + 1, text: line.text)
      // `Pancakes (4 servings)` has no number of pancakes.
      let isOfServings = finder.servings(in: line.text) != nil
      guard !isOfServings, let amount = wanted.comparable(of: line) else {
        others.append(reported)
        continue
      }
      if fit > best { (best, fitting) = (fit, []) }
      if fit == best { fitting.append((reported, amount)) }
    }
    guard let only = fitting.first else {
      throw IngredientError(others.isEmpty ? .notFound : .otherKind, ingredient, others)
    }
    guard fitting.count == 1 else {
      throw IngredientError(.several, ingredient, fitting.map { $0.line })
    }
    guard let factor = wanted.amount.lowerRatio(to: only.amount) else {
      throw IngredientError(.tooLarge, ingredient, [only.line])
    }
    return factor
  }

  /// Creates a scaler that adapts a recipe to the available amount of an ingredient.
  ///
  ///     let recipe = "300 g pasta\n1 cup stock"
  ///     let scaler = try AmountScaler(toUse: "600 g pasta", in: recipe)
  ///     try scaler.scaled("1 cup stock")  // "2 cups stock"
  ///
  /// - Parameters:
  ///   - ingredient: an amount of an ingredient, such as `200 g pasta`.
  ///   - text: the recipe, with one ingredient per line.
  ///   - kitchen: the reader's kitchen, or `nil` for that of the recipe.
  ///   - style: the style of the amounts, or `nil` to keep the style of each.
  ///   - finder: the finder of the amounts.
  /// - Throws: an ``IngredientError`` if no line matches, or if several do.
  public init(
    toUse ingredient: String, in text: String, for kitchen: ReaderKitchen? = nil,
    style: PresentationStyle? = nil, finder: AmountFinder = AmountFinder()
  ) throws(IngredientError) {
    let factor = try AmountScaler.factor(for: ingredient, in: text, finder: finder)
    self.init(by: factor, for: kitchen, style: style, finder: finder)
  }
}

/// How well the words of a line match the ingredient.
private enum IngredientFit: Int, Comparable {
  case none, somewhere, inName, exact

  static func < (left: IngredientFit, right: IngredientFit) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The available amount of an ingredient.
private struct WantedIngredient {
  let amount: WrittenAmount
  private let words: Set<String>
  private let language: RecipeWords

  /// Parses a text; returns `nil` if it isn't an amount of an ingredient.
  init?(_ text: String, _ finder: AmountFinder) {
    let line = IngredientLine(text, finder: finder)
    guard let amount = line.amount, !amount.isRange, amount.lower.isPositive,
      amount.lower.kind != .time
    else { return nil }
    language = finder.vocabulary.recipeWords
    words = Set(LineWords(line.rest, language).map { $0.word })
    if words.isEmpty { return nil }
    self.amount = amount
  }

  /// Returns how well the words of a line match.
  func fit(of line: IngredientLine) -> IngredientFit {
    var missing = words
    var missingInName = words.count
    var isExact = true
    for (word, isInName) in LineWords(line.rest, language) {
      if missing.remove(word) == nil { isExact = isExact && words.contains(word) }
      if isInName { missingInName = missing.count }
    }
    guard missing.isEmpty else { return .none }
    return isExact ? .exact : missingInName == 0 ? .inName : .somewhere
  }

  /// Returns an amount of a line that has the same kind as this one, preferably in the same unit or
  /// system; `nil` if there is none.
  func comparable(of line: IngredientLine) -> WrittenAmount? {
    guard let amount = line.amount else { return nil }
    let given = ([amount] + amount.alternates).filter {
      $0.lower.isPositive && $0.lower.kind == self.amount.lower.kind
    }
    return given.first { $0.lower.unit == self.amount.lower.unit }
      ?? given.first { $0.lower.sharesSystem(with: self.amount.lower) } ?? given.first
  }
}

extension WrittenAmount {
  /// Returns the ratio of the lower end to that of another amount; `nil` if it overflows.
  fileprivate func lowerRatio(to other: WrittenAmount) -> Fraction? {
    if case .number(let number) = lower, case .number(let divisor) = other.lower {
      let ratio = number.dividedReportingOverflow(by: divisor)
      return ratio.overflow ? nil : ratio.partialValue
    }
    guard let ticks = exactLower, let divisor = other.exactLower else { return nil }
    return ticks.ratio(to: divisor)
  }
}

extension ExpressionValue {
  /// The unit of an amount; `nil` for a count.
  fileprivate var unit: AnyUnit? {
    if case .amount(let amount) = self { amount.unit } else { nil }
  }

  fileprivate var kind: AnyKind? { unit?.kind }

  fileprivate func sharesSystem(with other: ExpressionValue) -> Bool {
    guard let unit, let other = other.unit else { return false }
    return unit.definition.systems.contains { other.definition.systems.contains($0) }
  }

  fileprivate var isPositive: Bool {
    switch self {
    case .number(let number): number > .zero
    case .amount(let amount): amount.tickCount > 0
    case .quotient: false
    }
  }
}
