/// The parts in which an amount is shown, and whether they are exact.
///
///     let shown = 7.teaspoons.presented()
///     shown.parts.count   // 2
///     shown.isExact       // true
///     shown.formatted()   // "2 tablespoons + 1 teaspoon"
public struct Presentation<Kind: QuantityKind>: Sendable, Hashable {
  /// The amount shown.
  public let amount: Amount<Kind>
  @usableFromInline package let shown: AnyPresentation

  @usableFromInline
  init(_ amount: Amount<Kind>, _ shown: AnyPresentation) {
    self.amount = amount
    self.shown = shown
  }

  /// The parts, largest unit first. They sum to the total; all parts of a negative amount are
  /// negative.
  public var parts: Parts {
    Parts(shown: shown.parts, isNegative: isNegative, hasNamedKit: shown.hasNamedKit)
  }
  /// Whether the parts sum to exactly the amount.
  public var isExact: Bool { shown.isExact }
  /// Whether every part can be measured with the kit.
  public var isMeasurable: Bool { shown.isMeasurable }
  /// The single measure of the kit nearest to the amount, if the amount is not measurable.
  ///
  ///     (1.teaspoons / 64).presented().nearestMeasure  // 1 pinch
  public var nearestMeasure: Part? {
    shown.nearest.map { Part($0, isNegative: isNegative, hasNamedKit: shown.hasNamedKit) }
  }

  var isNegative: Bool { amount.ticks.count < 0 }

  /// Returns a copy with another number in its only part.
  package func saying(_ number: DecimalValue) -> Presentation {
    var shown = shown
    shown.parts = [AnyPresentation.Part(number, shown.parts[0].unit)]
    (shown.isExact, shown.startsFromAmount) = (false, false)
    return Presentation(amount, shown)
  }

  /// One number with its unit.
  ///
  ///     7.teaspoons.presented().parts[0].value  // 2
  ///     7.teaspoons.presented().parts[0].unit   // tablespoon
  public struct Part: Sendable, Hashable {
    /// The number of units.
    public let value: Fraction
    /// The unit.
    public let unit: MeasurementUnit<Kind>
    /// Whether the number is written as a decimal or with a fraction.
    public let notation: NumberNotation

    let shown: AnyPresentation.Part
    /// Whether the caller named the kit. It affects the text, but not equality.
    let hasNamedKit: Bool

    init(_ shown: AnyPresentation.Part, isNegative: Bool, hasNamedKit: Bool) {
      value = shown.value(isNegative: isNegative)
      unit = MeasurementUnit(known: shown.unit)
      notation = shown.notation
      self.shown = shown
      self.hasNamedKit = hasNamedKit
    }

    /// Returns whether two parts have the same number, notation and unit.
    public static func == (lhs: Part, rhs: Part) -> Bool {
      lhs.shown == rhs.shown && lhs.value == rhs.value
    }

    /// Hashes the value and the unit.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(value)
      hasher.combine(unit)
    }

    /// The part as an amount, to the nearest tick, clamped if rounding goes beyond the greatest one.
    public var amount: Amount<Kind> {
      let greatest = value < .zero ? Int128.min : Int128.max
      return Amount(ticks: Ticks(value.times(unit.ticks.count) ?? greatest), unit: unit)
    }
  }

  /// The total of the parts, in the unit of the amount, to the nearest tick.
  public var total: Amount<Kind> {
    if isExact { return amount }
    let ticks = parts.reduce(Int128(0)) { sum, part in
      let next = sum.addingReportingOverflow(part.amount.ticks.count)
      return next.overflow ? (sum < 0 ? .min : .max) : next.partialValue
    }
    return amount.withTicks(Ticks(ticks))
  }

  /// The total minus the amount; zero if the presentation is exact.
  ///
  ///     1.995.cups.presented().error == 0.005.cups  // true
  public var error: Amount<Kind> {
    let (error, overflow) = total.subtractingReportingOverflow(amount)
    return overflow ? amount.withTicks(Ticks(amount.ticks < .zero ? .max : .min)) : error
  }

  /// Returns the same parts for another amount. They are approximate unless they sum to it.
  ///
  ///     45.grams.presented().approximating(43.grams).formatted()  // "~45 grams"
  @inlinable
  public func approximating(_ amount: some Quantity<Kind>) -> Presentation {
    if amount.ticks == self.amount.ticks { return self }
    let count = amount.ticks.count
    return Presentation(Amount(amount), shown.approximating(count.magnitude))
  }

  /// The error as a fraction of the amount, positive if the presentation shows more than the
  /// amount.
  ///
  ///     1.995.cups.presented().relativeError  // 1/399
  public var relativeError: Fraction {
    if isExact { return .zero }
    let (error, amount) = (error.ticks.count, amount.ticks.count)
    // The least amount has no positive counterpart to divide by, but its half does.
    guard amount == .min else { return Fraction(numerator: error, denominator: amount) }
    return Fraction(numerator: -(error / 2), denominator: -(amount / 2))
  }
}

extension Presentation {
  /// The parts of a presentation, the largest unit first.
  ///
  ///     7.teaspoons.presented().parts.map(\.description)  // ["2 tablespoons", "1 teaspoon"]
  public struct Parts: Sendable, Hashable {
    let shown: [AnyPresentation.Part]
    let isNegative: Bool
    let hasNamedKit: Bool

    /// Returns whether two presentations have the same parts.
    public static func == (lhs: Parts, rhs: Parts) -> Bool {
      lhs.shown == rhs.shown && lhs.isNegative == rhs.isNegative
    }

    /// Hashes the parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(shown) }
  }
}

extension Presentation.Parts: RandomAccessCollection {
  /// The position of the first part.
  public var startIndex: Int { 0 }
  /// The position after the last part.
  public var endIndex: Int { shown.count }

  /// Returns the part at a position.
  ///
  /// - Precondition: the position is in `indices`.
  public subscript(position: Int) -> Presentation.Part {
    precondition(
      indices.contains(position), "expected a position in 0..<\(count), found \(position)")
    return Presentation.Part(
      shown[position], isNegative: isNegative, hasNamedKit: hasNamedKit)
  }
}
