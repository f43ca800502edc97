import IngredientDensities
import Quantities

/// A question about an ingredient: `2 cups flour x 3`, `250 g sugar to cups`.
struct IngredientQuestion {
  let expression: QuantityExpression
  let ingredient: QuantityExpression.Ingredient

  init(_ expression: QuantityExpression, _ ingredient: QuantityExpression.Ingredient) {
    self.expression = expression
    self.ingredient = ingredient
  }

  /// Answers with the estimate in the requested units, or with the amount if no conversion is
  /// needed.
  func answer(_ question: Question) throws(Mistake) -> Answer {
    var answer =
      expression.addends.isEmpty ? try answerOfOne(question) : try answerOfSum(question)
    if expression.addends.isEmpty { answer.details?.ingredient = ingredient.name }
    return answer
  }

  private func answerOfOne(_ question: Question) throws(Mistake) -> Answer {
    guard case .amount(let lower) = expression.amount.lower,
      case .amount(let upper) = expression.amount.upper
    else { throw Mistake(ingredient.unexpectedTextError) }
    if let lower = lower.as(VolumeKind.self), let upper = upper.as(VolumeKind.self) {
      return try answer(to: lower, upper, question, question.volume, question.mass) {
        ingredient, volume throws(QuantityError) in
        try ingredient.mass(of: volume)
      }
    }
    if let lower = lower.as(MassKind.self), let upper = upper.as(MassKind.self) {
      return try answer(to: lower, upper, question, question.mass, question.volume) {
        ingredient, mass throws(QuantityError) in
        try ingredient.volume(of: mass)
      }
    }
    throw Mistake(ingredient.unexpectedTextError)
  }

  /// Answers with estimates if units of the other kind are requested, and otherwise with the
  /// amounts.
  private func answer<Given, Other>(
    to lower: Amount<Given>, _ upper: Amount<Given>, _ question: Question,
    _ given: QuestionOfKind<Given>, _ other: QuestionOfKind<Other>,
    estimate: (Ingredient, Amount<Given>) throws(QuantityError) -> Estimate<Other>
  ) throws(Mistake) -> Answer {
    let isRange = expression.amount.isRange
    let isConverted = targets(given) != nil || !expression.targets.isEmpty
    if isConverted || ingredient.isName,
      let hint = ingredient.hintOnCalculation(isConverted: isConverted)
    {
      throw Mistake(ingredient.unexpectedTextError, hint: hint)
    }
    guard let targets = targets(other) else {
      try refuseUnits(near: ingredient, question.vocabulary)
      guard isConverted else {
        if !ingredient.isName { throw Mistake(ingredient.unexpectedTextError) }
        return try naming(given, question.style)
      }
      let answer = try exactAnswer(to: lower, given)
      return isRange ? answer.range(to: try exactAnswer(to: upper, given), given.style) : answer
    }
    let ingredient = try found(ingredient)
    let (least, most): (Estimate<Other>, Estimate<Other>)
    do throws(QuantityError) {
      least = try estimate(ingredient, lower)
      most = isRange ? try estimate(ingredient, upper) : least
    } catch {
      throw Mistake(
        code: ParseError.Code.tooLarge.description, message: "the result is too large",
        range: self.ingredient.range)
    }
    let shown = question.style.setsDigits ? targets : targets.showing([least, most])
    var answer = try other.answer(to: least, in: targets, shownIn: shown)
    if isRange {
      var ofUpper = other
      ofUpper.readings.lower = other.readings.upper
      answer = answer.range(
        to: try ofUpper.answer(to: most, in: targets, shownIn: shown), other.style)
    }
    let whole = Estimate(
      least.amount,
      in: min(
        least.range.lowerBound, most.range.lowerBound)...max(
          least.range.upperBound, most.range.upperBound))
    let system = other.presenter.system
    answer.notes = [note(ingredient, whole, in: shown.units, system)]
    return answer
  }

  func targets<Kind>(_ question: QuestionOfKind<Kind>) -> ConversionTargets<Kind>? {
    if expression.targets.isEmpty { return question.targets }
    guard expression.targets[0].unit(of: Kind.self) != nil else { return nil }
    return ConversionTargets(expression.targets)
  }

  /// Answers with the amount alone, independent of the density: two cups of flour are 480
  /// milliliters.
  private func exactAnswer<Kind>(
    to amount: Amount<Kind>, _ question: QuestionOfKind<Kind>
  ) throws(Mistake) -> Answer {
    guard let targets = targets(question) else { throw Mistake(ingredient.unexpectedTextError) }
    return try question.conversion(of: amount, to: targets)
  }

  /// Answers with the presented amount and the name of the ingredient.
  private func naming<Kind>(
    _ question: QuestionOfKind<Kind>, _ style: AnswerStyle
  ) throws(Mistake) -> Answer {
    guard case .amount(let lower) = expression.amount.lower,
      case .amount(let upper) = expression.amount.upper,
      var answer = try question.answer(to: lower, upper, in: expression.targets)
    else { throw Mistake(ingredient.unexpectedTextError) }
    if style.form == .text {
      answer.text += " " + style.presentation.markup.escaping(ingredient.name)
    }
    return answer
  }

  /// Words for food that look like names of units.
  private static let foods: Set = [
    "chips", "curd", "curds", "dashi", "liver", "mint", "pine", "pink", "pinto", "quark",
    "quarters", "shoots", "steak", "stock",
  ]

  /// Throws if the words are or resemble the name of a unit: `2 cups tblsp` isn't an amount of
  /// something.
  func refuseUnits(
    near ingredient: QuantityExpression.Ingredient, _ vocabulary: Vocabulary
  ) throws(Mistake) {
    let words = ingredient.name.split(separator: " ")
      .filter { !IngredientQuestion.foods.contains($0.lowercased()) }
    guard !ingredient.isName || vocabulary.seemsToNameUnit(in: words.joined(separator: " ")) else {
      return
    }
    // `flour in gramz` asks for a unit; `tuna in oil` does not.
    let asksForUnit =
      words.dropLast().last.map { ["in", "into", "to"].contains($0.lowercased()) } == true
      && words.last.map { vocabulary.seemsToNameUnit(in: String($0)) } == true
    if asksForUnit, let last = words.last {
      throw unknownUnit(String(last), ending: ingredient.range.upperBound, vocabulary)
    }
    if case .unknown = IngredientTable.standardMatch(ingredient.name) {
      throw Mistake(ingredient.unexpectedTextError)
    }
  }

  /// Returns the error for an unknown unit at the end of an ingredient's name.
  private func unknownUnit(_ name: String, ending end: Int, _ vocabulary: Vocabulary) -> Mistake {
    do throws(ParseError) {
      _ = try AnyUnit(named: name, vocabulary: vocabulary)
      return Mistake(ingredient.unexpectedTextError)
    } catch {
      var mistake = Mistake(error)
      mistake.range = end - name.utf8.count..<end
      return mistake
    }
  }

  func found(_ ingredient: QuantityExpression.Ingredient) throws(Mistake) -> Ingredient {
    let name = ingredient.substance
    switch IngredientTable.standardMatch(name) {
    case .found(let ingredient): return ingredient
    case .choices(let choices):
      if let whole = Ingredient(name, ofAny: choices) { return whole }
      throw mistake(
        ingredient, "'\(name)' can be several ingredients", "name one", choices)
    case .unknown(let near):
      throw mistake(
        ingredient, "the density of '\(name)' is not known", "did you mean", near)
    }
  }

  private func mistake(
    _ ingredient: QuantityExpression.Ingredient, _ message: String, _ hint: String,
    _ near: [Ingredient]
  ) -> Mistake {
    let names = near.map { $0.description }
    let list = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return Mistake(
      code: near.isEmpty ? "unknown-ingredient" : "ambiguous-ingredient", message: message,
      hint: near.isEmpty ? nil : "\(hint): \(list)\(names.count > 5 ? ", …" : "")",
      range: ingredient.range, suggestions: names)
  }

  /// Returns the density used, and the bounds of the answer:
  /// `flour is taken to weigh 120 grams per cup, within 101 to 125: 200 to 250 grams`.
  func note<Kind>(
    _ ingredient: Ingredient, _ estimate: Estimate<Kind>, in units: [MeasurementUnit<Kind>],
    _ system: MeasurementSystem
  ) -> String {
    let style = PresentationStyle(approximation: .none, system: system)
    let note = "\(ingredient) is taken to weigh \(ingredient.density.formatted(style))"
    let (least, most) = (ingredient.densityRange.lowerBound, ingredient.densityRange.upperBound)
    guard least != most else { return note }
    // The largest unit that goes into the amount at least once, as in the answer.
    let falling = units.sorted { $0.ticks > $1.ticks }
    let unit = falling.first { $0.ticks <= estimate.range.lowerBound.ticks } ?? falling.last
    guard let unit else { return note }
    let range = estimate.presentedRange(in: unit).formatted(style)
    return "\(note), within \(number(least, ingredient)) to \(number(most, ingredient)): \(range)"
  }

  /// Returns a density to three digits, in the units of the ingredient's presented density.
  private func number(_ density: Density, _ ingredient: Ingredient) -> String {
    let shown = ingredient.density.presented()
    let density = density.converted(
      to: shown.numerator.amount.unit, per: shown.denominatorUnit)
    let style = PresentationStyle(fractions: .decimal(digits: 3), approximation: .none)
    return density.exactValue?.formatted(style) ?? "\(density)"
  }
}

extension Answer {
  /// Returns the answer for a range from this answer to another.
  fileprivate func range(to upper: Answer, _ style: AnswerStyle) -> Answer {
    var answer = self
    answer.text = style.presentation.language.range(from: answer.text, to: upper.text)
    answer.details?.range = [details, upper.details].compactMap { $0?.value }
    if upper.details?.isExact == false { answer.details?.isExact = false }
    return answer
  }
}
