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

  /// Makes a fraction, or a decimal where decimals are written or the fraction would be odd: of 100 beans
  /// over 97 there are `~1.03`.
  init(magnitude: UInt128, over divisor: UInt128, asDecimal: Bool) {
    let common = greatestCommonDivisor(magnitude, divisor)
    let ratio = (magnitude / common, divisor / common)
    let isReadable = ratio.1 <= SaidDenominator.greatest
    let exact = DecimalValue(exactly: ratio).flatMap { $0.isShort ? $0 : nil }
    if ratio.1 == 1 || isReadable && (!asDecimal || exact == nil) {
      (number, isExact) = (.fraction(ratio.0, over: ratio.1), true)
      return
    }
    let value = exact ?? DecimalValue(ratio, significantDigits: 3, rounding: .toNearestOrEven)
    (number, isExact) = (.decimal(value.count, places: value.places), value.isExact)
  }

  /// Whether a noun after the number is in the singular.
  func isSingular(_ words: RecipeWords) -> Bool {
    words.isSingular(number.ratio.numerator, over: number.ratio.denominator)
  }

  /// Returns the text of the number in a style.
  func text(_ style: PresentationStyle) -> String {
    let (numerator, denominator) = number.ratio
    let value = Fraction(magnitude: numerator, over: denominator, isNegative: isNegative) ?? .zero
    let isDecimal = if case .decimal = number { true } else { false }
    let text = value.formatted(style: isDecimal ? style.fractions(.decimal) : style)
    guard !isExact else { return text }
    return TextWriter.text { $0.writeApproximationMark(style) } + text
  }
}
