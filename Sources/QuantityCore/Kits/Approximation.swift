/// How far off a presentation may be when a kit cannot make an amount exactly.
///
///     Presenter(kit: .usKitchen).present(1.995.cups)                         // ~2 cups
///     Presenter(kit: .usKitchen, approximation: .never).present(1.995.cups)  // 95 19/25 teaspoons
///
/// An amount that the kit can make exactly is never approximated.
public struct Approximation: Sendable, Hashable {
  /// The greatest error, as a fraction of the amount.
  let bound: Fraction
  /// Whether a kit may also allow errors that nobody notices.
  let isUsual: Bool

  private init(_ bound: Fraction, isUsual: Bool = false) {
    self.bound = bound
    self.isUsual = isUsual
  }

  /// Allows an error of 5 %, about the difference between a level and a heaped spoon, or the kit's
  /// tolerance if that is more, but never more than half the amount.
  ///
  /// For amounts given in a unit smaller than 1/8 teaspoon, the limit is 5 %; for decimals of
  /// metric units, 2 %. A scale shows its nearest step, however far off.
  public static var usual: Approximation { Approximation(Fraction(reduced: 1, 20), isUsual: true) }

  /// Allows no error. An amount that no measures make is shown in the smallest unit, as a fraction
  /// if no decimal terminates.
  ///
  ///     Presenter(approximation: .never).present(1.liters / 3)  // 333 1/3 milliliters
  public static var never: Approximation { Approximation(.zero) }

  /// Allows an error of at most a fraction of the amount, whatever the kit.
  ///
  ///     Approximation.within(Fraction(1, 100))  // within 1/100
  ///
  /// Regardless of the bound, a kit's measures never show an amount of more than twice their
  /// capacity.
  ///
  /// - Precondition: the fraction is in 0...1.
  public static func within(_ bound: Fraction) -> Approximation {
    precondition(
      bound >= .zero && bound <= Fraction(1), "expected a bound in 0...1, found \(bound)")
    return Approximation(bound)
  }
}

extension Approximation: CustomStringConvertible {
  /// The bound: `usual`, `never` or `within 1/20` of the amount.
  public var description: String {
    bound == .zero ? "never" : isUsual ? "usual" : "within \(bound)"
  }
}
