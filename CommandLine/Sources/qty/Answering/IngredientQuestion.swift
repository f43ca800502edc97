import IngredientDensities
import Quantities

/// A question about an ingredient: `2 cups flour to g`, `250 g sugar to cups`.
struct IngredientQuestion {
  private let expression: QuantityExpression
  private let ingredient: QuantityExpression.Ingredient

  init(_ expression: QuantityExpression, _ ingredient: QuantityExpression.Ingredient) {
    self.expression = expression
    self.ingredient = ingredient
  }

  /// Answers with the estimate in the units that are asked for, or those of the ends of a range.
  func answer(_ question: Question) throws(Mistake) -> Answer {
    guard case .amount(let lower) = expression.amount.lower,
      case .amount(let upper) = expression.amount.upper
    else { throw Mistake(ingredient.unexpected) }
    var answer = try answer(question, for: lower)
    guard expression.amount.isRange else { return answer }
    let end = try self.answer(question, for: upper)
    let ends = [answer.details, end.details].compactMap { $0?.value }
    answer.text += " to \(end.text)"
    answer.details?.range = ends
    return answer
  }

  private func answer(_ question: Question, for amount: AnyAmount) throws(Mistake) -> Answer {
    if let volume = amount.as(VolumeKind.self) {
      return try answer(to: volume, question.volume, question.mass) {
        ingredient throws(QuantityError) in
        try ingredient.mass(of: volume)
      }
    }
    if let mass = amount.as(MassKind.self) {
      return try answer(to: mass, question.mass, question.volume) {
        ingredient throws(QuantityError) in
        try ingredient.volume(of: mass)
      }
    }
    throw Mistake(ingredient.unexpected)
  }

  /// Answers with an estimate if units of the other kind are asked for, or else with the amount.
  private func answer<Given, Other>(
    to amount: Amount<Given>, _ given: QuestionOfKind<Given>, _ other: QuestionOfKind<Other>,
    estimate: (Ingredient) throws(QuantityError) -> Estimate<Other>
  ) throws(Mistake) -> Answer {
    guard let targets = targets(other) else { return try exactAnswer(to: amount, given) }
    let ingredient = try found()
    let amount: Estimate<Other>
    do throws(QuantityError) {
      amount = try estimate(ingredient)
    } catch {
      throw Mistake(
        code: ParseError.Code.tooLarge.description, message: "the result is too large",
        range: self.ingredient.range)
    }
    return try other.answer(to: amount, in: targets, note(ingredient))
  }

  private func targets<Kind>(_ question: QuestionOfKind<Kind>) -> ConversionTargets<Kind>? {
    if expression.targets.isEmpty { return question.targets }
    guard expression.targets[0].unit(of: Kind.self) != nil else { return nil }
    return ConversionTargets(expression.targets)
  }

  /// Answers with the amount alone: two cups of flour are 480 milliliters, whatever flour weighs.
  ///
  /// Two cups of an unknown ingredient may be a unit that is misspelled.
  private func exactAnswer<Kind>(
    to amount: Amount<Kind>, _ question: QuestionOfKind<Kind>
  ) throws(Mistake) -> Answer {
    guard let targets = targets(question) else { throw Mistake(ingredient.unexpected) }
    if case .unknown = IngredientTable.standard.match(ingredient.name) {
      throw Mistake(ingredient.unexpected)
    }
    return try question.conversion(of: amount, to: targets)
  }

  private func found() throws(Mistake) -> Ingredient {
    let name = ingredient.name
    switch IngredientTable.standard.match(name) {
    case .found(let ingredient): return ingredient
    case .choices(let choices):
      throw mistake("'\(name)' can be several ingredients", "name one", choices)
    case .unknown(let near):
      throw mistake("the density of '\(name)' is not known", "did you mean", near)
    }
  }

  private func mistake(_ message: String, _ hint: String, _ near: [Ingredient]) -> Mistake {
    let names = near.map(\.description)
    let list = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return Mistake(
      code: near.isEmpty ? "unknown-ingredient" : "ambiguous-ingredient", message: message,
      hint: near.isEmpty ? nil : "\(hint): \(list)\(names.count > 5 ? ", …" : "")",
      range: ingredient.range, suggestions: names)
  }

  private func note(_ ingredient: Ingredient) -> String {
    let (least, most) = (ingredient.densityRange.lowerBound, ingredient.densityRange.upperBound)
    let range = least == most ? "" : ", within \(least) to \(most)"
    return "\(ingredient) is taken to weigh \(ingredient.density)\(range)"
  }
}
