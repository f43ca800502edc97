extension PresentationLanguage {
  /// The form of a noun after a fraction, which plural rules don't cover.
  ///
  ///     1.5.cups.formatted(.usual.language(.french))   // "1 1/2 tasse"
  ///     1.5.cups.formatted(.usual.language(.english))  // "1 1/2 cups"
  public struct FractionAgreement: Sendable, Hashable, Codable, CustomStringConvertible {
    private enum Choice: String, Codable {
      case singularUpToOne, singularBelowTwo, asDecimal, zero, one, two, few, many, other
    }

    private let choice: Choice

    /// The singular up to 1: `1/2 cup`, but `1 1/2 cups` and `0 cups`.
    public static var singularUpToOne: FractionAgreement {
      FractionAgreement(choice: .singularUpToOne)
    }
    /// The singular below 2: in Swedish `1/2 kopp` and `1 1/2 kopp`, but `2 1/2 koppar`.
    public static var singularBelowTwo: FractionAgreement {
      FractionAgreement(choice: .singularBelowTwo)
    }
    /// The form after the equal decimal: in French `1 1/2 tasse`, like `1,5 tasse`.
    public static var asDecimal: FractionAgreement { FractionAgreement(choice: .asDecimal) }

    /// One form for all fractions: in Croatian `1/2 šalice` and `5 1/2 šalice`, as after 2.
    public static func form(_ category: PluralRule.Category) -> FractionAgreement {
      let choice: Choice =
        switch category {
        case .zero: .zero
        case .one: .one
        case .two: .two
        case .few: .few
        case .many: .many
        case .other: .other
        }
      return FractionAgreement(choice: choice)
    }

    /// Fractions of at least this number are treated as decimals.
    var leastDecimal: UInt128 {
      switch choice {
      case .singularUpToOne: 1
      case .singularBelowTwo: 2
      default: 0
      }
    }

    /// The form after all fractions, if there is only one.
    var category: PluralRule.Category? { PluralRule.Category(rawValue: choice.rawValue) }

    /// The name of the agreement.
    public var description: String { choice.rawValue }
  }
}
