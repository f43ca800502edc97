import QuantityCore
import QuantityReading

// Units that are counted, as their nouns or signs say: `2 sticks`, `1/4 cupfuls`, `2# beef`.

extension ClassifiedQuantity {
  /// Returns a count as an amount in the unit that its noun names.
  func measured(in unit: AnyUnit) -> ClassifiedQuantity {
    var measured = self
    let noun = quantity.end
    measured.quantity.unit = UnitPhrase(tokens: noun..<noun + 1, unit: unit)
    measured.quantity.end(at: noun + 1)
    return measured
  }
}

extension PhraseParser {
  /// Returns the unit that a count is in, if any: the stick of `2 sticks`.
  func countedUnit(_ found: ClassifiedQuantity) -> AnyUnit? {
    guard found.role == .count || found.role == .portion, found.quantity.unit == nil else {
      return nil
    }
    let end = found.end
    if found.role == .count, isPoundSign(end), tokens[end + 1].isWord {
      return MeasurementUnit<MassKind>.pound.handle
    }
    // `by 1/4 cupfuls`
    let unit = unitOfNoun(found)
    return found.role == .count || unit?.isMeasure == true ? unit : nil
  }

  /// Returns the unit that the noun of a count or its alternate names: the stick of `(1/2 stick)`.
  func unitOfNoun(_ found: ClassifiedQuantity) -> AnyUnit? {
    let noun = found.end
    guard found.quantity.unit == nil, found.noun ?? noun == noun, !found.hasImpliedCount else {
      return nil
    }
    let facts = facts(noun)
    return facts.traits.contains(.countedUnit) ? facts.unit : nil
  }

  /// Returns whether a sign after a number can mean pounds: `20# beef`, `7.5 # plums`.
  func isPoundSign(_ index: Int) -> Bool {
    guard tokens[index].sign == .hash, !tokens[index + 1].isGlued else { return false }
    return tokens[index].isGlued || tokens[index - 1].number.decimalMark == .point
  }
}

extension AnyUnit {
  /// Whether a count of the unit is a measure of anything, unlike sticks.
  var isMeasure: Bool {
    definition.vessel != nil || self == MeasurementUnit<MassKind>.pound.handle
  }
}
