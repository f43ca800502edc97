extension Explanation: CustomStringConvertible {
  /// The same as ``formatted(_:)`` in the usual style.
  public var description: String { formatted() }

  /// Returns a line for each of the ten best candidates, with its text, rank, cost, error and the
  /// reason why it is not shown. The last line counts the others, if any.
  public func formatted(_ style: PresentationStyle = .usual) -> String {
    let candidates = candidates.prefix(10)
    let texts = candidates.map { $0.presentation.formatted(style) }
    let width = texts.map { $0.count }.max() ?? 0
    var lines = zip(texts, candidates).map { text, candidate in
      let padding = String(repeating: " ", count: width - text.count)
      return "\(text)\(padding)   \(candidate.details)"
    }
    let others = self.candidates.count - candidates.count
    if others > 0 { lines.append("and \(others) more") }
    return lines.joined(separator: "\n")
  }
}

extension Explanation.Candidate {
  fileprivate var details: String {
    var details = rank.description
    if let cost { details += ", cost \(cost.formatted(.decimal))" }
    if !presentation.isExact {
      let percent = presentation.relativeError.percent
      details += ", off by \(percent.formatted(.decimal)) %"
    }
    return reason.map { "\(details): \($0)" } ?? details
  }
}

extension Fraction {
  /// The fraction in percent, rounded to a thousandth away from zero, so no error appears as zero.
  fileprivate var percent: Fraction {
    let scaled = multipliedReportingOverflow(by: Fraction(100_000))
    guard !scaled.overflow else { return self }
    let thousandths = scaled.partialValue.numerator
      .divided(by: scaled.partialValue.denominator, rounding: .awayFromZero)
    return Fraction(numerator: thousandths, denominator: 1000)
  }
}
