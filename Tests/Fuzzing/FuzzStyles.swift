/// Shows an amount in a style, both chosen by the bytes. Every style can show every amount, and the
/// exact text of a plain style parses to the same amount.
func fuzzStyle(_ bytes: [UInt8]) {
  var bytes = bytes[...]
  func next() -> Int { Int(bytes.popFirst() ?? 0) }
  func choose<Value>(_ values: [Value]) -> Value { values[next() % values.count] }

  let fractions: [PresentationStyle.Fractions] = [
    .ascii, .vulgar, .slash, .typeset, .words, .decimal, .decimal(digits: next() % 38 + 1),
    .decimal(places: next() % 39),
  ]
  let units: [PresentationStyle.Units] = [
    .name, .qualified, .symbol, .narrow, .none, .custom(["cup": "mug"]),
  ]
  var style = PresentationStyle()
  style.form = choose([
    PresentationStyle.Form.parts, .parts, .parts, .clock, .clock(.hourMinute), .clock(.timer),
    .iso8601,
  ])
  style.fractions = choose(fractions)
  style.units = choose(units)
  style.joiner = choose([PresentationStyle.Joiner.usual, .tight, .and, .custom(";")])
  style.approximation = choose([PresentationStyle.ApproximationMark.tilde, .about, .none])
  style.sign = choose([PresentationStyle.Sign.hyphen, .minus, .always, .word])
  style.spacing = choose([PresentationStyle.Spacing.space, .noBreak, .narrowNoBreak, .none])
  style.markup = choose([PresentationStyle.Markup.plain, .html, .latex, .markdown])
  style.language = choose(PresentationLanguage.all)
  let unit = choose(VolumeKind.units)
  let exponent = Int128(next() % 126)
  var ticks: Int128 = 0
  for byte in bytes { ticks = ticks << 8 | Int128(byte) }
  ticks = (bytes.count & 1 == 0 ? ticks : -ticks) >> exponent

  show(Amount<TimeKind>(ticks: Ticks(ticks), unit: .minute), style)
  show(Amount<MassKind>(ticks: Ticks(ticks), unit: .ounce), style)
  show(Amount<VolumeKind>(ticks: Ticks(ticks), unit: unit), style)
}

private func show<Kind>(_ amount: Amount<Kind>, _ style: PresentationStyle) {
  let shown = amount.presented()
  let text = shown.formatted(style)
  check(!text.isEmpty, "nothing is shown for \(amount.ticks) ticks")
  check(
    text == String(decoding: text.utf8, as: UTF8.self), "what is shown is not well-formed: \(text)")
  check(shown.error == shown.total - amount, "the error of \(amount.ticks) ticks is wrong")
  let usual = shown.formatted()
  guard shown.isExact, usual.utf8.count < 40, let read = try? Amount<Kind>(usual) else { return }
  check(read == amount, "\(amount.ticks) ticks are shown as \(usual), which reads as \(read)")
}

extension Amount {
  fileprivate static func - (lhs: Amount, rhs: Amount) -> Amount {
    lhs.subtractingReportingOverflow(rhs).partialValue
  }
}
