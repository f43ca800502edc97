import Quantities

/// A question that converts a temperature to another scale: `180 C to F`, `gas mark 4 in °C`.
///
/// Temperatures aren't quantities, so the grammar of amounts rejects them and has no use for them.
struct TemperatureQuestion {
  private let temperature: Temperature
  private let scale: Temperature.Scale
  private let range: Range<Int>

  /// Parses a question, or returns `nil` if it isn't about a temperature.
  init?(_ text: String) {
    let words = TemperatureQuestion.words(of: text).drop { Self.openings.contains($0) }
    guard
      let joint = words.firstIndex(where: { ["to", "in", "as", "into", "->", "="].contains($0) }),
      let scale = TemperatureQuestion.scale(words[(joint + 1)...]),
      let temperature = TemperatureQuestion.temperature(words[..<joint])
    else { return nil }
    (self.temperature, self.scale, range) = (temperature, scale, 0..<text.utf8.count)
  }

  /// Returns a note on `180 C`, which hardly means cups.
  static func noteOnCups(_ text: String) -> String? {
    guard text.utf8.last == UInt8(ascii: "C"),
      let temperature = temperature(words(of: text)[...]), temperature.degrees >= Fraction(20)
    else { return nil }
    return "C means cups; for a temperature, write the scale to convert to, such as 180 C to F"
  }

  /// Returns an error with a hint if the text is a temperature without a scale to convert to.
  static func hinting(_ mistake: Mistake, on text: String) -> Mistake {
    var mistake = mistake
    if temperature(words(of: text)[...]) != nil {
      mistake.hint = "write the scale to convert to, such as 180 C to F"
    }
    return mistake
  }

  /// Words that can start a question: `what is 180 C in F`.
  private static let openings: Set = [
    "what", "is", "what's", "what’s", "whats", "how", "hot", "much",
    "convert", "express", "change", "show", "me", "please", "oven", "at",
  ]

  /// Returns the answer to a tenth of a degree, unless more digits are requested. A gas mark
  /// becomes the temperature shown on ovens.
  func answer(_ style: AnswerStyle) throws(Mistake) -> Answer {
    let isMark = temperature.scale == .gasMark
    if let celsius = temperature.converted(to: .celsius)?.degrees, celsius < Fraction(-5463, 20) {
      throw Mistake(
        code: ParseError.Code.invalidOperation.description,
        message: "\(temperature) is below absolute zero, -273.15 °C", range: range)
    }
    let exact = isMark ? temperature.oven(in: scale) : temperature.converted(to: scale)
    guard let exact else { throw mistake }
    let tenths = exact.degrees.rounded(to: Fraction(1, 10))
    let isRounded = !exact.degrees.endsAsDecimal && !style.setsDigits && !style.isAllExact
    guard let shown = isRounded ? tenths : exact.degrees else { throw mistake }
    // By definition, a gas mark has the temperature shown on ovens; a temperature only has a
    // nearest mark.
    let isExact = !isRounded && scale != .gasMark
    var answer = style.answer(with: shown, isApproximate: !isExact)
    answer.details?.value = exact.degrees
    if style.form == .number { return answer }
    switch scale {
    case .celsius: answer.text += " °C"
    case .fahrenheit: answer.text += " °F"
    case .gasMark: answer.text = "gas mark \(shown)"
    }
    return answer
  }

  /// The error for a temperature without a counterpart on the other scale.
  private var mistake: Mistake {
    guard temperature.scale == .gasMark || scale == .gasMark else {
      return Mistake(
        code: ParseError.Code.tooLarge.description, message: "the result is too large", range: range
      )
    }
    let isMark = temperature.scale == .gasMark
    return Mistake(
      code: ParseError.Code.invalidOperation.description,
      message: isMark ? "there is no \(temperature)" : "there is no gas mark for \(temperature)",
      hint: "gas ovens have the marks 1/4, 1/2 and 1 to 10", range: range)
  }

  private static func temperature(_ words: ArraySlice<String>) -> Temperature? {
    if words.first == "gas", let number = words.last, let mark = try? Fraction(number) {
      return scale(words.dropLast()) == .gasMark ? Temperature(mark, .gasMark) : nil
    }
    let isNegative = words.first == "-" || words.first == "−"
    let words = words.dropFirst(isNegative ? 1 : 0)
    // `37 1/2`
    let number = words.prefix { $0.first?.isLetter == false }
    guard let degrees = try? Fraction(number.joined(separator: " ")),
      let scale = scale(words.dropFirst(number.count)), scale != .gasMark
    else { return nil }
    return Temperature(isNegative ? -degrees : degrees, scale)
  }

  private static func scale(_ words: ArraySlice<String>) -> Temperature.Scale? {
    let words = words.drop { ["degrees", "degree", "deg"].contains($0) }
    guard let first = words.first else { return nil }
    switch first {
    case "c", "celsius", "centigrade": return words.count == 1 ? .celsius : nil
    case "f", "fahrenheit": return words.count == 1 ? .fahrenheit : nil
    case "gas": return words.count == 1 || Array(words.dropFirst()) == ["mark"] ? .gasMark : nil
    default: return nil
    }
  }

  /// Returns the words of a text in lower case, with numbers split from the letters after them, and
  /// without degree signs.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isNumber = false
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " || scalar == "°" || scalar == "º" || scalar == "?" {
        end()
        continue
      }
      let isDigit = ("0"..."9").contains(scalar) || scalar == "." || scalar == "/"
      if !word.isEmpty, isDigit != isNumber, word != "-" || !isDigit { end() }
      if word == "-", isDigit { end() }
      isNumber = isDigit
      word.unicodeScalars.append(scalar)
    }
    end()
    return words
  }
}
