import Synchronization

/// A language in which amounts are written: data, so that yours can be added.
///
///     1.5.cups.formatted(PresentationStyle(language: .german))  // "1 1/2 Tassen"
///     let dutch = PresentationLanguage(
///       "nl", plurals: .english, decimalMark: ",", and: "en", to: "tot", about: "ongeveer",
///       names: ["cup": .init(one: "kop", other: "koppen")])
///     2.cups.formatted(PresentationStyle(language: dutch))      // "2 koppen"
///
/// Units that a language does not name keep their own names and symbols. A language lives as long as
/// the program: define it once, not in a loop.
public struct PresentationLanguage: @unchecked Sendable {
  // One trivial word: with a reference that is counted, each copy of a style would cost more than
  // writing a number.
  private let reference: Unmanaged<Storage>

  var data: Data { reference._withUnsafeGuaranteedRef { $0.data } }

  /// Whether every unit keeps its own name, so that none need be looked up.
  var keepsNames: Bool { reference._withUnsafeGuaranteedRef { $0.keepsNames } }

  /// Whether every unit keeps its own symbol as well.
  var keepsSymbols: Bool { reference._withUnsafeGuaranteedRef { $0.keepsSymbols } }

  /// Makes a language.
  ///
  /// - Parameters:
  ///   - identifier: the identifier, as BCP 47 has it: `de`, `en-GB`.
  ///   - plurals: the rule for the form of a noun after a number.
  ///   - fractions: the form of a noun after a fraction.
  ///   - decimalMark: the character before the decimals of a number.
  ///   - and: the word between the last two of several.
  ///   - to: the word between the ends of a range.
  ///   - about: the word before what is not exact.
  ///   - minus: the word before what is negative.
  ///   - per: the word before the unit of a denominator: `120 grams per cup`.
  ///   - names: the words for units, by their names in US English.
  public init(
    _ identifier: String, plurals: PluralRule, fractions: FractionAgreement = .singularUpToOne,
    decimalMark: Unicode.Scalar, and: String, to: String, about: String, minus: String = "minus",
    per: String = "per", names: [String: UnitWords]
  ) {
    self.init(
      Data(
        identifier: identifier, plurals: plurals, fractions: fractions,
        decimalMark: String(decimalMark), conjunction: Conjunction(and), to: to, about: about,
        minus: minus, per: per, names: names))
  }

  init(_ data: Data) { reference = .passUnretained(Storage.permanent(data)) }

  /// The identifier: `en-US`.
  public var identifier: String { data.identifier }

  /// The character before the decimals of a number.
  public var decimalMark: String { data.decimalMark }

  /// Returns the language with another decimal mark, as English has it in South Africa.
  ///
  ///     PresentationLanguage.english.decimalMark(",")
  public func decimalMark(_ mark: Unicode.Scalar) -> PresentationLanguage {
    var data = data
    data.decimalMark = String(mark)
    return PresentationLanguage(data)
  }

  /// The languages of the library.
  public static let all: [PresentationLanguage] = [.english, .britishEnglish, .german, .french]
}

extension PresentationLanguage: Hashable {
  /// Whether two languages say the same in the same way.
  public static func == (lhs: PresentationLanguage, rhs: PresentationLanguage) -> Bool {
    // Equal languages are stored once.
    lhs.reference.toOpaque() == rhs.reference.toOpaque()
  }

  /// Feeds the identifier to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension PresentationLanguage: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension PresentationLanguage {
  /// Which form a noun takes after a fraction: plural rules do not say.
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

    /// The name of the agreement.
    public var description: String { choice.rawValue }
  }

  /// How a language joins the members of a list.
  struct Conjunction: Sendable, Hashable, Codable {
    /// Between two: ` and `.
    let pair: String
    /// Between the members of a longer list, and before its last.
    var middle = ", "
    let last: String

    init(_ word: String) { self.init(pair: " \(word) ", last: " \(word) ") }

    init(pair: String, last: String) {
      self.pair = pair
      self.last = last
    }

    /// Returns what comes before a member that is not the first.
    func text(before place: Int, of count: Int) -> String {
      count == 2 ? pair : place == count - 1 ? last : middle
    }
  }

  /// The words and rules of a language.
  struct Data: Sendable, Hashable, Codable {
    let identifier: String
    let plurals: PluralRule
    let fractions: FractionAgreement
    var decimalMark: String
    let conjunction: Conjunction
    let to: String
    let about: String
    let minus: String
    let per: String
    /// How numbers are said, if the library has the words.
    var numberWords: EnglishNumberWords?
    let names: [String: UnitWords]
  }

  /// The data of a language and what follows from them, at one address.
  private final class Storage: Sendable {
    let data: Data
    let keepsNames: Bool
    let keepsSymbols: Bool

    private init(_ data: Data) {
      self.data = data
      keepsNames = data.names.values.allSatisfy { $0.names.isEmpty }
      keepsSymbols = keepsNames && data.names.values.allSatisfy { $0.symbol == nil }
    }

    private static let known = Mutex<[Storage]>([])

    /// Returns the data at an address that lasts: one for equal languages, so that decoding a language
    /// again takes no more memory.
    static func permanent(_ data: Data) -> Storage {
      known.withLock { known in
        if let same = known.first(where: { $0.data == data }) { return same }
        let new = Storage(data)
        known.append(new)
        return new
      }
    }
  }
}
