/// How the magnitude of an amount is shown, whatever its kind.
///
/// The code that chooses and writes presentations is not generic, because generic code is not
/// specialized across modules and would spend its time on type metadata. Only the public functions
/// are generic, and those are inlined into the caller.
@usableFromInline
package struct AnyPresentation: Sendable, Hashable {
  /// The parts, largest unit first; never empty.
  package var parts: [Part]
  package var isExact: Bool
  /// Whether the caller named the kit. The kit then tells readers which unit a shared name means.
  package var hasNamedKit = false
  /// Whether a style that rounds starts from the amount instead of from the parts. False if the
  /// caller asked for the rounding of the parts.
  var startsFromAmount = false
  /// Whether tiny numbers are written with a power of ten: where a presenter chose the unit and
  /// there is no smaller one.
  package var usesPowers = false
  /// The nearest single measure, if the amount is not measurable.
  var nearest: Part?
  /// The units that the caller gave, largest first, or `nil` if a presenter chose them. Only the
  /// number of the last one is rounded.
  var givenUnits: [AnyUnit]?

  var isMeasurable: Bool { nearest == nil }

  package init(_ parts: [Part], isExact: Bool) {
    self.parts = parts
    self.isExact = isExact
  }

  package init(_ part: Part, isExact: Bool) {
    self.init([part], isExact: isExact)
  }

  /// Returns a copy for an amount that the parts may only approximate.
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

  /// Returns a copy for another magnitude, exact if the parts sum to it.
  @usableFromInline
  func approximating(_ ticks: UInt128) -> AnyPresentation {
    var shown = approximated(unless: false)
    shown.isExact = sumsExactly(to: ticks)
    return shown
  }

  /// Creates a presentation of one decimal.
  package init(_ value: DecimalValue, _ unit: AnyUnit) {
    self.init(Part(value, unit), isExact: value.isExact)
  }
}

extension AnyPresentation {
  /// One number with its unit.
  package struct Part: Sendable, Hashable {
    /// A number as it will be written.
    package enum Number: Sendable, Hashable {
      /// A fraction in lowest terms, or a whole number over 1.
      case fraction(UInt128, over: UInt128)
      /// A decimal: its digits as an integer, and how many of them follow the point.
      case decimal(UInt128, places: Int)
    }

    package let number: Number
    package let unit: AnyUnit

    package init(_ number: Number, _ unit: AnyUnit) {
      self.number = number
      self.unit = unit
    }

    package init(_ numerator: UInt128, over denominator: UInt128 = 1, _ unit: AnyUnit) {
      self.init(.fraction(numerator, over: denominator), unit)
    }

    package init(_ value: DecimalValue, _ unit: AnyUnit) {
      self.init(.decimal(value.count, places: value.places), unit)
    }

    /// Creates an exact number of a unit: a decimal if it terminates, otherwise a fraction.
    package init(exactly ticks: UInt128, in unit: AnyUnit) {
      self.init(exactly: ticks, over: unit.size, unit)
    }

    /// Creates an exact number from a ratio: a decimal if it terminates, otherwise a fraction.
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

    /// Returns the number with a sign. Needed because the least number has no positive counterpart.
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

  /// Whether English uses the singular: for fractions up to 1 except 0, and for the decimal 1.
  fileprivate var isSingular: Bool {
    switch self {
    case .fraction(let numerator, let denominator): numerator > 0 && numerator <= denominator
    case .decimal(let count, let places): count == 1 && places == 0
    }
  }
}
