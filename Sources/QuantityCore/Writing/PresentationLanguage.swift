/// A language in which amounts are written: data, so that yours can be added.
///
///     1.5.cups.formatted(PresentationStyle(language: .german))  // "1 1/2 Tassen"
///     let dutch = PresentationLanguage(
///       "nl", plurals: .english, decimalMark: ",", and: "en", to: "tot", about: "ongeveer",
///       names: ["cup": .init(one: "kop", other: "koppen")])
///     2.cups.formatted(PresentationStyle(language: dutch))      // "2 koppen"
///
/// Units that a language does not name keep their own names and symbols. Making a language takes some
/// microseconds, and copying one of your own counts references: define it once, not in a loop.
public struct PresentationLanguage: @unchecked Sendable {
  // A plain word: with a counted reference, each copy of a style would cost more than writing a number.
  private let reference: Unmanaged<Storage>

  /// What keeps a language alive that isn't the library's own; references to those aren't counted.
  package let owner: Storage?

  init(permanent storage: Storage) {
    reference = .passRetained(storage)
    owner = nil
  }

  private init(_ storage: Storage) {
    reference = .passUnretained(storage)
    owner = storage
  }

  @inline(__always)
  private func read<Property>(_ body: (Storage) -> Property) -> Property {
    // A value may give up its owner after its last use.
    withExtendedLifetime(owner) { reference._withUnsafeGuaranteedRef(body) }
  }

  package var data: Data { read { $0.data } }

  // What is asked for each amount. The caller holds the style, and so its language, for as long as that takes:
  // extending the language's lifetime would count references.

  /// Where the language stands, if it is kept for good.
  package var place: UInt? { owner == nil ? UInt(bitPattern: reference.toOpaque()) : nil }

  /// Whether every unit keeps its own name, so that none need be looked up.
  package var keepsNames: Bool { reference._withUnsafeGuaranteedRef { $0.keepsNames } }

  /// Whether every unit keeps its own symbol as well.
  var keepsSymbols: Bool { reference._withUnsafeGuaranteedRef { $0.keepsSymbols } }

  /// Whether the language needs nothing but its own words in the places of English ones.
  var isPlain: Bool { reference._withUnsafeGuaranteedRef { $0.isPlain } }

  /// Whether numbers have the digits of ASCII.
  var hasASCIIDigits: Bool { reference._withUnsafeGuaranteedRef { $0.hasASCIIDigits } }

  /// How numbers are written.
  var numerals: Numerals { read { $0.numerals } }

  /// The system, for a style.
  var usualSystem: MeasurementSystem { reference._withUnsafeGuaranteedRef { $0.system } }

  /// Returns the words for a unit, without short ones that mean another unit too.
  package func words(for name: String) -> UnitWords? { read { $0.words[name] } }

  /// Returns the name of the unit that a word means here, or an empty one for a word of several.
  func owner(of word: String) -> String? { read { ShortWords.owner(of: word, $0.owners) } }

  /// Makes a language.
  ///
  /// - Parameters:
  ///   - identifier: the identifier, as BCP 47 has it: `de`, `en-GB`.
  ///   - plurals: the rule for the form of a noun after a number.
  ///   - fractions: the form of a noun after a fraction.
  ///   - decimalMark: the character before the decimals of a number.
  ///   - and: the word between the last two of several.
  ///   - to: the word between the ends of a range, or a pattern: `{0}から{1}`.
  ///   - about: the word before what is not exact, or a pattern: `{0}くらい`.
  ///   - minus: the word before what is negative, or a pattern.
  ///   - per: the word before the unit of a denominator: `120 grams per cup`; or a pattern, in which that
  ///     unit is `{1}`: `{1}あたり{0}`.
  ///   - names: the words for units, by their names in US English; those of a unit that shares its name
  ///     with another, by its qualified name too: `imperial pint`, `US cup`.
  ///   - system: the system whose units go by their bare names.
  ///   - numerals: digits, groups of them and signs, or `nil` for those of English.
  ///   - lists: how several are joined, or `nil` for commas and the word.
  ///   - parts: how hours and minutes are joined, or `nil` for by a space.
  ///   - isRightToLeft: whether text runs from right to left.
  public init(
    _ identifier: String, plurals: PluralRule, fractions: FractionAgreement = .singularUpToOne,
    decimalMark: Unicode.Scalar, and: String, to: String, about: String, minus: String = "minus",
    per: String = "per", names: [String: UnitWords], system: MeasurementSystem = .us,
    numerals: Numerals? = nil, lists: ListPattern? = nil, parts: PartPatterns? = nil,
    isRightToLeft: Bool = false
  ) {
    var data = Data(
      identifier, plurals: plurals, fractions: fractions, decimalMark: decimalMark, and: and,
      to: to, about: about, minus: minus, per: per, names: names, system: system,
      numerals: numerals)
    if let lists { data.conjunction = lists }
    data.parts = parts
    data.isRightToLeft = isRightToLeft ? true : nil
    self.init(data)
  }

  package init(_ data: Data) { self.init(Storage(data)) }

  /// Makes a language of the library.
  init(permanent data: Data) { self.init(permanent: Storage(data)) }

  /// The identifier: `en-US`.
  public var identifier: String { data.identifier }

  /// The character before the decimals of a number.
  public var decimalMark: String { read { $0.data.decimalMark } }

  /// Whether text in the language runs from right to left.
  public var isRightToLeft: Bool { read { $0.data.isRightToLeft ?? false } }

  /// The system whose units go by their bare names where this language is written: imperial for
  /// ``britishEnglish``, Australian for ``australianEnglish``, and US for the others of the library.
  public var system: MeasurementSystem { read { $0.system } }

  /// Returns the language with another decimal mark, as English has it in South Africa.
  ///
  ///     PresentationLanguage.english.decimalMark(",")
  public func decimalMark(_ mark: Unicode.Scalar) -> PresentationLanguage {
    if data.decimalMark == String(mark) { return self }
    return PresentationLanguage(read { Storage($0, decimalMark: String(mark)) })
  }

  /// The languages of the library.
  public static let all: [PresentationLanguage] = [
    .english, .britishEnglish, .australianEnglish, .german, .french,
  ]
}

extension PresentationLanguage: Hashable {
  /// Whether two languages say the same in the same way.
  public static func == (lhs: PresentationLanguage, rhs: PresentationLanguage) -> Bool {
    lhs.reference.toOpaque() == rhs.reference.toOpaque() || lhs.data == rhs.data
  }

  /// Feeds the identifier to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension PresentationLanguage: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
