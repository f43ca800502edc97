extension TextWriter {
  /// Writes a mixed number in ASCII: `1 1/2`.
  mutating func write(mixed numerator: UInt128, over denominator: UInt128) {
    write(mixed: numerator, over: denominator, .usual)
  }

  /// Writes a mixed number as a style has it.
  mutating func write(
    mixed numerator: UInt128, over denominator: UInt128, _ style: PresentationStyle
  ) {
    if denominator == 1 {
      begin(.number)
      write(numerator)
      return
    }
    let (whole, rest) = TextWriter.divide(numerator, denominator)
    switch style.fractions.choice {
    case .vulgar:
      if let character = VulgarFraction.character(for: rest, over: denominator) {
        write(wholeNumber: whole)
        begin(.fraction)
        write(character)
      } else {
        write(whole, and: rest, "⁄", denominator, style)
      }
    case .typeset where style.markup == .html:
      write(wholeNumber: whole)
      begin(.fraction)
      write("<sup>" as StaticString)
      write(rest)
      write("</sup>&frasl;<sub>" as StaticString)
      write(denominator)
      write("</sub>" as StaticString)
    case .typeset where style.markup == .latex:
      begin(.fraction)
      write("$")
      write(wholeNumber: whole)
      begin(.fraction)
      write("\\frac{" as StaticString)
      write(rest)
      write("}{")
      write(denominator)
      write("}$")
    case .slash, .typeset:
      write(whole, and: rest, "⁄", denominator, style)
    default:
      write(whole, and: rest, "/", denominator, style)
    }
  }

  /// Writes the whole number before a fraction, if there is one.
  @inline(__always)
  private mutating func write(wholeNumber: UInt128) {
    guard wholeNumber > 0 else { return }
    begin(.number)
    write(wholeNumber)
  }

  /// Writes a fraction in a line, and a space between it and the whole number.
  private mutating func write(
    _ whole: UInt128, and numerator: UInt128, _ slash: StaticString, _ denominator: UInt128,
    _ style: PresentationStyle
  ) {
    if whole > 0 {
      write(wholeNumber: whole)
      begin(.space)
      // Between digits there is a space even where none stands before the unit.
      write(style.spacing == .none ? .space : style.spacing, style.markup)
    }
    begin(.fraction)
    write(numerator)
    write(slash)
    write(denominator)
  }

  /// Writes a space between a number and its unit.
  @inline(__always)
  mutating func write(_ spacing: UnitSpacing, _ markup: TextMarkup) {
    if spacing == .space {
      write(UInt8(ascii: " "))
    } else {
      write(markup.space(spacing))
    }
  }

  /// Writes a decimal of so many units in the last place: `0.25`.
  mutating func write(_ count: UInt128, places: Int, mark: String = ".") {
    begin(.number)
    // With more than 38 places there are none but zeros before the point.
    let (whole, rest) = places > 38 ? (0, count) : TextWriter.divide(count, powerOfTen(places))
    write(whole)
    if places > 0 {
      write(mark)
      write(rest, minDigits: places)
    }
  }

  /// Divides by words where both numbers are: 128-bit division is some ten times as slow.
  private static func divide(_ dividend: UInt128, _ divisor: UInt128) -> (UInt128, UInt128) {
    if let dividend = UInt64(exactly: dividend), let divisor = UInt64(exactly: divisor) {
      let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
      return (UInt128(quotient), UInt128(rest))
    }
    return dividend.quotientAndRemainder(dividingBy: divisor)
  }
}

extension VulgarFraction {
  /// The character of a fraction in lowest terms, if Unicode has one.
  static func character(for numerator: UInt128, over denominator: UInt128) -> String? {
    guard denominator <= 10 else { return nil }
    return characters[Int(denominator * 10 + numerator)]
  }

  /// The characters by ten times the denominator and the numerator, as reading knows them.
  private static let characters: [String?] = {
    var characters = [String?](repeating: nil, count: 111)
    for code in [0xBC...0xBE, 0x2150...0x215E].joined() {
      guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
      var character = String(scalar)
      guard let value = character.withUTF8({ VulgarFraction(at: ByteCursor($0))?.value }) else {
        continue
      }
      characters[Int(value.denominator * 10 + value.numerator)] = character
    }
    return characters
  }()
}
