public import Foundation
public import Quantities

extension Fraction {
  /// Makes a fraction of a decimal of Foundation's, or gives `nil` for NaN or one that does not fit 128
  /// bits.
  ///
  ///     Fraction(exactly: Decimal(string: "2.5")!)?.cups  // 2 1/2 cups
  public init?(exactly decimal: Decimal) {
    // Its text has all of its digits, and no exponent.
    guard let fraction = try? Fraction(decimal.description) else { return nil }
    self = fraction
  }
}
