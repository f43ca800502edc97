import QuantityCore
import QuantityReading

// Measures whose size the text leaves open, or contradicts.

extension PhraseParser {
  /// Returns whether a measure holds more than its size, such as the spoon of
  /// `2 heaping tablespoons`, so that no other unit has the same amount.
  func isHeaped(_ quantity: QuantityPhrase) -> Bool {
    let words: [StaticString] = ["heaping", "heaped", "rounded", "brimming", "piled"]
    return quantity.tokens.contains { index in words.contains { isWord(index, $0) } }
  }

  /// Returns whether a rate follows whose unit the kitchen lacks: `2 tsp per pound`.
  func isForeignRate(after end: Int, for kitchen: ReaderKitchen) -> Bool {
    let per = (end..<end + 6).first { isWord($0, "per") || !tokens[$0].isWord }
    guard let per, let unit = facts(per + 1).unit, isWord(per, "per") else { return false }
    return !unit.isTime && !kitchen.has(unit, .solid)
  }
}

extension [ScaledMeasure] {
  /// Returns whether two figures of one amount are too far apart: `1 cup (24 ml)`. Ratios of volume
  /// and mass vary, as with leaves.
  func isContradictory(of substance: Substance) -> Bool {
    for (position, one) in enumerated() where !one.unit.isSmall {
      for other in self[(position + 1)...] where !other.unit.isSmall {
        if one.unit.kind == other.unit.kind, one.isFar(from: other.ends.upper, 7, 4) { return true }
        guard one.unit.kind != other.unit.kind, let (usual, _) = substance.density else { continue }
        let (volume, mass) = one.unit.isVolume ? (one, other) : (other, one)
        guard let amount = volume.amounts.upper.as(VolumeKind.self),
          let estimate = try? usual.estimate(for: amount, within: usual...usual).amount
        else { continue }
        if mass.isFar(from: ExactTicks(estimate.ticks.count), 3, 1) { return true }
      }
    }
    return false
  }
}

extension ScaledMeasure {
  /// Returns whether the ratio to other ticks is more than a fraction, or less than its inverse.
  fileprivate func isFar(from other: ExactTicks, _ numerator: UInt128, _ denominator: UInt128)
    -> Bool
  {
    let (own, other) = (ends.upper.count.magnitude, other.count.magnitude)
    guard own < .max / 8, other < .max / 8 else { return false }
    return own * denominator > other * numerator || other * denominator > own * numerator
  }
}
