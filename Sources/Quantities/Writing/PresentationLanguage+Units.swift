extension PresentationLanguage {
  /// What a language calls a unit.
  ///
  ///     PresentationLanguage.UnitWords(one: "kop", other: "koppen", symbol: "k")  // kop, koppen, k
  public struct UnitWords: Sendable, Hashable, Codable {
    /// The names by plural category; none, if the unit keeps its own.
    let names: [PluralRule.Category: String]
    private(set) var symbol: String?
    private(set) var narrow: String?

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

    /// Reads the words for units: a line each, with the name of the unit, its forms, symbol and shortest
    /// form, as in `hour: Stunde, Stunden; Std.; h`. As code, each line would take fifty times the room.
    static func table(_ text: String) -> [String: UnitWords] {
      var table: [String: UnitWords] = [:]
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        let name = line.prefix { $0 != UInt8(ascii: ":") }
        let cells = line.dropFirst(name.count + 1)
          .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
          .map { $0.words }
        let forms = cells[0]
        let symbol = cells.count > 1 ? cells[1].first : nil
        let narrow = cells.count > 2 ? cells[2].first : nil
        table[String(Substring(name))] =
          if let other = forms.last {
            UnitWords(
              one: forms.count > 1 ? forms[0] : nil, other: other, symbol: symbol, narrow: narrow)
          } else {
            UnitWords(narrow: narrow ?? "")
          }
      }
      return table
    }

    /// All forms, the names first.
    var all: [String] {
      PluralRule.Category.allCases.compactMap { names[$0] } + [symbol, narrow].compactMap { $0 }
    }

    func name(_ category: PluralRule.Category) -> String? {
      names[category] ?? names[.other]
    }

    /// Returns the words without the short ones that do not stand a test.
    func keepingShort(where isClear: (String) -> Bool) -> UnitWords {
      var words = self
      words.symbol = symbol.flatMap { isClear($0) ? $0 : nil }
      words.narrow = narrow.flatMap { isClear($0) ? $0 : nil }
      return words
    }
  }
}

extension PresentationLanguage.UnitWords: CustomStringConvertible {
  /// The forms, the singular first: `Tasse, Tassen`.
  public var description: String { all.joined(separator: ", ") }
}

extension PresentationStyle {
  /// Returns what the unit of a part is called, or `nil` if it is not named.
  ///
  /// - Parameter hasNamedKit: whether the caller named the kit, and so knows which units it has.
  @inline(__always)
  func word(for part: AnyPresentation.Part, hasNamedKit: Bool) -> String? {
    // As most text is.
    if case .name = units.choice, hasNamedKit || part.unit.isBare(in: systemInForce) {
      return language.name(of: part)
    }
    return otherWord(for: part, hasNamedKit: hasNamedKit)
  }

  private func otherWord(for part: AnyPresentation.Part, hasNamedKit: Bool) -> String? {
    var isBare = hasNamedKit || part.unit.isBare(in: systemInForce)
    switch units.choice {
    case .none: return nil
    case .custom(let words):
      // Words of one's own stand as they are. Two units can share a name.
      let definition = part.unit.definition
      if definition.qualifier != nil, let word = words[definition.qualifiedName] { return word }
      if let word = words[part.unit.name] { return word }
    case .qualified: isBare = part.unit.definition.systemsOfBareName.isFull
    default: break
    }
    return isBare ? plainWord(for: part) : qualifiedWord(for: part)
  }

  /// Returns what a unit is called by itself.
  private func plainWord(for part: AnyPresentation.Part) -> String {
    switch units.choice {
    case .symbol: language.symbol(of: part, in: systemInForce)
    case .narrow: language.narrowSymbol(of: part, in: systemInForce)
    default: language.name(of: part)
    }
  }

  /// Returns what a unit is called that another unit shares its name with: `imperial pints`.
  private func qualifiedWord(for part: AnyPresentation.Part) -> String {
    let plain = plainWord(for: part)
    guard let qualifier = part.unit.definition.qualifyingWord else { return plain }
    guard let words = language.words(for: "\(qualifier) \(part.unit.name)") else {
      return "\(qualifier) \(plain)"
    }
    var short: String?
    if case .symbol = units.choice { short = words.symbol }
    if case .narrow = units.choice { short = words.narrow ?? words.symbol }
    if let short { return short }
    // A unit that has no symbol goes by its name.
    let name =
      plain == language.name(of: part) ? words.name(language.category(of: part.number)) : nil
    return name ?? "\(qualifier) \(plain)"
  }
}

extension PresentationLanguage {
  /// Returns the name of a part's unit, in the form for its number.
  @inline(__always)
  fileprivate func name(of part: AnyPresentation.Part) -> String {
    keepsNames ? part.name : ownName(of: part)
  }

  private func ownName(of part: AnyPresentation.Part) -> String {
    words(for: part.unit.name)?.name(category(of: part.number)) ?? part.name
  }

  /// Returns the symbol of a part's unit; a unit goes by its name that has none, or one that means
  /// something else.
  fileprivate func symbol(
    of part: AnyPresentation.Part, in system: MeasurementSystem
  ) -> String {
    let words = keepsSymbols ? nil : words(for: part.unit.name)
    if let symbol = words?.symbol {
      return symbol == words?.name(.one) ? name(of: part) : symbol
    }
    let symbol = part.unit.symbol
    let isClear =
      symbol != part.unit.name && part.unit.hasClearSymbol(in: system)
      && (keepsSymbols || canTake(symbol, for: part.unit.name))
    return isClear ? symbol : name(of: part)
  }

  fileprivate func narrowSymbol(
    of part: AnyPresentation.Part, in system: MeasurementSystem
  ) -> String {
    words(for: part.unit.name)?.narrow ?? symbol(of: part, in: system)
  }

  fileprivate func category(of number: AnyPresentation.Part.Number) -> PluralRule.Category {
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
