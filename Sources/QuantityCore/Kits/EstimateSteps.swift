/// A step that estimates are rounded to a multiple of: a part of a unit, or whichever of two is
/// nearer.
struct EstimateStep {
  /// How far a multiple may be from the amount.
  enum Tolerance {
    /// Within the range, and within 5 % of the amount.
    case range
    /// Within 2.5 % of the amount, whatever the range: nobody fills a cup more precisely.
    case filling
    /// Within 5 % of the amount, whatever the range: several cups are not said in smaller steps.
    case usual
    /// Any distance, because there is no smaller spoon.
    case any
  }

  let tolerance: Tolerance
  /// A size in ticks, and the number of parts that it is divided into.
  private let size: UInt128
  private let parts: UInt128
  private let others: UInt128?

  init(
    _ size: UInt128, over parts: UInt128 = 1, or others: UInt128? = nil,
    within tolerance: Tolerance = .range
  ) {
    self.size = size
    self.parts = parts
    self.others = others
    self.tolerance = tolerance
  }

  /// Returns the multiple of the step nearest to an amount, rounded to a tick, ties to even; `nil`
  /// if it does not fit.
  func multiple(near ticks: UInt128) -> UInt128? {
    guard let others else { return EstimateStep.multiple(of: size, over: parts, near: ticks) }
    guard let one = EstimateStep.multiple(of: size, over: parts, near: ticks),
      let other = EstimateStep.multiple(of: size, over: others, near: ticks)
    else { return nil }
    return distance(other, ticks) < distance(one, ticks) ? other : one
  }

  /// Returns the least multiple that is at least an amount, or the greatest that is at most the
  /// amount.
  func multiple(_ isAbove: Bool, _ ticks: UInt128) -> UInt128? {
    var best: UInt128?
    for parts in [parts, others ?? parts] {
      guard let (count, rest) = WideInteger.multiply(ticks, parts, dividingBy: size),
        let multiple = WideInteger.multiply(
          count + (isAbove && rest > 0 ? 1 : 0), size, roundingDivisionBy: parts)
      else { return nil }
      best = best.map { isAbove ? min($0, multiple) : max($0, multiple) } ?? multiple
    }
    return best
  }

  /// Returns whether the step is at most a size.
  func isAtMost(_ limit: UInt128) -> Bool {
    let (product, overflow) = limit.multipliedReportingOverflow(by: parts)
    return overflow || size <= product
  }

  private static func multiple(
    of size: UInt128, over parts: UInt128, near ticks: UInt128
  ) -> UInt128? {
    WideInteger.multiply(ticks, parts, roundingDivisionBy: size).flatMap {
      WideInteger.multiply($0, size, roundingDivisionBy: parts)
    }
  }

  private func distance(_ one: UInt128, _ other: UInt128) -> UInt128 {
    max(one, other) - min(one, other)
  }
}

extension EstimateFamily {
  /// Returns the steps for an amount, coarsest first.
  ///
  /// - Parameter unit: the cup or spoon to show it in, or `nil` for those of a kit.
  func steps(for ticks: UInt128, in unit: AnyUnit? = nil) -> [EstimateStep] {
    switch self {
    case .decimal(let unit):
      let size = unit.size
      let limit =
        ticks >= 1000 * size
        ? ticks / 100 : ticks >= 100 * size ? 5 * size : ticks >= 10 * size ? size : ticks / 10
      return EstimateFamily.decimalSteps(of: size, notAbove: limit)
    case .other(let unit): return EstimateFamily.decimalSteps(of: unit.size, notAbove: ticks / 100)
    case .ounces: return ounceSteps(for: ticks, wholeFrom: 16, finest: 8)
    // Jugs have no marks for eighths.
    case .imperial: return ounceSteps(for: ticks, wholeFrom: 5, finest: 4)
    case .spoons(let cup, let tablespoon, let teaspoon):
      guard let unit else {
        return EstimateFamily.kitSteps(for: ticks, cup.size, tablespoon.size, teaspoon.size)
      }
      return EstimateFamily.spoonSteps(for: ticks, in: unit.size, tablespoon.size, teaspoon.size)
    case .times:
      let second = self.unit.size
      let steps = [
        (86400 * second, EstimateStep(3600 * second)), (3600 * second, EstimateStep(300 * second)),
        (600 * second, EstimateStep(60 * second)), (60 * second, EstimateStep(5 * second)),
        (10 * second, EstimateStep(second)),
      ]
      return steps.drop { $0.0 > ticks }.map { $0.1 }
        + EstimateFamily.decimalSteps(of: second, notAbove: ticks / 10)
    }
  }

  /// Returns the steps of ounces: whole ones from a given count, quarters, the finest, and
  /// decimals.
  private func ounceSteps(
    for ticks: UInt128, wholeFrom count: UInt128, finest: UInt128
  ) -> [EstimateStep] {
    let ounce = unit.size
    let steps = [
      (count * ounce, EstimateStep(ounce)), (ounce, EstimateStep(ounce, over: 4)),
      (0, EstimateStep(ounce, over: finest)),
    ]
    return steps.drop { $0.0 > ticks }.map { $0.1 }
      + EstimateFamily.decimalSteps(of: ounce, notAbove: ticks / 10)
  }

  /// Returns the steps of cups and spoons used together, as in kits.
  private static func kitSteps(
    for ticks: UInt128, _ cup: UInt128, _ tablespoon: UInt128, _ teaspoon: UInt128
  ) -> [EstimateStep] {
    var steps: [EstimateStep] = []
    if ticks >= 10 * cup { steps.append(EstimateStep(cup, over: 2)) }
    if ticks >= cup / 4 {
      steps.append(EstimateStep(cup, over: 4, or: 3))
      // Metric spoons don't make an eighth of a cup.
      if cup % (8 * tablespoon) == 0 { steps.append(EstimateStep(cup, over: 8)) }
    }
    if ticks >= tablespoon { steps.append(EstimateStep(tablespoon, over: 2)) }
    return steps + [EstimateStep(teaspoon, over: 2)] + smallestSteps(for: ticks, of: teaspoon)
  }

  /// Returns the steps of a cup or a spoon used alone.
  private static func spoonSteps(
    for ticks: UInt128, in unit: UInt128, _ tablespoon: UInt128, _ teaspoon: UInt128
  ) -> [EstimateStep] {
    // Spoons are counted; cups are also partly filled.
    let isSpoon = unit < 2 * tablespoon
    var steps: [EstimateStep] = []
    if isSpoon, ticks >= 100 * unit { steps.append(EstimateStep(5 * unit)) }
    if isSpoon { steps.append(EstimateStep(unit)) }
    if unit < teaspoon { return steps + [EstimateStep(unit, over: 2, within: .any)] }
    if isSpoon || ticks / 10 >= unit { steps.append(EstimateStep(unit, over: 2)) }
    if unit == teaspoon { return steps + smallestSteps(for: ticks, of: unit) }
    steps.append(EstimateStep(unit, over: 4, or: 3))
    // No spoon holds an eighth of a tablespoon.
    let finest: UInt128 = isSpoon ? 4 : 8
    return steps + [
      EstimateStep(unit, over: finest),
      EstimateStep(unit, over: finest, within: isSpoon || ticks < unit ? .filling : .usual),
    ]
  }

  /// Returns the steps of the smallest spoon: quarters and eighths, then a pinch, then decimals.
  private static func smallestSteps(for ticks: UInt128, of spoon: UInt128) -> [EstimateStep] {
    let smallest = EstimateStep(spoon, over: ticks >= spoon / 8 ? 8 : 16, within: .any)
    return [EstimateStep(spoon, over: 4), smallest] + decimalSteps(of: spoon, notAbove: ticks / 10)
  }

  /// Returns the powers of ten of a size, and five times it, that are at most a limit, largest
  /// first.
  static func decimalSteps(of size: UInt128, notAbove limit: UInt128) -> [EstimateStep] {
    var steps = [EstimateStep(size)]
    // Five of the largest possible unit would not fit.
    if size <= limit / 5 { steps.insert(EstimateStep(5 * size), at: 0) }
    var power = size
    while power <= limit / 10 {
      power *= 10
      steps.insert(EstimateStep(power), at: 0)
    }
    steps += (1...15).map { EstimateStep(size, over: powerOfTen($0)) }
    return Array(steps.drop { !$0.isAtMost(limit) })
  }
}
