import Foundation

/// A small generator with a seed that failing tests can print.
package struct SeededGenerator: RandomNumberGenerator {
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// SplitMix64.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededGenerator {
  /// The generator for laws, with a fixed seed for reproducible runs, or the one in
  /// QUANTITIES_SEED, which can be `random`.
  package static var ofLaw: SeededGenerator {
    let word = ProcessInfo.processInfo.environment["QUANTITIES_SEED"] ?? "2026"
    return SeededGenerator(seed: UInt64(word) ?? .random(in: 0...(.max)))
  }
}
