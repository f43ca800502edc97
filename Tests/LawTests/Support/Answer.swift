import Quantities

/// The expected presentation of an amount, by the rules in these tests.
struct Answer<Kind: QuantityKind>: Hashable {
  /// One number with its unit.
  struct Part: Hashable {
    var value: Fraction
    var unit: MeasurementUnit<Kind>
  }

  var parts: [Part]
  var isExact: Bool
  var isMeasurable = true
  /// The nearest single measure, if the amount isn't measurable.
  var nearest: Part?
}

extension Answer {
  /// The content of a presentation.
  init(_ presentation: Presentation<Kind>) {
    self.init(
      parts: presentation.parts.map { Part(value: $0.value, unit: $0.unit) },
      isExact: presentation.isExact, isMeasurable: presentation.isMeasurable,
      nearest: presentation.nearestMeasure.map { Part(value: $0.value, unit: $0.unit) })
  }

  /// The answer for an amount without a measure: a number of the smallest unit.
  ///
  /// It is a fraction if that is simple. Otherwise it is a decimal with three digits, or more if
  /// needed for digits before the point or to stay within the bound. If rounding is ruled out, it
  /// is the full decimal if that terminates, and otherwise the fraction.
  ///
  /// - Parameters:
  ///   - bound: the greatest error in ticks.
  ///   - isDecimal: whether to use a decimal even if the fraction is simple, as on a scale.
  init(
    notMeasurable amount: Fraction, in unit: MeasurementUnit<Kind>, within bound: Fraction,
    asDecimal isDecimal: Bool = false
  ) {
    let value = amount / unit.size
    var shown = value
    if value.denominator > 64 || (isDecimal && !value.isWhole), bound > .zero {
      shown = value.threeDigits(tiesToEven: true)
      var digits = 3
      while (shown - value).magnitude * unit.size > bound {
        digits += 1
        shown = value.rounded(digits: digits, tiesToEven: true)
      }
    }
    self.init(
      parts: [.init(value: shown, unit: unit)], isExact: shown == value, isMeasurable: false)
  }

  /// The sum of the parts in ticks, or `nil` if a fraction can't hold it.
  var ticks: Fraction? {
    var sum = Fraction.zero
    for part in parts {
      let size = Fraction(numerator: part.unit.ticks.count, denominator: 1)
      let product = part.value.multipliedReportingOverflow(by: size)
      let next = sum.addingReportingOverflow(product.partialValue)
      if product.overflow || next.overflow { return nil }
      sum = next.partialValue
    }
    return sum
  }

  /// The answer for the negative amount.
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
  /// Rounds the fraction to a whole number, with ties to even or up.
  ///
  /// - Precondition: the fraction is not negative.
  func rounded(tiesToEven: Bool) -> Int128 {
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    // With an odd denominator there is no tie.
    let isTie = denominator % 2 == 0 && rest == denominator / 2
    let isUp = isTie ? !tiesToEven || whole % 2 == 1 : rest > denominator / 2
    return whole + (isUp ? 1 : 0)
  }

  /// Rounds the fraction to a number of significant digits.
  ///
  /// - Precondition: the fraction is positive.
  func rounded(digits: Int, tiesToEven: Bool) -> Fraction {
    var power = Fraction(1)
    let most = Fraction(numerator: powerOfTen(digits), denominator: 1)
    while self * power < most / Fraction(10) { power *= Fraction(10) }
    while self * power >= most { power /= Fraction(10) }
    return Fraction(numerator: (self * power).rounded(tiesToEven: tiesToEven), denominator: 1)
      / power
  }

  /// Rounds the fraction to three significant digits, and to a whole number from 100 up.
  func threeDigits(tiesToEven: Bool) -> Fraction {
    guard self < Fraction(100) else {
      return Fraction(numerator: rounded(tiesToEven: tiesToEven), denominator: 1)
    }
    return rounded(digits: 3, tiesToEven: tiesToEven)
  }

  /// Whether it is a terminating decimal.
  var isDecimal: Bool {
    var rest = denominator
    for prime in [2, 5] as [Int128] { while rest % prime == 0 { rest /= prime } }
    return rest == 1
  }

  /// The number of significant digits of the fraction, or `nil` if its decimal repeats or is too
  /// long.
  var significantDigits: Int? {
    guard self != .zero else { return 1 }
    guard isDecimal else { return nil }
    var (number, power) = (magnitude, Fraction(1))
    while !number.isWhole {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: power * Fraction(10))
      guard !overflow, power.numerator < powerOfTen(36) else { return nil }
      (number, power) = (product, power * Fraction(10))
    }
    var (whole, count) = (number.numerator, 0)
    while whole % 10 == 0 { whole /= 10 }
    while whole > 0 { (whole, count) = (whole / 10, count + 1) }
    return count
  }
}

func powerOfTen(_ exponent: Int) -> Int128 { (0..<exponent).reduce(1) { power, _ in power * 10 } }
