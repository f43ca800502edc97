import QuantityCore
import QuantityReading

/// The number of a scaled count, as a fraction or a decimal.
struct ScaledNumber: Equatable {
  let number: AnyPresentation.Part.Number
  private(set) var isNegative = false
  let isExact: Bool

  /// Creates the number for a value.
  ///
  /// - Parameter written: the denominator of the number that was scaled: `1/10` doubled is `1/5`.
  init(_ value: Fraction, asDecimal: Bool, written: Int128 = 1) {
    let (numerator, denominator) = value.magnitudes
    let isWritten = !asDecimal && value.denominator <= written && written <= 16
    self.init(
      magnitude: numerator, over: denominator, asDecimal: asDecimal, isReadable: isWritten)
    isNegative = value.numerator < 0
  }

  /// Creates a common fraction, exact or within 5 %: 10 eggs divided by 3 are `3 1/3`, and 33
  /// divided by 10 are `~3 1/3`. If there is none, or in decimal notation, creates a decimal: 100
  /// beans divided by 88 are `~1.14`.
  ///
  /// - Parameter isReadable: whether the fraction is one that cooks read, whatever its denominator.
  init(magnitude: UInt128, over divisor: UInt128, asDecimal: Bool, isReadable: Bool = false) {
    let common = greatestCommonDivisor(magnitude, divisor)
    let ratio = (magnitude / common, divisor / common)
    let isReadable = isReadable || SaidDenominator.isUsual(ratio.1) || ratio.1 == 6
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

  /// Creates both ends of a range in the same notation: decimals, if one end has no common
  /// fraction.
  static func range(
    _ lower: Fraction, _ upper: Fraction, asDecimal: Bool, written: Int128 = 1
  ) -> (lower: ScaledNumber, upper: ScaledNumber) {
    let ends = (
      lower: ScaledNumber(lower, asDecimal: asDecimal, written: written),
      upper: ScaledNumber(upper, asDecimal: asDecimal, written: written)
    )
    guard !asDecimal, ends.lower.isDecimal || ends.upper.isDecimal else { return ends }
    return (ScaledNumber(lower, asDecimal: true), ScaledNumber(upper, asDecimal: true))
  }

  private var isDecimal: Bool { if case .decimal = number { true } else { false } }

  /// Returns the nearest multiple of a half, third or quarter, if it is within 5 %.
  private static func fraction(
    near ratio: (UInt128, UInt128)
  ) -> AnyPresentation.Part.Number? {
    // Computed in twelfths, their common denominator.
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

  /// Returns the text of the number in a style.
  func text(_ style: PresentationStyle) -> String {
    let (numerator, denominator) = number.ratio
    let value = Fraction(magnitude: numerator, over: denominator, isNegative: isNegative) ?? .zero
    let text = value.formatted(isDecimal ? style.fractions(.decimal) : style)
    guard !isExact else { return text }
    return TextWriter.text { $0.writeApproximationMark(style) } + text
  }
}

extension AnyPresentation.Part.Number {
  /// Returns the grammatical number of a noun after this number.
  func nounNumber(_ words: RecipeWords) -> NounNumber {
    words.number(ratio.numerator, over: ratio.denominator)
  }
}
