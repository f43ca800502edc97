import QuantityCore
import QuantityReading

/// Assigns a role to every quantity of a line.
struct Classifier {
  let order: RecipeWords.Order
  /// Whether the line is in a list of nutrition facts.
  private(set) var isInNutrition: Bool
  /// Whether that list is a table, which ends with its last row.
  private(set) var isInTable: Bool
  /// The heading on the last line that isn't blank.
  private(set) var heading: LineHeading

  mutating func classify(
    _ quantities: [QuantityPhrase], _ parser: PhraseParser, _ lineTraits: WordTraits
  ) -> [ClassifiedQuantity] {
    let nutrition = nutritionFacts(parser, lineTraits)
    let heading = heading
    if parser.tokens.indices.contains(where: { !parser.tokens[$0].isEdge }) {
      self.heading = parser.heading(lineTraits)
    }
    if quantities.isEmpty { return [] }
    var classified: [ClassifiedQuantity] = []
    for (position, quantity) in quantities.enumerated() {
      let before = classified.last.flatMap { last in
        let isInPhrase =
          last.end <= quantity.start
          && !parser.tokens[last.end..<quantity.start].contains { $0.isEdge }
        return isInPhrase ? last : nil
      }
      let window = Window(
        parser: parser, quantity: quantity, quantityBefore: before,
        firstQuantity: classified.first,
        later: position + 1 < quantities.count ? quantities[position + 1] : nil,
        lineTraits: lineTraits,
        isInNutrition: nutrition.contains(quantity.start) && !quantity.isVolume,
        heading: heading, order: order)
      let rule = Rule.all[Rule.index(for: window)]
      var found = ClassifiedQuantity(quantity: quantity, role: rule.role, rule: rule.name)
      if rule.role == .count || rule.role == .yield || rule.role == .alternate,
        quantity.unit == nil
      {
        found.noun = window.noun(after: quantity.end) ?? window.nounAfterSize
      }
      found.isAbout = window.isAbout
      found.hasImpliedCount =
        rule.role == .size && window.isSizeOfUncounted && !window.isSizeOfCounted
      if found.hasImpliedCount {
        let end = parser.endOfAlternate(after: quantity.end)
        found.noun = window.noun(after: parser.tokens[end].sign == .close ? end + 1 : end)
      }
      // A noun inside another quantity isn't counted: `2 half a cup`.
      if let noun = found.noun {
        let others = quantities[(position + 1)...].prefix { $0.start <= noun }
        if others.contains(where: { $0.tokens.contains(noun) }) { found.noun = nil }
      }
      if found.rule == Rule.share {
        for index in window.listed(before: found, in: classified) {
          (classified[index].role, classified[index].rule) = (.portion, found.rule)
        }
      }
      classified.append(found)
    }
    return classified
  }

  /// Returns the tokens that belong to a list of nutrition facts. A heading begins it, or a line such
  /// as `sodium: 12 mg`. A line that mentions no nutrient ends it; in JSON, so does the brace after
  /// it.
  private mutating func nutritionFacts(_ parser: PhraseParser, _ traits: WordTraits) -> Range<Int> {
    let tokens = parser.tokens
    // An address can hide a word whose traits the line has: `nutrition@example.org`.
    let isRow = parser.bytes.first { $0 > 0x20 } == "|"
    if isInTable, !isRow { isInNutrition = false }
    let heading =
      traits.isDisjoint(with: [.nutritionHeading, .nutrient]) && !isRow
      ? nil : tokens.indices.first { parser.beginsNutrition($0) || isRow && parser.isPer100($0) }
    isInTable = isRow && (isInTable || heading.map { parser.isPer100($0) } == true)
    guard let start = heading else {
      let isRule = isRow && !tokens.indices.contains { tokens[$0].isWord }
      isInNutrition =
        isInNutrition && !parser.beginsYield
        && (isRule || parser.tokens.indices.contains { parser.isPerLine($0) }
          || !traits.isDisjoint(with: [.nutrient, .food, .yield, .nutritionPer, .otherUnit]))
      return isInNutrition ? 0..<tokens.count : 0..<0
    }
    let end = tokens[start...].firstIndex {
      $0.kind == .sign && parser.bytes[$0.range.lowerBound] == "}"
    }
    isInNutrition = end == nil
    return start..<(end ?? tokens.count)
  }
}

extension PhraseParser {
  /// Returns what the line is the heading of, if its number is below it: `Servings:`,
  /// `Servings per recipe`, `Serving size`.
  fileprivate func heading(_ traits: WordTraits) -> LineHeading {
    guard traits.contains(.yield) else { return .none }
    var isSize = false
    for index in tokens.indices where !tokens[index].isEdge {
      if [.colon, .hash].contains(tokens[index].sign) { continue }
      if isWord(index, "size"), isWord(index - 1, of: ["portion", "serving"]) {
        isSize = true
      } else if !has(.yield, at: index) || isSize {
        // `Number of servings`, `Servings per container`
        let isPer =
          keyword(index) == .per && isWord(index + 1, of: ["container", "recipe"])
          && !isFirstWord(index)
        guard
          isPer || keyword(index) == .of
            || isWord(index, of: ["container", "number", "recipe", "suggested", "this", "total"])
        else { return .none }
      }
    }
    return isSize ? .servingSize : .yield
  }

  /// Whether the line is the yield of a recipe, or begins with `yield:`, which no nutrition fact has:
  /// `servings: 4`.
  fileprivate var beginsYield: Bool {
    guard let first = tokens.indices.first(where: { tokens[$0].isWord }) else { return false }
    guard tokens[first + 1].sign == .colon else { return false }
    if isWord(first, "yield") || isWord(first, "yields") { return true }
    let isNumber = tokens[first + 2].isNumber && tokens[first + 3].isEdge
    return isNumber && isFirstWord(first) && has(.yield, at: first) && !isWord(first, "serving")
  }

  /// Returns whether the number at an index is that of `per 100 g`, in a cell of its own.
  fileprivate func isPer100(_ index: Int) -> Bool {
    tokens[index].isNumber && tokens[index].number.isInteger
      && tokens[index].number.digits == 100 && facts(index + 1).unit != nil
      && (keyword(index - 1) == .per || has(.each, at: index - 1))
      && tokens[index - 2].isEdge && (index + 2..<index + 5).contains { tokens[$0].isEdge }
  }

  /// Returns whether `per: 100 g` begins at an index.
  fileprivate func isPerLine(_ index: Int) -> Bool {
    (keyword(index) == .per || isWord(index, "per")) && isFirstWord(index)
      && tokens[index + 1].sign == .colon
  }

  /// Returns whether the unit at an index is that of a row in a table: `450;kcal;Energie`,
  /// `Energie;450 kcal`.
  private func isRowOfEnergy(_ unit: Int) -> Bool {
    guard isWord(unit, "kcal") || isWord(unit, "kj"), tokens.count <= 9 else { return false }
    let row = tokens.indices.filter { !tokens[$0].isEdge }
    let marks = row.filter { tokens[$0].sign == .semicolon }.count
    let numbers = row.filter { tokens[$0].isNumber }.count
    return numbers == 1 && row.count == marks + 3 && marks > (tokens[row[0]].isWord ? 0 : 1)
  }

  /// Returns whether a list of nutrition facts begins with the word at an index.
  fileprivate func beginsNutrition(_ index: Int) -> Bool {
    let traits = facts(index).traits
    if traits.contains(.nutritionHeading) { return true }
    guard traits.contains(.nutrient) else { return false }
    if isRowOfEnergy(index) { return true }
    // `- 41 g protein`
    let number = facts(index - 1).unit == nil ? index - 1 : index - 2
    if isEnglish, tokens[index + 1].isEdge, tokens[number].isNumber, isFirstWord(number) {
      return true
    }
    return tokens[index + 1].sign == .colon && tokens[index + 2].isNumber && isFirstWord(index)
  }
}

/// What a line without numbers says about the next one.
enum LineHeading: Sendable {
  case none, yield, servingSize
}

/// A quantity with its role, and the rule that assigned it.
struct ClassifiedQuantity: TokenSpan {
  var quantity: QuantityPhrase
  var role: NumberRole
  /// The name of the rule that assigned the role.
  var rule: String
  /// The token of the counted noun.
  var noun: Int?
  /// Whether a size has an implied count of one: `28 oz can`.
  var hasImpliedCount = false
  /// Whether the text itself says that the amount is approximate.
  var isAbout = false

  var tokens: Range<Int> { quantity.tokens }
}
