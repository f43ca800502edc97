import QuantityCore
import QuantityReading
import Synchronization

/// The words of recipes in a language, in lists by meaning.
///
/// The lists are written as a text. Each list begins with its name and a colon:
///
/// | list | words |
/// | --- | --- |
/// | `plurals` | endings and their plural; the first match is used |
/// | `agreeing` | adjectives, their plural, and the plural after five or for nouns that change their gender |
/// | `adjectives` | endings of adjectives, in the forms of `nouns` |
/// | `cases` | endings of the plural, and the endings in another case |
/// | `objects` | endings of the singular, and the endings in another case |
/// | `nouns` | countable things; after slashes, the plural (unless `plurals` has its ending), the form after five, and the form after a half |
/// | `pieces`, `containers` | nouns that are also ``WordTraits/piece`` and ``WordTraits/container`` |
/// | `vessels`, `shapes` | words in the singular, which don't change with their count |
/// | `others` | words without a meaning, unlike in English |
/// | `grammar` | an ``Order``, a ``NounNumber/Scheme``, `compounds` and `singularBelowTwo` |
/// | `partitives` | words between an amount and its ingredient, the longest first; underscores are spaces |
/// | all others | words with the meaning that the list is named after |
final class RecipeWords: Sendable {
  /// The order of the words in a name.
  enum Order: String {
    /// The last noun is counted: `1 onion soup packet`.
    case nounLast
    /// The first noun is counted, after any other words: `1 rote Zwiebel in Ringen`.
    case nounFirst
    /// The first noun is counted, after a few known adjectives: `1 gros oignon rouge`.
    case nounAhead
  }

  let lists: RecipeWordLists
  let order: Order
  /// Whether a compound is counted like its last part: `Frühlingszwiebeln`.
  let hasCompounds: Bool
  /// Whether numbers above 1 and below 2 take the singular: `1,5 oignon`.
  private let takesSingularBelowTwo: Bool
  /// The words between an amount and its ingredient, the longest first.
  let partitives: [String]
  private let isEnglish: Bool
  private let numbers: NounNumber.Scheme
  private let lazyForms = AtomicLazyReference<NounForms>()

  init(_ text: String, isEnglish: Bool = false) {
    lists = RecipeWordLists(text)
    self.isEnglish = isEnglish
    let grammar = lists.grammar
    order = grammar.lazy.compactMap { Order(rawValue: $0) }.first ?? .nounFirst
    numbers = grammar.lazy.compactMap { NounNumber.Scheme(rawValue: $0) }.first ?? .two
    hasCompounds = grammar.contains("compounds")
    takesSingularBelowTwo = grammar.contains("singularBelowTwo")
    partitives = lists.partitives + ["of "]
  }

  /// Returns the offsets at which the last part of a compound can begin. The part has 4 to 16
  /// bytes, which limits the lookups for a long word.
  private static func lastParts(of word: Range<Int>) -> Range<Int> {
    let start = max(word.lowerBound + 3, word.upperBound - 16)
    return start..<max(start, word.upperBound - 3)
  }

  // MARK: Numbers of nouns

  /// Returns whether a noun after a number is singular.
  private func isSingular(_ numerator: UInt128, over denominator: UInt128) -> Bool {
    guard numerator > 0 else { return false }
    if numbers != .two, numbers != .greek { return numerator == denominator }
    return takesSingularBelowTwo ? numerator / 2 < denominator : numerator <= denominator
  }

  /// Whether nouns have different forms after two and after five.
  var isSlavic: Bool { numbers.isSlavic }

  /// Whether nouns have a single form for all numbers above one.
  var hasOnePlural: Bool { numbers.hasOnePlural }

  /// Returns the grammatical number of a noun after a number.
  func number(_ numerator: UInt128, over denominator: UInt128) -> NounNumber {
    if isSingular(numerator, over: denominator) { return .one }
    return numbers.number(numerator, over: denominator)
  }

  /// Returns a lowercase noun in another grammatical number, if its forms are known.
  ///
  /// - Parameter isOfPart: whether a word for a part precedes the noun: `sok z 1/2 cytryny`.
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

  /// Returns whether a noun is in the genitive for a reason other than its number:
  /// `sok z 1 cytryny`, `sok z 2 cytryn`.
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

  /// Returns the genitive of a noun. In the singular, it is the form after a half.
  private func genitive(of singular: String, in number: NounNumber) -> String? {
    switch number {
    case .one, .part:
      numbers == .russian ? plural(of: singular) : form(of: singular) { $0.forms.parts[$1] }
    case .few, .many: form(of: singular) { $0.forms.many[$1] }
    }
  }

  /// Returns a lowercase adjective in another number, if it agrees with its noun.
  func agreeing(
    _ adjective: String, with noun: String, from old: NounNumber? = nil, in number: NounNumber
  ) -> String? {
    if isSlavic {
      let singular = singular(of: noun) ?? noun
      return forms.adjectives.form(
        of: adjective, beside: singular, many: forms.many[singular], from: old, in: number)
    }
    let own = forms.agreeing(changesGender(noun))
    return number == .one ? own.singulars[adjective] : own.plurals[adjective]
  }

  /// Returns whether a noun is masculine in the singular and feminine in the plural: `uovo intero`,
  /// `uova intere`.
  private func changesGender(_ noun: String) -> Bool {
    let singular = singular(of: noun) ?? noun
    guard singular.utf8.last == "o" else { return false }
    return plural(of: singular)?.utf8.last == "a"
  }

  /// Returns the plural of a lowercase noun, if it is known.
  func plural(of singular: String) -> String? { form(of: singular) { $0.forms.plurals[$1] } }

  /// Returns the singular of a lowercase noun, if it is known.
  func singular(of plural: String) -> String? { form(of: plural) { $0.forms.singulars[$1] } }

  /// The forms of the nouns, lazily initialized because only changing counts need them.
  private var forms: NounForms { lazyForms.load() ?? lazyForms.storeIfNil(NounForms(lists)) }

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

  /// Returns the singular of any lowercase noun. English nouns missing from the lists follow rules,
  /// and other unknown nouns stay unchanged.
  func presumedSingular(of noun: String) -> String {
    if let known = singular(of: noun) { return known }
    guard isEnglish, noun.utf8.count > 3, noun.utf8.last == "s" else { return noun }
    let stem = String(noun.dropLast())
    if stem.hasSuffix("ie") { return stem.dropLast(2) + "y" }
    if stem.utf8.last == "s" { return noun }
    for ending in ["she", "che", "sse", "xe", "oe"] where stem.hasSuffix(ending) {
      return String(stem.dropLast())
    }
    return stem
  }
}

/// The singulars and plurals of nouns, in lowercase.
private final class NounForms: Sendable {
  let plurals: [String: String]
  let singulars: [String: String]
  let many: [String: String]
  let parts: [String: String]
  let adjectives: AdjectiveForms
  private let agreeing: Agreeing
  private let changingGender: Agreeing

  /// Adjectives, looked up by their other form.
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

  /// Returns the adjectives for nouns of one gender, or for nouns that change it.
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
        // `stora` is the plural of `stor` and of `stort`.
        unclear.insert(plural)
      }
    }
    for plural in unclear { singulars[plural] = nil }
    return (plurals, singulars)
  }
}
