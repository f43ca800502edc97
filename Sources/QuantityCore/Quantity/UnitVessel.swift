/// The kitchen measure that has the unit's size.
package enum UnitVessel: Sendable {
  case cup, spoon
}
