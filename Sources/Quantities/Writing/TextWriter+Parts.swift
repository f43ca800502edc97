extension TextWriter {
  /// Writes the parts of what is shown, as a style has them.
  mutating func write(
    _ shown: AnyPresentation, _ style: PresentationStyle, _ signum: Int, joiner: String
  ) {
    if !shown.isExact { write(style.approximation, style) }
    let sign = style.sign.text(signum, style.markup)
    let isGroup = sign != nil && shown.parts.count > 1
    if let sign {
      begin(.sign)
      write(sign)
      if isGroup { write("(") }
    }
    for place in 0..<shown.parts.count {
      if place > 0 {
        begin(.joiner)
        write(style.joiner, before: place, of: shown.parts.count, usual: joiner, style)
      }
      if signum < 0, style.sign == .word {
        begin(.sign)
        write(style.language.data.minus, in: style.markup)
        write(" ")
      }
      write(shown.parts[place], style)
    }
    if isGroup {
      begin(.sign)
      write(")")
    }
  }

  /// Writes the mark of what is not exact.
  mutating func write(_ mark: ApproximationMark, _ style: PresentationStyle) {
    begin(.approximation)
    switch mark.choice {
    case .tilde: write("~", in: style.markup)
    case .about:
      write(style.language.data.about, in: style.markup)
      write(" ")
    case .none: break
    }
  }

  private mutating func write(
    _ joiner: PartJoiner, before place: Int, of count: Int, usual: String,
    _ style: PresentationStyle
  ) {
    switch joiner.choice {
    case .usual: write(usual, in: style.markup)
    case .tight: write(usual.filter { $0 != " " }, in: style.markup)
    case .and:
      write(style.language.data.conjunction.text(before: place, of: count), in: style.markup)
    case .custom(let text): write(text, in: style.markup)
    }
  }

  /// Writes a number with its unit.
  @inline(__always)
  private mutating func write(_ part: AnyPresentation.Part, _ style: PresentationStyle) {
    let word = style.units.word(for: part, in: style.language)
    if case .words = style.fractions.choice, let words = style.language.data.numberWords {
      write(part, word, style, words)
      return
    }
    if part.places > 0 {
      write(
        part.numerator, places: Int(part.places), mark: style.language.data.decimalMark)
    } else {
      write(mixed: part.numerator, over: part.denominator, style)
    }
    if let word { write(unit: word, style) }
  }

  @inline(__always)
  private mutating func write(unit word: String, _ style: PresentationStyle) {
    begin(.space)
    write(style.spacing, style.markup)
    begin(.unit)
    write(word, in: style.markup)
  }

  /// Writes a number in words with its unit: `one and a half cups`, `a third of a cup`.
  private mutating func write(
    _ part: AnyPresentation.Part, _ word: String?, _ style: PresentationStyle,
    _ words: EnglishNumberWords
  ) {
    begin(.number)
    if part.places > 0 {
      write(part.numerator, places: Int(part.places), in: words)
    } else {
      let (whole, rest) = part.numerator.quotientAndRemainder(dividingBy: part.denominator)
      if whole == 0 && rest > 0 {
        return write(proper: rest, over: part.denominator, word, style, words)
      }
      write(whole, in: words)
      if rest > 0 {
        begin(.fraction)
        write(" and ")
        write(proper: rest, over: part.denominator, in: words, hasArticle: true)
      }
    }
    if let word { write(unit: word, style) }
  }

  /// Writes a fraction of a unit in words: `half a cup`, `two thirds of a cup`.
  private mutating func write(
    proper numerator: UInt128, over denominator: UInt128, _ word: String?,
    _ style: PresentationStyle, _ words: EnglishNumberWords
  ) {
    begin(.fraction)
    guard let word else {
      write(proper: numerator, over: denominator, in: words, hasArticle: false)
      return
    }
    if denominator == 2 {
      write("half")
    } else {
      write(proper: numerator, over: denominator, in: words, hasArticle: true)
      write(" of")
    }
    write(EnglishNumberWords.takesAn(word) ? " an" : " a")
    write(unit: word, style)
  }
}

extension SignNotation {
  /// The sign before an amount that is less than, equal to, or more than nothing.
  @inline(__always)
  func text(_ signum: Int, _ markup: TextMarkup) -> StaticString? {
    if signum >= 0 && choice != .always { return nil }
    if signum == 0 || choice == .word { return nil }
    let isLaTeX = markup == .latex
    if signum > 0 { return isLaTeX ? "$+$" : "+" }
    return isLaTeX ? "$-$" : choice == .minus ? "−" : "-"
  }
}
