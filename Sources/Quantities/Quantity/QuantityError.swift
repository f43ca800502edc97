/// Why a number cannot be the value of a quantity.
///
///     try Hours(checking: Double.nan)  // throws: the value is not finite
public struct QuantityError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong: a clause without a capital letter or a full stop.
  public let description: String

  /// The number is NaN or an infinity.
  public static let notFinite = QuantityError(description: "the value is not finite")
  /// The result does not fit 128 bits of ticks.
  public static let overflow = QuantityError(
    description: "the value is too large: it does not fit 128 bits of ticks")
  /// The divisor is nothing.
  public static let divisionByZero = QuantityError(description: "the divisor is zero")
}
