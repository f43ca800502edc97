import QuantityCore
import QuantityReading

/// The words and forms in which a text has written its amounts so far.
struct TextWording: Sendable {
  /// The spelling of each unit that was written last: there are no more than there are units.
  private var spellings: [UnitSpelling] = []
  /// How numbers were written last that are not whole.
  private(set) var number = NumberForm()

  /// Returns the word by which the text calls a unit.
  func spelling(of unit: AnyUnit) -> UnitSpelling? { spellings.first { $0.unit == unit } }

  /// Keeps the word by which the text calls a unit.
  mutating func note(_ spelling: UnitSpelling) {
    // Spaces may stand between the words of a name, and any number of them; that isn't a spelling.
    guard spelling.word.utf8.count <= 40 else { return }
    if let place = spellings.firstIndex(where: { $0.unit == spelling.unit }) {
      if spellings[place].word != spelling.word { spellings[place] = spelling }
    } else {
      // Most texts have some, and growing three times took a hundredth of the instructions of scaling.
      if spellings.isEmpty { spellings.reserveCapacity(8) }
      spellings.append(spelling)
    }
  }

  /// Keeps how a number is written, if it is one that shows it.
  mutating func note(_ form: NumberForm) {
    if form.isPlain, form.zero == nil || form.zero == "0" { return }
    number = form.completed(by: number)
    // Who writes one number in groups need not write all.
    number.group = nil
  }
}

/// Chooses words for units that a text has not named yet.
struct WordChoice {
  let style: PresentationStyle
  let hasNamedKit: Bool

  /// Returns the word for the unit of a part, in the way in which another unit is written.
  func word(for part: AnyPresentation.Part, like written: UnitSpelling) -> String {
    let isSpelledOut = written.isSpelledOut(in: style.language)
    // Cooks shorten spoons, and spell out cups.
    let isName = isSpelledOut || part.unit.definition.vessel == .cup
    var word =
      style.units(isName ? .name : .symbol).word(for: part, hasNamedKit: hasNamedKit) ?? part.name
    if isSpelledOut, part.unit.isMetric { word = word.spelled(as: written) }
    let isAbbreviation = !isName && word != part.name
    if isAbbreviation, word.utf8.last == UInt8(ascii: "l"),
      written.word.utf8.last == UInt8(ascii: "L")
    {
      word = word.dropLast() + "L"
    }
    if written.isInCapitals {
      word = word.uppercased()
    } else if written.hasOwnCapital, isSpelledOut || !part.unit.isMetric {
      word = word.prefix(1).uppercased() + word.dropFirst()
    }
    return written.hasPoint && isAbbreviation == !isSpelledOut ? word + "." : word
  }
}

extension UnitSpelling {
  /// Whether the word has a capital in front, other than that which tells `Tbsp` from `tsp`.
  fileprivate var hasOwnCapital: Bool {
    // `US oz` has no capital of its own.
    let last = word.utf8.reversed().prefix { $0 != 0x20 }
    guard last.count > 1, let first = last.last, (0x41...0x5A).contains(first) else { return false }
    return unit.name != "tablespoon" || last.count > 6
  }
}

extension AnyUnit {
  fileprivate var isMetric: Bool { definition.systems.contains(.metric) }
}

extension String {
  /// Returns a name in American spelling as another name is spelled: `millilitres`, after `litre`.
  fileprivate func spelled(as other: UnitSpelling) -> String {
    for (american, british) in [("liter", "litre"), ("meter", "metre"), ("gram", "gramme")] {
      for ending in ["", "s"] where hasSuffix(american + ending) {
        let isBritish = other.plain.hasSuffix(british) || other.plain.hasSuffix(british + "s")
        return isBritish ? dropLast(american.count + ending.count) + british + ending : self
      }
    }
    return self
  }
}
