import Quantities

/// The expected answer of the reducer, found by trying every sum that a kit can make.
///
/// It follows only the words of the rule, so that errors in the reducer's search are not repeated
/// here: it makes all sums, takes those that are near enough, and compares them one by one. Sums
/// and costs are 128-bit integers, without rounding.
struct BruteForce<Kind: QuantityKind> {
  typealias Part = Answer<Kind>.Part

  /// The restrictions on answers.
  struct Rule: Sendable {
    var maxParts = 3
    var bound = Bound.usual
    var preferredUnit: MeasurementUnit<Kind>?

    /// The rule for an amount given in a unit.
    func serving(_ unit: MeasurementUnit<Kind>) -> Rule {
      var rule = self
      if bound == .usual, unit.isTiny { rule.bound = .within(Fraction(1, 20)) }
      return rule
    }
  }

  /// The greatest error of an approximation.
  enum Bound: Hashable, Sendable {
    /// A twentieth of the amount or the smallest difference that a cook can see, whichever is more,
    /// but never more than half of the amount. In units as small as a drop, the twentieth alone.
    case usual
    /// That part of the amount; zero rules out approximations.
    case within(Fraction)
  }

  let kit: StatedKit<Kind>
  /// All sums, by ascending total.
  let sums: [Sum]
  /// The greatest amount for which sums were made.
  let greatest: Int128
  /// The kit's capacity, or `nil` if it is unlimited.
  let capacity: Int128?
  /// The sums that can be best among those with the same total, by ascending total.
  private let leaders: [Sum]
  private let pieces: [Piece]
  /// The units in descending order, ladder after ladder.
  private let units: [MeasurementUnit<Kind>]

  /// Makes every sum.
  ///
  /// - Parameters:
  ///   - kit: the kit.
  ///   - greatest: the greatest amount to be asked for, in ticks.
  ///   - widest: the greatest bound of any rule.
  init(_ kit: StatedKit<Kind>, upTo greatest: Int128, within widest: Fraction = Fraction(1, 20)) {
    self.kit = kit
    units = kit.ladders.joined().map(\.unit)
    // If each unit has a limit, the number of sums is finite, and all are made.
    let isComplete = kit.measures.allSatisfy { $0.most != nil }
    self.greatest = isComplete ? .max / 1_000_000 : greatest
    let off = max(self.greatest * widest.numerator / widest.denominator, kit.teaspoon ?? 0)
    let bound = self.greatest + off
    // The measure nearest to an amount can exceed all sums.
    let next = kit.measures[0].unit.ticks.count
    var (sums, pieces): ([Sum], [Piece]) = ([], [])
    for (ladder, measures) in kit.ladders.enumerated() {
      var some = [Sum(ladder: ladder)]
      for measure in measures {
        guard let position = units.firstIndex(of: measure.unit) else { continue }
        let choices = Piece.all(of: measure, at: position, upTo: bound + next)
        for sum in some {
          for piece in choices where sum.total + piece.ticks <= bound {
            if let more = sum.adding(piece, isScale: kit.isScale) { some.append(more) }
          }
        }
        pieces += choices
      }
      sums += some.dropFirst()
    }
    self.sums = sums.sorted { $0.total < $1.total }
    self.pieces = pieces
    capacity = isComplete ? self.sums.last?.total : nil
    // Among sums with the same total, one is better for every amount, so the others can be dropped.
    // Numbers of parts are kept apart, because their limit varies, and so are sums that can only be
    // said.
    var best: [Sum.Group: Sum] = [:]
    for sum in self.sums {
      if let other = best[sum.group], !sum.isBetter(than: other) { continue }
      best[sum.group] = sum
    }
    leaders = best.values.sorted { $0.total < $1.total }
  }

  /// The expected parts of an amount.
  ///
  /// - Precondition: the amount is not zero, and its magnitude is at most ``greatest``.
  func answer(to ticks: Int128, by rule: Rule = Rule()) -> Answer<Kind> {
    verdict(on: ticks, by: rule).answer
  }

  /// The answer with its reason.
  func verdict(on ticks: Int128, by rule: Rule = Rule()) -> Verdict {
    let amount = ticks < 0 ? -ticks : ticks
    precondition(amount > 0 && amount <= greatest, "No sums were made for \(ticks) ticks")
    var verdict =
      bestSum(for: amount, by: rule) ?? inOneUnit(amount, by: rule) ?? notMeasurable(amount, rule)
    if !verdict.answer.isMeasurable { verdict.answer.nearest = part(nearestPiece(to: amount)) }
    if ticks < 0 { verdict.answer = verdict.answer.negated }
    return verdict
  }

  /// All candidates for an amount, best first: the exact sums, or else those that are near enough,
  /// and then those that should not be said.
  func candidates(for amount: Int128, by rule: Rule = Rule()) -> [[Part]] {
    let classes = classes(of: sums, for: amount, by: rule).map { sums in
      sums.1.sorted { isLessCostly($0, $1, for: amount) }
    }
    let exact = classes[0] + classes[1]
    return (exact.isEmpty ? classes[2] + classes[3] : exact).map { $0.parts.map(part) }
  }

  /// The best sum, or `nil` if none is near enough.
  private func bestSum(for amount: Int128, by rule: Rule) -> Verdict? {
    for (rank, sums) in classes(of: leaders, for: amount, by: rule) where !sums.isEmpty {
      // The preferred unit is kept if one part in it is in the best nonempty class.
      let preferred = sums.filter {
        $0.parts.count == 1 && units[$0.parts[0].position] == rule.preferredUnit
      }
      let best = (preferred.isEmpty ? sums : preferred).min { isLessCostly($0, $1, for: amount) }
      guard let best else { continue }
      let answer = Answer(
        parts: best.parts.map(part), isExact: best.total == amount,
        isMeasurable: best.isMeasurable)
      let costs = costs(of: best, for: amount)
      return Verdict(
        answer: answer, rank: rank,
        cost: Fraction(numerator: costs, denominator: whole(of: amount)))
    }
    return nil
  }

  /// The classes of sums, best first.
  ///
  /// A sum that can only be said, beside an amount so large that no cook could see it, comes after
  /// approximations.
  private func classes(of sums: [Sum], for amount: Int128, by rule: Rule) -> [(Rank, [Sum])] {
    let off = tolerance(of: amount, by: rule.bound)
    let range =
      sums.position { $0.total >= amount - off }..<sums.position { $0.total > amount + off }
    let near = sums[range].filter { $0.parts.count <= rule.maxParts }
    let exact = near.filter { $0.total == amount }
    return [
      (.exact, exact.filter(\.isMeasurable)),
      (.sayable, exact.filter { !$0.isMeasurable && !$0.isSaidBesideMuch }),
      (.approximate, near.filter { $0.total != amount && $0.isMeasurable }),
      (.sayableBesideMuch, exact.filter { !$0.isMeasurable && $0.isSaidBesideMuch }),
    ]
  }

  /// The greatest error of an approximation, in ticks.
  func tolerance(of amount: Int128, by bound: Bound) -> Int128 {
    switch bound {
    case .usual: min(max(amount / 20, (kit.teaspoon ?? 0) / 24), amount / 2)
    case .within(let part): amount * part.numerator / part.denominator
    }
  }

  /// Whether a sum costs less than another, or wins the tie.
  private func isLessCostly(_ sum: Sum, _ other: Sum, for amount: Int128) -> Bool {
    let (mine, its) = (costs(of: sum, for: amount), costs(of: other, for: amount))
    return mine == its ? sum.winsTie(with: other) : mine < its
  }

  /// The cost of a sum, times ``whole(of:)``: 1 per scoop, and 100 for an error of the whole
  /// amount.
  private func costs(of sum: Sum, for amount: Int128) -> Int128 {
    Int128(sum.cost) * whole(of: amount) + 100 * abs(sum.total - amount)
  }

  /// The base of relative errors: the amount, or at most a hundred of the largest unit, divided by
  /// the scoops for one of it. Otherwise dropping cups would be cheaper than counting them.
  private func whole(of amount: Int128) -> Int128 {
    let largest = kit.measures[0]
    return min(amount, 100 * largest.unit.ticks.count / Int128(largest.scoops))
  }

  /// The measure nearest to an amount; on a tie, the one with the larger unit, then the smaller
  /// number.
  private func nearestPiece(to amount: Int128) -> Piece {
    let measurable = pieces.filter(\.isMeasurable)
    let nearest = measurable.min {
      let (mine, its) = (abs($0.ticks - amount), abs($1.ticks - amount))
      if mine != its { return mine < its }
      return $0.position == $1.position ? $0.ticks < $1.ticks : $0.position < $1.position
    }
    guard let nearest else { preconditionFailure("A kit has at least one measure") }
    return nearest
  }

  private func part(_ piece: Piece) -> Part {
    let unit = units[piece.position]
    return .init(
      value: Fraction(numerator: piece.ticks, denominator: unit.ticks.count), unit: unit)
  }
}
