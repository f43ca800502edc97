/// A language in which amounts are written: data, so that yours can be added.
///
///     1.5.cups.formatted(PresentationStyle(language: .german))  // "1 1/2 Tassen"
///     let dutch = PresentationLanguage(
///       "nl", plurals: .english, decimalMark: ",", and: "en", to: "tot", about: "ongeveer",
///       names: ["cup": UnitWords(one: "kop", other: "koppen")])
///     2.cups.formatted(PresentationStyle(language: dutch))      // "2 koppen"
///
/// Units of which a language says nothing keep their own names and symbols. A language lives as long
/// as the program: define it once, not in a loop.
public struct PresentationLanguage: @unchecked Sendable {
  // One trivial word: with a reference that is counted, each copy of a style would cost more than
  // writing a number.
  private let reference: Unmanaged<LanguageData>

  var data: LanguageData { reference.takeUnretainedValue() }

  /// Whether every unit keeps its own name, so that none need be looked up.
  var keepsNames: Bool { reference._withUnsafeGuaranteedRef { $0.keepsNames } }

  /// Makes a language.
  ///
  /// - Parameters:
  ///   - identifier: the identifier, as BCP 47 has it: `de`, `en-GB`.
  ///   - plurals: which form a noun takes behind which number.
  ///   - fractions: which form it takes behind a fraction.
  ///   - decimalMark: what stands between the digits of a decimal.
  ///   - and: the word between the last two of several.
  ///   - to: the word between the ends of a range.
  ///   - about: the word before what is not exact.
  ///   - minus: the word before what is negative.
  ///   - per: the word before the unit for one of which there is so much: `120 grams per cup`.
  ///   - names: the words for units, by their names in US English.
  public init(
    _ identifier: String, plurals: PluralRule, fractions: FractionAgreement = .singularUpToOne,
    decimalMark: Unicode.Scalar, and: String, to: String, about: String, minus: String = "minus",
    per: String = "per", names: [String: UnitWords]
  ) {
    self.init(
      data: LanguageData(
        identifier: identifier, plurals: plurals, fractions: fractions,
        decimalMark: String(decimalMark), conjunction: Conjunction(and), to: to, about: about,
        minus: minus, per: per, numberWords: nil, names: names))
  }

  init(data: LanguageData) { reference = .passUnretained(LanguageData.permanent(data)) }

  /// The identifier: `en-US`.
  public var identifier: String { data.identifier }

  /// What stands between the digits of a decimal.
  public var decimalMark: String { data.decimalMark }

  /// The language with another decimal mark, as English has it in South Africa.
  ///
  ///     PresentationLanguage.english.decimalMark(",")
  public func decimalMark(_ mark: Unicode.Scalar) -> PresentationLanguage {
    if String(mark) == data.decimalMark { return self }
    return PresentationLanguage(
      data: LanguageData(
        identifier: identifier, plurals: data.plurals, fractions: data.fractions,
        decimalMark: String(mark), conjunction: data.conjunction, to: data.to, about: data.about,
        minus: data.minus, per: data.per, numberWords: data.numberWords, names: data.names))
  }

  /// The languages of the library.
  public static let all: [PresentationLanguage] = [.english, .britishEnglish, .german, .french]
}

extension PresentationLanguage: Hashable {
  /// Whether two languages say the same in the same way.
  public static func == (lhs: PresentationLanguage, rhs: PresentationLanguage) -> Bool {
    lhs.data === rhs.data || lhs.data.isEqual(to: rhs.data)
  }

  /// Feeds the identifier to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension PresentationLanguage: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension PresentationLanguage: Codable {
  /// Encodes a language of the library as its identifier, another with all its data.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if PresentationLanguage.all.contains(self) {
      try container.encode(identifier)
    } else {
      try container.encode(data)
    }
  }

  /// Decodes the identifier of a language of the library, or all the data of another.
  ///
  /// - Throws: a `DecodingError` if the library has no language of that identifier.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let identifier = try? container.decode(String.self) else {
      self.init(data: try container.decode(LanguageData.self))
      return
    }
    guard let known = PresentationLanguage.all.first(where: { $0.identifier == identifier }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "there is no language '\(identifier)'")
    }
    self = known
  }
}

/// Which form a noun takes behind a fraction, of which plural rules say nothing.
///
///     1.5.cups.formatted(.usual.language(.french))   // "1 1/2 tasse"
///     1.5.cups.formatted(.usual.language(.english))  // "1 1/2 cups"
public struct FractionAgreement: Sendable, Hashable, Codable, CustomStringConvertible {
  private enum Choice: String, Codable {
    case singularUpToOne, asDecimal
  }

  private let choice: Choice

  /// The singular up to 1: `1/2 cup`, but `1 1/2 cups` and `0 cups`.
  public static var singularUpToOne: FractionAgreement {
    FractionAgreement(choice: .singularUpToOne)
  }
  /// The form of the decimal of that value: in French `1 1/2 tasse`, as `1,5 tasse`.
  public static var asDecimal: FractionAgreement { FractionAgreement(choice: .asDecimal) }

  /// What the agreement is called.
  public var description: String { choice.rawValue }
}
