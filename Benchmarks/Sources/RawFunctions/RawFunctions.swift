/// 128 bits without a unit, stored as ticks are.
public struct Raw {
  let high: Int64
  let low: UInt64

  @inline(__always) public init(_ value: Int128) {
    high = Int64(truncatingIfNeeded: value >> 64)
    low = UInt64(truncatingIfNeeded: value)
  }

  @inline(__always) public var value: Int128 { Int128(high) << 64 | Int128(low) }
}

@inline(never) public func raw_add(_ a: Raw, _ b: Raw) -> Raw { Raw(a.value + b.value) }
@inline(never) public func raw_subtract(_ a: Raw, _ b: Raw) -> Raw { Raw(a.value - b.value) }
@inline(never) public func raw_less(_ a: Raw, _ b: Raw) -> Bool { a.value < b.value }
@inline(never) public func raw_equal(_ a: Raw, _ b: Raw) -> Bool { a.value == b.value }
@inline(never) public func raw_convert(_ a: Raw) -> Raw { a }

@inline(never) public func raw_triple(_ a: Raw) -> Raw { Raw(a.value * 3) }
@inline(never) public func raw_constant() -> Raw { Raw(181_440_000_000_000_000_000_000_000) }
@inline(never) public func raw_blend(_ a: Raw, _ b: Raw, _ c: Raw) -> Raw {
  Raw(a.value + b.value - c.value)
}
@inline(never) public func raw_heavier(_ a: Raw, _ b: Raw) -> Bool { a.value > b.value }

@inline(never) public func raw_sum(_ hours: [Raw], _ minutes: [Raw]) -> Raw {
  var total: Int128 = 0
  for hour in hours { total += hour.value }
  for minute in minutes { total += minute.value }
  return Raw(total)
}

@inline(never) public func raw_total(_ hours: [Raw]) -> Raw {
  Raw(hours.reduce(0) { $0 + $1.value })
}
