import QuantityCore
import QuantityReading

// The nouns after counts and units.

extension AmountRewriter {
  /// Changes the grammatical number of a noun to match its new count.
  mutating func rewriteNoun(
    of found: ClassifiedQuantity, _ parser: PhraseParser, from value: Fraction
  ) throws(ScalingError) {
    let end = found.end
    // `2 dozen eggs` halved is `1 dozen eggs`.
    guard let index = found.noun, index >= end, parser.keyword(end) != .dozen else {
      return try rewriteUnknownNoun(of: found, parser, from: value)
    }
    let number = try scaledNumber(of: value)
    var old = words.number(value.magnitudes.0, over: value.magnitudes.1)
    // `1 e mezza cipolla`
    let traits = parser.facts(index).traits
    if words.hasOnePlural, value > Fraction(1), value < Fraction(2), traits.contains(.singular),
      !traits.contains(.plural)
    {
      old = .one
    }
    guard number != old else { return }
    let range = parser.noun(at: index)
    // `egg(s)` covers both numbers.
    if parser.ending(at: index + 1) != nil { return }
    let noun = parser.text(range)
    // `sok z 1/2 cytryny`, `сок 1/2 лимона`
    let start = found.start
    let isOfPart =
      start > 0 && parser.tokens[start - 1].isWord
      && (parser.has(.part, at: start - 1) || start > 1 && parser.has(.part, at: start - 2))
    // In `3 горошини духмяного перцю`, the pepper isn't counted: it is no plural.
    let isAfterUnknown = (end..<index).contains { parser.isUnlistedWord($0) }
    if words.isSlavic, isAfterUnknown, !isOfPart,
      let own = words.form(of: noun.lowercased(), from: old, to: old, isOfPart: false),
      own != noun.lowercased()
    {
      return
    }
    let new = words.form(of: noun.lowercased(), from: old, to: number, isOfPart: isOfPart)
    guard let new else { return }
    edits.replace(
      range, with: noun.replacingEnding(with: new))
    rewriteAdjectives(of: found, index, parser, with: new, from: old, in: number)
  }

  /// Gives the plural to a noun that isn't listed, if `de` follows it: `1 rayadura de nuez moscada`
  /// doubled is `2 rayaduras de nuez moscada`.
  private mutating func rewriteUnknownNoun(
    of found: ClassifiedQuantity, _ parser: PhraseParser, from value: Fraction
  ) throws(ScalingError) {
    let index = found.end
    guard found.noun == nil, parser.takesPartitive, words.order == .nounAhead,
      value == Fraction(1), try scaled(value) > value, parser.isUnlistedWord(index),
      parser.keyword(index + 1) == .of || parser.has(.link, at: index + 1)
    else { return }
    let range = parser.noun(at: index)
    let noun = parser.text(range)
    // These have regular plurals.
    let endings =
      switch parser.lexicon.recipeLanguage {
      case .spanish: "aeo"
      case .portuguese: "ae"
      default: ""
      }
    guard noun.utf8.count > 3, let last = noun.utf8.last, endings.utf8.contains(last) else {
      return
    }
    edits.replace(range, with: noun + "s")
  }

  /// Inflects the adjectives next to a noun, in languages where they agree with it:
  /// `2 pimentones verdes`.
  private mutating func rewriteAdjectives(
    of found: ClassifiedQuantity, _ noun: Int, _ parser: PhraseParser, with form: String,
    from oldNumber: NounNumber, in number: NounNumber
  ) {
    let before = found.end..<noun
    var after = noun + 1
    while after < noun + 4, parser.has(.description, at: after) { after += 1 }
    // The adjective of `1 kruka färsk koriander` isn't that of the pot.
    let isOfAnother =
      words.order == .nounFirst && parser.has(.piece, at: noun)
      && parser.tokens[after].isWord && !parser.has(.end, at: after)
    if isOfAnother { after = noun + 1 }
    for index in [Array(before), Array(noun + 1..<after)].joined() {
      let isListed = parser.has(.description, at: index)
      guard isListed || words.isSlavic && index < noun && parser.isUnlistedWord(index) else {
        continue
      }
      let range = parser.noun(at: index)
      let old = parser.text(range)
      let new = words.agreeing(old.lowercased(), with: form, from: oldNumber, in: number)
      if let new { edits.replace(range, with: old.replacingEnding(with: new)) }
    }
  }

  /// Inflects the words after a unit for how full it is: `1 cucchiaio colmo` doubled is
  /// `2 cucchiai colmi`.
  mutating func rewriteFilling(
    of found: ClassifiedQuantity, _ parser: PhraseParser, _ shown: AnyPresentation
  ) {
    guard shown.parts.count == 1 else { return }
    let number = shown.parts[0].number.nounNumber(words)
    var index = found.end
    let end = index + 3
    while index < end, parser.hasAny([.filling, .degree], at: index) {
      let range = parser.noun(at: index)
      let old = parser.text(range)
      let new = words.agreeing(old.lowercased(), with: "", in: number)
      if let new { edits.replace(range, with: old.replacingEnding(with: new)) }
      index += 1
    }
  }

  /// Returns the grammatical number of a noun after a scaled count.
  func scaledNumber(of count: Fraction) throws(ScalingError) -> NounNumber {
    ScaledNumber(try scaled(count), asDecimal: false).number.nounNumber(words)
  }
}
