import IngredientDensities
import Quantities

/// A question that takes a density: `2 cups flour to g`, `250 g sugar to cups`.
struct IngredientQuestion {
  private let lower: AnyAmount
  private let upper: AnyAmount
  private let ingredient: String
  /// Where the ingredient stands, in bytes of UTF-8.
  private let range: Range<Int>
  /// What to convert to, or `nil` if the text does not say.
  private let names: [String]?

  /// Reads a text that is no expression, or gives `nil` if it is no such question either.
  ///
  /// - Parameters:
  ///   - words: the words of the text.
  ///   - hasTargets: whether what to convert to is said outside the text.
  ///   - error: why it is no expression.
  init?(
    _ text: String, _ words: [Substring.UTF8View], decimalMark: DecimalMark, hasTargets: Bool,
    after error: ParseError
  ) {
    // An unfinished expression is none about an ingredient, nor is what asks for no conversion.
    guard let targeted = TargetedText(text, words), targeted.names != nil || hasTargets else {
      return nil
    }
    let finder = AmountFinder(decimalMark: decimalMark)
    let line = IngredientLine(targeted.text, finder: finder)
    guard let amount = line.amount, case .amount(let lower) = amount.lower,
      case .amount(let upper) = amount.upper, let place = line.range,
      place.lowerBound == targeted.text.startIndex
    else { return nil }
    (self.lower, self.upper) = (lower, upper)
    ingredient = line.rest
    names = targeted.names
    guard let first = ingredient.first else {
      // It lacks the ingredient only if the kinds are what is wrong.
      guard error.code == .incompatibleKinds else { return nil }
      range = error.range
      return
    }
    // What goes on as an expression does, or has a further amount, is more than an ingredient.
    guard first.isLetter || first.isNumber || first == "(", finder.amounts(in: ingredient).isEmpty
    else { return nil }
    range = targeted.text.utf8[..<place.upperBound].count..<targeted.text.utf8.count
  }

  /// The estimate in the units that are asked for, or those of the ends of a range; `nil` if they
  /// need no density.
  func answer(_ question: Question) throws(Mistake) -> Answer? {
    guard var answer = try answer(question, for: lower) else { return nil }
    guard lower != upper, let end = try self.answer(question, for: upper) else { return answer }
    let ends = [answer.details, end.details].compactMap { $0?.value }
    answer.text += " to \(end.text)"
    answer.details?.range = ends
    return answer
  }

  private func answer(
    _ question: Question, for amount: AnyAmount
  ) throws(Mistake) -> Answer? {
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
    return nil
  }

  private func targets<Kind>(_ question: QuestionOfKind<Kind>) -> ConversionTargets<Kind>? {
    guard let names else { return question.targets }
    return try? ConversionTargets(names)
  }

  /// Two cups of flour are 480 milliliters, whatever flour weighs; but two cups of what nobody knows
  /// may be a unit that is misspelled.
  private func exactAnswer<Kind>(
    _ amount: Amount<Kind>, _ ofKind: QuestionOfKind<Kind>, _ question: Question
  ) throws(Mistake) -> Answer? {
    guard !ingredient.isEmpty, let targets = targets(ofKind) else { return nil }
    if case .unknown = IngredientTable.standard.match(ingredient) { return nil }
    return try ofKind.conversion(of: amount, to: targets, question.form, question.isDetailed)
  }

  private func found() throws(Mistake) -> Ingredient {
    guard !ingredient.isEmpty else {
      let kinds = lower.kind == VolumeKind.self ? "volume to mass" : "mass to volume"
      throw Mistake(
        code: ParseError.Code.incompatibleKinds.description, message: "cannot convert \(kinds)",
        hint: "name the ingredient, such as 1 cup flour to g", range: range)
    }
    switch IngredientTable.standard.match(ingredient) {
    case .found(let ingredient): return ingredient
    case .choices(let choices):
      throw mistake("'\(ingredient)' can be several ingredients", "name one", choices)
    case .unknown(let near):
      throw mistake("the density of '\(ingredient)' is not known", "did you mean", near)
    }
  }

  private func mistake(_ message: String, _ hint: String, _ near: [Ingredient]) -> Mistake {
    let names = near.map(\.description)
    let list = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return Mistake(
      code: near.isEmpty ? "unknown-ingredient" : "ambiguous-ingredient", message: message,
      hint: near.isEmpty ? nil : "\(hint): \(list)\(names.count > 5 ? ", …" : "")", range: range,
      suggestions: names)
  }

  private func fitting<Kind>(
    _ estimate: () throws(QuantityError) -> Estimate<Kind>
  ) throws(Mistake) -> Estimate<Kind> {
    do throws(QuantityError) {
      return try estimate()
    } catch {
      throw Mistake(
        code: ParseError.Code.tooLarge.description, message: "the result is too large", range: range
      )
    }
  }

  private func note(_ ingredient: Ingredient) -> String {
    let (least, most) = (ingredient.densityRange.lowerBound, ingredient.densityRange.upperBound)
    let range = least == most ? "" : ", within \(least) to \(most)"
    return "\(ingredient) is taken to weigh \(ingredient.density)\(range)"
  }
}
