/// A kit, whatever the kind of its units: an object, so that handing it on is one reference.
@usableFromInline
final class AnyKit: Sendable {
  let name: String
  /// The units in which the kit shows amounts, the largest first.
  let units: [AnyUnit]
  let method: Method

  /// How a kit arrives at what it shows.
  enum Method: Sendable {
    /// Making change with measures.
    case measures(MeasureTable)
    /// Multiples of a step: one decimal number, or whole units and a fraction of the last.
    case steps(UInt128, NumberNotation)
    /// One decimal number in the largest unit of which there is one.
    case decimals
    /// Whole numbers of the units before a place, and decimals from that place on.
    case clock(decimalsFrom: Int)
  }

  init(_ name: String, _ units: [AnyUnit], _ method: Method) {
    self.name = name
    self.units = units
    self.method = method
  }
}
