/// How a presentation becomes text.
///
///     var style = PresentationStyle()
///     style.units = .symbol
///     5.minutes.presented().formatted(style)  // "5 min"
public struct PresentationStyle: Sendable, Hashable {
  /// How units are called.
  public var units: UnitNaming
  /// What stands before an amount that is not exact.
  public var approximation: ApproximationMark

  /// Makes a style; the one that nothing is said of spells names out and marks with `~`.
  public init(units: UnitNaming = .name, approximation: ApproximationMark = .tilde) {
    self.units = units
    self.approximation = approximation
  }
}

/// How units are called in text.
public struct UnitNaming: Sendable, Hashable {
  enum Choice: Sendable, Hashable {
    case name, symbol, none
    case custom([String: String])
  }

  let choice: Choice

  /// By name, singular or plural: `2 tablespoons`.
  public static var name: UnitNaming { UnitNaming(choice: .name) }
  /// By symbol: `2 tbsp`.
  public static var symbol: UnitNaming { UnitNaming(choice: .symbol) }
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

  /// What a unit is called, or `nil` if it is not named.
  func word(for part: ShownPart) -> String? {
    switch choice {
    case .name: part.name
    case .symbol: part.unit.symbol
    case .none: nil
    case .custom(let words): words[part.unit.name] ?? part.name
    }
  }
}

/// What stands before an amount that is not exact.
public struct ApproximationMark: Sendable, Hashable {
  let text: String

  /// `~2 cups`.
  public static var tilde: ApproximationMark { ApproximationMark(text: "~") }
  /// `2 cups`: for places that say in another way that it is not exact.
  public static var none: ApproximationMark { ApproximationMark(text: "") }
}
