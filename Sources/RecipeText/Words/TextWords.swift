import QuantityCore
import QuantityReading

/// Words that are neither in the catalogue nor in the recipe lists. They are written as a text of
/// lists, each beginning with its name and a colon.
///
/// | list | words |
/// | --- | --- |
/// | `numbers` | numbers in words; after a slash, in digits: `deux/2` |
/// | `fractions` | fractions; after a slash, the denominator: `demi/2` |
/// | `denominators` | fractions only after a count; after a slash, the denominator: `czwarte/4` |
/// | `halves` | numbers and a half; after a slash, the number: `anderthalb/1` |
/// | `quarters` | numbers of quarters; after a slash, in digits: `सवा/5` |
/// | `after` | fractions after a number or unit; after a slash, the denominator: `buçuk/2` |
/// | `tens`, `hundreds` | `二十/20`, `百` |
/// | `to`, `or`, `and`, `between`, `about`, `articles`, `fillers` | words of the grammar |
/// | `plain` | words without a meaning, although a part of them has one: `三つ葉` |
/// | all others | words with the ``WordTraits`` of a similar name |
struct TextWords {
  /// The lists, as written.
  let text: String

  init(_ text: String) { self.text = text }

  /// Calls a function with each word and its facts.
  func forEachWord(_ body: (String, WordFacts) -> Void) {
    RecipeTexts.forEachWord(in: text) { piece, list in
      let slash = piece.firstIndex(of: UInt8(ascii: "/"))
      let value = slash.flatMap { UInt8(Substring(piece[piece.index(after: $0)...])) } ?? 0
      guard let facts = TextWords.facts(list, value) else { return }
      let end = value > 0 ? slash ?? piece.endIndex : piece.endIndex
      body(String(Substring(piece[..<end])), facts)
    }
  }

  private static func facts(_ list: String, _ value: UInt8) -> WordFacts? {
    switch list {
    case "numbers": WordFacts(keyword: .count(value))
    case "tens": WordFacts(keyword: .tens(value))
    case "hundreds": WordFacts(keyword: .hundred)
    case "fillers": WordFacts(keyword: .filler(isWhole: false))
    case "fractions": WordFacts(keyword: .fraction(value))
    case "denominators": WordFacts(keyword: .fractions(value))
    case "halves": WordFacts(keyword: .countAndHalf(value))
    case "quarters": WordFacts(keyword: .quarters(value))
    case "after": WordFacts(keyword: value > 0 ? .fraction(value) : nil, traits: .partAfter)
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
    case "otherUnits": .otherUnit
    case "verbs": .verb
    case "into": .into
    case "percents": .percent
    case "grades": .grade
    case "participles": .participle
    case "keeping": .keeping
    case "nutrition": .nutritionHeading
    case "nutrients": .nutrient
    case "per": .nutritionPer
    case "each": .each
    case "at": .atOnce
    case "dishes": .dish
    case "counters": .counter
    case "unitsFirst": .unitFirst
    case "clock": .clock
    case "particles": .particle
    case "uncounted": .uncounted
    case "heads": .head
    case "plain": []
    case "liquids": .liquid
    case "titles": .title
    case "infinitives": .infinitive
    case "mixtures": .partOfMixture
    case "measures": .measure
    case "ratings": .rating
    case "mixing": .mixing
    case "roots": .root
    case "sides": .side
    case "streets": .street
    case "finite": .finiteVerb
    case "dishNames": .inDishName
    case "pans": .panOfCups
    case "fillings": .filling
    case "degrees": .degree
    default: nil
    }
  }
}
