/// A whole number of the smallest steps in which a quantity is counted.
///
/// Every unit of the catalogue, and every kitchen fraction of it, is a whole number of ticks, so
/// arithmetic on ticks is exact.
///
///     3.teaspoons.ticks == 1.tablespoons.ticks  // true
///
/// Ticks belong to a kind of quantity: those of a time cannot be added to those of a mass.
///
/// The count is 128 bits wide. It is stored as two words, as the standard library's `Duration`
/// stores its own: an `Int128` is aligned to 16 bytes and would not fit an existential's inline
/// buffer, so that each element of an `[any Time]` would cost an allocation.
@frozen
public struct Ticks<Kind: QuantityKind>: Sendable, Hashable {
  @usableFromInline let high: Int64
  @usableFromInline let low: UInt64

  /// Makes a count of ticks from an integer.
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

  /// No ticks at all.
  @inlinable @inline(__always)
  public static var zero: Ticks { Ticks(0) }
}

extension Ticks: Comparable {
  // The witnesses of `<` and `==` in this module have names of their own, as the compiler's own for
  // `Equatable` have: each further overload of an operator is one more to try in every comparison of
  // the importer's code. They are not for calling, so the documentation leaves them out.
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
