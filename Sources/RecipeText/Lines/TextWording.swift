import QuantityCore
import QuantityReading

/// The spelling of units and numbers in a text so far, and the weights that it gives to volumes.
struct TextWording: Sendable {
  /// The last spelling of each unit. There are at most as many as there are units.
  private var spellings: [UnitSpelling] = []
  /// The spelling of the last numbers that weren't whole.
  private(set) var number = NumberForm()

  /// Whether it has words or figures of British recipes, and of American ones.
  var (isBritish, isAmerican) = (false, false)

  /// The densities of ingredients.
  private var densities: [(name: String, density: Density)] = []

  /// Returns the density of an ingredient that the text weighs and measures.
  func density(of name: String) -> Density? { densities.last { $0.name == name }?.density }

  /// Records the density of an ingredient. Most recipes have fewer than 20.
  mutating func note(_ density: Density, of name: String) {
    densities.removeAll { $0.name == name }
    if densities.count == 64 { densities.removeFirst() }
    densities.append((name, density))
  }

  /// Returns the text's spelling of a unit.
  func spelling(of unit: AnyUnit) -> UnitSpelling? { spellings.first { $0.unit == unit } }

  /// Records the text's spelling of a unit.
  mutating func note(_ spelling: UnitSpelling) {
    // A longer word is a name with many spaces in it, which isn't a spelling.
    guard spelling.word.utf8.count <= 40 else { return }
    if let index = spellings.firstIndex(where: { $0.unit == spelling.unit }) {
      if spellings[index].word != spelling.word { spellings[index] = spelling }
    } else {
      // Most texts have a few units. Avoids growing the array three times.
      if spellings.isEmpty { spellings.reserveCapacity(8) }
      spellings.append(spelling)
    }
  }

  /// Records the spelling of a number, if it shows how fractions, decimals or digits are written.
  mutating func note(_ form: NumberForm) {
    if form.isWhole, form.zero == nil || form.zero == "0" { return }
    number = form.completed(by: number)
    // A text that groups the digits of one number need not group those of others.
    number.group = nil
  }
}

/// Chooses words for units that a text has not named yet.
struct WordChoice {
  let style: PresentationStyle
  let hasNamedKit: Bool

  /// Returns the word for the unit of a part, in the style of another unit's spelling.
  func word(for part: AnyPresentation.Part, like written: UnitSpelling) -> String {
    let isSpelledOut = written.isSpelledOut(in: style.language)
    // Cooks abbreviate spoons and spell out cups.
    let isName = isSpelledOut || part.unit.definition.vessel == .cup
    var word =
      style.units(isName ? .name : .symbol).word(for: part, hasNamedKit: hasNamedKit) ?? part.name
    if isSpelledOut, part.unit.isMetric { word = word.spelled(as: written) }
    let isAbbreviation = !isName && word != part.name
    if isAbbreviation, word.utf8.last == "l", written.word.utf8.last == "L" {
      word = word.dropLast() + "L"
    }
    if written.isInCapitals {
      word = word.uppercased()
    } else if written.hasOwnCapital, isSpelledOut || !part.unit.isMetric {
      word = word.prefix(1).uppercased() + word.dropFirst()
    }
    let takesPoint =
      isAbbreviation == !isSpelledOut
      && !UnitSpelling(unit: part.unit, word: word).isSpelledOut(in: style.language)
    return written.hasPoint && takesPoint ? word + "." : word
  }
}

extension UnitSpelling {
  /// Whether the word has an initial capital other than the one that distinguishes `Tbsp` from
  /// `tsp`.
  fileprivate var hasOwnCapital: Bool {
    // The capitals of `US oz` don't count: they belong to a qualifier.
    let last = word.utf8.reversed().prefix { $0 != 0x20 }
    guard last.count > 1, let first = last.last, first.isUppercase else { return false }
    return unit.name != "tablespoon" || last.count > 6
  }
}

extension String {
  /// Returns an American name in the spelling of another name: `millilitres`, after `litre`.
  fileprivate func spelled(as other: UnitSpelling) -> String {
    for (american, british) in [("liter", "litre"), ("meter", "metre"), ("gram", "gramme")] {
      for ending in ["", "s"] where hasSuffix(american + ending) {
        let isBritish =
          other.normalizedWord.hasSuffix(british) || other.normalizedWord.hasSuffix(british + "s")
        return isBritish ? dropLast(american.count + ending.count) + british + ending : self
      }
    }
    return self
  }
}
