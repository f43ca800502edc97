import QuantityCore
import QuantityReading

// What keeps a quantity, or its line, from being scaled.

extension ClassifiedQuantity {
  /// Whether it is an unexplained number in digits.
  private var isUnknown: Bool { role == .unexplained && !quantity.first.isWord }

  /// Returns whether it is an unexplained number: in digits, before a counter (`一个鸡蛋`), or greater
  /// than 1 before a countable noun: the two of `Beat the two eggs`, the five of `five riced
  /// potatoes`. Fractions don't count, nor does `one`, which can be a pronoun, except before a
  /// container: `one envelope`.
  func isUnknown(_ parser: PhraseParser) -> Bool {
    if isUnknown { return true }
    guard role == .unexplained else { return false }
    if parser.has(.counter, at: quantity.end) { return true }
    if isOneAfterNoun(parser) { return true }
    let noun = parser.skipDescriptions(quantity.end)
    guard quantity.first.value > Fraction(1) else {
      return quantity.first.value == Fraction(1) && parser.has(.container, at: noun)
        && !parser.has(.vessel, at: noun)
    }
    // `six French chops`, `two "hard-boiled" eggs`
    let words = (noun..<noun + 5).prefix {
      let token = parser.tokens[$0]
      let isPlain = token.isWord || token.sign == .hyphen || token.sign == .other
      return token.word == 0 && isPlain || parser.hasAny([.description, .participle], at: $0)
    }
    let last = parser.isEnglish ? words.endIndex : noun
    return parser.hasAny(.counted, at: last)
  }

  /// Returns whether it is a one after the noun that it counts: `בצל אחד`.
  func isOneAfterNoun(_ parser: PhraseParser) -> Bool {
    let next = quantity.end
    return quantity.first.isWord && quantity.first.value == Fraction(1) && !parser.isEnglish
      && parser.has(.singular, at: quantity.start - 1)
      && (!parser.tokens[next].isWord || parser.has(.end, at: next))
  }

  /// Returns whether an amount in parentheses measures an unexplained part at the start of a line:
  /// `Yarım bardaktan az süt (50 ml)`.
  func isMeasured(again other: ClassifiedQuantity, _ parser: PhraseParser) -> Bool {
    role == .unexplained && other.role == .amount && !parser.isEnglish
      && parser.isFirstWord(quantity.start) && parser.tokens[other.start - 1].sign == .open
  }

  /// Returns whether it is the size of one container, and an amount in parentheses after it says
  /// another: in `1 1/4 oz (7 g) packet`, the packet has a quarter of an ounce.
  func isOtherSize(
    than other: ClassifiedQuantity, _ parser: PhraseParser
  ) -> Bool {
    let end = quantity.end
    return hasImpliedCount && other.role == .amount && parser.tokens[end].sign == .open
      && other.start == end + 1 && other.quantity.unit?.unit.kind == quantity.unit?.unit.kind
  }

  /// Returns whether a part of a container comes before parentheses that measure the part or the
  /// container: `half a block (4 oz)`.
  func isPartOfSize(_ size: ClassifiedQuantity, _ parser: PhraseParser) -> Bool {
    role == .count && quantity.first.isWord && quantity.first.value < Fraction(1)
      && size.role == .size && parser.tokens[size.start - 1].sign == .open
  }

  /// Returns whether it counts units of an amount: `2 of the 4 cups`, which may come in other units.
  func isPart(of other: ClassifiedQuantity, _ parser: PhraseParser) -> Bool {
    parser.isEnglish && quantity.unit == nil && quantity.first.value >= Fraction(1)
      && parser.keyword(quantity.end) == .of && parser.isWord(quantity.end + 1, "the")
      && other.start == quantity.end + 2 && other.role == .amount
  }

  /// Returns whether the name of another unit follows in parentheses: `1 quart (liter)`.
  func hasBareAlternate(_ parser: PhraseParser) -> Bool {
    let open = quantity.end
    guard role.isScaled, let unit = quantity.unit?.unit, parser.tokens[open].sign == .open,
      parser.tokens[open + 2].sign == .close, let other = parser.facts(open + 1).unit
    else { return false }
    return other != unit && other.kind == unit.kind
  }

  /// Returns whether it can be part of the preceding count or amount: `1 cipolla e mezza`.
  func isPart(behind other: ClassifiedQuantity, _ parser: PhraseParser) -> Bool {
    guard role == .unexplained, quantity.first.value < Fraction(1),
      quantity.first.isWord || !parser.tokens[quantity.end].isWord
    else { return false }
    // `2 eggs and half the sugar`
    let isAfterRange = other.quantity.isRange && other.quantity.unit != nil
    if parser.isEnglish, parser.tokens[quantity.end].isWord, !isAfterRange { return false }
    let end = max(other.end, (other.noun ?? -1) + 1)
    let and = quantity.start - 1
    // `1 cápsula e meia`, whose noun isn't known
    let isAfterWord = and == end + 1 && other.noun == nil && other.quantity.unit == nil
    return parser.keyword(and) == .and && (and == end || isAfterWord)
  }
}
