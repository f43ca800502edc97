import QuantityCore
import QuantityReading

/// What words are beside what the catalogue and the recipe lists say: lists, each with its name and a colon in front.
///
/// | list | what its words are |
/// | --- | --- |
/// | `numbers` | a number in words, behind a slash in digits: `deux/2` |
/// | `parts` | a part, behind a slash its denominator: `demi/2` |
/// | `halves` | a number and a half, behind a slash the number: `anderthalb/1` |
/// | `to`, `or`, `and`, `between`, `about` | words of the grammar |
/// | all others | a ``WordTraits`` of a like name |
struct TextWords {
  private(set) var words: [(word: String, facts: WordFacts)] = []

  init(_ text: String) {
    var list = ""
    for entry in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if entry.utf8.last == UInt8(ascii: ":") {
        list = String(entry.dropLast())
      } else {
        let pieces = entry.split(separator: "/", maxSplits: 1)
        let value = pieces.count > 1 ? UInt8(pieces[1]) ?? 0 : 0
        if let facts = TextWords.facts(list, value) {
          words.append((String(value > 0 ? pieces[0] : entry), facts))
        }
      }
    }
  }

  private static func facts(_ list: String, _ value: UInt8) -> WordFacts? {
    switch list {
    case "numbers": WordFacts(keyword: .count(value))
    case "parts": WordFacts(keyword: .fraction(value))
    case "halves": WordFacts(keyword: .countAndHalf(value))
    case "to": WordFacts(keyword: .to)
    case "or": WordFacts(keyword: .or)
    case "and": WordFacts(keyword: .and)
    case "between": WordFacts(keyword: .between)
    case "about": WordFacts(keyword: .approximation)
    case "articles": WordFacts(keyword: .article)
    default: traits(list).map { WordFacts(traits: $0) }
    }
  }

  private static func traits(_ list: String) -> WordTraits? {
    switch list {
    case "months": .month
    case "references": .reference
    case "ordinals": .ordinalEnding
    case "temperatures": .temperature
    case "lengths": .length
    case "others": .otherUnit
    case "verbs": .verb
    case "into": .into
    case "percents": .percent
    case "grades": .grade
    case "participles": .participle
    case "keeping": .keeping
    case "nutrition": .nutritionHeading
    case "per": .nutritionPer
    case "each": .each
    case "at": .atOnce
    case "dishes": .dish
    case "counters": .counter
    case "clock": .clock
    case "half": .halfAfter
    case "liquids": .liquid
    case "titles": .title
    case "mixtures": .partOfMixture
    default: nil
    }
  }
}
