extension TextWriter {
  /// Writes the parts of a presentation in a style and its language.
  mutating func writeParts(
    of shown: AnyPresentation, _ signum: Int, needsNumber: Bool, _ style: PresentationStyle
  ) {
    if !shown.isExact { writeApproximationMark(style) }
    let count = shown.parts.count
    let joiner = shown.parts[0].unit.joiner
    let sign = style.sign(before: signum)
    let isGroup = sign != nil && count > 1
    if let sign {
      begin(.sign)
      writeText(sign)
      if isGroup { writeLiteral("(") }
    }
    let minus =
      signum < 0 && style.sign == .word ? WordPattern(style.language.data.minus) : nil
    for place in 0..<count {
      if place > 0 {
        begin(.joiner)
        if let pattern = style.pattern(between: joiner) {
          writeText(pattern.text(before: place, of: count), in: style.markup)
        } else {
          writeJoiner(joiner, style)
        }
        // Words need a space between them even if the joiner has none.
        if minus != nil, style.joiner == .tight { writeLiteral(" ") }
      }
      if let minus {
        begin(.sign)
        writeText(minus.before, in: style.markup)
      }
      writePart(
        shown.parts[place], of: shown, needsNumber: needsNumber || signum < 0, style)
      if let minus {
        begin(.sign)
        writeText(minus.after, in: style.markup)
      }
    }
    if count > 1, let ending = style.pattern(between: joiner)?.ending(of: count) {
      begin(.joiner)
      writeText(ending, in: style.markup)
    }
    if isGroup {
      begin(.sign)
      writeLiteral(")")
    }
    if !shown.isExact { writeApproximationEnd(style) }
  }

  /// Writes a number and its unit, in the order of the language.
  private mutating func writePart(
    _ part: AnyPresentation.Part, of shown: AnyPresentation, needsNumber: Bool,
    _ style: PresentationStyle
  ) {
    let word = style.word(for: part, hasNamedKit: shown.hasNamedKit)
    let usesPowers = shown.usesPowers && style.fractions.leastPlaces == 0
    if case .words = style.fractions.choice {
      if let words = style.language.data.numberWords,
        part.number.ratio.denominator <= SaidDenominator.greatestInWords
          || part.notation == .decimal
      {
        return writeSpokenPart(part.number, word, words, style)
      }
      if let spoken = style.language.data.spoken, writeSpokenPart(part, word, spoken, style) {
        return
      }
    }
    guard let word, !word.isEmpty else {
      return writeNumber(part.number, style, usesPowers: usesPowers)
    }
    guard let form = style.form(word, for: part, needsNumber: needsNumber) else {
      writeNumber(part.number, style, usesPowers: usesPowers)
      return writeUnit(word, style)
    }
    guard form.hasNumber else {
      begin(.unit)
      return writeText(form.word, in: style.markup)
    }
    if !form.lead.isEmpty {
      begin(.unit)
      writeText(form.lead, in: style.markup)
      begin(.space)
      // A word that runs into the number after it would not be read.
      writeGap(form.leadGap, style.spacing == .none ? .space : style.spacing, style.markup)
    }
    writeNumber(part.number, style, usesPowers: usesPowers)
    guard !form.trail.isEmpty else { return }
    begin(.space)
    writeGap(form.gap, style.spacing, style.markup)
    begin(.unit)
    writeText(form.trail, in: style.markup)
  }

  /// Writes the space of a pattern, or the style's space in its stead.
  private mutating func writeGap(
    _ gap: String, _ spacing: PresentationStyle.Spacing, _ markup: PresentationStyle.Markup
  ) {
    if gap.isEmpty { return }
    guard spacing == .space, gap != " " else { return writeSpace(spacing, markup) }
    switch gap {
    case "\u{A0}": writeSpace(.noBreak, markup)
    case "\u{202F}": writeSpace(.narrowNoBreak, markup)
    default: writeText(gap)
    }
  }

  /// Writes the mark before an approximate amount.
  package mutating func writeApproximationMark(_ style: PresentationStyle) {
    begin(.approximation)
    switch style.approximation.choice {
    case .tilde: writeText("~", in: style.markup)
    case .about: writeText(WordPattern(style.language.data.about).before, in: style.markup)
    case .none: break
    }
  }

  /// Writes the word that some languages put after an approximate amount.
  package mutating func writeApproximationEnd(_ style: PresentationStyle) {
    guard case .about = style.approximation.choice else { return }
    begin(.approximation)
    writeText(WordPattern(style.language.data.about).after, in: style.markup)
  }

  /// Writes the joiner between two parts, for languages without a pattern.
  private mutating func writeJoiner(_ usual: String, _ style: PresentationStyle) {
    switch style.joiner.choice {
    case .usual, .and: writeText(usual, in: style.markup)
    case .tight:
      let tight = usual.filter { $0 != " " }
      // Without a joiner, a letter may precede a digit only if units directly follow their numbers,
      // unlike `3 m3 s`. Words always need a space.
      let runsTogether = tight.isEmpty && style.spacing != .none || style.writesWords
      writeText(runsTogether ? usual : tight, in: style.markup)
    case .custom(let text): writeText(text, in: style.markup)
    }
  }

  /// Writes a unit, and the space before it.
  mutating func writeUnit(_ word: String, _ style: PresentationStyle) {
    begin(.space)
    writeSpace(style.spacing, style.markup)
    begin(.unit)
    writeText(word, in: style.markup)
  }
}

extension PresentationStyle {
  /// Returns how the language joins several parts, or `nil` for the joiner of their kind.
  fileprivate func pattern(between usual: String) -> PresentationLanguage.ListPattern? {
    // In English, only a space joins the parts of times and masses.
    let list = usual == " " && joiner == .usual ? language.data.parts : nil
    return list?.pattern(units) ?? (joiner == .and ? language.data.conjunction : nil)
  }

  /// Returns the sign for an amount below, at or above zero.
  fileprivate func sign(before signum: Int) -> String? {
    guard let usual = sign.text(signum, markup) else { return nil }
    if markup == .latex { return "\(usual)" }
    let (minus, plus) = (language.numerals.minus, language.numerals.plus)
    if signum > 0 { return plus }
    // Keeps the directional marks of the language's own sign.
    guard sign == .minus else { return minus }
    return String(String.UnicodeScalarView(minus.unicodeScalars.map { $0 == "-" ? "−" : $0 }))
  }

  /// Whether numbers or signs are words.
  fileprivate var writesWords: Bool {
    sign == .word
      || fractions == .words
        && (language.data.numberWords != nil || language.data.spoken != nil)
  }
}
