/// A set of systems of measurement, computed on first use: one byte, which several threads can read
/// and write atomically.
struct SystemSet {
  /// A bit for each system, above one that says whether the set has been computed.
  let bits: UInt8

  init(bits: UInt8) { self.bits = bits }

  init(where contains: (MeasurementSystem) -> Bool) {
    bits = MeasurementSystem.all.reduce(1) { bits, system in
      contains(system) ? bits | SystemSet.bit(of: system) : bits
    }
  }

  var isFound: Bool { bits != 0 }

  /// Whether all systems are in the set.
  var isFull: Bool { bits == 2 << UInt8(MeasurementSystem.all.count) - 1 }

  @inline(__always)
  func contains(_ system: MeasurementSystem) -> Bool { bits & SystemSet.bit(of: system) != 0 }

  @inline(__always)
  private static func bit(of system: MeasurementSystem) -> UInt8 { 2 << UInt8(system.place) }
}
