/// The measure in a cook's drawer that a unit is the size of.
package enum UnitVessel: Sendable {
  case cup, spoon
}
