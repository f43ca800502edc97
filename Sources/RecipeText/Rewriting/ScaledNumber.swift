import QuantityCore
import QuantityReading

/// A count times a factor, as it is written.
struct ScaledNumber: Equatable {
  let number: AnyPresentation.Part.Number
  private(set) var isNegative = false
  let isExact: Bool

  /// Makes the number of a fraction.
  init(_ value: Fraction, asDecimal: Bool) {
    let (numerator, denominator) = value.magnitudes
    self.init(magnitude: numerator, over: denominator, asDecimal: asDecimal)
    isNegative = value.numerator < 0
  }

  /// Makes a fraction that people say, exactly or within 5 %: of 10 eggs over 3 there are `3 1/3`, and of
  /// 33 over 10 `~3 1/3`. Where there is none, or decimals are written, it is a decimal: of 100 beans over
  /// 88 there are `~1.14`.
  init(magnitude: UInt128, over divisor: UInt128, asDecimal: Bool) {
    let common = greatestCommonDivisor(magnitude, divisor)
    let ratio = (magnitude / common, divisor / common)
    let isReadable = SaidDenominator.isUsual(ratio.1) || ratio.1 == 6
    let exact = DecimalValue(exactly: ratio).flatMap { $0.isShort() ? $0 : nil }
    if ratio.1 == 1 || isReadable && (!asDecimal || exact == nil) {
      (number, isExact) = (.fraction(ratio.0, over: ratio.1), true)
      return
    }
    if !asDecimal, let near = ScaledNumber.fraction(near: ratio) {
      (number, isExact) = (near, false)
      return
    }
    let value = exact ?? DecimalValue(ratio, significantDigits: 3, rounding: .toNearestOrEven)
    (number, isExact) = (.decimal(value.count, places: value.places), value.isExact)
  }

  /// Makes both ends of a range, in one notation: decimals, if one end has no fraction that people say.
  static func range(
    _ lower: Fraction, _ upper: Fraction, asDecimal: Bool
  ) -> (lower: ScaledNumber, upper: ScaledNumber) {
    let ends = (
      lower: ScaledNumber(lower, asDecimal: asDecimal),
      upper: ScaledNumber(upper, asDecimal: asDecimal)
    )
    guard !asDecimal, ends.lower.isDecimal || ends.upper.isDecimal else { return ends }
    return (ScaledNumber(lower, asDecimal: true), ScaledNumber(upper, asDecimal: true))
  }

  private var isDecimal: Bool { if case .decimal = number { true } else { false } }

  /// Returns the nearest whole number of halves, thirds or quarters, if it is within 5 %.
  private static func fraction(
    near ratio: (UInt128, UInt128)
  ) -> AnyPresentation.Part.Number? {
    // In twelfths, which all of them are.
    guard ratio.1 < 1 << 120,
      let (below, rest) = WideInteger.multiply(ratio.0, 12, dividingBy: ratio.1), below < 1 << 120
    else { return nil }
    func error(_ count: UInt128) -> UInt128 {
      count > below ? (count - below) * ratio.1 - rest : (below - count) * ratio.1 + rest
    }
    let counts = (max(below, 3) - 3...below + 3).filter { [0, 3, 4, 6, 8, 9].contains($0 % 12) }
    guard let nearest = counts.min(by: { error($0) < error($1) }), nearest > 0,
      WideInteger.isProduct(error(nearest), 20, atMost: ratio.0, 12)
    else { return nil }
    let common = greatestCommonDivisor(nearest, 12)
    return .fraction(nearest / common, over: 12 / common)
  }

  /// Returns the number that a noun takes after this one.
  func nounNumber(_ words: RecipeWords) -> NounNumber {
    words.number(number.ratio.numerator, over: number.ratio.denominator)
  }

  /// Returns the text of the number in a style.
  func text(_ style: PresentationStyle) -> String {
    let (numerator, denominator) = number.ratio
    let value = Fraction(magnitude: numerator, over: denominator, isNegative: isNegative) ?? .zero
    let text = value.formatted(isDecimal ? style.fractions(.decimal) : style)
    guard !isExact else { return text }
    return TextWriter.text { $0.writeApproximationMark(style) } + text
  }
}
