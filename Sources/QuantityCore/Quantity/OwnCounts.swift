/// Counts that keep their own unit unless a kit is named: `3 pinches`, not a fraction of a
/// teaspoon.
struct OwnCounts: Sendable, Hashable {
  let unit: AnyUnit
  /// The number of parts into which one of the unit can be divided: 2 allows whole and half counts.
  let parts: UInt128
  /// The greatest amount that keeps its unit, in ticks, or `nil` for no limit.
  var greatest: UInt128?
  /// The number of ticks from which an amount is measured instead, if the kit has exact measures
  /// for it.
  var measuredFrom: UInt128?
}
