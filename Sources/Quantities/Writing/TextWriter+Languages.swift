// What some languages need beyond their own words in the places of English ones: units before their
// numbers or without them, other digits and signs, groups, text from right to left. It stands apart, so that
// English, which most text is in, passes all of it by with one test.

extension TextWriter {
  /// Writes the parts of a presentation as their language has them.
  @inline(never)
  mutating func writeOwnParts(
    of shown: AnyPresentation, _ signum: Int, joiner: String, needsNumber: Bool,
    _ style: PresentationStyle
  ) {
    if !shown.isExact { writeApproximationMark(style) }
    let language = style.language.data
    let count = shown.parts.count
    let sign = language.groupingNumerals.sign(signum, style)
    let isGroup = sign != nil && count > 1
    if let sign {
      begin(.sign)
      writeText(sign)
      if isGroup { writeLiteral("(") }
    }
    // Times and masses have nothing but a space between their parts in English.
    let list = joiner == " " && style.joiner == .usual ? language.parts : nil
    let pattern = list?.pattern(style.units) ?? (style.joiner == .and ? language.conjunction : nil)
    let minus = signum < 0 && style.sign == .word ? WordPattern(language.minus) : nil
    for place in 0..<count {
      if place > 0, let pattern {
        begin(.joiner)
        writeText(pattern.text(before: place, of: count), in: style.markup)
      } else if place > 0 {
        writeJoiner(before: place, of: count, usual: joiner, style)
        // Words need a space between them even where parts have none.
        if minus != nil, style.joiner == .tight { writeLiteral(" ") }
      }
      if let minus {
        begin(.sign)
        writeText(minus.before, in: style.markup)
      }
      writeOwnPart(
        shown.parts[place], hasNamedKit: shown.hasNamedKit, needsNumber: needsNumber || signum < 0,
        style)
      if let minus {
        begin(.sign)
        writeText(minus.after, in: style.markup)
      }
    }
    if let ending = pattern?.ending(of: count) {
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
  private mutating func writeOwnPart(
    _ part: AnyPresentation.Part, hasNamedKit: Bool, needsNumber: Bool, _ style: PresentationStyle
  ) {
    if case .words = style.fractions.choice, let words = style.language.data.numberWords,
      part.number.ratio.denominator <= SaidDenominator.greatestInWords || part.notation == .decimal
    {
      let word = style.word(for: part, hasNamedKit: hasNamedKit)
      return writeSpokenPart(part.number, word, words, style)
    }
    if case .words = style.fractions.choice, let spoken = style.language.data.spoken,
      writeSpokenPart(part, style.word(for: part, hasNamedKit: hasNamedKit), spoken, style)
    {
      return
    }
    guard
      let form = style.form(for: part, hasNamedKit: hasNamedKit, needsNumber: needsNumber)
    else { return writeOwnNumber(part.number, style) }
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
    writeOwnNumber(part.number, style)
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
    switch (spacing, gap) {
    case (.space, "\u{A0}"): writeSpace(.noBreak, markup)
    case (.space, "\u{202F}"): writeSpace(.narrowNoBreak, markup)
    case (.space, _): writeText(gap)
    default: writeSpace(spacing, markup)
    }
  }
}

extension PresentationLanguage.Numerals {
  /// Returns the sign before an amount that is less than, equal to, or more than zero.
  fileprivate func sign(_ signum: Int, _ style: PresentationStyle) -> String? {
    guard let usual = style.sign.text(signum, style.markup) else { return nil }
    if style.markup == .latex { return "\(usual)" }
    if signum > 0 { return plus }
    // With the marks of direction that the language's own sign has.
    guard style.sign == .minus else { return minus }
    return String(String.UnicodeScalarView(minus.unicodeScalars.map { $0 == "-" ? "−" : $0 }))
  }
}

// MARK: Which form

extension PresentationStyle {
  /// Returns how the number and the unit of a part stand together, or `nil` if the unit is not named.
  fileprivate func form(
    for part: AnyPresentation.Part, hasNamedKit: Bool, needsNumber: Bool
  ) -> UnitForm? {
    guard let word = word(for: part, hasNamedKit: hasNamedKit) else { return nil }
    if case .custom(let words) = units.choice, words.values.contains(word) {
      return UnitForm(word: word)
    }
    let category = language.category(of: part.number)
    let qualifier = part.unit.definition.qualifyingWord
    for name in [qualifier.map { "\($0) \(part.unit.name)" }, part.unit.name].compactMap({ $0 }) {
      guard let words = language.words(for: name) else { continue }
      if let form = words.form(of: word, category, units.width) {
        return form.own.showing(part.number, as: category, needsNumber: needsNumber, form.other)
      }
      // An English word before the language's own, where the language has no word for both.
      guard let qualifier, word.hasPrefix(qualifier + " "),
        let form = words.form(
          of: String(word.dropFirst(qualifier.count + 1)), category, units.width)
      else { continue }
      return form.own.showing(part.number, as: category, needsNumber: true, form.other)
        .qualified(by: qualifier)
    }
    return UnitForm(word: word)
  }
}

extension PresentationStyle.Units {
  fileprivate var width: PresentationLanguage.UnitPatterns.Width {
    switch choice {
    case .symbol: .short
    case .narrow: .narrow
    default: .long
    }
  }
}

extension UnitForm {
  /// Returns the form for a number: a form that has no number itself stands only for what it says.
  fileprivate func showing(
    _ number: AnyPresentation.Part.Number, as category: PluralRule.Category, needsNumber: Bool,
    _ other: UnitForm
  ) -> UnitForm {
    if hasNumber { return self }
    let (numerator, denominator) = number.ratio
    let said: UInt128? =
      switch category {
      case .zero: 0
      case .one: 1
      case .two: 2
      default: nil
      }
    let says = said.map { $0 * denominator == numerator } ?? false
    if says, !needsNumber { return self }
    // The one word for two cups does not follow the number 2.
    if category != .one, other.hasNumber { return other }
    var form = self
    form.hasNumber = true
    if !other.hasNumber { return form }
    form.gap = other.gap
    if other.trail.isEmpty {
      (form.lead, form.leadGap, form.trail) = (trail, other.leadGap, "")
    }
    return form
  }
}
