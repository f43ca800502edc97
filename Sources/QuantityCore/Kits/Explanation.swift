/// Why an amount is shown as it is: every way that the kit could show it, best first.
///
///     print(Presenter().explain(7.teaspoons))
///     // 2 tablespoons + 1 teaspoon   exact, cost 6
///     // 7 teaspoons                  not measurable: measures come first
public struct Explanation<Kind: QuantityKind>: Sendable {
  /// The amount.
  public let amount: Amount<Kind>
  /// The candidates, starting with the one that is shown.
  public let candidates: [Candidate]

  /// A way to show the amount.
  ///
  ///     Presenter().explain(7.teaspoons).candidates[0].cost  // 6
  public struct Candidate: Sendable {
    /// How the amount would be shown.
    public let presentation: Presentation<Kind>
    /// Its class. Candidates are compared by class first, then by cost.
    public let rank: Rank
    /// The effort to measure it: 3 for each part after the first, plus the scoops, plus 100 times
    /// the relative error of an approximation. `nil` if no measures are used.
    public let cost: Fraction?
    /// Why it is not shown, or `nil` for the one that is shown.
    public fileprivate(set) var reason: String?
  }
}

extension Explanation {
  /// The classes of ways to show an amount, best first.
  ///
  ///     Presenter().explain(7.teaspoons).candidates[0].rank  // exact
  public struct Rank: Sendable, Hashable, Comparable, CustomStringConvertible {
    private let order: Int
    /// The rank in words.
    public let description: String

    /// Exact, and every part measurable.
    public static var exact: Rank { Rank(order: 1, description: "exact") }
    /// Exact, but some part can only be said, not measured.
    public static var sayable: Rank { Rank(order: 2, description: "exact, but only sayable") }
    /// Off by no more than the bound, and every part measurable.
    public static var approximate: Rank { Rank(order: 3, description: "approximate") }
    /// None of these: a number of the smallest unit.
    public static var notMeasurable: Rank { Rank(order: 4, description: "not measurable") }

    @_documentation(visibility: internal)
    @_implements(Comparable,<(_:_:))
    public static func isBefore(_ lhs: Rank, _ rhs: Rank) -> Bool { lhs.order < rhs.order }
  }
}

extension Presenter {
  /// Explains why a quantity is shown as it is: every candidate with its rank, cost and error, and
  /// why it wasn't chosen.
  ///
  ///     Presenter().explain(7.teaspoons).candidates.count  // 2
  ///
  /// For a kit of measures, the candidates are all exact ways to make the amount. If there are
  /// none, they are all ways within the bound, off by at most one of the largest unit if that has
  /// no limit. Finally, there is the way the amount would be shown without measures. Scales,
  /// decimal kits and clocks round by a rule and have one candidate.
  public func explain(_ quantity: some Quantity<Kind>) -> Explanation<Kind> {
    let amount = Amount(quantity)
    let (ticks, unit) = (amount.ticks.count.magnitude, amount.unit.handle)
    let shown = Presentation(amount, core.present(ticks, unit))
    typealias Candidate = Explanation<Kind>.Candidate
    let kit = (core.kit ?? unit.kit(in: core.system).takeUnretainedValue()).serving(ticks)
    let presenter = core.bounded(for: unit)
    guard let table = kit.table(for: unit), ticks != 0 else {
      let rank: Explanation<Kind>.Rank =
        // A number of three significant digits, or with an unusual denominator, is the only part.
        !shown.isMeasurable ? .notMeasurable : shown.isExact ? .exact : .approximate
      let only = Candidate(presentation: shown, rank: rank, cost: nil, reason: nil)
      return Explanation(amount: amount, candidates: [only])
    }
    var candidates = ways(to: amount, kit, table, presenter.approximation)
    let last = Presentation(
      amount, core.marked(table.notMeasurable(ticks, presenter.approximation), by: kit))
    // A measure in the smallest unit can be the very same.
    if !candidates.contains(where: { $0.presentation.parts == last.parts }) {
      candidates.append(
        Candidate(
          presentation: last, rank: .notMeasurable, cost: nil,
          reason: candidates.isEmpty ? nil : "measures come first"))
    }
    // A preferred unit can overrule the order, and an amount shown in one unit isn't a candidate.
    if let index = candidates.firstIndex(where: { $0.presentation.parts == shown.parts }) {
      if index > 0 {
        candidates[0].reason = "the preferred unit reads well"
        candidates[index].reason = nil
        candidates.insert(candidates.remove(at: index), at: 0)
      }
    } else {
      candidates[0].reason =
        candidates[0].rank == .notMeasurable && !kit.counts(unit)
        ? "it can be said in one unit" : "the amount stays in its own unit"
      candidates.insert(
        Candidate(
          presentation: shown, rank: shown.isExact ? .exact : .approximate, cost: nil, reason: nil),
        at: 0)
    }
    return Explanation(amount: amount, candidates: candidates)
  }
}

extension Presenter {
  /// Returns every way to make an amount with a table or its alternative, best first.
  private func ways(
    to amount: Amount<Kind>, _ kit: AnyKit, _ kitTable: MeasureTable,
    _ approximation: Approximation
  ) -> [Explanation<Kind>.Candidate] {
    let ticks = amount.ticks.count.magnitude
    let results = kitTable.ladders.compactMap { table in
      Reducer(maxParts: maxParts ?? 3, approximation: approximation)
        .reduce(ticks, with: table, MeasureSearch.all).map { (table, $0) }
    }
    let isExact = results.contains { $0.1.isExact }
    var all: [Explanation<Kind>.Candidate] = []
    for (table, found) in results where found.isExact == isExact {
      all += found.ways.map { way in
        let shown = table.shown(
          way, of: ticks, wholes: found.wholes, isExact: isExact, in: kitTable)
        return Explanation<Kind>.Candidate(
          presentation: Presentation(amount, core.marked(shown, by: kit)),
          rank: !isExact ? .approximate : way.isSayable ? .sayable : .exact,
          cost: found.cost(of: way),
          reason: way.reason(toLoseTo: found.ways[0]))
      }
    }
    guard results.count > 1, !all.isEmpty else { return all }
    all = all.enumerated().sorted {
      ($0.element.rank, $0.element.cost ?? .zero, $0.offset)
        < ($1.element.rank, $1.element.cost ?? .zero, $1.offset)
    }.map { $0.element }
    all[0].reason = nil
    for place in all.indices.dropFirst() where all[place].reason == nil {
      all[place].reason = "costs more"
    }
    return all
  }
}

extension MeasureCandidate {
  /// Returns why this candidate ranks after the best, or `nil` if it is the best.
  fileprivate func reason(toLoseTo best: MeasureCandidate) -> String? {
    guard best.isBetter(than: self) else { return nil }
    if isSayable != best.isSayable { return "there is no measure for a part of it" }
    if key != best.key { return "costs more" }
    if parts != best.parts { return "as cheap, but in more parts" }
    if used != best.used { return "as cheap, but in smaller units" }
    return "as cheap, but with a smaller leading number"
  }
}
