import QuantityCore
import QuantityReading

extension PhraseParser {
  /// Reads the unit of a number that ends at an index, possibly after a hyphen or a word such as
  /// `heaped`.
  func unit(after index: Int) -> UnitPhrase? {
    if tokens[index].kind == .word, tokens[index].word != 0, let found = unit(at: index) {
      return found
    }
    // `14-ounce`, and with a space that slipped in, `14- ounce`
    if tokens[index].sign == .hyphen, tokens[index].isGlued, tokens[index + 1].kind == .word,
      var found = unit(at: index + 1)
    {
      found.isHyphenated = true
      return found
    }
    // `15 -ounce can`, `15 – ounce can`
    if tokens[index].sign.isDash, var found = unit(at: index + 1),
      container(after: found.tokens.upperBound) != nil
    {
      found.isHyphenated = true
      return found
    }
    // `2 or more tablespoons`
    if keyword(index) == .or, isWord(index + 1, "more") || isWord(index + 1, "so") {
      return unit(at: index + 2)
    }
    // `mezz'ora`, but not the `s` of `two's`
    if tokens[index].isElision, tokens[index + 1].isGlued,
      tokens[index - 1].kind == .word, tokens[index + 1].range.count > 1
    {
      return unit(at: index + 1)
    }
    // `1 heaped tablespoon`, `2 more hours`
    var next = index
    while next < index + 2, isFiller(next) {
      next += 1
      if let found = unit(at: next) { return found }
    }
    return nil
  }

  private func isFiller(_ index: Int) -> Bool {
    guard tokens[index].kind == .word else { return false }
    let facts = facts(index)
    if case .filler? = facts.keyword { return true }
    if facts.traits.contains(.filling) { return true }
    // `1 firmly packed cup`
    if facts.traits.contains(.degree), self.facts(index + 1).traits.contains(.filling) {
      return true
    }
    // `1 volle eetlepel`
    if tokens[index].word == 0, !lexicon.isEnglish, !isArticle(index - 1) {
      return self.facts(index + 1).unit?.definition.vessel != nil
    }
    if facts.traits.contains(.link) || facts.traits.contains(.each) { return false }
    return facts.traits.contains(.description) && facts.unit == nil
      || facts.traits.contains(.end) && facts.traits.isDisjoint(with: [.relation, .share])
        && facts.keyword == nil
  }

  /// Reads the longest unit name that begins at a word.
  private func unit(at index: Int) -> UnitPhrase? {
    guard tokens[index].kind == .word, tokens[index].word != 0 else { return nil }
    let facts = facts(index)
    if facts.traits.contains(.beginsName), let found = phrase(at: index) { return finished(found) }
    if facts.traits.contains(.qualifier), let found = qualified(at: index) {
      return finished(found)
    }
    // `3 dag` means days in Dutch and decagrams in Polish.
    guard let unit = facts.unit,
      facts.traits.isDisjoint(with: [.countedUnit, .uncounted]) || unit.isTime,
      !isCounted(index), !joinsEnds(index),
      !beginsCompound(index), !namesOther(index, unit)
    else { return nil }
    if unit.name == "ounce", isWord(index + 1, "fl"), let fluid = self.unit(named: "fl oz") {
      return UnitPhrase(tokens: index..<index + 2, unit: fluid)
    }
    return finished(
      UnitPhrase(
        tokens: index..<index + 1, unit: unit, isForeign: facts.traits.contains(.foreignUnit)))
  }

  /// Returns whether the word joins two numbers: `2 से 3 कप`, although `से` also abbreviates
  /// seconds.
  private func joinsEnds(_ index: Int) -> Bool {
    keyword(index) == .to
      && (tokens[index + 1].kind == .number || keyword(index + 1)?.isPartOfNumber == true)
  }

  /// Returns whether the word is part of an adjective: `gallon-size`, `cup-shaped`, but not the
  /// `cup-` of `1 cup-2 cups`.
  private func beginsCompound(_ index: Int) -> Bool {
    tokens[index + 1].sign == .hyphen && tokens[index + 1].isGlued && tokens[index + 2].isGlued
      && tokens[index + 2].kind == .word && keyword(index + 2)?.joinsAmounts != true
      && facts(index + 2).unit == nil
  }

  /// Returns whether the word means something else, alone or with the next one: `pound cake`,
  /// `stone fruit`, `U.S.`.
  private func namesOther(_ index: Int, _ unit: AnyUnit) -> Bool {
    switch unit.name {
    case "pound":
      isWord(index, "pound") && (isWord(index + 1, "cake") || isWord(index + 1, "cakes"))
    case "stone":
      isWord(index, "stone") && (isWord(index + 1, "fruit") || isWord(index + 1, "mortar"))
    // `17 U.S. 101`
    case "microsecond": bytes[tokens[index].range].dropLast().contains(UInt8(ascii: "."))
    // In Scandinavia, `fat` means a plate.
    case "oil barrel": isWord(index, "fat")
    // In other languages, grains are counted: `3 granos de pimienta`, `4 tane`.
    case "grain":
      !lexicon.isEnglish
        || tokens[index + 1].kind == .word && facts(index + 1).traits.contains(.dish)
    default: false
    }
  }

  /// Returns whether a token is a word, ignoring case.
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    tokens[index].kind == .word && bytes[tokens[index].range].isWord(word)
  }

  /// Returns whether a unit's abbreviation counts things: `6 st äpplen`, `1 pk peas`,
  /// `2 cl garlic`.
  private func isCounted(_ index: Int) -> Bool {
    guard tokens[index].range.count - (tokens[index].hasPoint ? 1 : 0) == 2 else { return false }
    let start = Int(tokens[index].start)
    switch (bytes[start] | 0x20, bytes[start + 1] | 0x20) {
    case (UInt8(ascii: "s"), UInt8(ascii: "t")):
      return tokens[index + 1].kind == .word || endsOrdinal(index)
    case (UInt8(ascii: "p"), UInt8(ascii: "k")): return true
    case (UInt8(ascii: "c"), UInt8(ascii: "l")):
      return isWord(keyword(index + 1) == .of ? index + 2 : index + 1, "garlic")
    default: return false
    }
  }

  /// Returns whether `st` ends an ordinal such as `1st` or `21st`, rather than a weight such as
  /// `11st` or `21st 4lb`.
  private func endsOrdinal(_ index: Int) -> Bool {
    let digits = tokens[index - 1].number.digits
    return tokens[index].isGlued && tokens[index - 1].kind == .number && digits % 10 == 1
      && digits % 100 != 11 && tokens[index + 1].kind != .number
  }

  // MARK: Names of several words

  /// Reads a name of several words: `fl. oz.`, `cuillère à soupe`, `colher (sopa)`.
  private func phrase(at index: Int) -> UnitPhrase? {
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
        let isSame = tokens[next].kind == .word && tokens[next].word == word
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
  private func qualified(at index: Int) -> UnitPhrase? {
    var next = index + 1
    if tokens[next].sign == .hyphen, tokens[next].isGlued { next += 1 }
    // `17 U.S.C.` isn't in cups.
    guard tokens[next].kind == .word, tokens[next].word != 0,
      !tokens[next].isGlued || next > index + 1
    else { return nil }
    let end = self.phrase(at: next)?.tokens.upperBound ?? next + 1
    let name = text(tokens[index].range) + " " + text(from: next, to: end)
    return unit(named: name).map { UnitPhrase(tokens: index..<end, unit: $0) }
  }

  /// Extends a name to include a qualifier after it, `pint (UK)`, the ending of `cup(s)`, or the
  /// point of an abbreviation at the start of a line.
  private func finished(_ unit: UnitPhrase) -> UnitPhrase {
    var unit = unit
    let after = unit.tokens.upperBound
    if let ending = ending(at: after) {
      unit.tokens = unit.tokens.lowerBound..<ending.upperBound
      return unit
    }
    let qualifier = tokens[after].sign == .open ? after + 1 : after
    // In `2 cups Japanese rice`, the adjective describes the rice.
    let isQualified =
      facts(qualifier).traits.contains(.qualifier)
      && (qualifier == after
        ? tokens[after].range.count == 2 : tokens[qualifier + 1].sign == .close)
    if isQualified,
      let other = self.unit(named: text(tokens[qualifier].range) + " " + unit.unit.name)
    {
      unit.tokens = unit.tokens.lowerBound..<(qualifier == after ? qualifier + 1 : qualifier + 2)
      (unit.unit, unit.isForeign) = (other, true)
      return unit
    }
    if isPointOfAbbreviation(after, of: unit) { unit.tokens = unit.tokens.lowerBound..<after + 1 }
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
    let isBeforeWord = tokens[index + 1].kind == .word && !tokens[index + 1].isGlued
    let isBeforeOther = tokens[index + 1].sign == .slash && tokens[index + 2].kind == .number
    guard isBeforeWord || isBeforeOther else { return false }
    // Only a number can come between the start of the line and the unit.
    var before = unit.tokens.lowerBound - 1
    while before > 0, before > index - 16,
      tokens[before].kind == .number || tokens[before].kind == .sign
        || keyword(before).map({ $0.isPartOfNumber || $0.joinsAmounts || $0 == .approximation })
          == true
        || facts(before).unit != nil
    {
      before -= 1
    }
    return tokens[before].kind == .edge
  }

  private func unit(named name: String) -> AnyUnit? {
    var name = name
    return name.withUTF8 { lexicon.match($0, kind: nil).unit }
  }
}
