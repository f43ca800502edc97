import QuantityCore
import QuantityReading

extension PhraseParser {
  /// Reads the unit of a number that ends at an index, possibly after a hyphen or a word such as
  /// `heaped`.
  func unit(after index: Int) -> UnitPhrase? {
    if tokens[index].isWord, tokens[index].word != 0, let found = unit(at: index) { return found }
    // `14-ounce`, and with a space that slipped in, `14- ounce`
    if tokens[index].isGluedHyphen, tokens[index + 1].isWord, var found = unit(at: index + 1) {
      found.isHyphenated = true
      return found
    }
    // `15 -ounce can`, `15 – ounce can`
    if tokens[index].sign.isDash, var found = unit(at: index + 1),
      container(after: found.end) != nil
    {
      found.isHyphenated = true
      return found
    }
    // `300;g;flour`
    if isColumn(index), let found = unit(after: index + 1) { return found }
    // `2 or more tablespoons`
    if keyword(index) == .or, isWord(index + 1, "more") || isWord(index + 1, "so") {
      return unit(at: index + 2)
    }
    // `mezz'ora`, but not the `s` of `two's`
    if tokens[index].isElision, tokens[index + 1].isGlued,
      tokens[index - 1].isWord, tokens[index + 1].range.count > 1
    {
      return unit(at: index + 1)
    }
    // `1 heaped tablespoon`, `2 more hours`
    var next = index
    for _ in 0..<2 where isFiller(next) {
      // `1 tightly-packed cup`
      next = has(.degree, at: next) ? skipHyphen(next + 1) : next + 1
      if let found = unit(at: next) { return found }
    }
    return nil
  }

  /// Returns whether one or two words between semicolons begin at an index: the `;g;` of
  /// `300;g;flour`.
  func isColumn(_ index: Int) -> Bool {
    tokens[index].sign == .semicolon && tokens[index].isGlued && tokens[index + 1].isGlued
      && tokens[index + 1].isWord
      && (index + 2..<index + 4).contains {
        tokens[$0].sign == .semicolon && tokens[$0].isGlued && tokens[$0 - 1].isWord
      }
  }

  private func isFiller(_ index: Int) -> Bool {
    guard tokens[index].isWord else { return false }
    let facts = facts(index)
    if case .filler? = facts.keyword { return true }
    if facts.traits.contains(.filling) { return true }
    // `1 firmly packed cup`
    if facts.traits.contains(.degree), has(.filling, at: skipHyphen(index + 1)) { return true }
    // `1 volle eetlepel`
    if tokens[index].word == 0, !isEnglish, !isArticle(index - 1) {
      return self.facts(index + 1).unit?.definition.vessel != nil
    }
    if facts.traits.contains(.link) || facts.traits.contains(.each) { return false }
    return facts.traits.contains(.description) && facts.unit == nil
      || facts.traits.contains(.end) && facts.traits.isDisjoint(with: [.relation, .share])
        && facts.keyword == nil
  }

  /// Reads the longest unit name that begins at a word.
  private func unit(at index: Int) -> UnitPhrase? {
    guard tokens[index].isWord, tokens[index].word != 0 else { return nil }
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
      && (tokens[index + 1].isNumber || keyword(index + 1)?.isPartOfNumber == true)
  }

  /// Returns whether the word is part of an adjective: `gallon-size`, `cup-shaped`, but not the
  /// `cup-` of `1 cup-2 cups`.
  private func beginsCompound(_ index: Int) -> Bool {
    tokens[index + 1].isGluedHyphen && tokens[index + 2].isGlued
      && tokens[index + 2].isWord && keyword(index + 2)?.joinsAmounts != true
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
    case "microsecond": bytes(at: index).dropLast().contains(UInt8(ascii: "."))
    // In Scandinavia, `fat` means a plate.
    case "oil barrel": isWord(index, "fat")
    // In other languages, grains are counted: `3 granos de pimienta`, `4 tane`.
    case "grain":
      !isEnglish
        || tokens[index + 1].isWord
          && (has(.dish, at: index + 1)
            // `2 slices 7 grain toast`
            || isWord(index, "grain") && tokens[index - 1].isNumber
              && tokens[index - 1].number.digits > 1 && keyword(index + 1) == nil)
    default: false
    }
  }

  /// Returns whether a token is a word, ignoring case.
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    tokens[index].isWord && bytes(at: index).isWord(word)
  }

  /// Returns whether a token is one of some words, ignoring case.
  @inline(__always)
  func isWord(_ index: Int, of words: [StaticString]) -> Bool {
    words.contains { isWord(index, $0) }
  }

  /// Returns whether a unit's abbreviation counts things: `6 st äpplen`, `1 pk peas`,
  /// `2 cl garlic`.
  private func isCounted(_ index: Int) -> Bool {
    guard tokens[index].range.count - (tokens[index].hasPoint ? 1 : 0) == 2 else { return false }
    let start = Int(tokens[index].start)
    switch (bytes[start] | 0x20, bytes[start + 1] | 0x20) {
    case ("s", "t"):
      return tokens[index + 1].isWord || endsOrdinal(index) || !isEnglish
    case ("p", "k"): return true
    case ("c", "l"):
      return isWord(keyword(index + 1) == .of ? index + 2 : index + 1, "garlic")
    default: return false
    }
  }

  /// Returns whether `st` ends an ordinal such as `1st` or `21st`, rather than a weight such as
  /// `11st` or `21st 4lb`.
  private func endsOrdinal(_ index: Int) -> Bool {
    let digits = tokens[index - 1].number.digits
    return tokens[index].isGlued && tokens[index - 1].isNumber && digits % 10 == 1
      && digits % 100 != 11 && !tokens[index + 1].isNumber
  }
}
