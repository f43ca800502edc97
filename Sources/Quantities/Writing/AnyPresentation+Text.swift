extension AnyPresentation {
  /// The text of what is shown for an amount.
  ///
  /// - Parameter joiner: what the kind of the amount has between parts.
  @usableFromInline
  func text(_ style: PresentationStyle, of count: Int128, joiner: String) -> String {
    text(style, of: count, joiner: joiner, recorder: nil)
  }

  func text(
    _ style: PresentationStyle, of count: Int128, joiner: String, recorder: RunRecorder?
  ) -> String {
    // What was rounded to nothing has no sign.
    let signum = parts[0].numerator == 0 ? 0 : Int(count.signum())
    if style.form != .parts, let time = ShownTime(self, of: count) {
      return time.text(style, signum: signum, recorder: recorder)
    }
    if style.fractions.isDecimal {
      let decimals = inDecimals(style.fractions)
      return TextWriter.text(recorder: recorder) { writer in
        writer.write(decimals, style, signum, joiner: joiner)
      }
    }
    return TextWriter.text(recorder: recorder) { writer in
      writer.write(self, style, signum, joiner: joiner)
    }
  }
}
