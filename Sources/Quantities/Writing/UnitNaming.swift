/// How units are called in text.
///
///     7.teaspoons.formatted(PresentationStyle(units: .symbol))  // "2 tbsp + 1 tsp"
public struct UnitNaming: Sendable, Hashable, Codable {
  enum Choice: Sendable, Hashable, Codable {
    case name, qualified, symbol, narrow, none
    case custom([String: String])
  }

  let choice: Choice

  /// By name, singular or plural: `2 tablespoons`.
  public static var name: UnitNaming { UnitNaming(choice: .name) }
  /// By the name that no other unit of the catalogue has, so that reading finds the same unit:
  /// `2 imperial pints`.
  public static var qualified: UnitNaming { UnitNaming(choice: .qualified) }
  /// By symbol: `2 tbsp`; by name where a unit has none: `2 pinches`.
  public static var symbol: UnitNaming { UnitNaming(choice: .symbol) }
  /// By the shortest symbol: `2 m` for minutes.
  public static var narrow: UnitNaming { UnitNaming(choice: .narrow) }
  /// Not at all: `2`.
  public static var none: UnitNaming { UnitNaming(choice: .none) }

  /// By the given words, singular and plural alike; units without one by name.
  ///
  ///     UnitNaming.custom(["tablespoon": "Tbsp."])
  ///
  /// - Parameter words: the words by the units' names in the singular.
  public static func custom(_ words: [String: String]) -> UnitNaming {
    UnitNaming(choice: .custom(words))
  }

  /// What the unit of a part is called, or `nil` if it is not named.
  @inline(__always)
  func word(for part: AnyPresentation.Part, in language: PresentationLanguage) -> String? {
    switch choice {
    case .name: language.name(of: part)
    case .qualified: language.qualifiedName(of: part)
    case .symbol: language.symbol(of: part)
    case .narrow: language.narrowSymbol(of: part)
    case .none: nil
    case .custom(let words): words[part.unit.name] ?? language.name(of: part)
    }
  }
}

extension UnitNaming: CustomStringConvertible {
  /// What the naming is called: `symbol`.
  public var description: String {
    if case .custom(let words) = choice { return "custom(\(words.count) words)" }
    return "\(choice)"
  }
}

/// What stands between a number and its unit.
///
///     2.cups.formatted(.symbols.spacing(.none))  // "2c"
public struct UnitSpacing: Sendable, Hashable, Codable, CustomStringConvertible {
  enum Choice: String, Codable {
    case space, noBreak, narrowNoBreak, none
  }

  let choice: Choice

  /// A space: `2 cups`.
  public static var space: UnitSpacing { UnitSpacing(choice: .space) }
  /// A space at which no line breaks (U+00A0), here and within a number such as `1 1/2`.
  public static var noBreak: UnitSpacing { UnitSpacing(choice: .noBreak) }
  /// A thin space at which no line breaks (U+202F), as the SI Brochure and French want it.
  public static var narrowNoBreak: UnitSpacing { UnitSpacing(choice: .narrowNoBreak) }
  /// Nothing: `2tbsp`.
  public static var none: UnitSpacing { UnitSpacing(choice: .none) }

  /// What the spacing is called.
  public var description: String { choice.rawValue }
}
