import QuantityCore
import QuantityReading

// Unit names of several words, and what follows a name and belongs to it.

extension PhraseParser {
  /// Reads a name of several words: `fl. oz.`, `cuillère à soupe`, `colher (sopa)`.
  func phrase(at index: Int) -> UnitPhrase? {
    for phrase in book.longNames[tokens[index].word] ?? [] {
      var next = index + 1
      let fits = phrase.rest.allSatisfy { word in
        while tokens[next].isGlued {
          if tokens[next].sign == .period || tokens[next].sign == .hyphen {
            next += 1
          } else if let ending = ending(at: next) {
            next = ending.upperBound
          } else {
            break
          }
        }
        let isInParentheses = tokens[next].sign == .open && tokens[next + 2].sign == .close
        if isInParentheses { next += 1 }
        let isSame = tokens[next].isWord && tokens[next].word == word
        next += isInParentheses ? 2 : 1
        return isSame
      }
      if fits {
        return UnitPhrase(tokens: index..<next, unit: phrase.unit, isForeign: phrase.isForeign)
      }
    }
    return nil
  }

  /// Reads a name after a qualifier: `us pt`, `imperial fl oz`.
  func qualified(at index: Int) -> UnitPhrase? {
    var next = index + 1
    if tokens[next].isGluedHyphen { next += 1 }
    // `17 U.S.C.` isn't in cups.
    guard tokens[next].isWord, tokens[next].word != 0,
      !tokens[next].isGlued || next > index + 1
    else { return nil }
    let end = self.phrase(at: next)?.end ?? next + 1
    let name = text(tokens[index].range) + " " + text(from: next, to: end)
    return unit(named: name).map { UnitPhrase(tokens: index..<end, unit: $0) }
  }

  /// Extends a name to include a qualifier after it, `pint (UK)`, the ending of `cup(s)`, or the
  /// point of an abbreviation at the start of a line.
  func finished(_ unit: UnitPhrase) -> UnitPhrase {
    var unit = unit
    let after = unit.end
    if let ending = ending(at: after) {
      unit.tokens = unit.start..<ending.upperBound
      return unit
    }
    let qualifier = tokens[after].sign == .open ? after + 1 : after
    // In `2 cups Japanese rice`, the adjective describes the rice.
    let isQualified =
      has(.qualifier, at: qualifier)
      && (qualifier == after
        ? tokens[after].range.count == 2 : tokens[qualifier + 1].sign == .close)
    if isQualified,
      let other = self.unit(named: text(tokens[qualifier].range) + " " + unit.unit.name)
    {
      unit.tokens = unit.start..<(qualifier == after ? qualifier + 1 : qualifier + 2)
      (unit.unit, unit.isForeign) = (other, true)
      return unit
    }
    if isPointOfAbbreviation(after, of: unit) { unit.tokens = unit.start..<after + 1 }
    return unit
  }

  /// Returns the tokens of a plural ending that is glued to a word: the `(s)` of `cup(s)`, the `/n`
  /// of `Tasse/n`.
  func ending(at index: Int) -> Range<Int>? {
    guard tokens[index].isGlued else { return nil }
    if tokens[index].sign == .open {
      return NameFolding.ending(bytes, at: Int(tokens[index].start)).map { _ in index..<index + 3 }
    }
    let endings: [StaticString] = ["n", "en", "e"]
    let isEnding =
      tokens[index].sign == .slash && tokens[index + 1].isGlued && !tokens[index + 2].isGlued
      && tokens[index - 1].range.count > 3 && endings.contains { isWord(index + 1, $0) }
    return isEnding ? index..<index + 2 : nil
  }

  /// Returns whether a period after a name belongs to an abbreviation rather than ending a
  /// sentence: `2 tbsp. Salt` and `2 lbs./900 g` at the start of a line.
  private func isPointOfAbbreviation(_ index: Int, of unit: UnitPhrase) -> Bool {
    guard tokens[index].sign == .period, tokens[index].isGlued else { return false }
    let isBeforeWord = tokens[index + 1].isWord && !tokens[index + 1].isGlued
    let isBeforeOther = tokens[index + 1].sign == .slash && tokens[index + 2].isNumber
    guard isBeforeWord || isBeforeOther else { return false }
    // Only a number can come between the start of the line and the unit.
    var before = unit.start - 1
    while before > 0, before > index - 16,
      tokens[before].isNumber || tokens[before].kind == .sign
        || keyword(before).map({ $0.isPartOfNumber || $0.joinsAmounts || $0 == .approximation })
          == true
        || facts(before).unit != nil
    {
      before -= 1
    }
    return tokens[before].isEdge
  }

  func unit(named name: String) -> AnyUnit? {
    var name = name
    return name.withUTF8 { lexicon.match($0, kind: nil).unit }
  }
}
