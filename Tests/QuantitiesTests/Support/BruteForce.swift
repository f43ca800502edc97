import Quantities

/// What the reducer should answer, found by trying every sum that a kit can make.
///
/// It follows the words of the rule and nothing else, so that a mistake in the reducer's search is
/// not repeated here: it makes all sums, looks at all of those that are near enough, and compares
/// them one by one. Sums and costs are whole numbers of 128 bits; nothing is rounded.
struct BruteForce<Kind: QuantityKind> {
  /// What may be shown.
  struct Rule: Sendable {
    var maxParts = 3
    /// How far an approximation may be off, as a fraction of the amount.
    var bound = Fraction(1, 20)
    var preferredUnit: MeasurementUnit<Kind>?
  }

  /// All sums of at most four parts, in rising order of their totals.
  let sums: [Sum]
  /// The greatest amount that can be asked for.
  let greatest: Int128
  /// The most that the kit can hold, or `nil` if there is no limit to it.
  let capacity: Int128?
  /// Of the sums with one total those that can be the best, in rising order of their totals.
  private let leaders: [Sum]
  private let pieces: [Piece]
  private let units: [MeasurementUnit<Kind>]

  /// Makes every sum of at most four parts.
  ///
  /// - Parameters:
  ///   - measures: the measures, in any order.
  ///   - isScale: whether scoops cost nothing.
  ///   - greatest: the ticks up to which amounts will be asked for.
  ///   - widest: the greatest bound that a rule will have.
  init(
    _ measures: [Measure<Kind>], isScale: Bool, upTo greatest: Int128,
    within widest: Fraction = Rule().bound
  ) {
    let measures = measures.sorted { $0.unit.ticks > $1.unit.ticks }
    // Where each unit has a limit the sums end by themselves, and all of them are made.
    let isComplete = measures.allSatisfy { $0.limit != nil }
    self.greatest = isComplete ? .max / 1_000_000 : greatest
    let bound = self.greatest + self.greatest * widest.numerator / widest.denominator
    let pieces = measures.enumerated().map { Piece.all(of: $1, at: $0, upTo: bound) }
    var sums = [Sum()]
    for choices in pieces {
      for sum in sums where sum.parts.count < 4 {
        for piece in choices where sum.total + piece.ticks <= bound {
          sums.append(sum.adding(piece, isScale: isScale))
        }
      }
    }
    self.sums = sums.dropFirst().sorted { $0.total < $1.total }
    self.pieces = pieces.flatMap { $0 }
    units = measures.map(\.unit)
    capacity = isComplete ? self.sums.last?.total : nil
    // Of sums with one total the better one is better for every amount, so the others can go. The
    // number of parts is kept apart, as the limit to it changes, and so is what only can be said.
    var best: [Sum.Group: Sum] = [:]
    for sum in self.sums {
      if let other = best[sum.group], !sum.isBetter(than: other) { continue }
      best[sum.group] = sum
    }
    leaders = best.values.sorted { $0.total < $1.total }
  }

  /// The parts in which an amount is to be shown.
  ///
  /// - Precondition: the amount is not zero, and its magnitude is at most ``greatest``.
  func answer(to ticks: Int128, by rule: Rule = Rule()) -> Answer<Kind> {
    let amount = ticks < 0 ? -ticks : ticks
    precondition(amount > 0 && amount <= greatest, "No sums were made for \(ticks) ticks")
    var answer = Answer(
      notMeasurable: Fraction(numerator: amount, denominator: 1), in: units[units.count - 1])
    for (sums, isExact) in classes(of: leaders, for: amount, by: rule) {
      // The preferred unit is kept if one part of it is in the best class that has any.
      let preferred = sums.filter {
        $0.parts.count == 1 && units[$0.parts[0].position] == rule.preferredUnit
      }
      guard
        let best = [preferred, sums].lazy.compactMap({
          $0.min { isLessCostly($0, $1, for: amount) }
        }).first
      else { continue }
      answer = Answer(
        parts: best.parts.map(part), isExact: isExact, isMeasurable: best.isMeasurable)
      break
    }
    if !answer.isMeasurable { answer.nearest = part(nearestPiece(to: amount)) }
    return ticks < 0 ? answer.negated : answer
  }

  /// Every sum that is in question for an amount, the best first: those that make it, or if there
  /// are none those that are near enough.
  func candidates(for amount: Int128, by rule: Rule = Rule()) -> [[Answer<Kind>.Part]] {
    let classes = classes(of: sums, for: amount, by: rule).map { sums in
      sums.sums.sorted { isLessCostly($0, $1, for: amount) }
    }
    let exact = classes[0] + classes[1]
    return (exact.isEmpty ? classes[2] : exact).map { $0.parts.map(part) }
  }

  /// The three classes of sums, the best first.
  private func classes(
    of sums: [Sum], for amount: Int128, by rule: Rule
  ) -> [(sums: [Sum], isExact: Bool)] {
    let off = amount * rule.bound.numerator / rule.bound.denominator
    let near = sums[
      sums.position { $0.total >= amount - off }..<sums.position { $0.total > amount + off }
    ]
    .filter { $0.parts.count <= rule.maxParts }
    return [
      (near.filter { $0.total == amount && $0.isMeasurable }, isExact: true),
      (near.filter { $0.total == amount && !$0.isMeasurable }, isExact: true),
      (near.filter { $0.total != amount && $0.isMeasurable }, isExact: false),
    ]
  }

  /// Whether a sum costs less than another, or wins the tie.
  ///
  /// A scoop costs 1, an error of the whole amount 100. Of more than a hundred of the largest unit,
  /// an error of that hundred costs 100: otherwise it would be cheaper to leave cups away than to
  /// count them. Costs are multiplied by what the error is measured in, and so are whole numbers.
  private func isLessCostly(_ sum: Sum, _ other: Sum, for amount: Int128) -> Bool {
    let whole = min(amount, 100 * units[0].ticks.count)
    let (mine, its) = (
      Int128(sum.cost) * whole + 100 * abs(sum.total - amount),
      Int128(other.cost) * whole + 100 * abs(other.total - amount)
    )
    return mine == its ? sum.winsTie(with: other) : mine < its
  }

  /// The measure that comes nearest to an amount; of two that are as near that of the larger unit,
  /// and of one unit the smaller.
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

  private func part(_ piece: Piece) -> Answer<Kind>.Part {
    let unit = units[piece.position]
    return .init(
      value: Fraction(numerator: piece.ticks, denominator: unit.ticks.count), unit: unit)
  }
}
