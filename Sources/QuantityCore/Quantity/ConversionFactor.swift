/// The exact size of a unit, as a multiple of a neighboring unit.
///
/// A standard defines a unit by its neighbor (a tablespoon is 3 teaspoons), and so does the
/// catalogue; the size in ticks follows.
///
///     ConversionFactor(3, Teaspoons.self).ticks == Tablespoons.factor.ticks  // true
@frozen
public struct ConversionFactor<Kind: QuantityKind>: Sendable {
  /// The numerator of the multiple.
  public let numerator: Int
  /// The denominator of the multiple.
  public let denominator: Int
  /// Finds the unit that the multiple is of; there is none for the unit from which a kind starts.
  ///
  /// A function and not the type itself, whose existential the optimizer cannot drop: this way
  /// `2.hours` is a constant.
  @usableFromInline let neighbor: (@Sendable () -> UnitDefinition)?
  /// The size of the unit in ticks.
  public let ticks: Ticks<Kind>

  /// Makes a factor of a number of neighboring units, or of a fraction of one.
  ///
  ///     ConversionFactor(60, Minutes.self).ticks == Hours.unit.ticks           // true
  ///     ConversionFactor(1, over: 16, Pounds.self).ticks == Ounces.unit.ticks  // true
  ///
  /// - Precondition: the result is a whole number of ticks that fits 128 bits.
  #if hasFeature(Embedded)
    // There, room is short: where `2.hours` is a constant, the factors of all units are calculated in place.
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

  /// Makes the size, in ticks, of the unit from which a kind starts.
  ///
  ///     ConversionFactor<TimeKind>(ticks: 5040)
  ///
  /// A number with many divisors, times a power of ten, keeps many fractions of many units whole.
  @inlinable @inline(__always)
  public init(ticks: Int128) {
    numerator = 1
    denominator = 1
    neighbor = nil
    self.ticks = Ticks(ticks)
  }
}

extension ConversionFactor: CustomStringConvertible {
  /// The multiple, as the unit is defined: `1/2 fluid ounce` for the tablespoon; or `5040 ticks`.
  public var description: String {
    guard let neighbor = neighbor?() else { return "\(ticks.count) ticks" }
    let count = Fraction(numerator, denominator)
    return "\(count) \(count <= Fraction(1) ? neighbor.qualifiedName : neighbor.qualifiedPlural)"
  }
}
