/// What a language calls a unit.
///
///     UnitWords(one: "kop", other: "koppen", symbol: "k")  // kop, koppen, k
public struct UnitWords: Sendable, Hashable, Codable {
  /// The names by plural category; none, if the unit keeps its own.
  let names: [PluralCategory: String]
  /// The short form, or `nil` for the unit's own.
  public let symbol: String?
  /// The shortest form, or `nil` for the short one.
  public let narrow: String?

  /// Says what a unit is called.
  ///
  ///     UnitWords(one: "Tasse", other: "Tassen")
  ///
  /// - Parameters:
  ///   - one: the form behind 1, if it has one of its own.
  ///   - other: the form behind what no other form is for.
  ///   - names: the other forms, for languages that have more than two.
  ///   - symbol: the short form, or `nil` for the unit's own.
  ///   - narrow: the shortest form, or `nil` for the short one.
  public init(
    one: String? = nil, other: String, names: [PluralCategory: String] = [:],
    symbol: String? = nil, narrow: String? = nil
  ) {
    var names = names
    names[.other] = other
    if let one { names[.one] = one }
    self.names = names
    self.symbol = symbol
    self.narrow = narrow
  }

  /// Nothing but the shortest form.
  init(narrow: String) {
    names = [:]
    symbol = nil
    self.narrow = narrow
  }

  func name(_ category: PluralCategory) -> String? { names[category] ?? names[.other] }
}

extension UnitWords: CustomStringConvertible {
  /// The forms, the singular first: `Tasse, Tassen`.
  public var description: String {
    let forms =
      PluralCategory.allCases.compactMap { names[$0] } + [symbol, narrow].compactMap { $0 }
    return forms.joined(separator: ", ")
  }
}
