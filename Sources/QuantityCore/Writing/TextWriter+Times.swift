extension TextWriter {
  /// Writes a time as a clock, `1:30:00`, or in ISO 8601, `PT1H30M`.
  mutating func writeTime(_ seconds: DecimalValue, _ signum: Int, _ style: PresentationStyle) {
    if let sign = style.sign.text(signum, style.markup) ?? (signum < 0 ? "-" : nil) {
      begin(.sign)
      writeLiteral(sign)
    }
    begin(.number)
    let start = place
    defer {
      if style.form != .iso8601, !style.language.isPlain {
        translateDigits(from: start, style.language.data.groupingNumerals)
      }
    }
    let (whole, decimals) = seconds.count.quotientAndRemainder(
      dividingBy: powerOfTen(seconds.places))
    // A clock without seconds has no decimals, since the time was rounded to minutes.
    let least = style.form == .clock(.hourMinute) ? 0 : style.fractions.leastPlaces
    let zeros = max(least - seconds.places, 0)
    let (padded, places) = (decimals * powerOfTen(zeros), seconds.places + zeros)
    if style.form == .iso8601 { return writeISO8601(whole, padded, places: places) }
    writeClock(whole, style.form)
    writeDecimals(padded, places: places, mark: style.language.data.decimalMark)
  }

  /// Writes the numbers of a clock, `1:30:00`; the first has no upper limit.
  private mutating func writeClock(_ seconds: UInt128, _ form: PresentationStyle.Form) {
    let showsSeconds = form != .clock(.hourMinute)
    let showsHours = form != .clock(.minuteSecond) && (form != .clock(.timer) || seconds >= 3600)
    if showsHours {
      writeDigits(seconds / 3600)
      writeLiteral(":")
      writeDigits(seconds / 60 % 60, minDigits: 2)
    } else {
      writeDigits(seconds / 60)
    }
    guard showsSeconds else { return }
    writeLiteral(":")
    writeDigits(seconds % 60, minDigits: 2)
  }

  /// Writes `P1DT1H30M0.5S` without zero parts; zero is `PT0S`.
  private mutating func writeISO8601(_ whole: UInt128, _ decimals: UInt128, places: Int) {
    let (days, rest) = whole.quotientAndRemainder(dividingBy: 86400)
    writeLiteral("P")
    writeCount(days, "D")
    if rest == 0 && decimals == 0 && days > 0 { return }
    writeLiteral("T")
    writeCount(rest / 3600, "H")
    writeCount(rest / 60 % 60, "M")
    if rest % 60 == 0 && decimals == 0 && whole > 0 { return }
    writeDigits(rest % 60)
    writeDecimals(decimals, places: places, mark: ".")
    writeLiteral("S")
  }

  /// Writes a count with its designator, unless it is zero.
  private mutating func writeCount(_ count: UInt128, _ designator: StaticString) {
    guard count > 0 else { return }
    writeDigits(count)
    writeLiteral(designator)
  }

  /// Writes the decimal mark and the decimals of a number, if there are any.
  private mutating func writeDecimals(_ decimals: UInt128, places: Int, mark: String) {
    guard places > 0 else { return }
    writeText(mark)
    writeDigits(decimals, minDigits: places)
  }
}
