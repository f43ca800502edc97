/// A count of ticks, the smallest steps of quantities of a kind.
///
/// Every unit of the catalogue, and every kitchen fraction of it, is a whole number of ticks. This
/// makes arithmetic on ticks exact.
///
///     3.teaspoons.ticks == 1.tablespoons.ticks  // true
///
/// Ticks belong to a kind of quantity: ticks of a time can't be added to ticks of a mass.
///
/// The count is 128 bits wide and stored as two words, like the standard library's `Duration`. An
/// `Int128`, which is aligned to 16 bytes, would not fit an existential's inline buffer, and each
/// element of an `[any Time]` would be allocated.
@frozen
public struct Ticks<Kind: QuantityKind>: Sendable, Hashable {
  @usableFromInline let high: Int64
  @usableFromInline let low: UInt64

  /// Makes a count of ticks.
  ///
  ///     Ticks<TimeKind>(42).count  // 42
  @inlinable @inline(__always)
  public init(_ count: Int128) {
    high = Int64(truncatingIfNeeded: count >> 64)
    low = UInt64(truncatingIfNeeded: count)
  }

  /// The number of ticks.
  @inlinable @inline(__always)
  public var count: Int128 {
    Int128(high) << 64 | Int128(low)
  }

  /// Zero ticks.
  @inlinable @inline(__always)
  public static var zero: Ticks { Ticks(0) }
}

extension Ticks: Comparable {
  // The witnesses of `<` and `==` in this module have names of their own, because each overload of
  // an operator is one more to try for every comparison in the importer's code. They are not meant
  // to be called, so the documentation leaves them out.
  @_documentation(visibility: internal)
  @_implements(Comparable,<(_:_:))
  @inlinable @inline(__always)
  public static func isLess(_ lhs: Ticks, _ rhs: Ticks) -> Bool {
    lhs.count < rhs.count
  }
}

extension Ticks: CustomStringConvertible {
  /// The count in decimal digits.
  public var description: String { count.description }
}
