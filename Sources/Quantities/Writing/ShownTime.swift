/// A time that is shown, as seconds with decimals, from which clocks and ISO 8601 write it.
struct ShownTime {
  /// The seconds without their sign: exactly to attoseconds, or rounded to nanoseconds.
  private let seconds: DecimalValue
  private let isExact: Bool

  /// What is shown, if it is a time.
  init?(_ shown: AnyPresentation, of count: Int128) {
    guard shown.parts[0].unit.definition.kind == AnyKind(TimeKind.self) else { return nil }
    let ratio = (shown.total(of: count), Seconds.unit.handle.size)
    let precise = DecimalValue(ratio, places: 18, rounding: .toNearestOrEven)
    seconds =
      precise.isExact ? precise : DecimalValue(ratio, places: 9, rounding: .toNearestOrEven)
    isExact = shown.isExact && seconds.isExact
  }

  func text(_ style: PresentationStyle, signum: Int, recorder: RunRecorder?) -> String {
    TextWriter.text(recorder: recorder) { writer in
      if !isExact { writer.write(style.approximation, style) }
      if let sign = style.sign.text(signum, style.markup) ?? (signum < 0 ? "-" : nil) {
        writer.begin(.sign)
        writer.write(sign)
      }
      writer.begin(.number)
      if style.form == .clock {
        writeClock(&writer, mark: style.language.data.decimalMark)
      } else {
        writeISO8601(&writer)
      }
    }
  }

  private var whole: UInt128 { seconds.count / powerOfTen(seconds.places) }
  private var decimals: UInt128 { seconds.count % powerOfTen(seconds.places) }

  /// Writes `1:30:00`, and `0:00:00.5`.
  private func writeClock(_ writer: inout TextWriter, mark: String) {
    writer.write(whole / 3600)
    writer.write(":")
    writer.write(whole / 60 % 60, minDigits: 2)
    writer.write(":")
    writer.write(whole % 60, minDigits: 2)
    writeDecimals(&writer, mark: mark)
  }

  /// Writes `P1DT1H30M0.5S`, without what is zero, and nothing at all as `PT0S`.
  private func writeISO8601(_ writer: inout TextWriter) {
    let (days, rest) = whole.quotientAndRemainder(dividingBy: 86400)
    let (hours, minutes) = (rest / 3600, rest / 60 % 60)
    writer.write("P")
    writer.write(days, "D")
    if rest == 0 && decimals == 0 && days > 0 { return }
    writer.write("T")
    writer.write(hours, "H")
    writer.write(minutes, "M")
    if rest % 60 == 0 && decimals == 0 && whole > 0 { return }
    writer.write(rest % 60)
    writeDecimals(&writer, mark: ".")
    writer.write("S")
  }

  private func writeDecimals(_ writer: inout TextWriter, mark: String) {
    if seconds.places > 0 {
      writer.write(mark)
      writer.write(decimals, minDigits: seconds.places)
    }
  }
}

extension TextWriter {
  /// Writes a count with its designator, if there is any.
  fileprivate mutating func write(_ count: UInt128, _ designator: String) {
    if count > 0 {
      write(count)
      write(designator)
    }
  }
}

extension AnyPresentation {
  /// The sum of the parts, in ticks.
  fileprivate func total(of count: Int128) -> UInt128 {
    if isExact { return count.magnitude }
    var sum: UInt128 = 0
    for place in 0..<parts.count {
      let part = parts[place].value.times(parts[place].unit.tickCount)
      sum += part?.magnitude ?? Int128.max.magnitude
    }
    return min(sum, Int128.max.magnitude)
  }
}
