/// Counts that are shown in their own unit unless a kit is named: `3 pinches`, not a fraction of a
/// teaspoon.
struct OwnCounts: Sendable, Hashable {
  let unit: AnyUnit
  /// Into how many parts one of the unit can be divided: 2 for whole and half counts.
  let parts: UInt128
  /// The greatest amount that stays, in ticks, or `nil` for any.
  var greatest: UInt128?
  /// From how many ticks on an amount is measured, if the kit has exact measures for it.
  var measuredFrom: UInt128?
}
