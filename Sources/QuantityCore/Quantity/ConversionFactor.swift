/// The exact size of a unit, as a multiple of a neighboring unit.
///
/// Standards define a unit by its neighbor (a tablespoon is 3 teaspoons), and so does the
/// catalogue. The size in ticks follows from that.
///
///     ConversionFactor(3, Teaspoons.self).ticks == Tablespoons.factor.ticks  // true
@frozen
public struct ConversionFactor<Kind: QuantityKind>: Sendable {
  /// The numerator of the multiple.
  public let numerator: Int
  /// The denominator of the multiple.
  public let denominator: Int
  /// Finds the neighboring unit; `nil` for the base unit of a kind.
  ///
  /// A function instead of the type itself, whose existential the optimizer cannot drop. This makes
  /// `2.hours` a constant.
  @usableFromInline let neighbor: (@Sendable () -> UnitDefinition)?
  /// The size of the unit in ticks.
  public let ticks: Ticks<Kind>

  /// Makes a factor from a number of neighboring units, or a fraction of one.
  ///
  ///     ConversionFactor(60, Minutes.self).ticks == Hours.unit.ticks           // true
  ///     ConversionFactor(1, over: 16, Pounds.self).ticks == Ounces.unit.ticks  // true
  ///
  /// - Precondition: the result is a whole number of ticks and fits 128 bits.
  #if hasFeature(Embedded)
    // Saves code size: if `2.hours` were a constant there, the factors of all units would be
    // inlined.
    @inline(never)
  #else
    @inlinable @inline(__always)
  #endif
  public init<Neighbor: UnitQuantity>(
    _ numerator: Int, over denominator: Int = 1, _ neighbor: Neighbor.Type
  ) where Neighbor.Kind == Kind {
    self.numerator = numerator
    self.denominator = denominator
    self.neighbor = { Neighbor.definition }
    let product = Neighbor.factor.ticks.count * Int128(numerator)
    precondition(product % Int128(denominator) == 0, "The unit is not a whole number of ticks")
    ticks = Ticks(product / Int128(denominator))
  }

  /// Makes the factor of the base unit of a kind, from its size in ticks.
  ///
  ///     ConversionFactor<TimeKind>(ticks: 5040)
  ///
  /// A number with many divisors, times a power of ten, keeps the most fractions of units whole.
  @inlinable @inline(__always)
  public init(ticks: Int128) {
    numerator = 1
    denominator = 1
    neighbor = nil
    self.ticks = Ticks(ticks)
  }
}

extension ConversionFactor: CustomStringConvertible {
  /// The multiple that defines the unit: `1/2 fluid ounce` for the tablespoon, or `5040 ticks`.
  public var description: String {
    guard let neighbor = neighbor?() else { return "\(ticks.count) ticks" }
    let count = Fraction(numerator, denominator)
    return "\(count) \(count <= Fraction(1) ? neighbor.qualifiedName : neighbor.qualifiedPlural)"
  }
}
