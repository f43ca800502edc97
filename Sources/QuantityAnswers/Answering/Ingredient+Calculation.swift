import Quantities

// Arithmetic in place of an ingredient: `2 cups less 10%` isn't an amount of something.

extension QuantityExpression.Ingredient {
  /// Returns a hint if the words are arithmetic or name an option.
  ///
  /// - Parameter isConverted: whether units follow: `1 cup milk 2% in g` is no calculation.
  func hintOnCalculation(isConverted: Bool) -> String? {
    let words = name.split(separator: " ").map { $0.lowercased() }
    let numbered = "calculate with a sign and a number, as in 2 cups flour x 3 or 2 cups - 10%"
    if words.contains(where: { $0.hasPrefix("--") }) {
      return "write options outside of the quotes"
    }
    if words.contains(where: { Self.signs.contains($0) }) {
      return "write a number after the sign, as in 2 cups flour x 3 or 1 cup flour + 2 tbsp sugar"
    }
    guard let last = words.last else { return nil }
    if words.contains("mean") || last == "means" { return "qty units says what each unit is" }
    let before = words.dropLast().last
    if last.isNumber && !(isConverted && last.hasSuffix("%"))
      && !(last.hasPrefix("0") || before.map(Self.designations.contains) ?? false)
    {
      return numbered
    }
    if words.count == 1 || before?.hasSuffix("%") == true, Self.changes.contains(last) {
      return numbered
    }
    // `cherries, halved` describes the preparation.
    if Self.multiples.contains(last) && before?.hasSuffix(",") != true { return numbered }
    let calculates = zip(words, words.dropFirst()).contains {
      Self.operators.contains($0) && ($1.isNumber || Self.numbers.contains($1))
        || $1 == "times" && Self.numbers.contains($0)
    }
    return calculates ? numbered : nil
  }

  private static let signs: Set = ["+", "-", "−", "*", "/", "=", "x", "×", "÷", "plus", "minus"]
  private static let multiples: Set = [
    "doubled", "tripled", "quadrupled", "twice", "thrice", "squared", "cubed",
  ]
  /// Words that can also describe food.
  private static let changes: Set = [
    "at", "by", "divided", "halved", "increased", "less", "mod", "modulo", "more", "multiplied",
    "half", "off", "or", "over", "quartered", "reduced", "times",
  ]
  private static let operators: Set = [
    "by", "into", "less", "minus", "mod", "modulo", "or", "over", "plus", "times",
  ]
  private static let numbers: Set = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "half",
  ]
  /// Words before a number in a name: `flour type 550`.
  private static let designations: Set = ["type", "no", "no.", "number", "grade", "size"]
}

extension String {
  /// Whether the text is a number in digits, or a percentage.
  fileprivate var isNumber: Bool {
    utf8.first.map { 0x30...0x39 ~= $0 } == true
      && utf8.allSatisfy { 0x30...0x39 ~= $0 || ".,/%".utf8.contains($0) }
  }
}
