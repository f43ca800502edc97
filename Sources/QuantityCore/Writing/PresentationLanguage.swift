/// A language that amounts are written in. It consists of data, so you can add your own.
///
///     1.5.cups.formatted(PresentationStyle(language: .german))  // "1 1/2 Tassen"
///     let dutch = PresentationLanguage(
///       "nl", plurals: .english, decimalMark: ",", and: "en", to: "tot", about: "ongeveer",
///       names: ["cup": .init(one: "kop", other: "koppen")])
///     2.cups.formatted(PresentationStyle(language: dutch))      // "2 koppen"
///
/// Units that a language doesn't name keep their own names and symbols. Define a language once, not
/// in a loop: creating one takes some microseconds, and copies of your own are reference-counted.
public struct PresentationLanguage: @unchecked Sendable {
  // Unmanaged, because a counted reference would make copying a style cost more than writing a
  // number.
  private let reference: Unmanaged<Storage>

  /// The owner of a custom language's storage. References to the library's languages aren't
  /// counted.
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
    // The owner may be released after its last use.
    withExtendedLifetime(owner) { reference._withUnsafeGuaranteedRef(body) }
  }

  package var data: Data { read { $0.data } }

  // Properties read for each amount. They don't extend the language's lifetime, which would count
  // references: the caller holds the style, and so its language, throughout.

  /// The address of the language, if it is never freed.
  package var place: UInt? { owner == nil ? UInt(bitPattern: reference.toOpaque()) : nil }

  /// Whether every unit keeps its own name, so no names need to be looked up.
  package var keepsNames: Bool { reference._withUnsafeGuaranteedRef { $0.keepsNames } }

  /// Whether every unit keeps its own symbol as well.
  var keepsSymbols: Bool { reference._withUnsafeGuaranteedRef { $0.keepsSymbols } }

  /// Whether replacing the words of English is enough for the language.
  var isPlain: Bool { reference._withUnsafeGuaranteedRef { $0.isPlain } }

  /// Whether numbers have ASCII digits.
  var hasASCIIDigits: Bool { reference._withUnsafeGuaranteedRef { $0.hasASCIIDigits } }

  /// How numbers are written.
  var numerals: Numerals { read { $0.numerals } }

  /// The system, for a style.
  var usualSystem: MeasurementSystem { reference._withUnsafeGuaranteedRef { $0.system } }

  /// Returns the words for a unit, without short words that also mean another unit.
  package func words(for name: String) -> UnitWords? { read { $0.words[name] } }

  /// Returns the name of the unit that a word means in this language, or an empty string if it
  /// means several.
  func owner(of word: String) -> String? { read { ShortWords.owner(of: word, $0.owners) } }

  /// Creates a language.
  ///
  /// - Parameters:
  ///   - identifier: the identifier in BCP 47: `de`, `en-GB`.
  ///   - plurals: the rule for the form of a noun after a number.
  ///   - fractions: the form of a noun after a fraction.
  ///   - decimalMark: the character before the decimals of a number.
  ///   - and: the word between the last two members of a list.
  ///   - to: the word between the ends of a range, or a pattern: `{0}から{1}`.
  ///   - about: the word before an approximate amount, or a pattern: `{0}くらい`.
  ///   - minus: the word before a negative amount, or a pattern.
  ///   - per: the word before the unit of a denominator: `120 grams per cup`; or a pattern with
  ///     that unit as `{1}`: `{1}あたり{0}`.
  ///   - names: the words for units, by their names in US English. A unit that shares its name with
  ///     another can also have words for its qualified name: `imperial pint`, `US cup`.
  ///   - system: the system whose units have unqualified names.
  ///   - numerals: the digits, groups and signs, or `nil` for those of English.
  ///   - lists: how lists are joined, or `nil` for commas and the word given as `and`.
  ///   - parts: how hours and minutes are joined, or `nil` for a space.
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

  /// Creates a language of the library.
  init(permanent data: Data) { self.init(permanent: Storage(data)) }

  /// The identifier: `en-US`.
  public var identifier: String { data.identifier }

  /// The character before the decimals of a number.
  public var decimalMark: String { read { $0.data.decimalMark } }

  /// Whether text in the language runs from right to left.
  public var isRightToLeft: Bool { read { $0.data.isRightToLeft ?? false } }

  /// The system whose units have unqualified names in this language: imperial for
  /// ``britishEnglish``, Australian for ``australianEnglish``, and US for the library's other
  /// languages.
  public var system: MeasurementSystem { read { $0.system } }

  /// Returns the language with another decimal mark, as in South African English.
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
  /// Returns whether two languages have the same words and rules.
  public static func == (lhs: PresentationLanguage, rhs: PresentationLanguage) -> Bool {
    lhs.reference.toOpaque() == rhs.reference.toOpaque() || lhs.data == rhs.data
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension PresentationLanguage: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
