extension TextWriter {
  /// Writes the parts of a presentation as a style and its language have them.
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
        // Words need a space between them even where parts have none.
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
      // A word that runs into the number after it is not read.
      writeGap(form.leadGap, style.spacing == .none ? .space : style.spacing, style.markup)
    }
    writeNumber(part.number, style, usesPowers: usesPowers)
    guard !form.trail.isEmpty else { return }
    begin(.space)
    writeGap(form.gap, style.spacing, style.markup)
    begin(.unit)
    writeText(form.trail, in: style.markup)
  }

  /// Writes the space of a pattern, or that of the style in its place.
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

  /// Writes the mark before what is not exact.
  package mutating func writeApproximationMark(_ style: PresentationStyle) {
    begin(.approximation)
    switch style.approximation.choice {
    case .tilde: writeText("~", in: style.markup)
    case .about: writeText(WordPattern(style.language.data.about).before, in: style.markup)
    case .none: break
    }
  }

  /// Writes what some languages have after what is not exact.
  package mutating func writeApproximationEnd(_ style: PresentationStyle) {
    guard case .about = style.approximation.choice else { return }
    begin(.approximation)
    writeText(WordPattern(style.language.data.about).after, in: style.markup)
  }

  /// Writes what joins two parts, where the language has no pattern for it.
  private mutating func writeJoiner(_ usual: String, _ style: PresentationStyle) {
    switch style.joiner.choice {
    case .usual, .and: writeText(usual, in: style.markup)
    case .tight:
      let tight = usual.filter { $0 != " " }
      // Where nothing is left, a letter stands before a digit only if the unit follows its own: not in
      // `3 m3 s`. And words that run together aren't words.
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
  /// Returns how the language joins several parts, or `nil` if the joiner of their kind stands between them.
  fileprivate func pattern(between usual: String) -> PresentationLanguage.ListPattern? {
    // Times and masses have nothing but a space between their parts in English.
    let list = usual == " " && joiner == .usual ? language.data.parts : nil
    return list?.pattern(units) ?? (joiner == .and ? language.data.conjunction : nil)
  }

  /// Returns the sign before an amount that is less than, equal to, or more than zero.
  fileprivate func sign(before signum: Int) -> String? {
    guard let usual = sign.text(signum, markup) else { return nil }
    if markup == .latex { return "\(usual)" }
    let (minus, plus) = (language.numerals.minus, language.numerals.plus)
    if signum > 0 { return plus }
    // With the marks of direction that the language's own sign has.
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
