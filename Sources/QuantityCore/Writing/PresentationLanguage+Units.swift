extension PresentationStyle {
  /// Returns the name of a part's unit, or `nil` if the style writes none.
  ///
  /// - Parameter hasNamedKit: whether the caller named the kit, and so knows its units.
  package func word(for part: AnyPresentation.Part, hasNamedKit: Bool) -> String? {
    var isBare = hasNamedKit || part.unit.isBare(in: systemInForce)
    switch units.choice {
    case .none: return nil
    case .custom(let words):
      // Custom words are used unchanged. Two units can share a name.
      let definition = part.unit.definition
      if definition.qualifier != nil, let word = words[definition.qualifiedName] { return word }
      if let word = words[part.unit.name] { return word }
    case .qualified: isBare = part.unit.definition.systemsOfBareName.isFull
    default: break
    }
    return isBare ? unqualifiedWord(for: part) : qualifiedWord(for: part)
  }

  /// Returns the name or symbol of a unit without a qualifier.
  private func unqualifiedWord(for part: AnyPresentation.Part) -> String {
    switch units.choice {
    case .symbol: language.symbol(of: part, in: systemInForce)
    case .narrow: language.narrowSymbol(of: part, in: systemInForce)
    default: language.name(of: part)
    }
  }

  /// Returns the qualified name of a unit that shares its name with another: `imperial pints`.
  private func qualifiedWord(for part: AnyPresentation.Part) -> String {
    let unqualified = unqualifiedWord(for: part)
    guard let qualifier = part.unit.definition.qualifyingWord else { return unqualified }
    guard let words = language.words(for: "\(qualifier) \(part.unit.name)") else {
      return "\(qualifier) \(unqualified)"
    }
    let category = language.category(of: part.number)
    var short: String?
    if case .symbol = units.choice { short = words.symbol(category) }
    if case .narrow = units.choice { short = words.narrow(category) ?? words.symbol(category) }
    if let short { return short }
    // A unit without a symbol is called by its name.
    let name = unqualified == language.name(of: part) ? words.name(category) : nil
    return name ?? "\(qualifier) \(unqualified)"
  }
}

extension PresentationLanguage {
  /// Returns the name of a part's unit, in the form for its number.
  @inline(__always)
  fileprivate func name(of part: AnyPresentation.Part) -> String {
    keepsNames ? part.name : ownName(of: part)
  }

  private func ownName(of part: AnyPresentation.Part) -> String {
    words(for: part.unit)?.name(category(of: part.number)) ?? part.name
  }

  /// Returns the words for a unit, or those for its qualified name if the language has no others.
  private func words(for unit: AnyUnit) -> UnitWords? {
    words(for: unit.name)
      ?? unit.definition.qualifyingWord.flatMap { words(for: "\($0) \(unit.name)") }
  }

  /// Returns the symbol of a part's unit, or its name if it has no symbol or an ambiguous one.
  fileprivate func symbol(
    of part: AnyPresentation.Part, in system: MeasurementSystem
  ) -> String {
    let words = keepsSymbols ? nil : words(for: part.unit)
    if let words, words.hasSymbol {
      let symbol = words.symbol(category(of: part.number))
      if let symbol, words.hasPatterns || symbol != words.name(.one) { return symbol }
      return name(of: part)
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
    words(for: part.unit)?.narrow(category(of: part.number)) ?? symbol(of: part, in: system)
  }

  package func category(of number: AnyPresentation.Part.Number) -> PluralRule.Category {
    var operands: PluralRule.Operands
    switch number {
    case .decimal(let count, let places):
      let (whole, decimals) = count.quotientAndRemainder(dividingBy: powerOfTen(places))
      operands = PluralRule.Operands(whole: whole, decimals: decimals, places: places)
    case .fraction(let numerator, let denominator):
      let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
      operands = PluralRule.Operands(whole: whole)
      if rest > 0 {
        let agreement = data.fractions
        if let category = agreement.category { return category }
        if whole < agreement.leastDecimal {
          operands.whole = 1
        } else {
          // The form after one half. Rules distinguish whole numbers from others; few depend on the
          // digits.
          (operands.decimals, operands.places) = (5, 1)
        }
      }
    }
    return data.plurals.category(of: operands)
  }
}
