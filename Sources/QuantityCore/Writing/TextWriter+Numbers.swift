extension TextWriter {
  /// Writes a number in the digits of its language, with groups if the style has them: `1 1/2`,
  /// `0.25`.
  ///
  /// - Parameter usesPowers: whether a decimal below 0.0001 is written with a power of ten.
  mutating func writeNumber(
    _ number: AnyPresentation.Part.Number, _ style: PresentationStyle, usesPowers: Bool = false
  ) {
    let language = style.language
    switch number {
    case .decimal(let count, let places)
    where usesPowers && count > 0 && DecimalValue.digitCount(of: count) <= places - 4:
      let digits = DecimalValue.digitCount(of: count)
      writeNumber(.decimal(count, places: digits - 1), style)
      writeLiteral(style.markup == .latex ? " $\\times 10^{-" : " x 10^-")
      writeDigits(UInt128(places - digits + 1))
      if style.markup == .latex { writeLiteral("}$") }
    case .decimal(let count, let places):
      begin(.number)
      // Beyond 38 decimals, the whole number is zero.
      let (whole, rest) =
        places > 38 ? (0, count) : count.quotientAndRemainder(dividingBy: powerOfTen(places))
      writeDigits(whole, in: language, isGrouped: style.grouping != .none)
      guard places > 0 else { return }
      writeText(language.decimalMark)
      writeDigits(rest, minDigits: places, in: language)
    case .fraction(let numerator, let denominator):
      let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
      if rest > 0, style.markup == .latex, style.fractions == .typeset {
        return writeLaTeX(whole, rest, over: denominator)
      }
      if whole > 0 || rest == 0 {
        begin(.number)
        writeDigits(whole, in: language, isGrouped: style.grouping != .none)
      }
      if rest > 0 { writeFraction(rest, over: denominator, after: whole, style) }
    }
  }

  /// Writes a number that isn't whole in LaTeX's math mode.
  private mutating func writeLaTeX(
    _ whole: UInt128, _ numerator: UInt128, over denominator: UInt128
  ) {
    begin(.fraction)
    writeLiteral("$")
    if whole > 0 {
      begin(.number)
      writeDigits(whole)
      begin(.fraction)
    }
    writeLiteral("\\frac{")
    writeDigits(numerator)
    writeLiteral("}{")
    writeDigits(denominator)
    writeLiteral("}$")
  }

  /// Writes a fraction below 1, after a whole number unless that is zero.
  private mutating func writeFraction(
    _ numerator: UInt128, over denominator: UInt128, after whole: UInt128,
    _ style: PresentationStyle
  ) {
    let isMixed = whole > 0
    let language = style.language
    let isRightToLeft = language.isRightToLeft
    let isTypeset = style.fractions == .typeset && style.markup == .html
    if style.fractions == .vulgar,
      let character = VulgarFraction.character(for: numerator, over: denominator)
    {
      begin(.fraction)
      // Numbers run from left to right even in Hebrew or Arabic. But the bidirectional algorithm
      // treats `½` as punctuation and would move it to the left of the `1`. A left-to-right mark
      // (U+200E) on either side keeps it to the right (rule N1).
      if isMixed && isRightToLeft { writeLiteral("\u{200E}") }
      for byte in character.utf8 { writeByte(byte) }
      if isMixed && isRightToLeft { writeLiteral("\u{200E}") }
      return
    }
    if isMixed && !isTypeset {
      begin(.space)
      writeMixedSpace(style, isRightToLeft: isRightToLeft)
    }
    begin(.fraction)
    if isTypeset { writeLiteral("<sup>") }
    writeDigits(numerator, in: language)
    if isTypeset {
      writeLiteral("</sup>&frasl;<sub>")
    } else {
      writeLiteral(style.fractions.slash)
    }
    writeDigits(denominator, in: language)
    if isTypeset { writeLiteral("</sub>") }
  }

  /// Writes the space between a whole number and a fraction.
  ///
  /// In right-to-left text it is a no-break space. The bidirectional algorithm treats a normal
  /// space between numbers as part of the surrounding text, so `1 1/2` would look like `1/2 1`.
  /// U+00A0 and U+202F, like `/` and `⁄`, are number separators (class CS), and a single one
  /// between digits of one kind counts as a digit of that kind (rule W4). All of `1 1/2` is then
  /// one number that runs from left to right.
  private mutating func writeMixedSpace(_ style: PresentationStyle, isRightToLeft: Bool) {
    let spacing = style.spacing
    if isRightToLeft, spacing != .narrowNoBreak {
      writeSpace(.noBreak, style.markup)
    } else {
      writeSpace(spacing == .none ? .space : spacing, style.markup)
    }
  }

  /// Writes a space between numbers, or between a number and its unit.
  mutating func writeSpace(_ spacing: PresentationStyle.Spacing, _ markup: PresentationStyle.Markup)
  {
    writeLiteral(markup.space(spacing))
  }
}

extension PresentationStyle.Fractions {
  /// The slash in a fraction: Unicode's fraction slash, or ASCII.
  fileprivate var slash: StaticString {
    switch choice {
    case .vulgar, .slash, .typeset: "⁄"
    case .ascii, .decimal, .digits, .places, .words: "/"
    }
  }
}
