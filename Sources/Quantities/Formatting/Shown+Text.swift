extension Shown {
  /// The text of what is shown for an amount.
  ///
  /// - Parameter joiner: what the kind of the amount has between parts.
  func text(
    _ style: PresentationStyle, of ticks: Ticks, joiner: String, recorder: RunRecorder? = nil
  ) -> String {
    if style.form != .parts, let time = ShownTime(self, of: ticks) {
      return time.text(style, signum: Int(ticks.count.signum()), recorder: recorder)
    }
    if let decimals = inDecimals(style.fractions) {
      return decimals.partsText(style, of: ticks, joiner: joiner, recorder: recorder)
    }
    return partsText(style, of: ticks, joiner: joiner, recorder: recorder)
  }

  private func partsText(
    _ style: PresentationStyle, of ticks: Ticks, joiner: String, recorder: RunRecorder?
  ) -> String {
    TextWriter.text(capacity: capacity(style, joiner), recorder: recorder) { writer in
      writer.write(self, style, Int(ticks.count.signum()), joiner: joiner)
    }
  }

  /// The most bytes that the text can take.
  private func capacity(_ style: PresentationStyle, _ joiner: String) -> Int {
    let language = style.language.data
    var number = TextWriter.longestNumber
    if case .words = style.fractions.choice { number = EnglishNumberWords.longest }
    // The constant is for what stands around numbers: spaces, articles and tags.
    var words = language.about.utf8.count
    let around = style.joiner.longest(usual: joiner, language) + language.minus.utf8.count
    for place in 0..<parts.count {
      words += style.units.word(for: parts[place], in: style.language)?.utf8.count ?? 0
    }
    return parts.count * (number + 64) + (words + parts.count * around) * style.markup.expansion
  }
}

extension PartJoiner {
  /// The most bytes that the joiner takes.
  fileprivate func longest(usual: String, _ language: LanguageData) -> Int {
    switch choice {
    case .usual, .tight: usual.utf8.count
    case .and: language.conjunction.longest
    case .custom(let text): text.utf8.count
    }
  }
}
