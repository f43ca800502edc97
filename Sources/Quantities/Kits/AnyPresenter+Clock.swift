extension AnyPresenter {
  /// Shows a magnitude as whole numbers of descending units, such as days, hours and minutes, and
  /// decimals of the last.
  ///
  /// The amount is rounded once, as a whole, and then split: so there is no "60 minutes" and no
  /// "24 hours 0 minutes".
  ///
  /// - Precondition: the magnitude is not zero.
  func clocked(
    _ ticks: UInt128, _ units: [AnyUnit], decimalsFrom place: Int
  ) -> AnyPresentation {
    var rounded = ticks
    if let smallest {
      // A unit of the user's own can lie between what three decimals of the last unit say.
      let finest = units[units.count - 1].size / 1000
      rounded = ticks.rounded(to: smallest.size, rounding).rounded(to: finest, rounding)
    } else {
      guard let last = units[place...].largest(in: ticks) else {
        return AnyPresentation(ticks, decimalIn: units[place...], rounding: rounding)
      }
      let unit = units[last].size
      let readable = DecimalValue(readable: (ticks, unit), rounding: rounding)
      if !readable.isExact { rounded = readable.count * (unit / powerOfTen(readable.places)) }
    }
    let shown = clock(rounded, for: ticks, units, decimalsFrom: place)
    guard let maxParts, shown.parts.count > maxParts else { return shown }
    rounded = ticks.rounded(to: shown.parts[maxParts - 1].unit.size, rounding)
    return clock(rounded, for: ticks, units, decimalsFrom: place)
  }

  /// Splits what a magnitude was rounded to.
  private func clock(
    _ rounded: UInt128, for ticks: UInt128, _ units: [AnyUnit], decimalsFrom place: Int
  ) -> AnyPresentation {
    var parts = AnyPresentation.Parts(anyUnit: units[place])
    var rest = parts.append(rounded, inWhole: units[..<place], .decimal)
    for index in place..<units.count where rest > 0 {
      let (unit, isLast) = (units[index], index == units.count - 1)
      // After larger parts, less than a second is a decimal of it: `1 minute 0.5 seconds`.
      let isAfterLarger = index == place && parts.count > 0
      guard rest >= unit.size || isAfterLarger || isLast else { continue }
      let (count, below) = unit.split(rest)
      if let value = DecimalValue(count, and: below, over: unit.size) {
        parts.append(AnyPresentation.Part(value, unit))
        break
      }
      guard count > 0 else { continue }
      parts.append(AnyPresentation.Part(DecimalValue(count, places: 0), unit))
      rest = below
    }
    if parts.count == 0 {
      let least = smallest ?? units[units.count - 1]
      parts.append(AnyPresentation.Part(DecimalValue(0, places: 0), least))
    }
    return AnyPresentation(parts, isExact: rounded == ticks)
  }
}
