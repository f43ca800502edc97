extension TextWriter {
  /// Writes a mixed number as a style has it: `1 1/2`.
  mutating func writeFraction(
    _ numerator: UInt128, over denominator: UInt128, _ style: PresentationStyle
  ) {
    if denominator == 1 {
      begin(.number)
      writeDigits(numerator)
      return
    }
    let (whole, rest) = TextWriter.divide(numerator, denominator)
    switch style.fractions.choice {
    case .vulgar:
      if let character = VulgarFraction.character(for: rest, over: denominator) {
        writeWhole(whole)
        begin(.fraction)
        for byte in character.utf8 { writeByte(byte) }
      } else {
        writeFraction(whole, and: rest, "⁄", denominator, style)
      }
    case .typeset where style.markup == .html:
      writeWhole(whole)
      begin(.fraction)
      writeLiteral("<sup>")
      writeDigits(rest)
      writeLiteral("</sup>&frasl;<sub>")
      writeDigits(denominator)
      writeLiteral("</sub>")
    case .typeset where style.markup == .latex:
      begin(.fraction)
      writeLiteral("$")
      writeWhole(whole)
      begin(.fraction)
      writeLiteral("\\frac{")
      writeDigits(rest)
      writeLiteral("}{")
      writeDigits(denominator)
      writeLiteral("}$")
    case .slash, .typeset:
      writeFraction(whole, and: rest, "⁄", denominator, style)
    default:
      writeFraction(whole, and: rest, "/", denominator, style)
    }
  }

  /// Writes the whole number before a fraction, if there is one.
  @inline(__always)
  private mutating func writeWhole(_ number: UInt128) {
    guard number > 0 else { return }
    begin(.number)
    writeDigits(number)
  }

  /// Writes a fraction in a line, and a space between it and the whole number.
  private mutating func writeFraction(
    _ whole: UInt128, and numerator: UInt128, _ slash: StaticString, _ denominator: UInt128,
    _ style: PresentationStyle
  ) {
    if whole > 0 {
      writeWhole(whole)
      begin(.space)
      // Digits need a space between them even where there is none before the unit.
      writeSpace(style.spacing == .none ? .space : style.spacing, style.markup)
    }
    begin(.fraction)
    writeDigits(numerator)
    writeLiteral(slash)
    writeDigits(denominator)
  }

  /// Writes a space between numbers, or between a number and its unit.
  @inline(__always)
  mutating func writeSpace(_ spacing: PresentationStyle.Spacing, _ markup: PresentationStyle.Markup)
  {
    if spacing == .space {
      writeByte(UInt8(ascii: " "))
    } else {
      writeLiteral(markup.space(spacing))
    }
  }

  /// Writes a decimal of this many units in the last place: `0.25`.
  mutating func writeDecimal(_ count: UInt128, places: Int, mark: String = ".") {
    begin(.number)
    if places == 0 { return writeDigits(count) }
    // With more than 38 places there are only zeros before the point.
    let (whole, rest) = places > 38 ? (0, count) : TextWriter.divide(count, powerOfTen(places))
    writeDigits(whole)
    writeDecimals(rest, places: places, mark: mark)
  }

  /// Writes the decimals of a number after their mark, if there are any.
  private mutating func writeDecimals(_ decimals: UInt128, places: Int, mark: String) {
    guard places > 0 else { return }
    writeText(mark)
    writeDigits(decimals, minDigits: places)
  }

  /// Divides in words where both numbers fit one: 128-bit division is about ten times as slow.
  private static func divide(_ dividend: UInt128, _ divisor: UInt128) -> (UInt128, UInt128) {
    if let dividend = UInt64(exactly: dividend), let divisor = UInt64(exactly: divisor) {
      let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
      return (UInt128(quotient), UInt128(rest))
    }
    return dividend.quotientAndRemainder(dividingBy: divisor)
  }
}

extension TextWriter {
  /// Writes a time as a clock shows it, `1:30:00`, or as ISO 8601 does, `PT1H30M`.
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
    let (whole, decimals) = TextWriter.divide(seconds.count, powerOfTen(seconds.places))
    if style.form == .iso8601 {
      return writeISO8601(whole, decimals, places: seconds.places)
    }
    // Without seconds there are no decimals either: they were rounded to minutes.
    writeClock(whole, style.form)
    writeDecimals(decimals, places: seconds.places, mark: style.language.data.decimalMark)
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

  /// Writes `P1DT1H30M0.5S`, without what is zero; a time of zero is `PT0S`.
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
}
