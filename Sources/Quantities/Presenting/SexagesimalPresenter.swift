/// Shows a magnitude as whole numbers of falling units, such as days, hours, minutes and seconds.
///
/// The amount is rounded once, as a whole, and then split: so there is no "60 minutes" and no
/// "24 hours 0 minutes".
struct SexagesimalPresenter<Kind: QuantityKind> {
  /// The units that come in whole numbers only, in falling order: days, hours, minutes.
  let whole: [MeasurementUnit<Kind>]
  /// The units that may have decimals, in falling order: seconds and what is below.
  let decimal: [MeasurementUnit<Kind>]
  let maxParts: Int?
  let smallest: MeasurementUnit<Kind>?

  typealias Shown = Presenter<Kind>.Shown

  /// - Precondition: the magnitude is not zero.
  func present(_ ticks: UInt128) -> Shown {
    guard let step = smallest?.ticks.count.magnitude ?? usualStep(for: ticks) else {
      return DecimalPresenter(units: decimal).present(ticks)
    }
    var shown = split(round(ticks, to: step), of: ticks)
    if let maxParts, shown.parts.count > maxParts {
      let last = shown.parts[maxParts - 1].unit
      shown = split(round(ticks, to: last.ticks.count.magnitude), of: ticks)
    }
    return shown
  }

  /// To what an amount is rounded if nothing else is asked for: not at all, if its decimals are
  /// few; or `nil` for less than one of the smallest unit.
  private func usualStep(for ticks: UInt128) -> UInt128? {
    guard let last = decimal.first(where: { $0.ticks.count.magnitude <= ticks }) else { return nil }
    let size = last.ticks.count.magnitude
    if DecimalValue(exactly: (ticks, size), maxPlaces: 3) != nil { return 1 }
    return ticks / size >= 10 ? size : size / 100
  }

  /// Rounds to a multiple of a step, half away from zero.
  private func round(_ ticks: UInt128, to step: UInt128) -> UInt128 {
    let (count, rest) = ticks.quotientAndRemainder(dividingBy: step)
    return (count + (DecimalValue.Rounding.halfAwayFromZero.roundsUp(count, rest, step) ? 1 : 0))
      * step
  }

  /// Splits what the amount was rounded to; the last part takes the decimals.
  private func split(_ rounded: UInt128, of ticks: UInt128) -> Shown {
    let isExact = rounded == ticks
    var result: Shown?
    var rest = rounded
    for unit in whole {
      let (count, below) = rest.quotientAndRemainder(dividingBy: unit.ticks.count.magnitude)
      rest = below
      guard count > 0 else { continue }
      result.append(Shown.Part(Fraction(whole: count), unit, .decimal), isExact: isExact)
    }
    for (index, unit) in decimal.enumerated() where rest > 0 {
      let size = unit.ticks.count.magnitude
      let isLast = index == decimal.count - 1
      guard rest >= size || isLast else { continue }
      if let value = DecimalValue(exactly: (rest, size), maxPlaces: 3)?.fraction {
        result.append(Shown.Part(value, unit, .decimal), isExact: isExact)
        rest = 0
      } else if isLast {
        // Less than the smallest unit, which only a smallest unit of the user's can leave.
        let value = DecimalValue(readable: (rest, size), rounding: .halfAwayFromZero)
        result.append(Shown.Part(value.fraction ?? .zero, unit, .decimal), isExact: false)
        result?.isExact = false
      } else {
        let (count, below) = rest.quotientAndRemainder(dividingBy: size)
        result.append(Shown.Part(Fraction(whole: count), unit, .decimal), isExact: isExact)
        rest = below
      }
    }
    let least = smallest ?? decimal[decimal.count - 1]
    return result ?? Shown(Shown.Part(.zero, least, .decimal), isExact: isExact)
  }
}

extension Fraction {
  /// A whole number of units of an amount, which has fewer than 2^127 ticks.
  init(whole: UInt128) { self.init(reduced: Int128(whole), 1) }
}
