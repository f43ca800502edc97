/// How finely a cook says an amount that is known only within a range: the units that people think of
/// it in, whichever of them shows it.
///
/// Everything that shows estimates asks here, so that one amount has one answer.
enum EstimateFamily: Equatable {
  /// Powers of ten of a unit: grams and milliliters.
  case decimal(AnyUnit)
  /// Ounces and pounds.
  case ounces
  /// Cups and spoons of a set.
  case spoons(cup: AnyUnit, tablespoon: AnyUnit, teaspoon: AnyUnit)
  /// Imperial fluid ounces and pints.
  case imperial
  /// Seconds, minutes and hours.
  case times
  /// A unit of none of these, alone.
  case other(AnyUnit)

  /// Finds the family of a unit.
  init(of unit: AnyUnit) {
    if unit.kind == .mass {
      self = EstimateFamily(ofMass: unit)
    } else if unit.kind == .volume {
      self = EstimateFamily(ofVolume: unit)
    } else {
      self = unit.kind == .time ? .times : .other(unit)
    }
  }

  private init(ofMass unit: AnyUnit) {
    let systems = unit.definition.systems
    self =
      systems.contains(.metric)
      ? .decimal(Grams.unit.handle)
      : systems.contains(.usCustomary) || systems.contains(.imperial) ? .ounces : .other(unit)
  }

  private init(ofVolume unit: AnyUnit) {
    let systems = unit.definition.systems
    if unit.isDefined(by: .australian) {
      self = .spoons(
        cup: MetricCups.unit.handle, tablespoon: AustralianTablespoons.unit.handle,
        teaspoon: MetricTeaspoons.unit.handle)
    } else if unit.isDefined(by: .japanese) {
      self = .spoons(
        cup: JapaneseCups.unit.handle, tablespoon: MetricTablespoons.unit.handle,
        teaspoon: MetricTeaspoons.unit.handle)
    } else if unit.isDefined(by: .metric) {
      self = .spoons(
        cup: MetricCups.unit.handle, tablespoon: MetricTablespoons.unit.handle,
        teaspoon: MetricTeaspoons.unit.handle)
    } else if systems.contains(.metric) {
      self = .decimal(Milliliters.unit.handle)
    } else if systems.contains(.usCustomary), unit.isSimple(in: Teaspoons.unit.handle) {
      self = .spoons(
        cup: Cups.unit.handle, tablespoon: Tablespoons.unit.handle, teaspoon: Teaspoons.unit.handle)
    } else if systems.contains(.imperial), unit.isSimple(in: ImperialFluidOunces.unit.handle) {
      self = .imperial
    } else {
      self = .other(unit)
    }
  }

  /// Whether the units are cups and spoons.
  var isSpoons: Bool { if case .spoons = self { true } else { false } }

  /// The unit in which rounded amounts of the family are expressed.
  var unit: AnyUnit {
    switch self {
    case .decimal(let unit), .other(let unit): unit
    case .ounces: Ounces.unit.handle
    case .spoons(let cup, _, _): cup
    case .imperial: ImperialFluidOunces.unit.handle
    case .times: Seconds.unit.handle
    }
  }
}

extension AnyUnit {
  /// Whether the unit, or one that it is defined by, has a qualifier.
  fileprivate func isDefined(by qualifier: UnitQualifier) -> Bool {
    var unit: AnyUnit? = self
    while let next = unit {
      if next.definition.qualifier == qualifier { return true }
      unit = next.definition.neighbor
    }
    return false
  }

  /// Whether the unit is a number of eighths of another, or a part of it.
  fileprivate func isSimple(in other: AnyUnit) -> Bool {
    size % (other.size / 8) == 0 || other.size % size == 0
  }
}

/// A step to whose multiples an estimate is rounded: a part of a unit, or the nearer of two.
struct EstimateStep {
  /// A size in ticks, and the number of parts into which it is divided.
  private let size: UInt128
  private let parts: UInt128
  private let others: UInt128?

  init(_ size: UInt128, over parts: UInt128 = 1, or others: UInt128? = nil) {
    self.size = size
    self.parts = parts
    self.others = others
  }

  /// Returns the nearest multiple of the step to the nearest tick, ties to even, or `nil` if it does
  /// not fit.
  func multiple(near ticks: UInt128) -> UInt128? {
    guard let others else { return EstimateStep.multiple(of: size, over: parts, near: ticks) }
    guard let one = EstimateStep.multiple(of: size, over: parts, near: ticks),
      let other = EstimateStep.multiple(of: size, over: others, near: ticks)
    else { return nil }
    return distance(other, ticks) < distance(one, ticks) ? other : one
  }

  /// Returns the greatest multiple that is at most an amount, or the least that is at least as great.
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

  /// Whether the step is at most a size.
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
  /// The steps to which an amount is rounded, the usual one first, and then finer ones.
  func steps(for ticks: UInt128) -> [EstimateStep] {
    switch self {
    case .decimal(let unit):
      let size = unit.size
      let limit =
        ticks >= 1000 * size
        ? ticks / 100 : ticks >= 100 * size ? 5 * size : ticks >= 10 * size ? size : ticks / 10
      return decimalSteps(of: size, notAbove: limit)
    case .other(let unit): return decimalSteps(of: unit.size, notAbove: ticks / 100)
    case .ounces:
      let ounce = unit.size
      return steps(
        [(16 * ounce, EstimateStep(ounce)), (ounce, EstimateStep(ounce, over: 4))],
        halving: ounce, from: ticks)
    case .imperial:
      let ounce = unit.size
      return steps(
        [(5 * ounce, EstimateStep(ounce)), (ounce, EstimateStep(ounce, over: 4))],
        halving: ounce, from: ticks)
    case .spoons(let cup, let tablespoon, let teaspoon):
      var steps = steps(
        [
          (10 * cup.size, EstimateStep(cup.size, over: 2)),
          (cup.size / 4, EstimateStep(cup.size, over: 4, or: 3)),
          (tablespoon.size, EstimateStep(tablespoon.size, over: 2)),
        ], halving: teaspoon.size, from: ticks)
      // Where a quarter of a cup is too much and spoons make an eighth, that is finer.
      if ticks >= cup.size / 4, cup.size % (8 * tablespoon.size) == 0,
        let place = steps.firstIndex(where: { $0.isAtMost(tablespoon.size / 2) })
      {
        steps.insert(EstimateStep(cup.size, over: 8), at: place)
      }
      return steps
    case .times:
      let second = unit.size
      guard ticks >= 10 * second else { return decimalSteps(of: second, notAbove: ticks / 10) }
      return steps(
        [
          (86400 * second, EstimateStep(3600 * second)),
          (3600 * second, EstimateStep(300 * second)), (600 * second, EstimateStep(60 * second)),
          (60 * second, EstimateStep(5 * second)), (10 * second, EstimateStep(second)),
        ], halving: second, from: ticks)
    }
  }

  /// Returns the steps whose amounts begin at most here, and then eighths of a unit and their halves.
  private func steps(
    _ steps: [(least: UInt128, step: EstimateStep)], halving size: UInt128, from ticks: UInt128
  ) -> [EstimateStep] {
    steps.drop { $0.least > ticks }.map { $0.step }
      + (3...30).map { EstimateStep(size, over: 1 << $0) }
  }

  /// Returns the powers of ten of a size, and five of it, that are at most a limit.
  private func decimalSteps(of size: UInt128, notAbove limit: UInt128) -> [EstimateStep] {
    // Five of the largest possible unit would not fit.
    var steps = [EstimateStep(size)]
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
