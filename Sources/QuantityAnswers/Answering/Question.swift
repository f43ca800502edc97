import IngredientDensities
package import Quantities

/// Answers questions: amounts, calculations, conversions and questions in words.
///
///     let question = Question()
///     try question.answer(to: "1/2 tbsp x 3").text  // "1 1/2 tablespoons"
///     try question.answer(to: "2 cups flour to g").text  // "~240 g"
///     try question.answer(to: "how many cups in a gallon").text  // "16 cups"
///
/// It is what `qty` answers with; how, its options say.
public struct Question: Sendable {
  /// The mark before decimals.
  var decimalMark = DecimalMark.point
  /// What names mean, in the reader's own system.
  package var vocabulary = Vocabulary.standard
  var style: AnswerStyle
  var time: QuestionOfKind<TimeKind>
  var volume: QuestionOfKind<VolumeKind>
  var mass: QuestionOfKind<MassKind>
  /// The units that an option asks for, as it names them, and whether they are a pair such as `ml/h`.
  var units: String?
  var isPairOfUnits = false
  /// Whether the command names a kit.
  var namesKit = false

  /// Answers a text.
  ///
  ///     try Question().answer(to: "3 tsp").text       // "1 tablespoon"
  ///     try Question().answer(to: "3 teaspon").text
  ///     // throws: unknown unit 'teaspon'
  ///
  /// - Throws: a ``Mistake`` that says where and what is wrong.
  public func answer(to text: String) throws(Mistake) -> Answer {
    var expression: QuantityExpression
    do throws(Mistake) {
      expression = try read(text)
    } catch {
      if let question = TemperatureQuestion(text) { return try question.answer(style) }
      if let count = CountQuestion(text), let answer = count.answer(self) { return answer }
      throw error
    }
    if isPairOfUnits, let units, expression.targets.isEmpty, expression.isQuotientOrNumber {
      expression = try read("\(text) to \(units)")
    }
    if let ingredient = expression.ingredient, !expression.amount.alternates.isEmpty {
      try IngredientQuestion(expression, ingredient).refuseQuotient(in: text)
    }
    // Ounces of what pours are fluid ones.
    if let ingredient = expression.ingredient, let ounces = fluidOunces(text, expression),
      IngredientTable.standardMatch(ingredient.name).consistency == .liquid
    {
      expression = ounces
    }
    var answer: Answer
    do throws(Mistake) {
      answer = try self.answer(inKindOf: expression)
    } catch {
      guard error.code == "unknown-ingredient", let ounces = fluidOunces(text, expression) else {
        throw error
      }
      expression = ounces
      answer = try self.answer(inKindOf: expression)
    }
    if !expression.notes.isEmpty { answer.notes += expression.notes }
    return answer
  }

  private func answer(inKindOf expression: QuantityExpression) throws(Mistake) -> Answer {
    expression.amount.isApproximate
      ? try approximated(expression.amount).answer(to: expression) : try answer(to: expression)
  }

  /// Reads the question without its ingredient, if it asks for fluid ounces: `2 oz beer to ml`.
  private func fluidOunces(_ text: String, _ expression: QuantityExpression) -> QuantityExpression?
  {
    guard let ingredient = expression.ingredient, expression.addends.isEmpty,
      !expression.targets.isEmpty
    else { return nil }
    let bytes =
      Array(text.utf8.prefix(ingredient.range.lowerBound))
      + text.utf8.dropFirst(ingredient.range.upperBound)
    guard let plain = try? read(String(decoding: bytes, as: UTF8.self)), plain.ingredient == nil,
      case .amount(let amount) = plain.value, amount.as(VolumeKind.self) != nil,
      case .amount(let given) = expression.value, given.as(MassKind.self) != nil
    else { return nil }
    return plain
  }

  private func read(_ text: String) throws(Mistake) -> QuantityExpression {
    do throws(ParseError) {
      return try QuantityExpression(text, decimalMark: decimalMark, vocabulary: vocabulary)
    } catch {
      var mistake = Mistake(error)
      if let kit = kit(namedIn: text, at: error.range) {
        mistake.hint = "--kit \(kit) shows amounts in the kit's units"
      }
      throw mistake
    }
  }

  /// Returns the kit that a text names where it should name a unit: `1 cup to metric`.
  private func kit(namedIn text: String, at range: Range<Int>) -> String? {
    let bytes = Array(text.utf8)
    guard range.upperBound == bytes.count, range.count <= 16 else { return nil }
    let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
    guard before.hasSuffix(" to ") || before.hasSuffix(" in ") else { return nil }
    let name = String(decoding: bytes[range], as: UTF8.self).lowercased()
    return name == "imperial" ? "uk" : NamedChoices.kits[name]?.name
  }

  /// Returns the same question about an amount that is not exactly what the text says or means.
  func approximated(_ amount: WrittenAmount) -> Question {
    var question = self
    let readings = Readings(amount)
    question.time.readings = readings
    question.volume.readings = readings
    question.mass.readings = readings
    return question
  }

  /// Answers with both ends of a range, or one amount; returns `nil` if they are of no kind that is known.
  func answer(
    to lower: AnyAmount, _ upper: AnyAmount, in targets: [QuantityExpression.Target]
  ) throws(Mistake) -> Answer? {
    if let answer = try volume.answer(to: lower, upper, in: targets) { return answer }
    if let answer = try time.answer(to: lower, upper, in: targets) { return answer }
    return try mass.answer(to: lower, upper, in: targets)
  }

  private func answer(to expression: QuantityExpression) throws(Mistake) -> Answer {
    if let ingredient = expression.ingredient {
      var answer = try IngredientQuestion(expression, ingredient).answer(self)
      answer.namesIngredient = true
      return answer
    }
    switch (expression.amount.lower, expression.amount.upper) {
    case (.amount(let lower), .amount(let upper)):
      return try answer(to: lower, upper, in: expression.targets)
        ?? Answer(text: expression.amount.description)
    case (.quotient(let quotient), _), (_, .quotient(let quotient)):
      return try answer(to: quotient, expression)
    case (.number(let number), _), (_, .number(let number)):
      if let target = expression.targets.first {
        return try answer(to: number, in: target, expression)
      }
      if expression.isPercentage {
        return try style.answer(
          withShare: number, isApproximate: expression.amount.isApproximate)
      }
      return style.answer(with: number, isApproximate: expression.amount.isApproximate)
    }
  }
}

extension QuantityExpression {
  fileprivate var isQuotientOrNumber: Bool {
    if case .amount = value { return false }
    return true
  }
}

/// How an answer looks.
struct AnswerStyle: Sendable {
  /// What an answer consists of.
  var form = QuestionOptions.Form.text
  /// Whether answers are wanted in numbers, too.
  var isDetailed = false
  /// How a presentation looks.
  var presentation = PresentationStyle.usual
  /// How units are written in a conversion; `nil` for the names in the question.
  var naming: PresentationStyle.Units?
  /// Whether the style says how many digits a decimal has.
  ///
  /// An amount that was rounded to the usual digits before would be rounded twice.
  var setsDigits = false
  /// Whether nothing is to be rounded.
  var isAllExact = false
  /// Whether nothing is to be rounded further than a bound of the caller's.
  var hasBound = false
  /// Whether times are to be rounded, or in fewer parts, which a clock heeds.
  var isTimeRounded = false

  /// Returns how a conversion looks.
  func conversion(_ names: PresentationStyle.Units) -> PresentationStyle {
    var style = presentation
    style.units = naming ?? names
    return style
  }

  /// How a bare number looks, which has no mark where it is not exact: programs read it.
  var number: PresentationStyle {
    PresentationStyle(
      fractions: setsDigits ? presentation.fractions : .decimal, units: .none,
      approximation: .none, language: presentation.language)
  }
}
