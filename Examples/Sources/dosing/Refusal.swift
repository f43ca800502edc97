import Quantities

/// The reason for refusing a text or a dose, to show to the person who typed it.
struct Refusal: Error, Equatable {
  let reason: String

  static func inexact(_ text: String) -> Refusal {
    Refusal(reason: "'\(text)' is not exact; measure it, and write what you measured")
  }
  static func notPositive(_ text: String) -> Refusal {
    Refusal(reason: "'\(text)' is not above zero")
  }
  static let tooCoarse = Refusal(
    reason: "the marks of the syringe, \(Dosing.step), are too coarse for this dose")

  /// Points at the wrong part of a text, and says why and how to mend it.
  static func unreadable(_ text: String, _ error: ParseError) -> Refusal {
    let place = text[..<error.range(in: text).lowerBound].count
    let hint = error.hint.map { "; \($0)" } ?? ""
    let mark = String(repeating: " ", count: place) + "^"
    return Refusal(reason: "\(text)\n\(mark) \(error.message)\(hint)")
  }
}

/// Reads an amount that a person typed, if it is exact and above zero.
func amount<Kind>(_ text: String) throws -> Amount<Kind> {
  try positive(text, \.value) { text in
    let written = try WrittenAmount(text)
    if written.isApproximate || written.isRange { throw Refusal.inexact(text) }
    return try Amount(text)
  }
}

/// Reads an amount for each of another, if it is above zero.
func quotient<Kind, Other>(_ text: String) throws -> Quotient<Kind, Other> {
  try positive(text, \.value) { try Quotient($0) }
}

/// Reads an amount for each of two others, if it is above zero.
func quotient<Kind, First, Second>(
  _ text: String
) throws -> CompoundQuotient<Kind, First, Second> {
  try positive(text, \.value) { try CompoundQuotient($0) }
}

private func positive<Quantity>(
  _ text: String, _ value: KeyPath<Quantity, Double>, read: (String) throws -> Quantity
) throws -> Quantity {
  do {
    let quantity = try read(text)
    if quantity[keyPath: value] <= 0 { throw Refusal.notPositive(text) }
    return quantity
  } catch let error as ParseError {
    throw Refusal.unreadable(text, error)
  }
}
