extension TextWriter {
  /// Writes the parts of a presentation as a style has them.
  @inline(__always)
  mutating func writeParts(
    of shown: AnyPresentation, _ signum: Int, joiner: String, needsNumber: Bool = false,
    _ style: PresentationStyle
  ) {
    guard style.isPlain else {
      return writeOwnParts(of: shown, signum, joiner: joiner, needsNumber: needsNumber, style)
    }
    if !shown.isExact { writeApproximationMark(style) }
    let sign = style.sign.text(signum, style.markup)
    let isGroup = sign != nil && shown.parts.count > 1
    if let sign {
      begin(.sign)
      writeLiteral(sign)
      if isGroup { writeLiteral("(") }
    }
    for place in 0..<shown.parts.count {
      if place > 0 { writeJoiner(before: place, of: shown.parts.count, usual: joiner, style) }
      if signum < 0, style.sign == .word {
        // Words need a space between them even where parts have none.
        if place > 0, style.joiner == .tight { writeLiteral(" ") }
        begin(.sign)
        writeText(style.language.data.minus, in: style.markup)
        writeLiteral(" ")
      }
      writePart(shown.parts[place], hasNamedKit: shown.hasNamedKit, style)
    }
    if isGroup {
      begin(.sign)
      writeLiteral(")")
    }
  }

  /// Writes the mark before what is not exact.
  mutating func writeApproximationMark(_ style: PresentationStyle) {
    begin(.approximation)
    switch style.approximation.choice {
    case .tilde: writeText("~", in: style.markup)
    case .about where style.language.isPlain:
      writeText(style.language.data.about, in: style.markup)
      writeLiteral(" ")
    case .about: writeText(WordPattern(style.language.data.about).before, in: style.markup)
    case .none: break
    }
  }

  /// Writes what some languages have after what is not exact.
  mutating func writeApproximationEnd(_ style: PresentationStyle) {
    guard case .about = style.approximation.choice, !style.language.isPlain else { return }
    begin(.approximation)
    writeText(WordPattern(style.language.data.about).after, in: style.markup)
  }

  /// Writes what joins two parts.
  mutating func writeJoiner(
    before place: Int, of count: Int, usual: String, _ style: PresentationStyle
  ) {
    begin(.joiner)
    switch style.joiner.choice {
    case .usual: writeText(usual, in: style.markup)
    case .tight:
      let tight = usual.filter { $0 != " " }
      // Where nothing is left, a letter stands before a digit only if the unit follows its own: not in
      // `3 m3 s`. And words that run together aren't words.
      let runsTogether = tight.isEmpty && style.spacing != .none || style.writesWords
      writeText(runsTogether ? usual : tight, in: style.markup)
    case .and:
      writeText(style.language.data.conjunction.text(before: place, of: count), in: style.markup)
    case .custom(let text): writeText(text, in: style.markup)
    }
  }

  /// Writes a number with its unit.
  @inline(__always)
  private mutating func writePart(
    _ part: AnyPresentation.Part, hasNamedKit: Bool, _ style: PresentationStyle
  ) {
    let word = style.word(for: part, hasNamedKit: hasNamedKit)
    if case .words = style.fractions.choice, let words = style.language.data.numberWords,
      part.number.ratio.denominator <= SaidDenominator.greatestInWords || part.notation == .decimal
    {
      return writeSpokenPart(part.number, word, words, style)
    }
    if case .words = style.fractions.choice, let spoken = style.language.data.spoken,
      writeSpokenPart(part, word, spoken, style)
    {
      return
    }
    switch part.number {
    case .fraction(let numerator, let denominator):
      writeFraction(numerator, over: denominator, style)
    case .decimal(let count, let places):
      writeDecimal(count, places: places, mark: style.language.data.decimalMark)
    }
    if let word { writeUnit(word, style) }
  }

  /// Writes a unit, and the space before it.
  @inline(__always)
  mutating func writeUnit(_ word: String, _ style: PresentationStyle) {
    begin(.space)
    writeSpace(style.spacing, style.markup)
    begin(.unit)
    writeText(word, in: style.markup)
  }
}

extension PresentationStyle {
  /// Whether numbers or signs are words.
  fileprivate var writesWords: Bool {
    sign == .word
      || fractions == .words
        && (language.data.numberWords != nil || language.data.spoken != nil)
  }
}
