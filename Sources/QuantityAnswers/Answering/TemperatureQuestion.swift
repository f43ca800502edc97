import Quantities

/// A question for a temperature on another scale: `180 C to F`, `gas mark 4 in °C`.
///
/// Temperatures are no quantities, so that the grammar of amounts refuses them; nothing else of it fits them, either.
struct TemperatureQuestion {
  private let temperature: Temperature
  private let scale: Temperature.Scale

  /// Reads a question; `nil` if it is none for a temperature.
  init?(_ text: String) {
    guard text.utf8.count <= 64 else { return nil }
    let words = TemperatureQuestion.words(of: text)
    guard
      let joint = words.firstIndex(where: { ["to", "in", "as", "into", "->", "="].contains($0) }),
      let scale = TemperatureQuestion.scale(words[(joint + 1)...]),
      let temperature = TemperatureQuestion.temperature(words[..<joint])
    else { return nil }
    (self.temperature, self.scale) = (temperature, scale)
  }

  /// Returns the answer, to a tenth of a degree unless asked for more digits, and for a mark the one that ovens have;
  /// `nil` if it does not fit 128 bits.
  func answer(_ style: AnswerStyle) -> Answer? {
    let isMark = temperature.scale == .gasMark
    let exact = isMark ? temperature.oven(in: scale) : temperature.converted(to: scale)
    guard let exact else { return nil }
    let tenths = exact.degrees.inTenths
    let isRounded = !exact.degrees.endsAsDecimal && !style.setsDigits && !style.isAllExact
    guard let shown = isRounded ? tenths : exact.degrees else { return nil }
    let isExact = !isRounded && scale != .gasMark && !(isMark && scale == .celsius)
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

  private static func temperature(_ words: ArraySlice<String>) -> Temperature? {
    if words.first == "gas", let number = words.last, let mark = try? Fraction(number) {
      return scale(words.dropLast()) == .gasMark ? Temperature(mark, .gasMark) : nil
    }
    let isNegative = words.first == "-" || words.first == "−"
    guard let number = words.dropFirst(isNegative ? 1 : 0).first,
      let degrees = try? Fraction(number),
      let scale = scale(words.dropFirst(isNegative ? 2 : 1)), scale != .gasMark
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

  /// Returns the words of a text in lower case, numbers apart from the letters behind them, without degree signs.
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

extension Fraction {
  /// The nearest number of tenths, ties to even.
  fileprivate var inTenths: Fraction? {
    multiplied(by: Fraction(10)).map {
      Fraction(
        numerator: $0.numerator.divided(by: $0.denominator, rounding: .toNearestOrEven),
        denominator: 10)
    }
  }
}
