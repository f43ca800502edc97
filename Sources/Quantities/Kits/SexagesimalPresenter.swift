/// The units of a clock; an object, so that handing them on is one reference and not three.
@usableFromInline
final class SexagesimalUnits: Sendable {
  /// The units that come in whole numbers only, in falling order: days, hours, minutes.
  let whole: [AnyUnit]
  /// How many of the base unit each of them is.
  let counts: [UInt64]
  /// The units that may have decimals, in falling order: the base unit, which is the second, and
  /// what is below it.
  let decimal: [AnyUnit]

  init(whole: [AnyUnit], decimal: [AnyUnit]) {
    self.whole = whole
    self.decimal = decimal
    counts = whole.map { UInt64($0.size / decimal[0].size) }
  }
}

/// Shows a magnitude as whole numbers of falling units, such as days, hours, minutes and seconds.
///
/// The amount is rounded once, as a whole, and then split: so there is no "60 minutes" and no
/// "24 hours 0 minutes".
struct SexagesimalPresenter {
  let units: SexagesimalUnits
  let maxParts: Int?
  let smallest: AnyUnit?
  let rounding: FloatingPointRoundingRule

  /// - Precondition: the magnitude is not zero.
  func present(_ ticks: UInt128) -> AnyPresentation {
    let (count, below) = ticks.quotientAndRemainder(dividingBy: units.decimal[0].size)
    if below == 0 && smallest == nil && maxParts == nil {
      return split(count, below, isExact: true)  // as most times are
    }
    guard let step = smallest?.size ?? usualStep(for: ticks) else {
      return DecimalPresenter(units: units.decimal, rounding: rounding).present(ticks)
    }
    let shown = split(ticks, roundedTo: step)
    guard let maxParts, shown.parts.count > maxParts else { return shown }
    return split(ticks, roundedTo: shown.parts[maxParts - 1].unit.size)
  }

  /// To what an amount is rounded if nothing else is asked for: not at all, if its decimals are
  /// few; or `nil` for less than one of the smallest unit.
  private func usualStep(for ticks: UInt128) -> UInt128? {
    guard let last = units.decimal.first(where: { $0.size <= ticks }) else { return nil }
    let (whole, rest) = ticks.quotientAndRemainder(dividingBy: last.size)
    if DecimalValue(whole, and: rest, over: last.size) != nil { return 1 }
    return whole >= 10 ? last.size : last.size / 100
  }

  /// Splits what the amount is when rounded to a multiple of a step.
  private func split(_ ticks: UInt128, roundedTo step: UInt128) -> AnyPresentation {
    var rounded = step == 1 ? ticks : ticks.divided(by: step, rounding: rounding) * step
    if smallest != nil {
      // A unit of the user's own can lie between what three decimals of the last unit say.
      let finest = units.decimal[units.decimal.count - 1].size / 1000
      rounded = rounded.divided(by: finest, rounding: rounding) * finest
    }
    let (count, below) = rounded.quotientAndRemainder(dividingBy: units.decimal[0].size)
    return split(count, below, isExact: rounded == ticks)
  }

  /// Splits so many of the base unit, and some ticks below one; the last part takes the decimals.
  private func split(_ count: UInt128, _ below: UInt128, isExact: Bool) -> AnyPresentation {
    var parts = AnyPresentation.Parts(anyUnit: units.decimal[0])
    // The base unit is so large that the count of it fits a machine word.
    var rest = UInt64(count)
    for index in 0..<units.whole.count where rest >= units.counts[index] {
      let (whole, left) = rest.quotientAndRemainder(dividingBy: units.counts[index])
      parts.append(
        AnyPresentation.Part(DecimalValue(UInt128(whole), places: 0), units.whole[index]))
      rest = left
    }
    if below != 0 {
      splitDecimals(UInt128(rest) * units.decimal[0].size + below, into: &parts)
    } else if rest > 0 {
      parts.append(AnyPresentation.Part(DecimalValue(UInt128(rest), places: 0), units.decimal[0]))
    }
    if parts.count == 0 {
      let least = smallest ?? units.decimal[units.decimal.count - 1]
      parts.append(AnyPresentation.Part(DecimalValue(0, places: 0), least))
    }
    return AnyPresentation(parts, isExact: isExact)
  }

  /// Splits what is left for the base unit and those below it: a number with at most three decimals
  /// ends it.
  private func splitDecimals(_ ticks: UInt128, into parts: inout AnyPresentation.Parts) {
    var rest = ticks
    // Behind larger parts, less than a second is a decimal of it: `1 minute 0.5 seconds`.
    let base = units.decimal[0]
    if parts.count > 0, rest < base.size, let value = DecimalValue(0, and: rest, over: base.size) {
      return parts.append(AnyPresentation.Part(value, base))
    }
    for unit in units.decimal where rest >= unit.size {
      let (count, below) = rest.quotientAndRemainder(dividingBy: unit.size)
      if let value = DecimalValue(count, and: below, over: unit.size) {
        return parts.append(AnyPresentation.Part(value, unit))
      }
      parts.append(AnyPresentation.Part(DecimalValue(count, places: 0), unit))
      rest = below
    }
    // Less than one of the last unit takes three decimals at most, as all that was rounded does.
    let last = units.decimal[units.decimal.count - 1]
    guard let value = DecimalValue(0, and: rest, over: last.size) else { return }
    parts.append(AnyPresentation.Part(value, last))
  }
}
