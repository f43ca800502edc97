import Synchronization

/// All that is known of a language, at one address.
final class LanguageData: Sendable, Codable {
  let identifier: String
  let plurals: PluralRule
  let fractions: FractionAgreement
  let decimalMark: String
  let conjunction: Conjunction
  let to: String
  let about: String
  let minus: String
  let per: String
  /// How numbers are said, if the library knows.
  let numberWords: EnglishNumberWords?
  let names: [String: UnitWords]
  let keepsNames: Bool
  let keepsSymbols: Bool

  init(
    identifier: String, plurals: PluralRule, fractions: FractionAgreement, decimalMark: String,
    conjunction: Conjunction, to: String, about: String, minus: String, per: String,
    numberWords: EnglishNumberWords?, names: [String: UnitWords]
  ) {
    self.identifier = identifier
    self.plurals = plurals
    self.fractions = fractions
    self.decimalMark = decimalMark
    self.conjunction = conjunction
    self.to = to
    self.about = about
    self.minus = minus
    self.per = per
    self.numberWords = numberWords
    self.names = names
    keepsNames = names.values.allSatisfy(\.names.isEmpty)
    keepsSymbols = keepsNames && names.values.allSatisfy { $0.symbol == nil }
  }

  /// What is encoded: not what is derived from it, which data of another version may lack, and which
  /// could contradict the rest.
  private enum CodingKeys: CodingKey {
    case identifier, plurals, fractions, decimalMark, conjunction
    case to, about, minus, per, numberWords, names
  }

  convenience init(from decoder: any Decoder) throws {
    let data = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      identifier: try data.decode(String.self, forKey: .identifier),
      plurals: try data.decode(PluralRule.self, forKey: .plurals),
      fractions: try data.decode(FractionAgreement.self, forKey: .fractions),
      decimalMark: try data.decode(String.self, forKey: .decimalMark),
      conjunction: try data.decode(Conjunction.self, forKey: .conjunction),
      to: try data.decode(String.self, forKey: .to),
      about: try data.decode(String.self, forKey: .about),
      minus: try data.decode(String.self, forKey: .minus),
      per: try data.decode(String.self, forKey: .per),
      numberWords: try data.decodeIfPresent(EnglishNumberWords.self, forKey: .numberWords),
      names: try data.decode([String: UnitWords].self, forKey: .names))
  }

  private static let known = Mutex<[LanguageData]>([])

  /// The same data, at an address that lasts; one for equal languages, so that decoding a language
  /// again takes no more memory.
  static func permanent(_ data: LanguageData) -> LanguageData {
    known.withLock { known in
      if let same = known.first(where: { $0.isEqual(to: data) }) { return same }
      known.append(data)
      return data
    }
  }

  func isEqual(to other: LanguageData) -> Bool {
    identifier == other.identifier && plurals == other.plurals && fractions == other.fractions
      && decimalMark == other.decimalMark && conjunction == other.conjunction && to == other.to
      && about == other.about && minus == other.minus && per == other.per
      && numberWords == other.numberWords
      && names == other.names
  }
}

/// How a language joins the members of a list.
struct Conjunction: Sendable, Hashable, Codable {
  /// Between two: ` and `.
  let pair: String
  /// Between the members of a longer list, and before its last.
  var middle = ", "
  let last: String

  init(_ word: String) {
    pair = " \(word) "
    last = pair
  }

  init(pair: String, last: String) {
    self.pair = pair
    self.last = last
  }

  /// What stands before a member, which is not the first.
  func text(before place: Int, of count: Int) -> String {
    count == 2 ? pair : place == count - 1 ? last : middle
  }
}

extension PresentationLanguage {
  /// The name of a part's unit, in the form that its number asks for.
  @inline(__always)
  func name(of part: AnyPresentation.Part) -> String {
    keepsNames ? part.name : ownName(of: part)
  }

  private func ownName(of part: AnyPresentation.Part) -> String {
    data.names[part.unit.name]?.name(category(of: part)) ?? part.name
  }

  /// The name that no other unit has, with its qualifier; English alone has qualifiers.
  func qualifiedName(of part: AnyPresentation.Part) -> String {
    let name = name(of: part)
    guard let qualifier = part.unit.definition.qualifier, name == part.name else { return name }
    return "\(qualifier.word) \(name)"
  }

  /// The symbol of a part's unit; a unit without one goes by its name.
  func symbol(of part: AnyPresentation.Part) -> String {
    let words = data.keepsSymbols ? nil : data.names[part.unit.name]
    let symbol = words?.symbol ?? part.unit.symbol
    let isName = symbol == part.unit.name || symbol == words?.name(.one)
    return isName ? name(of: part) : symbol
  }

  /// The shortest symbol of a part's unit.
  func narrowSymbol(of part: AnyPresentation.Part) -> String {
    data.names[part.unit.name]?.narrow ?? symbol(of: part)
  }

  private func category(of part: AnyPresentation.Part) -> PluralCategory {
    if part.places >= 0 {
      let scale = powerOfTen(Int(part.places))
      return data.plurals.category(
        of: PluralOperands(
          part.numerator / scale, decimals: part.numerator % scale, places: Int(part.places)))
    }
    let (whole, rest) = part.numerator.quotientAndRemainder(dividingBy: part.denominator)
    if rest == 0 { return data.plurals.category(of: PluralOperands(whole)) }
    if data.fractions == .singularUpToOne {
      return data.plurals.category(of: PluralOperands(whole + 1))
    }
    // No integer, whatever the digits: that is all that a rule can ask of a fraction.
    return data.plurals.category(of: PluralOperands(whole, decimals: 1, places: 1))
  }
}
