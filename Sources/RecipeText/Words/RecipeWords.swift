import QuantityCore
import QuantityReading
import Synchronization

/// What a language's recipes call things, as lists of words by what they say.
///
/// A text of lists has words with a colon in front of each list:
///
/// | list | what its words say |
/// | --- | --- |
/// | `plurals` | endings, and what they are in the plural: the first that fits counts |
/// | `agreeing` | adjectives, their plural, and that beside nouns which change their gender, or after five |
/// | `cases` | endings of the plural, and what they are in another case |
/// | `objects` | endings of the singular, and what they are in another case |
/// | `nouns` | countable things; after slashes the plural, unless a rule gives it, the form after five, and that after a half |
/// | `pieces`, `containers` | nouns that are also ``WordTraits/piece`` and ``WordTraits/container`` |
/// | `vessels`, `shapes` | words in the singular, which aren't taken along when a count changes |
/// | `others` | nothing; in English they would mean something |
/// | all others | words as they are, of what the list is called after |
final class RecipeWords: Sendable {
  /// How the words of a name follow each other.
  enum Order: Sendable {
    /// The last noun is what is counted: `1 onion soup packet`.
    case nounLast
    /// The first noun is, behind whatever describes it: `1 rote Zwiebel in Ringen`.
    case nounFirst
    /// The first noun is, behind a few words that can come before: `1 gros oignon rouge`.
    case nounAhead
  }

  let lists: RecipeWordLists
  let order: Order
  /// Whether a word counts as its last part does: `Frühlingszwiebeln`.
  let hasCompounds: Bool
  /// Whether what is more than one, but less than two, takes the singular: `1,5 oignon`.
  private let takesSingularBelowTwo: Bool
  /// What stands between an amount and its ingredient, the longest first.
  let partitives: [String]
  private let isEnglish: Bool
  private let numbers: NounNumber.Scheme
  private let madeForms = AtomicLazyReference<NounForms>()

  init(
    _ text: String, order: Order = .nounFirst, hasCompounds: Bool = false,
    takesSingularBelowTwo: Bool = false, numbers: NounNumber.Scheme = .two,
    partitives: [String] = [], isEnglish: Bool = false
  ) {
    self.numbers = numbers
    lists = RecipeWordLists(text)
    (self.order, self.hasCompounds, self.isEnglish) = (order, hasCompounds, isEnglish)
    self.takesSingularBelowTwo = takesSingularBelowTwo
    self.partitives = partitives + ["of "]
  }

  /// Where the last part of a compound can begin: it has four letters or more, and no more than a table's
  /// longest word, however long the compound is.
  private static func lastParts(of word: Range<Int>) -> Range<Int> {
    let start = max(word.lowerBound + 3, word.upperBound - 16)
    return start..<max(start, word.upperBound - 3)
  }

  // MARK: Numbers of nouns

  /// Whether a noun after a number is in the singular.
  private func isSingular(_ numerator: UInt128, over denominator: UInt128) -> Bool {
    guard numerator > 0 else { return false }
    if numbers != .two, numbers != .greek { return numerator == denominator }
    return takesSingularBelowTwo ? numerator / 2 < denominator : numerator <= denominator
  }

  /// Whether nouns have a form after two and one after five.
  var isSlavic: Bool { numbers.isSlavic }

  /// Whether nouns have one form for all that is more than one.
  var hasOnePlural: Bool { numbers.hasOnePlural }

  /// Returns the number that a noun takes after a number.
  func number(_ numerator: UInt128, over denominator: UInt128) -> NounNumber {
    if isSingular(numerator, over: denominator) { return .one }
    return numbers.number(numerator, over: denominator)
  }

  /// Returns a noun in lower case in another number than it has, if its forms are known.
  ///
  /// - Parameter isOfPart: whether a word for a part of it stands before: `sok z 1/2 cytryny`.
  func form(
    of noun: String, from old: NounNumber, to number: NounNumber, isOfPart: Bool
  ) -> String? {
    let singular = singular(of: noun)
    if isGenitive(noun, of: singular ?? noun, in: old, isOfPart: isOfPart) {
      return genitive(of: singular ?? noun, in: number)
    }
    switch number {
    case .one: return singular
    // The writer of `1 eggs` has already fixed the plural.
    case .few:
      if hasOnePlural { return singular == nil ? plural(of: noun) : noun }
      return plural(of: singular ?? noun)
    case .many: return form(of: singular ?? noun) { $0.forms.many[$1] }
    case .part: return genitive(of: singular ?? noun, in: number)
    }
  }

  /// Whether a noun is in the genitive, for which its number alone is no reason: `sok z 1 cytryny`, `sok z 2 cytryn`.
  private func isGenitive(
    _ noun: String, of singular: String, in number: NounNumber, isOfPart: Bool
  ) -> Bool {
    guard !hasOnePlural, noun == genitive(of: singular, in: number) else { return false }
    switch number {
    case .one: return isOfPart || noun != singular
    case .few: return isOfPart || noun != plural(of: singular)
    case .many, .part: return isOfPart
    }
  }

  /// Returns the genitive of a noun, which in the singular is what it has after a half.
  private func genitive(of singular: String, in number: NounNumber) -> String? {
    switch number {
    case .one, .part:
      numbers == .russian ? plural(of: singular) : form(of: singular) { $0.forms.parts[$1] }
    case .few, .many: form(of: singular) { $0.forms.many[$1] }
    }
  }

  /// Returns an adjective in lower case in another number, if it follows its noun.
  func agreeing(_ adjective: String, with noun: String, in number: NounNumber) -> String? {
    if isSlavic {
      return forms.adjectives.form(of: adjective, beside: singular(of: noun) ?? noun, in: number)
    }
    let own = forms.agreeing(changesGender(noun))
    return number == .one ? own.singulars[adjective] : own.plurals[adjective]
  }

  /// Whether a noun is masculine in the singular and feminine in the plural: `uovo intero`, `uova intere`.
  private func changesGender(_ noun: String) -> Bool {
    let singular = singular(of: noun) ?? noun
    guard singular.utf8.last == UInt8(ascii: "o") else { return false }
    return plural(of: singular)?.utf8.last == UInt8(ascii: "a")
  }

  /// Returns the plural of a noun in lower case, if it is known.
  func plural(of singular: String) -> String? { form(of: singular) { $0.forms.plurals[$1] } }

  /// Returns the singular of a noun in lower case, if it is known.
  func singular(of plural: String) -> String? { form(of: plural) { $0.forms.singulars[$1] } }

  /// The forms of its nouns, which only counts that change ask for.
  private var forms: NounForms { madeForms.load() ?? madeForms.storeIfNil(NounForms(lists)) }

  private func form(of word: String, _ find: (RecipeWords, String) -> String?) -> String? {
    if let own = find(self, word) { return own }
    if isEnglish { return nil }
    if let known = find(.english, word) { return known }
    guard hasCompounds else { return nil }
    let bytes = Array(word.utf8)
    for start in RecipeWords.lastParts(of: bytes.indices) where bytes[start] & 0xC0 != 0x80 {
      let last = String(decoding: bytes[start...], as: UTF8.self)
      if let form = find(self, last) ?? find(.english, last) {
        return String(decoding: bytes[..<start], as: UTF8.self) + form
      }
    }
    return nil
  }

  /// Returns the singular of any noun in lower case: of one that is not in the table, what it would be by
  /// the rule of English.
  func plainSingular(of noun: String) -> String {
    if let known = singular(of: noun) { return known }
    guard isEnglish, noun.utf8.count > 3, noun.utf8.last == UInt8(ascii: "s") else { return noun }
    let stem = String(noun.dropLast())
    if stem.hasSuffix("ie") { return stem.dropLast(2) + "y" }
    if stem.utf8.last == UInt8(ascii: "s") { return noun }
    for ending in ["she", "che", "sse", "xe", "oe"] where stem.hasSuffix(ending) {
      return String(stem.dropLast())
    }
    return stem
  }
}

/// The singular and the plural of nouns, in lower case.
private final class NounForms: Sendable {
  let plurals: [String: String]
  let singulars: [String: String]
  let many: [String: String]
  let parts: [String: String]
  let adjectives: AdjectiveForms
  private let agreeing: Agreeing
  private let changingGender: Agreeing

  /// Adjectives by their other form.
  typealias Agreeing = (plurals: [String: String], singulars: [String: String])

  init(_ lists: RecipeWordLists) {
    var (plurals, singulars): ([String: String], [String: String]) = ([:], [:])
    var (many, parts): ([String: String], [String: String]) = ([:], [:])
    for entry in lists.entries where entry.changes {
      plurals[entry.word] = entry.plural
      if let form = entry.many { many[entry.word] = form }
      if let form = entry.part { parts[entry.word] = form }
      for form in [entry.plural, entry.many, entry.part] {
        if let form, singulars[form] == nil { singulars[form] = entry.word }
      }
    }
    for entry in lists.entries {
      for other in [entry.otherCase, entry.object] {
        if let other, singulars[other] == nil, plurals[other] == nil {
          singulars[other] = entry.word
        }
      }
    }
    (self.plurals, self.singulars) = (plurals, singulars)
    (self.many, self.parts) = (many, parts)
    adjectives = AdjectiveForms(lists)
    agreeing = NounForms.agreeing(lists, changingGender: false)
    changingGender = NounForms.agreeing(lists, changingGender: true)
  }

  /// Returns the adjectives beside nouns of one gender, or beside nouns that change it.
  func agreeing(_ changesGender: Bool) -> Agreeing { changesGender ? changingGender : agreeing }

  private static func agreeing(_ lists: RecipeWordLists, changingGender: Bool) -> Agreeing {
    var (plurals, singulars): ([String: String], [String: String]) = ([:], [:])
    var unclear: Set<String> = []
    for entry in lists.entries where !entry.changes && entry.traits == .description {
      guard let plural = changingGender ? entry.many ?? entry.plural : entry.plural else {
        continue
      }
      plurals[entry.word] = plural
      if singulars[plural] == nil {
        singulars[plural] = entry.word
      } else if !changingGender {
        // `stora` is of `stor` and of `stort`.
        unclear.insert(plural)
      }
    }
    for plural in unclear { singulars[plural] = nil }
    return (plurals, singulars)
  }
}

extension Vocabulary {
  /// What recipes in the vocabulary's language call things.
  var recipeWords: RecipeWords { lexicon.recipeLanguage?.words ?? .english }
}
