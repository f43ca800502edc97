public import Foundation
public import Quantities

extension Fraction {
  /// Makes a fraction from a `Decimal`, or returns `nil` for NaN and for values that do not fit 128
  /// bits.
  ///
  ///     Fraction(exactly: Decimal(string: "2.5")!)?.cups  // 2 1/2 cups
  public init?(exactly decimal: Decimal) {
    // The description has all digits and no exponent.
    guard let fraction = try? Fraction(decimal.description) else { return nil }
    self = fraction
  }
}
