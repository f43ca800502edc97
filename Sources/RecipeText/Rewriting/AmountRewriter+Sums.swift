import QuantityCore
import QuantityReading

extension AmountRewriter {
  /// Returns a sum of spoons that keep their units, part by part: `1 EL + 1 TL`.
  func keptSum(
    of quantity: QuantityPhrase, _ unit: UnitPhrase, _ shown: AnyRangePresentation
  ) throws(ScalingError) -> AnyRangePresentation? {
    guard form.isForeign, form.partJoint != nil, min(shown.counts.lower, shown.counts.upper) >= 0,
      quantity.further.allSatisfy({ !$0.isSubtracted && !$0.unit.tokens.isEmpty })
    else { return nil }
    var parts: [AnyPresentation.Part] = []
    for (value, unit) in [(quantity.first.value, unit)]
      + quantity.further.map({ ($0.number.value, $0.unit) })
    {
      let number = ScaledNumber(try scaled(value), asDecimal: form.number.decimalMark != nil)
      guard number.isExact else { return nil }
      parts.append(.init(number.number, unit.unit))
    }
    let sum = AnyPresentation(parts, isExact: true)
    return AnyRangePresentation(lower: sum, upper: sum, counts: shown.counts, sharedUnit: nil)
  }
}

extension AmountRewriter {
  /// Returns a quantity in imperial units, if its text has those.
  func imperial(_ found: ClassifiedQuantity, _ parser: PhraseParser) -> ClassifiedQuantity {
    var found = found
    if wording.hasImperialPints == true, scaler.finder.vocabulary.system == .us {
      found.quantity = found.quantity.imperial(in: parser)
    }
    return found
  }

  /// Returns whether an unqualified pint of either country is in a quantity.
  func isPint(_ found: ClassifiedQuantity, _ line: ReadLine) -> Bool {
    scaler.finder.vocabulary.system == .us
      && found.quantity.imperial(in: line.parser).unit?.unit != found.quantity.unit?.unit
  }
}
