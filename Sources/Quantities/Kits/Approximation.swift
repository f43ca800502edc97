/// How far what is shown may be off, where a kit cannot make an amount exactly.
///
///     Presenter(kit: .usKitchen).present(1.995.cups)                         // ~2 cups
///     Presenter(kit: .usKitchen, approximation: .never).present(1.995.cups)  // 95 19/25 teaspoons
///
/// An amount that the kit can make exactly is never approximated.
public struct Approximation: Sendable, Hashable {
  /// The greatest error, as a fraction of the amount.
  let bound: Fraction

  /// By at most 5 %, which is about what a level spoon differs from a heaped one.
  public static var usual: Approximation { Approximation(bound: Fraction(reduced: 1, 20)) }

  /// Not at all: what no measures make is said as a number of the smallest unit.
  public static var never: Approximation { Approximation(bound: .zero) }

  /// Allows at most a fraction of the amount.
  ///
  ///     Approximation.within(Fraction(1, 100))  // within 1/100
  ///
  /// More than twice what a kit can hold is never shown in its measures, whatever the bound.
  ///
  /// - Precondition: the fraction is in 0...1.
  public static func within(_ bound: Fraction) -> Approximation {
    precondition(
      bound >= .zero && bound <= Fraction(1), "expected a bound in 0...1, found \(bound)")
    return Approximation(bound: bound)
  }
}

extension Approximation: CustomStringConvertible {
  /// How far: `within 1/20` of the amount.
  public var description: String {
    bound == .zero ? "never" : "within \(bound)"
  }
}
