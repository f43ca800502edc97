import Quantities

extension BruteForce {
  /// The classes of answers, best first.
  enum Rank: Int {
    case exact = 1, sayable, approximate, sayableBesideMuch, oneUnit, notMeasurable
  }

  /// An answer, with its class and its cost.
  struct Verdict {
    var answer: Answer<Kind>
    var rank: Rank
    /// The cost of the sum; other answers have none.
    var cost: Fraction?
  }

  /// The answer for an amount that would need more parts than allowed. Limits of whole counts are
  /// lifted, and the unit is the largest that can express it exactly, or else the largest that is
  /// near enough.
  func inOneUnit(_ amount: Int128, by rule: Rule) -> Verdict? {
    var patient = rule
    patient.maxParts = .max
    guard candidates(for: amount, by: patient).count > 0 else { return nil }
    let nearest = kit.measures.compactMap { measure in
      number(nearestTo: amount, of: measure).map { (measure, $0) }
    }
    let off = tolerance(of: amount, by: rule.bound)
    let found =
      nearest.first { _, number in number.ticks == amount }
      ?? nearest.first { _, number in abs(number.ticks - amount) <= off }
    guard let (measure, number) = found else { return nil }
    let part = Part(
      value: Fraction(numerator: number.ticks, denominator: measure.unit.ticks.count),
      unit: measure.unit)
    let answer = Answer(
      parts: [part], isExact: number.ticks == amount, isMeasurable: number.isMeasurable)
    return Verdict(answer: answer, rank: .oneUnit)
  }

  /// The number of one unit nearest to an amount, the larger on a tie, or `nil` if none can be
  /// said. Any whole count is allowed, except for units that are only used beside small amounts.
  private func number(nearestTo amount: Int128, of measure: StatedMeasure<Kind>) -> Piece? {
    numbers(around: amount, of: measure).min {
      let (mine, its) = (abs($0.ticks - amount), abs($1.ticks - amount))
      return mine == its ? $0.ticks > $1.ticks : mine < its
    }
  }

  /// The numbers of one unit with the whole counts around an amount.
  func numbers(around amount: Int128, of measure: StatedMeasure<Kind>) -> [Piece] {
    if let limit = measure.neighborhood, amount >= limit { return [] }
    let count = Int(amount / measure.unit.ticks.count)
    var numbers: [Piece] = []
    for whole in max(count - 1, 0)...count + 1 {
      let fractions = measure.fractions.filter { whole > 0 || $0.placement == .anywhere }
      for fraction in fractions.map(Optional.some) + (whole > 0 ? [nil] : []) {
        let value = Fraction(whole) + (fraction?.value ?? .zero)
        let ticks = measure.unit.ticks.count * value.numerator / value.denominator
        let isMeasurable = fraction?.isMeasurable ?? true
        numbers.append(
          Piece(position: 0, ticks: ticks, scoops: 0, isMeasurable: isMeasurable))
      }
    }
    return numbers
  }

  /// Both ends of a range: in the largest unit that can express both exactly, with limits lifted;
  /// or else in the largest with a number near enough to each; or else separately.
  func answers(to lower: Int128, _ upper: Int128, by rule: Rule = Rule()) -> [Answer<Kind>] {
    let ends = [lower, upper]
    let offs: [(Int128) -> Int128] = [{ _ in 0 }, { tolerance(of: $0, by: rule.bound) }]
    for off in offs {
      for measure in kit.measures {
        let numbers = ends.map { end in
          end == 0
            ? 0
            : number(nearestTo: end, of: measure).map(\.ticks) ?? -1
        }
        let areNear = zip(ends, numbers).allSatisfy { $1 >= 0 && abs($1 - $0) <= off($0) }
        guard areNear else { continue }
        return zip(ends, numbers).map { end, number in
          let value = Fraction(numerator: number, denominator: measure.unit.ticks.count)
          return Answer(
            parts: [.init(value: value, unit: measure.unit)], isExact: number == end)
        }
      }
    }
    return ends.map { answer(to: $0, by: rule) }
  }

  /// The greatest error of a number that isn't a whole number of ticks.
  private func room(of amount: Int128, by bound: Bound) -> Fraction {
    if case .within(let part) = bound { return part * Fraction(numerator: amount, denominator: 1) }
    return Fraction(numerator: tolerance(of: amount, by: bound), denominator: 1)
  }

  /// The answer for an amount without a measure: a number of the smallest unit.
  func notMeasurable(_ amount: Int128, _ rule: Rule) -> Verdict {
    let answer = Answer(
      notMeasurable: Fraction(numerator: amount, denominator: 1), in: kit.smallest,
      within: room(of: amount, by: rule.bound), asDecimal: kit.isScale)
    return Verdict(answer: answer, rank: .notMeasurable)
  }
}
