import Quantities

/// A question that scales a count of things without a unit: `3 cloves garlic x 2`, `2 dozen eggs`,
/// `half of a dozen eggs`.
///
/// The grammar of amounts rejects such a question, so it is scaled like a line of a recipe,
/// including plurals.
struct CountQuestion {
  private let line: String
  private let factor: Fraction

  /// Splits the factor from a question, or returns `nil` if there is none.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    let lower = words.map { $0.lowercased() }
    if words.count > 3, let number = try? Fraction(lower[lower.count - 1]),
      let factor = CountQuestion.factor(lower[lower.count - 2], number)
    {
      self.init(words.dropLast(2), factor)
    } else if words.count > 3, let factor = try? Fraction(lower[0]),
      let sign = lower.dropFirst().first,
      ["x", "*", "×", "times"].contains(sign)
    {
      self.init(words.dropFirst(2), factor)
    } else if words.count > 2, let factor = CountQuestion.endings[lower[lower.count - 1]] {
      self.init(words.dropLast(), factor)
    } else if words.count > 2, let factor = CountQuestion.beginnings[lower[0]] {
      self.init(words.dropFirst(lower[1] == "of" ? 2 : 1), factor)
    } else if words.count > 2, lower[1] == "dozen", IngredientLine(text).amount != nil {
      self.init((lower[0] == "a" ? ["1"] : words.prefix(1)) + words.dropFirst(2), Fraction(12))
    } else {
      return nil
    }
  }

  private init(_ words: ArraySlice<Substring>, _ factor: Fraction) {
    (line, self.factor) = (words.joined(separator: " "), factor)
  }

  /// Returns the line with its count scaled, or `nil` if anything but the count would change.
  func answer(_ question: Question) -> Answer? {
    guard question.style.form != .explanation else { return nil }
    let scaled = AmountScaler(by: factor).scaling(line)
    guard scaled.unscaled.isEmpty, scaled.edits.first?.utf8Range.lowerBound == 0,
      let count = IngredientLine(scaled.text).amount?.lower.number
    else { return nil }
    var answer = question.style.answer(with: count, isApproximate: false)
    if question.style.form == .text { answer.text = scaled.text }
    return answer
  }

  private static func factor(_ sign: String, _ number: Fraction) -> Fraction? {
    switch sign {
    case "x", "*", "×", "times": number
    case "/", "÷": number == .zero ? nil : Fraction(1) / number
    default: nil
    }
  }

  private static let endings = [
    "halved": Fraction(1, 2), "doubled": Fraction(2), "tripled": Fraction(3),
  ]
  private static let beginnings = [
    "half": Fraction(1, 2), "double": Fraction(2), "twice": Fraction(2), "triple": Fraction(3),
  ]
}
