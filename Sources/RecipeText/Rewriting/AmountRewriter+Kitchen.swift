import QuantityCore
import QuantityReading

// Converts the amounts of a line to the units of a kitchen.

extension AmountRewriter {
  /// Writes an amount in the units of a kitchen. Returns the substance if the kitchen would weigh
  /// it but can't.
  mutating func rewrite(
    _ group: MeasureGroup, in line: ReadLine, for kitchen: ReaderKitchen, of substance: Substance
  ) throws(ScalingError) -> Substance? {
    edits.base = line.start
    var group = group
    if let unit = line.parser.countedUnit(group.main) {
      // Sticks are counted, but cupfuls are measures.
      guard unit.isMeasure || line.parser.butter(from: group.end) != nil,
        !kitchen.has(unit, .solid)
      else {
        try rewriteCount(of: unit, group, in: line, for: kitchen)
        return nil
      }
      group = group.measured(in: unit)
    }
    // Alternates of counts, sizes and portions aren't converted between volume and mass.
    let isVessel = (group.end..<group.end + 2).contains {
      line.parser.has(.vessel, at: $0)
    }
    var substance =
      group.main.role == .amount ? substance : substance.ofKind(group.main, isVessel: isVessel)
    if line.parser.isForeignRate(after: group.end, for: kitchen) {
      throw .unreadable(line.error(group.main, "has a rate in other units than the kitchen's"))
    }
    var measures: [ScaledMeasure] = []
    let isMetric = group.all.contains {
      $0.quantity.unit?.unit.isMetric ?? false
    }
    for found in group.all {
      let found = isMetric ? found : imperial(found, line.parser)
      measures.append(try scaled(found, line.parser, isLiquid: substance.consistency == .liquid))
    }
    if measures.contains(where: { $0.unit.imperialPint != nil && $0.isContradicted(by: measures) })
    {
      wording.isBritish = true
    } else if wording.hasImperialPints == nil, !isMetric,
      group.all.contains(where: { isPint($0, line) })
    {
      throw .unreadable(line.error(group.main, "may have 16 or 20 ounces a pint"))
    }
    if group.main.role == .amount {
      if measures.isContradictory(of: substance) {
        throw .unreadable(line.error(group.main, "is far from its other figure"))
      }
      substance = wording.completed(substance, by: measures)
    }
    let isHeaped = line.parser.isHeaped(group.main.quantity)
    let choice = isHeaped ? .own(0) : kitchen.choice(among: measures, of: substance)
    let isMissed =
      choice.isOfVolume(measures)
      && (kitchen.misses(measures[choice.index], of: substance)
        || isHeaped && !kitchen.has(measures[0].unit, .loose) && !measures[0].unit.isSpoonful)
      && line.isIngredient(group.main.start)
    if case .own(0) = choice {
      try rewrite(group.main, in: line, as: nil)
      let isForeign = measures.dropFirst().map {
        !scaler.keepsOriginal && !kitchen.has($0, substance.consistency ?? .loose)
      }
      let others = zip(group.others, isForeign)
      let isRemoved = remove(others.filter { $0.1 }.map { $0.0 }, line.parser)
      for (other, isForeign) in others where !isForeign || !isRemoved {
        try rewrite(other, in: line, as: nil)
      }
      return isMissed ? substance : nil
    }
    let text = try self.text(of: choice, measures, in: line, for: kitchen, substance)
    let range = line.parser.range(of: group.main.tokens)
    if scaler.keepsOriginal {
      for found in group.all { try rewrite(found, in: line, as: nil) }
      if case .own = choice { return nil }
      edits.insert(" (\(text))", at: range.upperBound)
    } else {
      if group.main.hasImpliedCount { try writeImpliedCount(group.main, line.parser) }
      edits.replace(range, with: text)
      writeArticle(before: group.main.start, text, line)
      if !remove(group.others, line.parser) {
        for other in group.others { try rewrite(other, in: line, as: nil) }
      }
    }
    return isMissed ? substance : nil
  }

  /// Replaces the English article before an amount, if another one belongs before its new number:
  /// `an 8-quart pot` becomes `a 7.5-liter pot`.
  private mutating func writeArticle(before start: Int, _ text: String, _ line: ReadLine) {
    guard line.parser.isEnglish, let first = text.utf8.first, first.isDigit,
      line.parser.isWord(start - 1, "a") || line.parser.isWord(start - 1, "an")
    else { return }
    let digits = text.prefix { $0.isWholeNumber }
    let article = line.parser.tokens[start - 1].range
    let old = line.parser.text(article)
    let hasVowel = digits.first == "8" || digits == "11" || digits == "18"
    let new = String(old.prefix(1)) + (hasVowel ? "n" : "")
    if new != old { edits.replace(article, with: new) }
  }

  /// Writes a count of a unit, or one of its alternates if the kitchen lacks the unit:
  /// `1 stick (113 g)` becomes `113 g`.
  private mutating func rewriteCount(
    of unit: AnyUnit, _ group: MeasureGroup, in line: ReadLine, for kitchen: ReaderKitchen
  ) throws(ScalingError) {
    let isOwn = group.others.map { other in
      other.quantity.unit.map { kitchen.has($0.unit, .solid) } ?? false
    }
    let own = isOwn.firstIndex(of: true)
    let isCountKnown = kitchen.has(unit, .solid)
    let others = isCountKnown ? zip(group.others, isOwn).filter { !$1 }.map { $0.0 } : group.others
    guard isCountKnown || own != nil, !scaler.keepsOriginal,
      let removed = line.parser.removal(of: others), let noun = group.main.noun
    else {
      for found in group.all { try rewrite(found, in: line, as: nil) }
      return
    }
    edits.remove(removed)
    if isCountKnown {
      try rewrite(group.main, in: line, as: nil)
      for (other, isOwn) in zip(group.others, isOwn) where isOwn {
        try rewrite(other, in: line, as: nil)
      }
    } else if let own {
      let text = try text(asWritten: group.others[own], line)
      let tokens = group.main.start..<noun + 1
      edits.replace(line.range(of: tokens), with: text)
    }
  }

  private mutating func remove(_ others: [ClassifiedQuantity], _ parser: PhraseParser) -> Bool {
    guard let ranges = parser.removal(of: others) else { return false }
    edits.remove(ranges)
    return true
  }

  private func scaled(
    _ found: ClassifiedQuantity, _ parser: PhraseParser, isLiquid: Bool
  ) throws(ScalingError) -> ScaledMeasure {
    guard let unit = found.quantity.unit else { throw .quantity(.overflow) }
    let ticks = try read { () throws(ParseError) in try parser.exactTicks(of: found.quantity, unit)
    }
    var ends =
      found.role.isScaled
      ? (lower: try scaled(ticks.lower), upper: try scaled(ticks.upper)) : ticks
    if scaler.factor < .zero { ends = (ends.upper, ends.lower) }
    let isScaled = found.role.isScaled && !scaler.isUnit
    let measure = ScaledMeasure(found: found, unit: unit.unit, ends: ends, isScaled: isScaled)
    return isLiquid ? measure.pouring(in: scaler.finder.vocabulary.system) : measure
  }

  /// Returns the text of the chosen measure.
  private mutating func text(
    of choice: KitchenChoice, _ measures: [ScaledMeasure], in line: ReadLine,
    for kitchen: ReaderKitchen, _ substance: Substance
  ) throws(ScalingError) -> String {
    switch choice {
    case .own(let index): return try text(asWritten: measures[index].found, line)
    case .converted(let index, let kit):
      let measure = measures[index]
      let shown = try quantities { () throws(QuantityError) in
        try kitchen.shown(measure, with: kit)
      }
      return text(of: shown, inPlaceOf: measure.found, line.parser)
    case .byDensity(let index):
      let measure = measures[index]
      let shown = try quantities { () throws(QuantityError) in
        try kitchen.shown(measure, by: substance)
      }
      return text(of: shown, inPlaceOf: measure.found, line.parser)
    }
  }

  /// Returns the text of a scaled quantity in its own unit and form.
  private mutating func text(
    asWritten found: ClassifiedQuantity, _ line: ReadLine
  ) throws(ScalingError) -> String {
    guard let unit = found.quantity.unit else { return "" }
    form = line.parser.form(of: found.quantity, unit, &wording)
    number = form.number.completed(by: wording.number)
    guard found.role.isScaled, !scaler.isUnit || hasOwnStyle,
      let presenter = scaler.presenter(for: unit.unit.kind)
    else { return line.parser.text(of: found) }
    return text(of: try shown(found, unit, line.parser, presenter), found)
  }

  /// Returns the text of an amount in the units of a kitchen, with symbols for all but cups.
  private mutating func text(
    of shown: AnyRangePresentation, inPlaceOf found: ClassifiedQuantity, _ parser: PhraseParser
  ) -> String {
    guard let unit = found.quantity.unit else { return "" }
    form = parser.form(of: found.quantity, unit, &wording)
    number = form.number.completed(by: wording.number)
    let isHyphenated = unit.isHyphenated
    form.gap = isHyphenated ? "-" : " "
    // All units follow the form of this one.
    let gram = MeasurementUnit<MassKind>.gram.handle
    form.unit = UnitSpelling(unit: gram, word: isHyphenated ? gram.name : gram.symbol)
    (form.isForeign, form.keepsUnit, form.partJoint, form.repeatsUnit) = (false, false, nil, false)
    var found = found
    // The hyphen of `half-pint jars` joins `240-milliliter jars`.
    found.quantity.first.isWord = false
    // The size of a can is nominal, and so never marked as approximate.
    let isNominal = found.role == .size || found.role == .portion || scaler.hidesEstimates
    found.isAbout = found.isAbout || isNominal
    return text(of: shown, found)
  }
}

extension Substance {
  /// Returns a substance with the same name, whose amounts keep their kind. The ounces of a
  /// can of liquid are fluid, and those of a glass.
  fileprivate func ofKind(_ found: ClassifiedQuantity, isVessel: Bool) -> Substance {
    let ounce = MeasurementUnit<MassKind>.ounce.handle
    let isPoured =
      (isVessel || consistency == .liquid && found.role == .size)
      && found.quantity.unit?.unit == ounce
    return Substance(name, found.quantity.isMass && !isPoured ? .solid : .liquid)
  }
}

extension ScaledMeasure {
  /// The ends, in whole ticks.
  var amounts: (lower: AnyAmount, upper: AnyAmount) {
    (
      AnyAmount(tickCount: ends.lower.count, unit: unit),
      AnyAmount(tickCount: ends.upper.count, unit: unit)
    )
  }

  /// Returns the measure of a liquid, with ounces taken as fluid ounces.
  fileprivate func pouring(in system: MeasurementSystem) -> ScaledMeasure {
    guard unit == MeasurementUnit<MassKind>.ounce.handle else { return self }
    let fluid: MeasurementUnit<VolumeKind> = system == .us ? .fluidOunce : .imperialFluidOunce
    guard
      let ratio = Fraction(magnitude: fluid.handle.size, over: unit.size, isNegative: false),
      let lower = ends.lower.times(ratio), let upper = ends.upper.times(ratio)
    else { return self }
    return ScaledMeasure(
      found: found, unit: fluid.handle, ends: (lower, upper), isScaled: isScaled)
  }
}
