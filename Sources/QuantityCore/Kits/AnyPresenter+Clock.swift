extension AnyPresenter {
  /// Shows a magnitude as whole numbers of descending units, such as days, hours and minutes. The
  /// last can be a decimal.
  ///
  /// The amount is rounded once, as a whole, and then split. This rules out "60 minutes" and "24
  /// hours 0 minutes".
  ///
  /// - Precondition: the magnitude is not zero.
  func clock(
    _ ticks: UInt128, _ units: [AnyUnit], decimalsFrom place: Int
  ) -> AnyPresentation {
    var rounded = ticks
    if let smallest {
      // A custom unit can be finer than three decimals of the last unit.
      let finest = units[units.count - 1].size / 1000
      rounded = ticks.rounded(to: smallest.size, rounding).rounded(to: finest, rounding)
    } else if approximation != .never {
      guard let last = units[place...].largest(in: ticks) else {
        return AnyPresentation(ticks, decimalIn: units[place...], rounding: rounding)
      }
      let unit = units[last].size
      // The amount in the last part: the seconds that follow minutes, for example.
      let rest = last == place && place > 0 ? ticks % units[place - 1].size : ticks
      let readable = DecimalValue(readable: (rest, unit), rounding: rounding)
      if !readable.isExact {
        rounded = ticks - rest + readable.count * (unit / powerOfTen(readable.places))
        rounded = withinBound(rounded, of: ticks, unit, places: readable.places)
      }
    }
    let shown = split(rounded, for: ticks, units, decimalsFrom: place)
    guard let maxParts, shown.parts.count > maxParts else { return shown }
    let fewer = ticks.rounded(to: shown.parts[maxParts - 1].unit.size, rounding)
    let allowance = approximation.allowance(for: ticks, tolerance: 0)
    let error = fewer > ticks ? fewer - ticks : ticks - fewer
    guard error <= allowance else {
      return saidInOne(rounded, for: ticks, units, decimalsFrom: place, allowance)
    }
    return split(fewer, for: ticks, units, decimalsFrom: place)
  }

  /// Returns the rounded magnitude, with more decimals of the unit if the caller's bound requires
  /// them.
  private func withinBound(
    _ rounded: UInt128, of ticks: UInt128, _ unit: UInt128, places: Int
  ) -> UInt128 {
    let allowance = approximation.allowance(for: ticks, tolerance: 0)
    var (rounded, places) = (rounded, places)
    while (rounded > ticks ? rounded - ticks : ticks - rounded) > allowance {
      places += 1
      let (step, rest) = unit.quotientAndRemainder(dividingBy: powerOfTen(places))
      guard rest == 0 else { return ticks }
      rounded = ticks.rounded(to: step, rounding)
    }
    return rounded
  }

  /// Shows a magnitude in one unit: the largest that it is a whole number of, or else the largest
  /// with a whole number within the allowance.
  ///
  /// Only seconds and, below a second, smaller units have decimals.
  private func saidInOne(
    _ rounded: UInt128, for ticks: UInt128, _ units: [AnyUnit], decimalsFrom place: Int,
    _ allowance: UInt128
  ) -> AnyPresentation {
    // A magnitude that the caller had rounded counts as the amount.
    let amount = smallest == nil ? ticks : rounded
    let last = units[place...].largest(in: amount) ?? units.count - 1
    let usable = units.indices.filter { $0 <= last && units[$0].size >= smallest?.size ?? 0 }
    for index in usable {
      let (count, rest) = units[index].split(amount)
      guard let decimal = DecimalValue(count, and: rest, over: units[index].size),
        rest == 0 || index == last
      else { continue }
      return AnyPresentation(
        AnyPresentation.Part(decimal, units[index]), isExact: amount == ticks)
    }
    for index in usable {
      let size = units[index].size
      let count = ticks.divided(by: size, rounding: rounding)
      let total = count * size
      guard count > 0, (total > ticks ? total - ticks : ticks - total) <= allowance else {
        continue
      }
      return AnyPresentation(
        AnyPresentation.Part(DecimalValue(count, places: 0), units[index]), isExact: false)
    }
    return AnyPresentation(
      AnyPresentation.Part(exactly: amount, in: units[last]), isExact: amount == ticks)
  }

  /// Splits a rounded magnitude into parts.
  private func split(
    _ rounded: UInt128, for ticks: UInt128, _ units: [AnyUnit], decimalsFrom place: Int
  ) -> AnyPresentation {
    var parts: [AnyPresentation.Part] = []
    parts.reserveCapacity(units.count)
    var rest = parts.append(rounded, inWhole: units[..<place], .decimal)
    for index in place..<units.count where rest > 0 {
      let (unit, isLast) = (units[index], index == units.count - 1)
      // After larger parts, a time below a second is a decimal of a second: `1 minute 0.5 seconds`.
      let isAfterLarger = index == place && !parts.isEmpty
      guard rest >= unit.size || isAfterLarger || isLast else { continue }
      let (count, below) = unit.split(rest)
      if let value = DecimalValue(count, and: below, over: unit.size) {
        parts.append(AnyPresentation.Part(value, unit))
        break
      }
      // An unrounded number has all its decimals, or is a fraction.
      if isLast || approximation == .never && smallest == nil {
        parts.append(AnyPresentation.Part(exactly: rest, in: unit))
        break
      }
      guard count > 0 else { continue }
      parts.append(AnyPresentation.Part(DecimalValue(count, places: 0), unit))
      rest = below
    }
    if parts.isEmpty {
      let least = smallest ?? units[units.count - 1]
      parts.append(AnyPresentation.Part(DecimalValue(0, places: 0), least))
    }
    return AnyPresentation(parts, isExact: rounded == ticks)
  }
}
