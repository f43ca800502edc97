import Quantities

/// A question about a range of amounts: `2-3 tsp`, `1/2 to 3/4 cup to ml`.
struct RangeQuestion {
  private let lower: AnyAmount
  private let upper: AnyAmount
  private let names: [String]?
  /// Where the names stand, in bytes of UTF-8.
  private let place: Range<Int>

  /// Reads a text that is no expression, or gives `nil` if it is no range of amounts either.
  ///
  /// - Parameter words: the words of the text.
  init?(_ text: String, _ words: [Substring.UTF8View], decimalMark: DecimalMark) {
    // The `to` of `2 to 3 tsp` is no conversion.
    let whole = try? WrittenAmount(text, decimalMark: decimalMark)
    let targeted = whole == nil ? TargetedText(text, words) : nil
    let written =
      whole ?? targeted.flatMap { try? WrittenAmount($0.text, decimalMark: decimalMark) }
    guard let written, written.isRange, case .amount(let lower) = written.lower,
      case .amount(let upper) = written.upper
    else { return nil }
    (self.lower, self.upper, names) = (lower, upper, targeted?.names)
    place = (targeted?.text.utf8.count ?? 0)..<text.utf8.count
  }

  /// Why a text that begins with a range has no answer, or `nil` if it begins with none.
  static func mistake(in text: String, decimalMark: DecimalMark) -> Mistake? {
    guard let found = AmountFinder(decimalMark: decimalMark).amounts(in: text).first,
      found.amount.isRange, found.utf8Range.lowerBound == 0
    else { return nil }
    let next = text.utf8[found.range.upperBound...].first { $0 != UInt8(ascii: " ") }
    guard let next, "+-*/x".utf8.contains(next) else {
      do throws(ParseError) {
        _ = try WrittenAmount(text, decimalMark: decimalMark)
        return nil
      } catch {
        return Mistake(error)
      }
    }
    return Mistake(
      code: ParseError.Code.invalidOperation.description,
      message: "a range can only be shown or converted",
      hint: "calculate with each end", range: found.utf8Range)
  }

  /// What the range comes to.
  func answer(_ question: Question) throws(Mistake) -> Answer {
    if let answer = try answer(question.volume, question) { return answer }
    if let answer = try answer(question.mass, question) { return answer }
    if let answer = try answer(question.time, question) { return answer }
    return Answer(text: "\(lower) to \(upper)")
  }

  private func answer<Kind>(
    _ ofKind: QuestionOfKind<Kind>, _ question: Question
  ) throws(Mistake) -> Answer? {
    guard let lower = lower.as(Kind.self), let upper = upper.as(Kind.self) else { return nil }
    var ofKind = ofKind
    if let names {
      do throws(ParseError) {
        ofKind.targets = try ConversionTargets(names)
      } catch {
        var mistake = Mistake(error)
        mistake.range = place
        throw mistake
      }
    }
    return try ofKind.answer(to: lower...upper, question.form, question.isDetailed)
  }
}

extension String {
  /// Whether something is here that can join the ends of a range: a hyphen, a dash, `to` or `or`. The
  /// words need no spaces around them: `2to3 cups`.
  ///
  /// Most mistakes have nothing of the kind, and are not to be read twice.
  var hasRangeMark: Bool {
    // The last letters of the word so far; of a longer one they are never just these two.
    var word: UInt32 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "-") || byte >= 0x80 { return true }
      if (byte | 0x20) &- UInt8(ascii: "a") < 26 {
        word = word << 8 | UInt32(byte | 0x20)
      } else {
        if word == 0x74_6F || word == 0x6F_72 { return true }
        word = 0
      }
    }
    return false
  }
}
