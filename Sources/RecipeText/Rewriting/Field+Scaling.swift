import QuantityCore
import QuantityReading

extension Field {
  /// Returns the text of the value, scaled and rounded.
  func text(scaledBy scaler: AmountScaler) throws(QuantityError) -> String {
    let runningText = scaler.finder.reader
    let unit = runningText.unit(of: self)
    let isMetric = unit.map { $0.isMetric && !$0.isScooped } ?? false
    let step = unit.flatMap { scaler.roundingStep(in: $0) }
    let text = try number.text(
      times: scaler.factor, roundedTo: step, keepsDecimals: isMetric, by: runningText)
    return isEscaped ? FieldText.escaped(text) : text
  }
}

extension FieldNumber {
  /// Returns the text of the number multiplied by a factor.
  ///
  /// - Parameters:
  ///   - step: the step to round to, if any.
  ///   - keepsDecimals: whether a whole number becomes a decimal rather than a fraction.
  fileprivate func text(
    times factor: Fraction, roundedTo step: Fraction?, keepsDecimals: Bool,
    by runningText: RunningTextReader
  ) throws(QuantityError) -> String {
    let first = try scaled(lower, by: factor, roundedTo: step)
    switch notation {
    case .digits: return try digits(of: first, isTyped: false)
    case .typedDigits: return try digits(of: first, isTyped: true)
    case .text(let isQuoted):
      var (text, isExact) = written(first, like: ends.lower, keepsDecimals, runningText)
      if isRange {
        let second = written(
          try scaled(upper, by: factor, roundedTo: step), like: ends.upper, keepsDecimals,
          runningText)
        (text, isExact) = (text + frame.joint + second.text, isExact && second.isExact)
      }
      let isMarked = !isExact && isQuoted && frame.before.allSatisfy { $0 == " " }
      return frame.before + (isMarked ? "~" : "") + text + frame.after
    }
  }

  private func scaled(
    _ number: Fraction, by factor: Fraction, roundedTo step: Fraction?
  ) throws(QuantityError) -> Fraction {
    let (product, overflow) = number.multipliedReportingOverflow(by: factor)
    guard !overflow else { throw .overflow }
    return step.map { product.roundedToSome(of: $0) } ?? product
  }

  /// Writes a decimal exactly if it is short, otherwise with as many digits as the old number, but
  /// at least four.
  private func digits(of value: Fraction, isTyped: Bool) throws(QuantityError) -> String {
    let decimals = ends.lower.utf8.drop { $0 != "." }.dropFirst().prefix { $0.isDigit || $0 == "_" }
    let places = decimals.count { $0 != "_" }
    let digitCount = ends.lower.utf8.count { $0.isDigit }
    let exact = DecimalValue(exactly: value.magnitudes)
    let decimal =
      exact.flatMap { $0.places <= max(6, places + 2) ? $0 : nil }
      ?? DecimalValue(
        value.magnitudes, significantDigits: max(4, digitCount), rounding: .toNearestOrEven)
    if decimal.count == 0, value != .zero { throw .underflow }
    // Keeps the zeros of `0.0250`, and the point of a TOML float.
    let isPadded = decimals.last == "0"
    let least = isPadded ? places : isTyped && places > 0 ? 1 : 0
    let shown = max(least, decimal.places)
    guard decimal.places <= 38 else { throw .underflow }
    var number = String(decimal.count)
    if decimal.places > 0 {
      let missing = decimal.places + 1 - number.utf8.count
      if missing > 0 { number = String(repeating: "0", count: missing) + number }
      let point = number.index(number.endIndex, offsetBy: -decimal.places)
      number.insert(".", at: point)
    } else if shown > 0 {
      number += "."
    }
    number += String(repeating: "0", count: shown - decimal.places)
    return (value < .zero ? "-" : "") + number
  }

  /// Writes an end in the notation of the old one.
  private func written(
    _ value: Fraction, like old: String, _ keepsDecimals: Bool, _ runningText: RunningTextReader
  ) -> (text: String, isExact: Bool) {
    let form = runningText.form(ofNumber: old)
    let asDecimal = form.decimalMark != nil || keepsDecimals && form.fractions == nil
    let number = ScaledNumber(value, asDecimal: asDecimal)
    let text = TextWriter.text { writer in
      if number.isNegative { writer.writeLiteral("-") }
      writer.writeNumber(
        number.number, form, usualMark: runningText.vocabulary.language.data.decimalMark)
    }
    return (text, number.isExact)
  }
}

extension RunningTextReader {
  /// Returns the form of the number in a text.
  fileprivate func form(ofNumber text: String) -> NumberForm {
    var (text, context) = (text, LineContext())
    var form = NumberForm()
    text.withUTF8 { bytes in
      readLines(of: bytes, after: &context) { line in
        if let number = line.quantities.first?.quantity.first {
          form = line.parser.form(of: number)
        }
        return false
      }
    }
    return form
  }
}
