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

@inline(never) public func raw_sum(_ hours: [Raw], _ minutes: [Raw]) -> Raw {
  var total: Int128 = 0
  for hour in hours { total += hour.value }
  for minute in minutes { total += minute.value }
  return Raw(total)
}
