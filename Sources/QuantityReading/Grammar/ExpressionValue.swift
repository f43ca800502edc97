public import QuantityCore

/// The value of an expression: an amount, a number such as the ratio of two amounts, or a quotient
/// of amounts of two kinds.
///
///     try QuantityExpression("1 gallon / 1 cup").value  // 16
///     try QuantityExpression("2 l / 4 h").value         // 0.5 l/h
public enum ExpressionValue: Sendable, Hashable {
  /// An amount of some kind.
  case amount(AnyAmount)
  /// A number without a unit.
  case number(Fraction)
  /// An amount per another amount, such as a flow.
  case quotient(AnyQuotient)
}

extension ExpressionValue {
  /// The amount, or `nil` for a number or a quotient.
  ///
  ///     IngredientLine("2 cups flour").amount?.upper.amount  // 2 cups
  public var amount: AnyAmount? {
    if case .amount(let amount) = self { amount } else { nil }
  }

  /// The number, or `nil` for an amount or a quotient.
  ///
  ///     IngredientLine("2 eggs").amount?.upper.number  // 2
  public var number: Fraction? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension ExpressionValue: CustomStringConvertible {
  /// The amount, number or quotient: `3.25 hours`.
  public var description: String {
    switch self {
    case .amount(let amount): amount.description
    case .number(let number): number.description
    case .quotient(let quotient): quotient.description
    }
  }
}

/// How far the ends of a range were rounded, each in its own unit. Indirect, because there is
/// nearly always no rounding.
package indirect enum EndRounding: Sendable, Hashable {
  case none
  case ends(Fraction?, Fraction?)
}
