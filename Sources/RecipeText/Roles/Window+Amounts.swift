import QuantityCore
import QuantityReading

// Amounts that grow with a recipe.

extension Window {
  /// `Serves 4`, `Makes about 3 cups`, `Servings: 4-6`, `4 servings`
  var isYield: Bool {
    var place = beforeApproximation
    while tokens[place].sign == .colon || keyword(place) == .article || tokens[place].sign == .open
      || keyword(place) == .to && place > 1
    {
      place -= 1
    }
    let before = facts(place).recipe
    if before.contains(.yield) || before.contains(.purpose) && parser.isFirstWord(place) {
      return place > 0
    }
    if facts(place).recipe.contains(.yield), quantityBefore == nil { return true }
    let after = facts(skipDescriptions(end)).recipe
    return quantity.unit == nil && after.contains(.yield)
  }

  /// `1 cup (95 g)`, `450 g / 1 lb`, `4 cups zucchini (about 3 medium)`
  var isAlternate: Bool {
    guard let before = quantityBefore, before.role.isScaled else { return false }
    if quantity.first.isWord, quantity.unit == nil, noun(after: end) == nil { return false }
    if let opening, opening >= before.quantity.tokens.upperBound {
      return quantity.unit != nil || before.quantity.unit != nil || noun(after: end) != nil
    }
    guard before.role != .count || quantity.unit != nil else { return false }
    let joint = before.quantity.tokens.upperBound
    guard joint + 1 == start || joint == start - 2 else { return false }
    return quantity.unit != nil && (tokens[joint].sign == .slash || keyword(joint) == .or)
  }

  var hasUnit: Bool { quantity.unit.map { !$0.unit.isTime } ?? false }

  // MARK: Counts

  /// `2 Add the eggs`
  var numbersASentence: Bool {
    isFirst && !quantity.first.isWord && whole != nil && facts(end).traits.contains(.verb)
      && facts(end).recipe.isDisjoint(with: [.counted, .description]) && tokens[end + 1].kind == .word
  }

  /// `juice of 2 lemons`, `zest from 1 lime`
  var countsParts: Bool {
    let before = beforeApproximation
    guard tokens[before].kind == .word, facts(before - 1).recipe.contains(.part) else { return false }
    return keyword(before) == .of || facts(before).recipe.contains(.end)
      || facts(before).recipe.contains(.link)
  }

  var countsKnownNoun: Bool {
    if facts(end).traits.contains(.counter) { return true }
    guard let noun = noun(after: end) else { return false }
    // `one of the eggs`
    return noun > 0 && !(quantity.first.isWord && keyword(end) == .of)
  }

  /// A line that begins with a number and goes on with a name.
  var beginsIngredient: Bool {
    guard isFirst else { return false }
    var place = end
    if keyword(place) == .times || tokens[place].sign == .times || tokens[place].sign == .hyphen
      || tokens[place].sign == .dash || tokens[place].kind == .opaque
    {
      place += 1
    }
    let facts = facts(place)
    guard tokens[place].kind == .word || tokens[place].sign == .open else { return false }
    guard facts.recipe.isDisjoint(with: [.relation, .uncounted]), facts.keyword?.joinsAmounts != true
    else { return false }
    let isGluedName = tokens[place].kind == .word && tokens[place].isGlued && facts.recipe.isEmpty
    return !quantity.first.isWord && !isGluedName
  }

  /// `Onions: 2`, `Eggs x 3`, `Garlic, 4 cloves`
  var followsName: Bool {
    guard isLast(end) || tokens[end].sign == .colon || !facts(end).recipe.isDisjoint(with: [.piece, .description]) else { return false }
    var place = start - 1
    guard [.colon, .comma, .times, .hyphen, .dash].contains(tokens[place].sign)
      || keyword(place) == .times || facts(place).recipe.contains(.head)
    else { return false }
    if !facts(place).recipe.contains(.head) { place -= 1 }
    let name = facts(place)
    guard tokens[place].kind == .word, !name.recipe.isDisjoint(with: [.counted, .head]) || keyword(start - 1) == .times
    else { return false }
    while tokens[place].kind == .word { place -= 1 }
    return tokens[place].kind == .edge || tokens[place].kind == .sign
  }
}
