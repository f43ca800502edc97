import Quantities

/// What is to be shown of an amount, as the rules in these tests find it.
struct Answer<Kind: QuantityKind>: Hashable {
  /// One number with its unit.
  struct Part: Hashable {
    var value: Fraction
    var unit: MeasurementUnit<Kind>
  }

  var parts: [Part]
  var isExact: Bool
  var isMeasurable = true
  /// The nearest single measure, where the amount is not measurable.
  var nearest: Part?
}

extension Answer {
  /// What a presentation shows.
  init(_ presentation: Presentation<Kind>) {
    self.init(
      parts: presentation.parts.map { Part(value: $0.value, unit: $0.unit) },
      isExact: presentation.isExact, isMeasurable: presentation.isMeasurable,
      nearest: presentation.nearestMeasure.map { Part(value: $0.value, unit: $0.unit) })
  }

  /// What is said of an amount for which there is no measure: its number of the smallest unit, as a
  /// fraction if that is simple, else as a decimal of three digits, or more before the point.
  init(notMeasurable amount: Fraction, in unit: MeasurementUnit<Kind>) {
    let value = amount / unit.size
    let shown = value.denominator <= 64 ? value : value.threeDigits(tiesToEven: true)
    self.init(
      parts: [.init(value: shown, unit: unit)], isExact: shown == value, isMeasurable: false)
  }

  /// The same of the amount's negative.
  var negated: Answer {
    Answer(
      parts: parts.map(\.negated), isExact: isExact, isMeasurable: isMeasurable,
      nearest: nearest?.negated)
  }
}

extension Answer.Part {
  var negated: Self { Self(value: Fraction.zero - value, unit: unit) }
}

extension Answer: CustomStringConvertible {
  var description: String {
    let text = parts.map(\.description).joined(separator: " + ")
    let rest = isMeasurable ? "" : " (not measurable, nearest \(nearest?.description ?? "none"))"
    return (isExact ? "" : "~") + text + rest
  }
}

extension Answer.Part: CustomStringConvertible {
  var description: String { "\(value) \(unit)" }
}

extension Fraction {
  /// The fraction to a whole number, of two that are as near to the even one or to the greater.
  ///
  /// - Precondition: the fraction is not negative.
  func rounded(tiesToEven: Bool) -> Int128 {
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    // Half of the denominator lies between two whole numbers if it is odd.
    let isTie = denominator % 2 == 0 && rest == denominator / 2
    let isUp = isTie ? !tiesToEven || whole % 2 == 1 : rest > denominator / 2
    return whole + (isUp ? 1 : 0)
  }

  /// The fraction to three significant digits, and to a whole number from 100 up.
  func threeDigits(tiesToEven: Bool) -> Fraction {
    var power = Fraction(1)
    while self * power < Fraction(100) { power *= Fraction(10) }
    return Fraction(numerator: (self * power).rounded(tiesToEven: tiesToEven), denominator: 1)
      / power
  }
}
