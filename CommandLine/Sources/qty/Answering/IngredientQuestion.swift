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
      guard let targets = targets(question.mass) else {
        return try exactAnswer(volume, question.volume, question)
      }
      let ingredient = try found()
      let mass = try fitting { () throws(QuantityError) in try ingredient.mass(of: volume) }
      return try question.mass.answer(
        to: mass, in: targets, question.form, question.isDetailed, note(ingredient))
    }
    if let mass = amount.as(MassKind.self) {
      guard let targets = targets(question.volume) else {
        return try exactAnswer(mass, question.mass, question)
      }
      let ingredient = try found()
      let volume = try fitting { () throws(QuantityError) in try ingredient.volume(of: mass) }
      return try question.volume.answer(
        to: volume, in: targets, question.form, question.isDetailed, note(ingredient))
    }
    throw Mistake(self.ingredient.unexpected)
  }

  private func targets<Kind>(_ question: QuestionOfKind<Kind>) -> ConversionTargets<Kind>? {
    if expression.targets.isEmpty { return question.targets }
    guard expression.targets[0].unit(of: Kind.self) != nil else { return nil }
    return ConversionTargets(expression.targets)
  }

  /// Two cups of flour are 480 milliliters, whatever flour weighs; but two cups of what nobody knows
  /// may be a unit that is misspelled.
  private func exactAnswer<Kind>(
    _ amount: Amount<Kind>, _ ofKind: QuestionOfKind<Kind>, _ question: Question
  ) throws(Mistake) -> Answer {
    guard let targets = targets(ofKind) else { throw Mistake(ingredient.unexpected) }
    if case .unknown = IngredientTable.standard.match(ingredient.name) {
      throw Mistake(ingredient.unexpected)
    }
    return try ofKind.conversion(of: amount, to: targets, question.form, question.isDetailed)
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

  private func fitting<Kind>(
    _ estimate: () throws(QuantityError) -> Estimate<Kind>
  ) throws(Mistake) -> Estimate<Kind> {
    do throws(QuantityError) {
      return try estimate()
    } catch {
      throw Mistake(
        code: ParseError.Code.tooLarge.description, message: "the result is too large",
        range: ingredient.range)
    }
  }

  private func note(_ ingredient: Ingredient) -> String {
    let (least, most) = (ingredient.densityRange.lowerBound, ingredient.densityRange.upperBound)
    let range = least == most ? "" : ", within \(least) to \(most)"
    return "\(ingredient) is taken to weigh \(ingredient.density)\(range)"
  }
}
