/// How far what is shown may be off, where a kit cannot make an amount exactly.
///
///     Presenter(kit: .usKitchen).present(1.995.cups)                         // ~2 cups
///     Presenter(kit: .usKitchen, approximation: .never).present(1.995.cups)  // 95 19/25 teaspoons
///
/// An amount that the kit can make exactly is never approximated.
public struct Approximation: Sendable, Hashable {
  /// The greatest error, as a fraction of the amount.
  let bound: Fraction
  /// Whether a kit may add what it knows of errors that nobody notices.
  let isUsual: Bool

  private init(_ bound: Fraction, isUsual: Bool = false) {
    self.bound = bound
    self.isUsual = isUsual
  }

  /// By at most 5 %, which is about what a level spoon differs from a heaped one, or by the kit's
  /// tolerance if that is more, but never by more than half of the amount. What is given in a unit that
  /// is smaller than 1/8 teaspoon is off by at most 5 %, and decimals of metric units by at most 2 %. A
  /// scale shows its nearest step, however far that is.
  public static var usual: Approximation { Approximation(Fraction(reduced: 1, 20), isUsual: true) }

  /// Not at all: what no measures make is said as a number of the smallest unit, as a fraction if no
  /// decimal ends.
  ///
  ///     Presenter(approximation: .never).present(1.liters / 3)  // 333 1/3 milliliters
  public static var never: Approximation { Approximation(.zero) }

  /// Allows at most a fraction of the amount, whatever the kit.
  ///
  ///     Approximation.within(Fraction(1, 100))  // within 1/100
  ///
  /// More than twice what a kit can hold is never shown in its measures, whatever the bound.
  ///
  /// - Precondition: the fraction is in 0...1.
  public static func within(_ bound: Fraction) -> Approximation {
    precondition(
      bound >= .zero && bound <= Fraction(1), "expected a bound in 0...1, found \(bound)")
    return Approximation(bound)
  }
}

extension Approximation: CustomStringConvertible {
  /// How far: `usual`, `never` or `within 1/20` of the amount.
  public var description: String {
    bound == .zero ? "never" : isUsual ? "usual" : "within \(bound)"
  }
}
