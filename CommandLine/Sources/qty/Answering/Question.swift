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

  /// Answers what a text says.
  func answer(to text: String) throws(Mistake) -> Answer {
    let expression: QuantityExpression
    do throws(ParseError) {
      expression = try QuantityExpression(text, decimalMark: decimalMark)
    } catch {
      throw Mistake(error)
    }
    var answer = try answer(to: expression)
    if !expression.notes.isEmpty { answer.notes += expression.notes }
    if expression.amount.isApproximate { answer.isApproximate(in: form) }
    return answer
  }

  private func answer(to expression: QuantityExpression) throws(Mistake) -> Answer {
    if let ingredient = expression.ingredient {
      return try IngredientQuestion(expression, ingredient).answer(self)
    }
    switch (expression.amount.lower, expression.amount.upper) {
    case (.amount(let lower), .amount(let upper)):
      if let answer = try volume.answer(to: lower, upper, expression, self) { return answer }
      if let answer = try time.answer(to: lower, upper, expression, self) { return answer }
      if let answer = try mass.answer(to: lower, upper, expression, self) { return answer }
      return Answer(text: expression.amount.description)
    case (.number(let number), _), (_, .number(let number)):
      return Answer(
        text: number.formatted(style: style.number),
        details: isDetailed ? Answer.Details(value: number) : nil)
    }
  }
}

extension Answer {
  /// Marks the answer to a question that says itself that it is not exact.
  fileprivate mutating func isApproximate(in form: Question.Form) {
    details?.isExact = false
    if form == .text, !text.hasPrefix("~") { text = "~" + text }
  }
}
