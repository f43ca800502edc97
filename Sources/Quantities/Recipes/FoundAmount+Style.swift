extension FoundAmount {
  /// The style in which the amount is written: with names or symbols, `½` or `1/2`, `10 g` or `10g`.
  func style(in written: Substring) -> PresentationStyle {
    var style = PresentationStyle()
    if written.unicodeScalars.contains(where: { $0.properties.numericType == .numeric }) {
      style.fractions = .vulgar
    }
    // A time such as PT1H has no unit of its own.
    guard case .amount(let amount) = amount.upper, unitRange.lowerBound > utf8Range.lowerBound,
      unitRange.upperBound <= utf8Range.upperBound
    else { return style }
    let place = unitRange.lowerBound - utf8Range.lowerBound
    let name = String(written.utf8.dropFirst(place).prefix(unitRange.count)) ?? ""
    guard !amount.unit.isSpelledOut(as: name.lowercased()) else { return style }
    style.units = .symbol
    let isGlued = written.utf8.dropFirst(place - 1).first.map { $0 > 0x20 } ?? false
    if isGlued && !isHyphenated { style.spacing = .none }
    return style
  }
}

extension AnyUnit {
  /// Whether a word is a name of the unit and no symbol or abbreviation.
  fileprivate func isSpelledOut(as word: String) -> Bool {
    // `litres` are liters too.
    word == name || word == plural || (word.count > 4 && !word.contains(" "))
  }
}
