/// How the magnitude of an amount is shown, whatever its kind.
///
/// What chooses and writes presentations is not generic: generic code of another module is not
/// specialized in the caller's, and would spend more on type metadata than on its work. Only the functions
/// that callers see are generic, and they are inlined into the caller's.
@usableFromInline
package struct AnyPresentation: Sendable, Hashable {
  /// The parts, the largest unit first; there is at least one.
  package var parts: [Part]
  package var isExact: Bool
  /// Whether the caller named the kit, so that the bare names of its units are known to mean them.
  package var hasNamedKit = false
  /// Whether a style that rounds on its own starts from the amount, and not from the parts: where the
  /// caller has not asked for the rounding of these.
  var startsFromAmount = false
  /// Whether tiny numbers are written with a power of ten: in units that a presenter chose, where there is
  /// no smaller one.
  package var usesPowers = false
  /// The nearest single measure, where the amount is not measurable.
  var nearest: Part?
  /// The units that the caller gave, the largest first, where only the last number is rounded; `nil`
  /// if a presenter chose them.
  var givenUnits: [AnyUnit]?

  var isMeasurable: Bool { nearest == nil }

  package init(_ parts: [Part], isExact: Bool) {
    self.parts = parts
    self.isExact = isExact
  }

  package init(_ part: Part, isExact: Bool) {
    self.init([part], isExact: isExact)
  }

  /// Returns the same for an amount that it may only approximate.
  @usableFromInline
  package func approximated(unless isExact: Bool) -> AnyPresentation {
    var shown = self
    shown.isExact = shown.isExact && isExact
    if !isExact {
      shown.givenUnits = nil
      shown.startsFromAmount = false
    }
    return shown
  }

  /// Returns the same for another magnitude, which it may say exactly.
  @usableFromInline
  func approximating(_ ticks: UInt128) -> AnyPresentation {
    var shown = approximated(unless: false)
    shown.isExact = sumsExactly(to: ticks)
    return shown
  }

  /// One decimal of a unit.
  package init(_ value: DecimalValue, _ unit: AnyUnit) {
    self.init(Part(value, unit), isExact: value.isExact)
  }
}

extension AnyPresentation {
  /// One number with its unit.
  package struct Part: Sendable, Hashable {
    /// A number as it is written.
    package enum Number: Sendable, Hashable {
      /// A fraction in lowest terms, or a whole number over 1.
      case fraction(UInt128, over: UInt128)
      /// A decimal: a count of units in the last place.
      case decimal(UInt128, places: Int)
    }

    package let number: Number
    package let unit: AnyUnit

    package init(_ number: Number, _ unit: AnyUnit) {
      self.number = number
      self.unit = unit
    }

    /// Makes a fraction.
    package init(_ numerator: UInt128, over denominator: UInt128 = 1, _ unit: AnyUnit) {
      self.init(.fraction(numerator, over: denominator), unit)
    }

    /// Makes a decimal.
    package init(_ value: DecimalValue, _ unit: AnyUnit) {
      self.init(.decimal(value.count, places: value.places), unit)
    }

    /// Makes an exact number of a unit: a decimal, or a fraction if no decimal ends.
    package init(exactly ticks: UInt128, in unit: AnyUnit) {
      self.init(exactly: ticks, over: unit.size, unit)
    }

    /// Makes the exact number that a ratio is, in the same way.
    package init(exactly numerator: UInt128, over denominator: UInt128, _ unit: AnyUnit) {
      let divisor = greatestCommonDivisor(numerator, denominator)
      let ratio = (numerator / divisor, denominator / divisor)
      if let decimal = DecimalValue(exactly: ratio) {
        self.init(decimal, unit)
      } else {
        self.init(ratio.0, over: ratio.1, unit)
      }
    }

    package var notation: NumberNotation {
      if case .fraction = number { .fraction } else { .decimal }
    }

    var value: Fraction { value(isNegative: false) }

    /// Returns the number with a sign: the least number has no positive twin.
    func value(isNegative: Bool) -> Fraction {
      let (numerator, denominator) = number.ratio
      return Fraction(magnitude: numerator, over: denominator, isNegative: isNegative) ?? .zero
    }

    /// The unit's name, singular or plural: `1/2 cup`, `1 cup`, but `0 cups`, `0.5 liters`.
    package var name: String { number.isSingular ? unit.name : unit.plural }
  }
}

extension AnyPresentation.Part.Number {
  package var isZero: Bool {
    switch self {
    case .fraction(let numerator, _): numerator == 0
    case .decimal(let count, _): count == 0
    }
  }

  package var ratio: (numerator: UInt128, denominator: UInt128) {
    switch self {
    case .fraction(let numerator, let denominator): (numerator, denominator)
    case .decimal(let count, let places): (count, powerOfTen(places))
    }
  }

  /// Whether English uses the singular: for fractions up to 1, and for the decimal 1.
  fileprivate var isSingular: Bool {
    switch self {
    case .fraction(let numerator, let denominator): numerator > 0 && numerator <= denominator
    case .decimal(let count, let places): count == 1 && places == 0
    }
  }
}
