import IngredientDensities
import Quantities

// Sums of different ingredients: `1 cup flour + 1 cup sugar to g`.

extension IngredientQuestion {
  /// One amount of a sum, with its ingredient.
  private struct Term {
    let amount: AnyAmount
    let ingredient: QuantityExpression.Ingredient
  }

  /// Answers with the sum in the requested units.
  func answerOfSum(_ question: Question) throws(Mistake) -> Answer {
    var (question, terms) = (question, try terms())
    if expression.addends.contains(where: { $0.amount.isApproximate }) {
      question.volume.readings.lower.isAbout = true
      question.mass.readings.lower.isAbout = true
    }
    for term in terms { try refuseUnits(near: term.ingredient, question.vocabulary) }
    if let targets = targets(question.mass) {
      return try answer(terms, question.mass, targets) {
        ingredient, amount throws(QuantityError) in
        try amount.as(VolumeKind.self).map { volume throws(QuantityError) in
          try ingredient.mass(of: volume)
        }
      }
    }
    if let targets = targets(question.volume) {
      return try answer(terms, question.volume, targets) {
        ingredient, amount throws(QuantityError) in
        try amount.as(MassKind.self).map { mass throws(QuantityError) in
          try ingredient.volume(of: mass)
        }
      }
    }
    guard expression.targets.isEmpty else { throw Mistake(ingredient.unexpectedTextError) }
    let first = terms.removeFirst().ingredient
    let other = terms.first { $0.ingredient.name != first.name }?.ingredient ?? first
    throw Mistake(
      code: ParseError.Code.missingUnit.description,
      message: other.name == first.name
        ? "cannot add a volume and a mass of \(Mistake.quoting(first.name))"
        : "\(Mistake.quoting(first.name)) and \(Mistake.quoting(other.name)) are different ingredients",
      hint: "name a unit for the sum, such as to g", range: other.range)
  }

  private func terms() throws(Mistake) -> [Term] {
    var terms: [Term] = []
    let all =
      [(expression.amount, ingredient)] + expression.addends.map { ($0.amount, $0.ingredient) }
    for (amount, ingredient) in all {
      guard case .amount(let amount) = amount.lower, amount.as(TimeKind.self) == nil else {
        throw Mistake(ingredient.unexpectedTextError)
      }
      terms.append(Term(amount: amount, ingredient: ingredient))
    }
    return terms
  }

  /// Answers with the sum of the amounts, each converted to one kind by the density of its
  /// ingredient if necessary.
  private func answer<Kind>(
    _ terms: [Term], _ question: QuestionOfKind<Kind>, _ targets: ConversionTargets<Kind>,
    estimate: (Ingredient, AnyAmount) throws(QuantityError) -> Estimate<Kind>?
  ) throws(Mistake) -> Answer {
    var (sum, least, most) = (Amount(Fraction.zero, targets.first), Int128.zero, Int128.zero)
    var notes: [String] = []
    for term in terms {
      var part: Estimate<Kind>?
      if let amount = term.amount.as(Kind.self) {
        part = Estimate(amount, in: amount...amount)
      } else {
        let ingredient = try found(term.ingredient)
        part = try? estimate(ingredient, term.amount)
        if let part {
          notes.append(note(ingredient, part, in: targets.units, question.presenter.system))
        }
      }
      guard let part, let amount = sum.adding(part.amount),
        let lower = least.adding(part.range.lowerBound.ticks.count),
        let upper = most.adding(part.range.upperBound.ticks.count)
      else {
        throw Mistake(
          code: ParseError.Code.tooLarge.description, message: "the result is too large",
          range: term.ingredient.range)
      }
      (sum, least, most) = (amount, lower, upper)
    }
    if notes.isEmpty { return try question.conversion(of: sum, to: targets) }
    let range =
      Amount(
        ticks: Ticks(least), unit: sum.unit)...Amount(
        ticks: Ticks(most), unit: sum.unit)
    let whole = Estimate(sum, in: range)
    var answer = try question.answer(to: whole, in: targets, shownIn: targets.showing([whole]))
    answer.notes = notes
    return answer
  }
}

extension Amount {
  fileprivate func adding(_ other: Amount) -> Amount? {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? nil : sum
  }
}

extension Int128 {
  fileprivate func adding(_ other: Int128) -> Int128? {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? nil : sum
  }
}
