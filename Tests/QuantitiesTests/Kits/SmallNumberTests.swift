import Quantities
import Testing

@Suite("Small numbers")
struct SmallNumberTests {
  @Test(
    "beyond the smallest unit, a power of ten says them",
    arguments: [
      ("500 mcg", "500 micrograms"), ("0.4 mcg", "400 nanograms"), ("50 µl", "50 microliters"),
      ("0.25 ng", "0.25 nanograms"), ("0.0001 ns", "0.0001 nanoseconds"),
      ("0.00001 ns", "1 x 10^-5 nanoseconds"), ("-2.5e-19 s", "-2.5 x 10^-10 nanoseconds"),
    ])
  func powers(text: String, shown: String) throws {
    let amount = try AnyAmount(text)
    #expect(amount.formatted() == shown)
    #expect(try AnyAmount(shown) == amount)
  }

  @Test(
    "none is shown as zero, or as one digit that is far off",
    arguments: [
      ("5.56e-12 mg", "~6.2 x 10^-6 nanograms"), ("1e-7 tsp", "~1 x 10^-7 teaspoons"),
    ])
  func approximations(text: String, shown: String) throws {
    #expect(try AnyAmount(text).formatted().trimmingPrefix("~") == shown.trimmingPrefix("~"))
  }

  @Test("a style that asks for decimals has them, and so has a unit that was asked for")
  func decimals() throws {
    let amount = try Amount<TimeKind>("1e-19 s")
    let places = PresentationStyle.usual.fractions(.decimal(places: 11))
    #expect(amount.formatted(places) == "0.00000000010 nanoseconds")
    #expect(amount.presented(in: .nanosecond).formatted() == "0.0000000001 nanoseconds")
    #expect(amount.formatted(.usual.markup(.latex)) == "1 $\\times 10^{-10}$ nanoseconds")
    #expect(amount.formatted(.usual.language(.german)) == "1 x 10^-10 Nanosekunden")
  }

  @Test(
    "are read as they are written",
    arguments: [
      ("7.5 x 10^-3 g", Fraction(15, 2000)), ("2×10^3 g", Fraction(2000)),
      ("1 x 10^+2 g", Fraction(100)), ("2 x 10 g", Fraction(20)),
    ])
  func reading(text: String, grams: Fraction) throws {
    let expression = try QuantityExpression(text)
    #expect(expression.value == .amount(AnyAmount(Amount<MassKind>(grams, .gram))))
  }
}
