import QuantityCore
import QuantityReading

// Facts about a thing or a measure, which hold for any number of them.

extension Window {
  /// `One egg weighs about 50 g`, `A stick of butter is 8 tablespoons`, `There are 3 tsp in a tbsp`
  var isInFact: Bool {
    guard isEnglish, !lineTraits.isDisjoint(with: [.finiteVerb, .yield]) else { return false }
    var subject = start
    while !beginsFact(subject) {
      guard subject > start - 16, isOfFact(subject - 1) else { return isInUnit }
      subject -= 1
    }
    // A batch gives as much as the recipe makes.
    let others: [StaticString] = ["batch", "dough", "recipe", "that", "which"]
    var verb = subject + 1
    while !isWord(verb, of: Window.verbsOfFacts) {
      guard verb < subject + 12, isOfFact(verb), !isWord(verb, of: others) else { return false }
      verb += 1
    }
    // `The turkey weighs 12 lb`, unlike the dough
    if isWord(subject, "the"), !isWord(verb, "weighs") || !has(.singular, at: verb - 1) {
      return false
    }
    var index = isWord(verb + 1, "equal") ? verb + 3 : verb + 1
    while keyword(index) == .approximation || tokens[index].sign == .tilde { index += 1 }
    let first = index
    while tokens[index].isNumber || keyword(index)?.isPartOfNumber == true || keyword(index) == .to
      || tokens[index].sign == .slash || tokens[index].sign.isDash || isWord(index, "fluid")
    {
      index += 1
    }
    if facts(index).unit != nil { index += 1 }
    guard verb > subject + 1, index > first, start < index, !isArticle(first) else { return false }
    if isWord(verb, "is"), !isEndOfName(index) { return false }
    // `A glaze is 1 cup sugar and 2 tbsp milk` lists amounts.
    while tokens[index].isWord, keyword(index) != .and { index += 1 }
    return keyword(index) != .and && !(tokens[index].sign == .comma && tokens[index + 1].isNumber)
  }

  private static let verbsOfFacts: [StaticString] = [
    "contains", "equals", "gives", "holds", "is", "makes", "measures", "weighs", "yields",
  ]

  /// Returns whether a statement about one thing may begin at an index: `Note that one egg`.
  private func beginsFact(_ index: Int) -> Bool {
    let isOne =
      isArticle(index) || keyword(index) == .count(1) || isWord(index, "the")
      || tokens[index].isNumber && tokens[index].number.isInteger
        && tokens[index].number.digits == 1
    let before = tokens[index - 1]
    return isOne
      && (before.isEdge || before.kind == .sign && !before.isGluedHyphen
        || isWord(index - 1, of: ["as", "because", "but", "if", "since", "so", "that"]))
  }

  private func isOfFact(_ index: Int) -> Bool {
    tokens[index].isWord || tokens[index].isNumber || tokens[index].isGluedHyphen
  }

  /// `There are 3 teaspoons in a tablespoon`, `There are 16 tablespoons in 1 cup`
  private var isInUnit: Bool {
    if quantityBefore?.rule == Rule.fact, quantityBefore?.end == start - 1 {
      return isWord(start - 1, "in")
    }
    guard isWord(start - 1, "are"), isWord(start - 2, "there"), quantity.isMeasure,
      isWord(end, "in")
    else { return false }
    return isArticle(end + 1)
      ? facts(end + 2).unit != nil : later?.isMeasure == true && later?.start == end + 1
  }

  /// `balls that weigh 2 oz`, but not what may be a total: `2 eggplants, weighing about 2 lb`
  var isWeightOfOne: Bool {
    let verb = beforeApproximation
    guard isEnglish, quantity.isMass, isWord(verb, of: ["weigh", "weighing", "weighs"]) else {
      return false
    }
    // `1 lobster that weighs 2 lb`, but `1 ham, weighing 7 lb` may be the total.
    if let count = quantityBefore, count.quantity.unit == nil, verb - count.end <= 8 {
      return isWord(verb, "weighs") && count.quantity.last.value == Fraction(1)
    }
    // `Shape it into balls that weigh 2 oz`, `Choose eggs weighing 60 g`
    let noun = isWord(verb - 1, of: ["that", "which"]) ? verb - 2 : verb - 1
    return has(.plural, at: noun)
      && (hasAny([.shape, .piece], at: noun)
        || isWord(noun - 1, of: ["buy", "choose", "pick", "select"]))
  }
}
