extension PresentationLanguage {
  /// What a language calls a unit.
  ///
  ///     PresentationLanguage.UnitWords(one: "kop", other: "koppen", symbol: "k")  // kop, koppen, k
  public struct UnitWords: Sendable, Hashable, Codable {
    /// The names by plural category; none, if the unit keeps its own.
    let names: [PluralRule.Category: String]
    let symbol: String?
    let narrow: String?

    /// Names a unit.
    ///
    ///     PresentationLanguage.UnitWords(one: "Tasse", other: "Tassen")
    ///
    /// - Parameters:
    ///   - one: the form after 1, if it has one of its own.
    ///   - other: the form after numbers that have no form of their own.
    ///   - names: the other forms, for languages that have more than two.
    ///   - symbol: the short form, or `nil` for the unit's own.
    ///   - narrow: the shortest form, or `nil` for the short one.
    public init(
      one: String? = nil, other: String, names: [PluralRule.Category: String] = [:],
      symbol: String? = nil, narrow: String? = nil
    ) {
      var names = names
      names[.other] = other
      if let one { names[.one] = one }
      self.names = names
      self.symbol = symbol
      self.narrow = narrow
    }

    /// Gives a unit only a shortest form.
    init(narrow: String) {
      names = [:]
      symbol = nil
      self.narrow = narrow
    }

    fileprivate func name(_ category: PluralRule.Category) -> String? {
      names[category] ?? names[.other]
    }
  }
}

extension PresentationLanguage.UnitWords: CustomStringConvertible {
  /// The forms, the singular first: `Tasse, Tassen`.
  public var description: String {
    let forms = PluralRule.Category.allCases.compactMap { names[$0] }
    return (forms + [symbol, narrow].compactMap { $0 }).joined(separator: ", ")
  }
}

extension PresentationStyle.Units {
  /// Returns what the unit of a part is called, or `nil` if it is not named.
  @inline(__always)
  func word(for part: AnyPresentation.Part, in language: PresentationLanguage) -> String? {
    switch choice {
    case .name: language.name(of: part)
    case .qualified: language.qualifiedName(of: part)
    case .symbol: language.symbol(of: part)
    case .narrow: language.data.names[part.unit.name]?.narrow ?? language.symbol(of: part)
    case .none: nil
    case .custom(let words): words[part.unit.name] ?? language.name(of: part)
    }
  }
}

extension PresentationLanguage {
  /// Returns the name of a part's unit, in the form for its number.
  @inline(__always)
  fileprivate func name(of part: AnyPresentation.Part) -> String {
    keepsNames ? part.name : ownName(of: part)
  }

  private func ownName(of part: AnyPresentation.Part) -> String {
    data.names[part.unit.name]?.name(category(of: part.number)) ?? part.name
  }

  /// Returns the name that no other unit has, with its qualifier; only English has qualifiers.
  fileprivate func qualifiedName(of part: AnyPresentation.Part) -> String {
    let name = name(of: part)
    guard let qualifier = part.unit.definition.qualifier, name == part.name else { return name }
    return "\(qualifier.word) \(name)"
  }

  /// Returns the symbol of a part's unit; a unit without one goes by its name.
  fileprivate func symbol(of part: AnyPresentation.Part) -> String {
    let words = keepsSymbols ? nil : data.names[part.unit.name]
    let symbol = words?.symbol ?? part.unit.symbol
    let isName = symbol == part.unit.name || symbol == words?.name(.one)
    return isName ? name(of: part) : symbol
  }

  private func category(of number: AnyPresentation.Part.Number) -> PluralRule.Category {
    var operands: PluralRule.Operands
    switch number {
    case .decimal(let count, let places):
      let (whole, decimals) = count.quotientAndRemainder(dividingBy: powerOfTen(places))
      operands = PluralRule.Operands(whole: whole, decimals: decimals, places: places)
    case .fraction(let numerator, let denominator):
      let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
      operands = PluralRule.Operands(whole: whole)
      if rest > 0, data.fractions == .singularUpToOne {
        operands.whole += 1
      } else if rest > 0 {
        // Not an integer, whatever its digits: that is all that a rule can ask of a fraction.
        (operands.decimals, operands.places) = (1, 1)
      }
    }
    return data.plurals.category(of: operands)
  }
}
