extension AnyPresentation {
  /// Returns the text of the presentation of an amount of this many ticks.
  @usableFromInline
  func text(_ style: PresentationStyle, of count: Int128) -> String {
    TextWriter.text { write(to: &$0, style, of: count) }
  }

  /// Writes the text of the presentation of an amount of this many ticks.
  ///
  /// - Parameters:
  ///   - needsNumber: whether to write a number even if the word for the unit expresses it.
  ///   - carries: whether rounding up may carry into a unit that isn't shown yet.
  package func write(
    to writer: inout TextWriter, _ style: PresentationStyle, of count: Int128,
    needsNumber: Bool = false, carries: Bool = true
  ) {
    if style.form != .parts, writeTime(to: &writer, style, of: count) { return }
    guard style.fractions.isDecimal else {
      return writer.writeParts(of: self, signum(of: count), needsNumber: needsNumber, style)
    }
    let shown = inDecimals(style.fractions, of: count, carries: carries)
    writer.writeParts(of: shown, shown.signum(of: count), needsNumber: needsNumber, style)
  }

  /// Writes a time in the clock or ISO 8601 format; returns whether it is a time.
  private func writeTime(
    to writer: inout TextWriter, _ style: PresentationStyle, of count: Int128
  ) -> Bool {
    guard let (seconds, isExact) = seconds(of: count, style) else { return false }
    if !isExact { writer.writeApproximationMark(style) }
    writer.writeTime(seconds, seconds.count == 0 ? 0 : Int(count.signum()), style)
    if !isExact { writer.writeApproximationEnd(style) }
    return true
  }

  /// Returns the sign of the presentation; a number rounded to zero has none.
  private func signum(of count: Int128) -> Int {
    parts[0].number.isZero ? 0 : Int(count.signum())
  }

  /// Returns the ticks that a rounding style starts from, and whether they are exact: those of the
  /// amount, unless the caller asked a presenter to round it.
  func base(of count: Int128) -> (ticks: UInt128, isExact: Bool) {
    isExact || startsFromAmount ? (count.magnitude, true) : (total, false)
  }

  /// Returns the presentation in seconds, without a sign, and whether it is exactly the amount;
  /// `nil` if it isn't a time.
  ///
  /// The seconds are exact to attoseconds or else rounded to nanoseconds. A style with decimals
  /// rounds to those, and a clock without seconds to minutes.
  func seconds(of count: Int128, _ style: PresentationStyle) -> (DecimalValue, isExact: Bool)? {
    guard parts[0].unit.kind == .time else { return nil }
    let (ticks, isExact) = base(of: count)
    if style.form == .clock(.hourMinute) {
      let minutes = DecimalValue(
        (ticks, Minutes.unit.handle.size), places: 0, rounding: .toNearestOrEven)
      let seconds = DecimalValue(60 * minutes.count, places: 0, isExact: minutes.isExact)
      return (seconds, isExact && minutes.isExact)
    }
    let ratio = (ticks, Seconds.unit.handle.size)
    if style.fractions.setsDigits {
      let rounded = style.fractions.decimal(ratio)
      return (rounded, isExact && rounded.isExact)
    }
    let precise = DecimalValue(ratio, places: 18, rounding: .toNearestOrEven)
    if precise.isExact { return (precise, isExact) }
    return (DecimalValue(ratio, places: 9, rounding: .toNearestOrEven), false)
  }

  /// The sum of the parts, in ticks.
  private var total: UInt128 {
    var sum: UInt128 = 0
    for part in parts {
      let ticks = part.value.times(part.unit.tickCount)
      sum += ticks?.magnitude ?? Int128.max.magnitude
    }
    return min(sum, Int128.max.magnitude)
  }
}
