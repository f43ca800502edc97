import IngredientDensities
package import Quantities

/// Answers questions: amounts, calculations, conversions and questions in words.
///
///     let question = Question()
///     try question.answer(to: "1/2 tbsp x 3").text  // "1 1/2 tablespoons"
///     try question.answer(to: "2 cups flour to g").text  // "~240 g"
///     try question.answer(to: "how many cups in a gallon").text  // "16 cups"
///
/// The options decide how. The command `qty` answers the same way.
public struct Question: Sendable {
  /// The decimal mark.
  var decimalMark = DecimalMark.point
  /// The meanings of names, in the reader's system.
  package var vocabulary = Vocabulary.standard
  var style: AnswerStyle
  var time: QuestionOfKind<TimeKind>
  var volume: QuestionOfKind<VolumeKind>
  var mass: QuestionOfKind<MassKind>
  /// The units to convert to, as named in an option, and whether they are a pair such as `ml/h`.
  var units: String?
  var isPairOfUnits = false
  /// Whether a kit was named.
  var namesKit = false

  /// Answers a text.
  ///
  ///     try Question().answer(to: "3 tsp").text       // "1 tablespoon"
  ///     try Question().answer(to: "3 teaspon").text
  ///     // throws: unknown unit 'teaspon'
  ///
  /// - Throws: a ``Mistake`` with the range and the reason.
  public func answer(to text: String) throws(Mistake) -> Answer {
    var expression: QuantityExpression
    do throws(Mistake) {
      expression = try read(text)
    } catch {
      if let question = TemperatureQuestion(text) { return try question.answer(style) }
      if error.code == ParseError.Code.unknownUnit.description, let count = CountQuestion(text),
        let answer = count.answer(self)
      {
        return answer
      }
      throw TemperatureQuestion.hinting(error, on: text)
    }
    if isPairOfUnits, let units, expression.targets.isEmpty, expression.isQuotientOrNumber {
      expression = try read("\(text) to \(units)")
    }
    if let ingredient = expression.ingredient, !expression.amount.alternates.isEmpty {
      try IngredientQuestion(expression, ingredient).refuseQuotient(in: text)
    }
    // For liquids, ounces mean fluid ounces.
    if let ingredient = expression.ingredient, let ounces = fluidOunces(text, expression),
      ingredient.isLiquid
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
    if let note = TemperatureQuestion.noteOnCups(text) { answer.notes.append(note) }
    return answer
  }

  private func answer(inKindOf expression: QuantityExpression) throws(Mistake) -> Answer {
    expression.amount.isApproximate
      ? try approximated(expression.amount).answer(to: expression) : try answer(to: expression)
  }

  /// Parses the question without its ingredient, if it asks for fluid ounces: `2 oz beer to ml`.
  private func fluidOunces(_ text: String, _ expression: QuantityExpression) -> QuantityExpression?
  {
    guard let ingredient = expression.ingredient, expression.addends.isEmpty,
      !expression.targets.isEmpty
    else { return nil }
    var amount = text.utf8.prefix(ingredient.range.lowerBound)[...]
    // `12 oz of beer`
    if amount.suffix(4).elementsEqual(" of ".utf8) { amount = amount.dropLast(4) }
    let bytes = Array(amount) + [0x20] + text.utf8.dropFirst(ingredient.range.upperBound)
    guard let volume = try? read(String(decoding: bytes, as: UTF8.self)), volume.ingredient == nil,
      case .amount(let amount) = volume.value, amount.as(VolumeKind.self) != nil,
      case .amount(let given) = expression.value, given.as(MassKind.self) != nil
    else { return nil }
    return volume
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

  /// Returns the kit named where a unit belongs: `1 cup to metric`.
  private func kit(namedIn text: String, at range: Range<Int>) -> String? {
    let bytes = Array(text.utf8)
    guard range.upperBound == bytes.count, range.count <= 16 else { return nil }
    let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
    guard before.hasSuffix(" to ") || before.hasSuffix(" in ") else { return nil }
    let name = String(decoding: bytes[range], as: UTF8.self).lowercased()
    return name == "imperial" ? "uk" : NamedChoices.kits[name]?.name
  }

  /// Returns the same question for an amount that the text gives only approximately, or that was
  /// rounded.
  func approximated(_ amount: WrittenAmount) -> Question {
    var question = self
    let readings = Readings(amount)
    question.time.readings = readings
    question.volume.readings = readings
    question.mass.readings = readings
    return question
  }

  /// Answers with both ends of a range, or with one amount; returns `nil` if their kind is unknown.
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

/// The style of an answer.
struct AnswerStyle: Sendable {
  /// The form of the answer.
  var form = QuestionOptions.Form.text
  /// Whether details in numbers are requested.
  var isDetailed = false
  /// The style of presentations.
  var presentation = PresentationStyle.usual
  /// The style of units in a conversion, or `nil` for the names in the question.
  var naming: PresentationStyle.Units?
  /// Whether the caller chose the number of digits.
  ///
  /// Such amounts must not be rounded to the usual digits first, which would round twice.
  var setsDigits = false
  /// Whether rounding is ruled out.
  var isAllExact = false
  /// Whether the caller set a bound for rounding.
  var hasBound = false
  /// Whether times are rounded or limited to fewer parts, which also applies to clocks.
  var isTimeRounded = false

  /// Returns the style of a conversion.
  func conversion(_ names: PresentationStyle.Units) -> PresentationStyle {
    var style = presentation
    style.units = naming ?? names
    return style
  }

  /// The style of a bare number. It has no mark for approximations, since programs read it.
  var number: PresentationStyle {
    PresentationStyle(
      fractions: setsDigits ? presentation.fractions : .decimal, units: .none,
      approximation: .none, language: presentation.language)
  }
}
