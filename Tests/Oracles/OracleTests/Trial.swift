import Foundation
import Quantities
import Testing

/// A number of generated trials. Without a word, the seed is fixed; QUANTITIES_SEED sets another, which
/// is printed with each failure, so that what failed can be run again:
///
///     QUANTITIES_SEED=12345 swift test --package-path Tests/Oracles
enum Trial {
  static let seed: UInt64 = {
    let word = ProcessInfo.processInfo.environment["QUANTITIES_SEED"] ?? "1"
    let seed = word == "random" ? UInt64.random(in: 1...UInt64.max) : UInt64(word)
    guard let seed else {
      fatalError("QUANTITIES_SEED is a whole number or 'random', not '\(word)'")
    }
    print("The seed of the oracles is \(seed)")
    return seed
  }()

  static let count =
    ProcessInfo.processInfo.environment["QUANTITIES_LONG_TESTS"] == nil ? 5_000 : 100_000

  /// Tries a law, which says what is wrong, or `nil`.
  static func run(
    count: Int = count, location: SourceLocation = #_sourceLocation,
    _ law: (inout SeededGenerator) throws -> String?
  ) rethrows {
    var random = SeededGenerator(seed: seed)
    for trial in 0..<count {
      if let fault = try law(&random) {
        Issue.record("trial \(trial) of seed \(seed): \(fault)", sourceLocation: location)
        return
      }
    }
  }
}

extension SeededGenerator {
  /// Any size is as likely as any other, and the ends of the range and powers of two come often.
  mutating func int128() -> Int128 {
    switch next() % 8 {
    case 0: return pick([.min, .min + 1, .max, .max - 1, -1, 0, 1, 1 << 63, 1 << 64, -1 << 64])
    case 1: return (pick([1, -1]) << Int128(next() % 127)) &+ pick([-1, 0, 1])
    default:
      let bits = UInt128(next()) << 64 | UInt128(next())
      return Int128(truncatingIfNeeded: bits) >> Int128(next() % 128)
    }
  }

  /// Any fraction, or one whose halves are small.
  mutating func fraction() -> Fraction {
    if next() % 4 == 0 {
      return Fraction(Int(next() % 200) - 100, Int(next() % 64) + 1)
    }
    let numerator = int128()
    let denominator = max(1, (int128() >> 1).magnitude)
    return Fraction(numerator: numerator, denominator: Int128(denominator))
  }

  /// Any two fractions, or equal ones, or two whose sum or difference is far simpler than they are.
  mutating func fractions() -> (Fraction, Fraction) {
    let (first, second) = (fraction(), fraction())
    let (left, right) = (BigFraction(first), BigFraction(second))
    let simple =
      switch next() % 8 {
      case 0: left
      case 1, 2: right - left
      case 3, 4: left - right
      default: right
      }
    return (first, simple.fraction ?? second)
  }

  mutating func amount<Kind>(_ units: [MeasurementUnit<Kind>]) -> Amount<Kind> {
    Amount(ticks: Ticks(int128()), unit: pick(units))
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(next() % UInt64(values.count))]
  }
}
