import QuantityCore

/// The amount of one ingredient in a sum of several.
struct IngredientTerm {
  var operand: Operand
  /// The range of its name.
  let ingredient: Range<Int>
}

// Ingredients after amounts, and units to convert to.

extension Grammar {
  /// Reads the ingredient after an amount, and the units to convert to.
  mutating func readPurpose(of text: inout ParsedText) throws(ParseError) {
    cursor.skipSpaces()
    if cursor.isAtEnd { return }
    let before = self
    var phrase = text.phrase
    do throws(ParseError) {
      if let asked = try readAskedUnits(of: &phrase.last) {
        text.targets = asked
      } else {
        text.targets = try readTargets(of: &phrase.last)
      }
      text.phrase = phrase
    } catch {
      self = before
      guard error.code == .incompatibleKinds, readTargetsBeforeIngredient(of: &text) else {
        throw error
      }
      return
    }
    guard text.targets.isEmpty, text.phrase.last.unit != nil,
      let (ingredient, targets) = readIngredient()
    else { return }
    try refuseQualifier(ingredient, after: text.phrase.last.unitRange)
    if let error = unsupportedRate(at: ingredient.lowerBound) { throw error }
    text.targets = targets
    if targets.isEmpty, cursor.isAtEnd {
      text.ingredient = ingredientBeforeApproximation(ingredient, &text.phrase.isApproximate)
      if text.ingredient == nil { return }
    } else {
      text.ingredient = ingredient
    }
    // In recipes, `t` is a teaspoon.
    text.phrase.last = text.phrase.last.clarified(as: .volume)
    if cursor.isAtEnd { return }
    let given = text.phrase.last.unit?.kind
    try readCalculation(with: &text, of: ingredient)
    // `4 lb turkey at 20 min/lb` is a time, not an amount of turkey.
    if let kind = text.phrase.last.unit?.kind, kind == .time, kind != given {
      text.ingredient = nil
    }
  }

  /// Reads ` x 3`, ` / 2` or ` + 1 cup sugar` after an ingredient, and the units to convert to.
  private mutating func readCalculation(
    with text: inout ParsedText, of ingredient: Range<Int>
  ) throws(ParseError) {
    if text.phrase.isRange { throw cannotCalculate(with: text.phrase) }
    var terms = [IngredientTerm(operand: text.phrase.first, ingredient: ingredient)]
    var last = ingredient
    while text.targets.isEmpty, !cursor.isAtEnd {
      cursor.skipSpaces()
      if let targets = readIngredientTargets() {
        text.targets = targets
      } else if try readFactor(of: &terms[terms.count - 1].operand) {
        continue
      } else if let sign = skipSign() {
        var next = try readOperand()
        if next.isPercentage {
          try joinPercentage(sign, next, to: &terms)
          continue
        }
        while try readFactor(of: &next) {}
        next = next.clarified(as: .volume)
        if sign == .minus { next = try next.negated(at: next.range) }
        // An amount without an ingredient is of the previous one.
        var name = last
        if let targets = readIngredientTargets() {
          text.targets = targets
        } else if let (own, targets) = readIngredient() {
          (name, text.targets) = (own, targets)
        }
        terms.append(IngredientTerm(operand: next, ingredient: name))
        last = name
      } else {
        break
      }
    }
    let sums = try joined(terms)
    text.phrase.first = sums[0].operand
    text.addends = Array(sums.dropFirst())
  }

  /// Adds or subtracts a percentage of everything before it.
  private func joinPercentage(
    _ sign: Operand.Operation, _ percentage: Operand, to terms: inout [IngredientTerm]
  ) throws(ParseError) {
    var probe = afterSpaces
    if probe.skipTimes() || probe.skipDivision() {
      throw ParseError(
        .invalidOperation, at: percentage.range, "cannot calculate with a percentage",
        hint: "write it in one number, as in 2 cups flour - 20%")
    }
    // Merged first, since a text may have any number of amounts and percentages.
    terms = try joined(terms)
    for index in terms.indices {
      terms[index].operand = try join(terms[index].operand, sign, percentage)
    }
  }

  /// Multiplies or divides an operand by the factor here; returns whether there is one.
  private mutating func readFactor(of operand: inout Operand) throws(ParseError) -> Bool {
    cursor.skipSpaces()
    let start = operand.range.lowerBound
    if skipTimes() {
      operand = try operand.multiplied(by: try readOperand())
    } else if let applied = try readAppliedRate(of: operand) {
      operand = applied
    } else if let below = try readRateDenominator() {
      operand = try divided(operand, by: below)
      return true
    } else if skipDivision() {
      let divisor = try readOperand(isDivisor: true)
      var rest = afterSpaces
      // `1 tbsp salt / 5 gallons x 20 gallons`
      if divisor.unit != nil, rest.skipTimes() || rest.cursor.skipWord("for") {
        operand = try divided(operand, by: divisor)
        return true
      }
      operand = try operand.divided(by: divisor)
    } else {
      return false
    }
    guard operand.unit != nil else {
      throw ParseError(
        .invalidOperation, at: start..<cursor.position, "a number has no ingredient")
    }
    return true
  }

  /// Adds up the amounts of each ingredient.
  private func joined(_ terms: [IngredientTerm]) throws(ParseError) -> [IngredientTerm] {
    var sums: [IngredientTerm] = []
    for term in terms {
      if term.operand.isQuotient {
        throw ParseError(
          .invalidOperation, at: term.operand.range, "a rate of an ingredient is no amount of it",
          hint: "write at the end how much it is for, as in x 20 gallons")
      }
      guard term.operand.unit != nil else {
        throw ParseError(
          .missingUnit, at: term.operand.range, "\(quote(term.operand.range)) has no unit")
      }
      let same = sums.firstIndex {
        $0.operand.unit?.kind == term.operand.unit?.kind
          && slice($0.ingredient).lazy.map(NameFolding.lowercase)
            .elementsEqual(slice(term.ingredient).lazy.map(NameFolding.lowercase))
      }
      // Bounded, because each name is compared with all others.
      guard sums.count < 32 else {
        throw ParseError(.invalidOperation, at: term.ingredient, "there are too many ingredients")
      }
      if let same {
        sums[same].operand = try sums[same].operand.joined(.plus, term.operand)
      } else {
        sums.append(term)
      }
    }
    return sums
  }

  /// Whether an operator and an operand are here.
  var isAtCalculation: Bool {
    var probe = self
    let isProduct = probe.skipTimes() || probe.skipDivision()
    guard isProduct || probe.skipSign() != nil else { return false }
    probe.cursor.skipSpaces()
    // A number in words counts only after a multiplication or a division: `salt and a half` may be
    // anything.
    if isProduct, probe.cursor.isBeforeNumber(decimalMark) { return true }
    return probe.cursor.isAtNumeral || probe.cursor.peek() == "("
  }

  /// Whether an operator that occurs in no name is here, directly before a digit: the `/2` of
  /// `flour/2`.
  private var isAtSignBetweenWordAndDigit: Bool {
    let signs: [StaticString] = ["/", "÷", "*", "×", "+"]
    return cursor.isAt { probe in signs.contains { probe.skip($0) } && probe.isAtDigit }
  }

  /// Reads an ingredient up to a calculation, a rate, a conversion or the end of the text; returns
  /// `nil` if there is another amount in it.
  mutating func readIngredient() -> (Range<Int>, [UnitReference])? {
    var probe = self
    if probe.cursor.skip(",") { probe.cursor.skipSpaces() }
    let start = probe.cursor.skip(.of) ? probe.cursor.afterSpaces.position : probe.cursor.position
    probe.cursor.position = start
    guard
      probe.cursor.isAtLetter || probe.cursor.isAtDigit || probe.cursor.peek() >= 0x80
        || probe.cursor.peek() == "("
    else { return nil }
    var end = start
    var last: Keyword?
    while !probe.cursor.isAtEnd {
      if probe.cursor.isAtNumeral {
        guard probe.skipNumberOfIngredient() else { return nil }
      } else if end > start, let targets = probe.readIngredientTargets() {
        self = probe
        return (start..<end, targets)
      } else if end > start, end < probe.cursor.position || probe.isAtSignBetweenWordAndDigit,
        probe.isAtCalculation || probe.isAtRate
      {
        cursor = probe.cursor
        return (start..<end, [])
      } else {
        let wordEnd = probe.cursor.endOfWord()
        if wordEnd > probe.cursor.position { last = probe.cursor.keyword?.word }
        probe.cursor.position = max(wordEnd, probe.cursor.endOfCharacter())
      }
      end = probe.cursor.position
      probe.cursor.skipSpaces()
    }
    // `2 cups flour to`, `zwei Tassen mal drei`
    let isNumber = lexicon.isBeyondEnglish && last?.beginsNumber == true
    if last == .to || last == .target || isNumber { return nil }
    cursor = probe.cursor
    return (start..<end, [])
  }

  /// Skips a number within an ingredient, such as that of `2% milk`; returns `false` if the number
  /// has a unit or counts something.
  private mutating func skipNumberOfIngredient() -> Bool {
    var numbers = NumberReader(cursor: cursor, decimalMark: decimalMark)
    do throws(ParseError) {
      _ = try numbers.read()
    } catch {
      if cursor.bytes[error.range].contains(0x20) { return false }
      // Skip the whole invalid number: it may have thousands of digits and points.
      cursor.position = max(cursor.endOfCharacter(), error.range.upperBound)
      return true
    }
    cursor = numbers.cursor
    guard cursor.peek() != 0x20 || cursor.isAtEnd else { return false }
    var probe = self
    return probe.readKnownUnitName() == nil
  }
}
