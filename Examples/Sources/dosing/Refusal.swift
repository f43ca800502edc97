import Quantities

/// Why a text or a dose is not accepted.
enum Refusal: Error, Equatable {
  /// A text that cannot be read: where it is wrong, why, and what to write instead.
  case unreadable(String)
  /// A text that does not say exactly how much.
  case inexact(String)
  /// A text that says nothing above zero.
  case notPositive(String)
  /// A dose that the syringe cannot measure.
  case tooCoarse

  /// Points at the place in a text that is wrong.
  init(_ error: ParseError, in text: String) {
    let place = text[..<error.range(in: text).lowerBound].count
    let hint = error.hint.map { "; \($0)" } ?? ""
    self = .unreadable("\(text)\n\(String(repeating: " ", count: place))^ \(error.message)\(hint)")
  }
}

/// Reads an amount that a person typed, if it is exact and above zero.
func amount<Kind>(_ text: String) throws -> Amount<Kind> {
  do {
    let written = try WrittenAmount(text)
    if written.isApproximate || written.isRange { throw Refusal.inexact(text) }
    let amount = try Amount<Kind>(text)
    if amount <= .zero(in: amount.unit) { throw Refusal.notPositive(text) }
    return amount
  } catch let error as ParseError {
    throw Refusal(error, in: text)
  }
}

/// Reads an amount for each of another, if it is above zero.
func quotient<Kind, Other>(_ text: String) throws -> Quotient<Kind, Other> {
  do {
    let quotient = try Quotient<Kind, Other>(text)
    if quotient.value <= 0 { throw Refusal.notPositive(text) }
    return quotient
  } catch let error as ParseError {
    throw Refusal(error, in: text)
  }
}
