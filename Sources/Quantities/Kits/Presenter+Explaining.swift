extension Presenter {
  /// Tells why a quantity is shown as it is: every candidate with its rank, cost and error, and the
  /// reason why it lost.
  ///
  ///     Presenter().explain(7.teaspoons).candidates.count  // 2
  ///
  /// Of a kit of measures these are all ways to make the amount exactly, or if there is none all
  /// within the bound and no further off than one of the largest unit, if that has no limit; and
  /// what would be said if there were no measures. Scales, decimal kits and clocks round by rule,
  /// and so have one candidate.
  public func explain(_ quantity: some Quantity<Kind>) -> Explanation<Kind> {
    let amount = Amount(quantity)
    let shown = present(amount)
    let first = Explanation<Kind>.Candidate(
      presentation: shown, rank: shown.rank, cost: nil, reason: nil)
    guard case .measures(let table) = (kit ?? Kind.kit(for: amount.unit)).method,
      amount.ticks != .zero
    else { return Explanation(amount: amount, candidates: [first]) }
    let presenter = MeasurePresenter(
      table: table, maxParts: maxParts ?? 3, approximation: approximation,
      preferredUnit: preferredUnit?.handle)
    return Explanation(
      amount: amount, candidates: presenter.candidates(for: amount, shown: shown))
  }
}

extension Presentation {
  /// The class of the candidate that the presentation shows.
  fileprivate var rank: CandidateRank {
    switch (isExact, isMeasurable) {
    case (true, true): .exact
    case (false, true): .approximate
    // A part of three significant digits, or of an odd denominator, stands alone.
    case (_, false): .notMeasurable
    }
  }
}

extension MeasurePresenter {
  /// Every candidate for an amount, the one that is shown first.
  fileprivate func candidates<Kind>(
    for amount: Amount<Kind>, shown: Presentation<Kind>
  ) -> [Explanation<Kind>.Candidate] {
    let ticks = amount.ticks.count.magnitude
    let found = reducer.all(ticks)
    let best = found.candidates.first
    var result = found.candidates.map { candidate in
      let presentation = Presentation(
        amount, self.shown(candidate, of: ticks, wholes: found.wholes, isExact: found.isExact))
      let rank: CandidateRank =
        found.isExact ? (candidate.isSayable ? .sayable : .exact) : .approximate
      return Explanation<Kind>.Candidate(
        presentation: presentation, rank: rank,
        cost: candidate.cost(found.wholes, isScale: table.isScale, errorUnit: found.errorUnit),
        reason: best.flatMap { candidate.reason(toLoseTo: $0) })
    }
    let last = Presentation(amount, notMeasurable(ticks))
    // In the smallest unit, a measure may say the very same.
    if !result.contains(where: { $0.presentation.parts == last.parts }) {
      result.append(
        Explanation.Candidate(
          presentation: last, rank: .notMeasurable, cost: nil,
          reason: result.isEmpty ? nil : "measures come first"))
    }
    // A preferred unit can overrule the order.
    guard let index = result.firstIndex(where: { $0.presentation == shown }), index > 0 else {
      return result
    }
    let preferred = result.remove(at: index)
    result[0] = result[0].losing(because: "the preferred unit reads well")
    result.insert(preferred.losing(because: nil), at: 0)
    return result
  }
}

extension Explanation.Candidate {
  fileprivate func losing(because reason: String?) -> Self {
    Self(presentation: presentation, rank: rank, cost: cost, reason: reason)
  }
}

extension MeasureCandidate {
  /// The cost, with the error's share and the whole counts that the search left out.
  fileprivate func cost(_ wholes: UInt128, isScale: Bool, errorUnit: UInt128) -> Fraction? {
    guard let own = Fraction(magnitude: key, over: errorUnit, isNegative: false),
      let bulk = Fraction(magnitude: isScale ? 0 : wholes, over: 1, isNegative: false)
    else { return nil }
    let (sum, overflow) = own.addingReportingOverflow(bulk)
    return overflow ? nil : sum
  }

  /// Why this candidate ranks behind the best, or `nil` if it is the best.
  fileprivate func reason(toLoseTo best: MeasureCandidate) -> String? {
    guard best.isBetter(than: self) else { return nil }
    if isSayable != best.isSayable { return "there is no measure for a part of it" }
    if key != best.key { return "costs more" }
    if parts != best.parts { return "as cheap, but in more parts" }
    if used != best.used { return "as cheap, but in smaller units" }
    return "as cheap, but with a smaller leading number"
  }
}
