import QuantityCore
import QuantityReading

extension NumberForm {
  /// Returns the form, with missing values taken from another form.
  func completed(by other: NumberForm) -> NumberForm {
    var form = self
    if fractions == nil { form.fractions = other.fractions }
    if mixed == nil, form.fractions == other.fractions { form.mixed = other.mixed }
    form.decimalMark = decimalMark ?? other.decimalMark
    form.zero = zero ?? other.zero
    return form
  }

  /// Whether a whole number and its fraction are joined by a hyphen.
  var hasHyphen: Bool { mixed == "-" || mixed == "\u{2011}" }
}

extension TextWriter {
  /// Writes a number in a form.
  mutating func writeNumber(
    _ number: AnyPresentation.Part.Number, _ form: NumberForm, usualMark: String
  ) {
    switch number {
    case .fraction(let numerator, let denominator):
      let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
      if rest == 0 { return writeWhole(whole, form) }
      if whole > 0 { writeWhole(whole, form) }
      writeFraction(rest, over: denominator, isMixed: whole > 0, form)
    case .decimal(let count, let places):
      let (whole, rest) =
        places > 38 ? (0, count) : count.quotientAndRemainder(dividingBy: powerOfTen(places))
      writeWhole(whole, form)
      guard places > 0 else { return }
      writeText(form.decimalMark ?? usualMark)
      writeDigits(rest, minDigits: places)
    }
  }

  /// Writes a whole number, in groups of three digits if the form has a separator.
  private mutating func writeWhole(_ number: UInt128, _ form: NumberForm) {
    guard let group = form.group, number >= 1000 else { return writeDigits(number) }
    let (rest, last) = number.quotientAndRemainder(dividingBy: 1000)
    writeWhole(rest, form)
    writeText(group)
    writeDigits(last, minDigits: 3)
  }

  private mutating func writeFraction(
    _ numerator: UInt128, over denominator: UInt128, isMixed: Bool, _ form: NumberForm
  ) {
    let kind = form.fractions ?? .ascii
    let isOne = kind == .vulgar || kind == .entity || kind == .escape
    if isOne, let one = NumberForm.character(numerator, over: denominator, kind) {
      if isMixed { writeText(form.mixed ?? "") }
      return writeText(one)
    }
    if kind == .latex || kind == .latexInString {
      if isMixed { writeText(form.mixed ?? "") }
      let command = kind == .latex ? "\\frac" : "\\\\frac"
      return writeText("$\(command){\(numerator)}{\(denominator)}$")
    }
    // Digits must be separated.
    if isMixed { writeText(form.mixed.flatMap { $0.isEmpty ? nil : $0 } ?? " ") }
    writeDigits(numerator)
    switch kind {
    case .ascii, .escape, .latex, .latexInString: writeLiteral("/")
    case .vulgar, .slash: writeLiteral("⁄")
    case .entity, .slashEntity: writeLiteral("&frasl;")
    }
    writeDigits(denominator)
  }
}

extension NumberForm {
  /// Returns a fraction as one character or HTML entity, if there is one.
  fileprivate static func character(
    _ numerator: UInt128, over denominator: UInt128, _ kind: Fractions
  ) -> String? {
    guard let character = VulgarFraction.character(for: numerator, over: denominator) else {
      return nil
    }
    if kind == .vulgar { return String(character) }
    if kind == .escape { return FieldText.escaped(String(character)) }
    // HTML has no names for sevenths, ninths and tenths.
    return [2, 3, 4, 5, 6, 8].contains(denominator) ? "&frac\(numerator)\(denominator);" : nil
  }
}
