/// An amount in a text, and where it stands.
///
///     let text = "Bake for 15 minutes, then rest for an hour."
///     let found = AmountFinder().amounts(in: text)
///     found.map { text[$0.range] }   // ["15 minutes", "an hour"]
///     found[1].amount.lower          // 1 hour
public struct FoundAmount: Sendable, Hashable {
  /// The amount, or the range of amounts.
  public let amount: WrittenAmount
  /// What the amount does in the text.
  public let role: Role
  /// Where it stands.
  public let range: Range<String.Index>
  /// Where it stands, in UTF-8 bytes from the start of the text.
  public let utf8Range: Range<Int>
  /// Whether a hyphen joins number and unit, as in `10-ounce`.
  let isHyphenated: Bool
  /// Where the name of its last unit stands, in UTF-8 bytes.
  let unitRange: Range<Int>

  /// What an amount does in a text.
  ///
  ///     AmountFinder().amounts(in: "1 cup (95 g) oats").map(\.role)  // [amount, alternate]
  public struct Role: Sendable, Hashable, CustomStringConvertible {
    /// What the role is called.
    public let description: String

    /// It says how much of something there is: `2 cups`, `15 minutes`.
    public static let amount = Role(description: "amount")
    /// It says the same as the amount before it, in other units: the 95 g of `1 cup (95 g)`.
    public static let alternate = Role(description: "alternate")
    /// It says how large each of a count is: the 10 ounces of `1 10-ounce package`, the 14 1/2
    /// ounces of `2 (14 1/2-ounce) cans`.
    public static let size = Role(description: "size")
    /// It is a number without a unit where an ingredient begins: the 4 of `4 large eggs`.
    public static let count = Role(description: "count")
  }
}

extension FoundAmount {
  /// Returns the style in which the amount is written: with names or symbols, `½` or `1/2`, `10 g` or `10g`.
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
    // Before the name, a word can say which unit of that name is meant.
    if [name, plural].contains(where: { word == $0 || word.hasSuffix(" \($0)") }) { return true }
    // `litres` are liters too.
    return word.count > 4 && !word.contains(" ")
  }
}
