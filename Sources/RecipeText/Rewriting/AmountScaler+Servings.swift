public import QuantityCore
public import QuantityReading

extension AmountScaler {
  /// Parses a factor as people type it: `3`, `1 1/2`, `½`, `2x`, `x2`, `150%`, `half`, `double`,
  /// `twice`, `triple`.
  ///
  ///     try AmountScaler.factor(reading: "150%")    // 3/2
  ///     try AmountScaler.factor(reading: "double")  // 2
  ///     try AmountScaler.factor(reading: "1e300")   // throws
  ///
  /// - Throws: a ``ParseError`` with a range in the text if the text isn't a valid factor.
  public static func factor(reading text: String) throws(ParseError) -> Fraction {
    switch text.lowercased() {
    case "double", "twice": return Fraction(2)
    case "triple", "thrice": return Fraction(3)
    case "quadruple": return Fraction(4)
    default: break
    }
    var digits = text[...]
    if let sign = digits.first, "x×*".contains(sign) { digits.removeFirst() }
    if let sign = digits.last, "xX×".contains(sign) { digits.removeLast() }
    let isPercentage = digits.last == "%"
    if isPercentage { digits.removeLast() }
    guard digits.count < text.count, let number = try? Fraction(String(digits)),
      let factor = isPercentage ? number.multiplied(by: Fraction(1, 100)) : number
    else { return try Fraction(text) }
    return factor
  }

  /// Returns the factor that scales a recipe to a number of servings.
  ///
  ///     try AmountScaler.factor(forServings: 6, in: "Serves 4\n2 cups flour")  // 3/2
  ///
  /// The text must state its servings once: `Serves 4`, `4 servings`, `Für 4 Personen`. For a
  /// range, the first end counts. `Makes 12 rolls` isn't a number of servings.
  ///
  /// - Throws: an ``IngredientError`` if no line states the servings, if several lines differ, or
  ///   if the number isn't finite.
  public static func factor(
    forServings servings: some NumericalValue, in text: String,
    finder: AmountFinder = AmountFinder()
  ) throws(IngredientError) -> Fraction {
    guard let wanted = try? servings.simplestFraction() else {
      throw IngredientError(.unclear, "servings")
    }
    let asked = "\(wanted) servings"
    var given: [(servings: Fraction, line: IngredientError.Line)] = []
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = String(Substring(line))
      guard let servings = finder.servings(in: line) else { continue }
      if given.contains(where: { $0.servings == servings }) { continue }
      given.append((servings, IngredientError.Line(number: index + 1, text: line)))
    }
    guard wanted > .zero, let only = given.first else { throw IngredientError(.noServings, asked) }
    guard given.count == 1 else { throw IngredientError(.several, asked, given.map { $0.line }) }
    let (factor, overflow) = wanted.dividedReportingOverflow(by: only.servings)
    guard !overflow else { throw IngredientError(.tooLarge, asked, [only.line]) }
    return factor
  }
}

extension AmountFinder {
  /// Returns the number of servings that a line states, if any.
  func servings(in line: String) -> Fraction? {
    var servings: Fraction?
    var context = TextContext()
    readLines(of: line, after: &context) { line in
      let found = line.quantities.first {
        $0.role == .yield && $0.quantity.unit == nil && $0.quantity.problem == nil
          && $0.quantity.first.value > .zero && line.parser.countsServings($0)
      }
      servings = found?.quantity.first.value
      return servings == nil
    }
    return servings
  }
}

extension PhraseParser {
  /// Returns whether a yield counts servings, as opposed to pieces, according to its noun or the
  /// preceding word.
  fileprivate func countsServings(_ found: ClassifiedQuantity) -> Bool {
    let next = found.end
    if has(.yield, at: next) { return true }
    var before = found.start - 1
    while before > 0, tokens[before].kind == .sign || keyword(before) == .approximation {
      before -= 1
    }
    let word = text(range(of: before..<before + 1)).lowercased()
    return word.hasPrefix("serv") || word == "feeds" || has(.purpose, at: before)
  }
}
