import Quantities
import TestSupport

extension Amount {
  /// A random nonzero fraction of one of the units, with either sign.
  ///
  /// Half of the fractions are common in kitchens, so a kit may be able to make them; most others
  /// fit no kit.
  ///
  /// - Parameter greatest: the greatest magnitude in ticks.
  static func random(
    of units: [MeasurementUnit<Kind>], upTo greatest: Int128, using random: inout SeededGenerator
  ) -> Amount {
    while true {
      let unit = units[Int.random(in: 0..<units.count, using: &random)]
      let isKitchen = Bool.random(using: &random)
      let denominator =
        isKitchen
        ? [1, 2, 3, 4, 6, 8, 16][Int.random(in: 0..<7, using: &random)]
        : Int.random(in: 1...400, using: &random)
      let most = min(
        isKitchen ? 50 : 400, greatest * Int128(denominator) / unit.ticks.count)
      guard most > 0 else { continue }
      let numerator = Int.random(in: 1...Int(most), using: &random)
      let sign = Bool.random(using: &random) ? 1 : -1
      return Amount(Fraction(sign * numerator, denominator), unit)
    }
  }

  /// An amount near a round one, where rounding carries: a whole number of one unit, plus or minus
  /// a decimal of another.
  static func nearRound(
    of units: [MeasurementUnit<Kind>], using random: inout SeededGenerator
  ) -> Amount {
    let unit = units[Int.random(in: 0..<units.count, using: &random)]
    let other = units[Int.random(in: 0..<units.count, using: &random)]
    let whole = Amount(
      Int.random(
        in: 0...[1, 10, 100, 1000][Int.random(in: 0..<4, using: &random)], using: &random),
      unit)
    let power = [1, 10, 100, 1000, 10_000, 100_000][Int.random(in: 0..<6, using: &random)]
    let rest = Amount(Fraction(Int.random(in: -2000...2000, using: &random), 2 * power), other)
    let ticks = whole.ticks.count + rest.ticks.count
    return Amount(ticks: Ticks(ticks == 0 ? 1 : ticks), unit: unit)
  }

  /// An amount of any order of magnitude, each equally likely.
  static func random(in unit: MeasurementUnit<Kind>, using random: inout SeededGenerator) -> Amount
  {
    let bits = Int128(truncatingIfNeeded: UInt128(random.next()) << 64 | UInt128(random.next()))
    let ticks = bits >> Int128(Int.random(in: 0...126, using: &random))
    return Amount(ticks: Ticks(ticks == 0 ? 1 : ticks), unit: unit)
  }
}

extension BruteForce {
  /// An amount at which the rule decides: a total, the middle between two, one at the edge of the
  /// bound, or any around.
  func randomAmount(within bound: Fraction, using random: inout SeededGenerator) -> Int128 {
    while true {
      let index = Int.random(in: 0..<sums.count, using: &random)
      let (total, below) = (sums[index].total, sums[max(index - 1, 0)].total)
      let (off, whole) = (bound.numerator, bound.denominator)
      let amount: Int128 =
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: total
        case 2: (total + below) / 2
        case 3: total * whole / (whole + off) + Int128.random(in: -1...1, using: &random)
        case 4: total * whole / max(whole - off, 1) + Int128.random(in: -1...1, using: &random)
        case 5: total * Int128.random(in: 900...1100, using: &random) / 1000
        default: total / Int128.random(in: 1...300, using: &random)
        }
      guard (1...greatest).contains(amount) else { continue }
      return Bool.random(using: &random) ? amount : -amount
    }
  }
}
