package import Quantities

// For bindings: amounts that are already parsed or stand alone.

extension Question {
  /// Presents amounts like this question, or `nil` if the options ask for more.
  package var sayer: AmountSayer? {
    guard style.form == .text, !style.isDetailed, !style.setsDigits,
      style.presentation.form == .parts, time.onlySays, volume.onlySays, mass.onlySays
    else { return nil }
    return AmountSayer(
      style: style.presentation, naming: style.naming, time: time.presenter,
      volume: volume.presenter, mass: mass.presenter)
  }

  /// Parses amounts like this question; the question must outlive it.
  package var reader: AmountReader { AmountReader(vocabulary, decimalMark: decimalMark) }

  /// Parses an amount or a range, without arithmetic.
  package func amount(in text: String) throws(Mistake) -> WrittenAmount {
    do throws(ParseError) {
      return try WrittenAmount(text, decimalMark: decimalMark, vocabulary: vocabulary)
    } catch {
      throw Mistake(error)
    }
  }

  /// Presents an amount or a range according to the options.
  package func answer(to amount: WrittenAmount) throws(Mistake) -> Answer {
    switch (amount.lower, amount.upper) {
    case (.amount(let lower), .amount(let upper)):
      let question = amount.isApproximate ? approximated(amount) : self
      return try question.answer(to: lower, upper, in: []) ?? Answer(text: amount.description)
    case (.number(let number), _) where !amount.isRange:
      return style.answer(with: number, isApproximate: amount.isApproximate)
    default:
      throw Mistake(
        code: ParseError.Code.missingUnit.description, message: "the range has no unit",
        range: 0..<0)
    }
  }
}

extension QuestionOfKind {
  /// Whether amounts are neither converted nor rounded.
  fileprivate var onlySays: Bool { targets == nil && refusal == nil && step == nil }
}
