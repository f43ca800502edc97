/// Why an amount is shown as it is: every way in which the kit could show it, the best first.
///
///     print(Presenter().explain(7.teaspoons))
///     // 2 tablespoons + 1 teaspoon   exact, cost 5
///     // 7 teaspoons                  not measurable: measures come first
public struct Explanation<Kind: QuantityKind>: Sendable {
  /// The amount.
  public let amount: Amount<Kind>
  /// The candidates, the one that is shown first.
  public let candidates: [Candidate]

  /// A way to show the amount.
  ///
  ///     Presenter().explain(7.teaspoons).candidates[0].cost  // 5
  public struct Candidate: Sendable {
    /// How it would look.
    public let presentation: Presentation<Kind>
    /// Its rank among the others before cost is looked at.
    public let rank: CandidateRank
    /// What it takes to measure: 2 for each part but one, and the scoops; of an approximation also
    /// 100 times the error. `nil` where nothing is measured.
    public let cost: Fraction?
    /// Why it is not shown, or `nil` for the one that is.
    public let reason: String?
  }
}

/// The classes in which ways to show an amount rank, the best first.
///
///     Presenter().explain(7.teaspoons).candidates[0].rank  // exact
public struct CandidateRank: Sendable, Hashable, Comparable, CustomStringConvertible {
  private let order: Int
  /// What the rank is called.
  public let description: String

  /// Exact, and every part measurable.
  public static let exact = CandidateRank(order: 1, description: "exact")
  /// Exact, but some part can only be said.
  public static let sayable = CandidateRank(order: 2, description: "exact, but only sayable")
  /// Off by no more than the bound, and every part measurable.
  public static let approximate = CandidateRank(order: 3, description: "approximate")
  /// Nothing of the kind: a number of the smallest unit.
  public static let notMeasurable = CandidateRank(order: 4, description: "not measurable")

  private init(order: Int, description: String) {
    self.order = order
    self.description = description
  }

  @_implements(Comparable,<(_:_:))
  /// Whether a rank comes before another.
  public static func isBefore(_ lhs: CandidateRank, _ rhs: CandidateRank) -> Bool {
    lhs.order < rhs.order
  }
}

extension Explanation: CustomStringConvertible {
  /// A line for each candidate: what it says, its rank, cost and error, and why it is not shown.
  public var description: String {
    let texts = candidates.map { $0.presentation.formatted() }
    let width = texts.map(\.count).max() ?? 0
    return zip(texts, candidates).map { text, candidate in
      let padding = String(repeating: " ", count: width - text.count)
      return "\(text)\(padding)   \(candidate.details)"
    }.joined(separator: "\n")
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
  /// The fraction in percent, to a thousandth, away from zero: an error is never shown as none.
  fileprivate var percent: Fraction {
    let scaled = multipliedReportingOverflow(by: Fraction(100_000))
    guard !scaled.overflow else { return self }
    let thousandths = scaled.partialValue.numerator
      .divided(by: scaled.partialValue.denominator, rounding: .awayFromZero)
    return Fraction(numerator: thousandths, denominator: 1000)
  }
}
