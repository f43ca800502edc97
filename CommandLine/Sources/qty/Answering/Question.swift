import Quantities

/// How questions are to be answered: all that the options say.
struct Question {
  /// What an answer consists of.
  enum Form {
    /// The amount as a person says it.
    case text
    /// The bare number.
    case number
    /// Every way to say it, and why one was chosen.
    case explanation
  }

  var form = Form.text
  /// Whether answers are wanted in numbers, too.
  var isDetailed = false
  /// What stands before decimals.
  var decimalMark = DecimalMark.point
  var style: AnswerStyle
  var time: QuestionOfKind<TimeKind>
  var volume: QuestionOfKind<VolumeKind>
  var mass: QuestionOfKind<MassKind>

  /// What a text comes to.
  func answer(to text: String) throws(Mistake) -> Answer {
    let expression: QuantityExpression
    do throws(ParseError) {
      expression = try QuantityExpression(text, decimalMark: decimalMark)
    } catch {
      // What is no expression may be a range, or name an ingredient.
      let (words, canBeRange) = (text.words, text.hasRangeMark)
      if canBeRange, let range = RangeQuestion(text, words, decimalMark: decimalMark) {
        return try range.answer(self)
      }
      let ingredient = IngredientQuestion(
        text, words, decimalMark: decimalMark, hasTargets: hasTargets, after: error)
      if let answer = try ingredient?.answer(self) {
        return answer
      }
      let mistake = canBeRange ? RangeQuestion.mistake(in: text, decimalMark: decimalMark) : nil
      throw mistake ?? Mistake(error)
    }
    var answer = try answer(to: expression)
    if !expression.notes.isEmpty { answer.notes += expression.notes }
    return answer
  }

  private var hasTargets: Bool {
    time.targets != nil || volume.targets != nil || mass.targets != nil
  }

  private func answer(to expression: QuantityExpression) throws(Mistake) -> Answer {
    switch expression.value {
    case .number(let number):
      return Answer(
        text: number.formatted(style: style.number),
        details: isDetailed ? Answer.Details(value: number) : nil)
    case .amount(let amount):
      if let volume = amount.as(VolumeKind.self) {
        return try self.volume.answer(to: volume, in: expression.targets, form, isDetailed)
      }
      if let time = amount.as(TimeKind.self) {
        return try self.time.answer(to: time, in: expression.targets, form, isDetailed)
      }
      if let mass = amount.as(MassKind.self) {
        return try self.mass.answer(to: mass, in: expression.targets, form, isDetailed)
      }
      return Answer(text: amount.description)
    }
  }
}
