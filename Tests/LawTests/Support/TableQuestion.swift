import Quantities

/// A command line from a table of cases that the rules in these tests can answer: an amount with
/// options for presenting, without a conversion or an error.
struct TableQuestion {
  private var kit: String?
  private var maxParts: Int?
  private var smallest: String?
  private var isExact = false
  private var text = ""

  /// Parses a command line, or returns `nil` if it asks for something else.
  init?(_ arguments: String) {
    var words = arguments.split(separator: " ").map(String.init)[...]
    var rest: [String] = []
    while let word = words.popFirst() {
      switch word {
      case "--kit": kit = words.popFirst()
      case "--max-parts": maxParts = words.popFirst().flatMap { Int($0) }
      case "--smallest": smallest = words.popFirst()
      case "--exact": isExact = true
      case "to", "in": return nil
      default:
        if word.hasPrefix("--") { return nil }
        rest.append(word)
      }
    }
    text = rest.joined(separator: " ")
  }

  /// The answer of the rules, as text without names of systems, or `nil` if there is no amount.
  func answer() throws -> String? {
    guard let expression = try? QuantityExpression(text),
      case .amount(let amount) = expression.value
    else { return nil }
    if let time = amount.as(TimeKind.self) { return try answer(to: time) }
    if let mass = amount.as(MassKind.self) { return answer(to: mass) }
    if let volume = amount.as(VolumeKind.self) { return answer(to: volume) }
    return nil
  }

  private func answer(to time: Amount<TimeKind>) throws -> String? {
    let unit = try smallest.map { try MeasurementUnit<TimeKind>(named: $0) }
    var rule = ClockRule(maxParts: maxParts, smallest: unit)
    if isExact { rule.bound = .zero }
    rule.hasWeeks = kit == nil && [.week, .fortnight].contains(time.unit)
    return rule.answer(to: time.ticks.count)?.words(inDecimals: true)
  }

  private func answer(to mass: Amount<MassKind>) -> String? {
    let isMetric = mass.unit.systems.contains(.metric)
    switch kit ?? (isMetric ? "metric" : mass.unit == .stone ? "stone" : "pounds") {
    case "metric":
      let rule = DecimalRule(
        units: DecimalRule.masses, isMetric: isMetric, isNamed: kit != nil, isExact: isExact)
      return rule.answer(to: mass.ticks.count).words(inDecimals: true)
    case "stone": return answer(to: mass, with: .stone)
    default: return answer(to: mass, with: .pounds)
    }
  }

  private func answer(to volume: Amount<VolumeKind>) -> String? {
    let small: [MeasurementUnit<VolumeKind>] = [.dash, .pinch, .smidgen, .drop]
    if kit == nil, small.contains(volume.unit) {
      let trial = KitTrial(.usKitchen, upTo: volume.magnitude)
      return OwnUnitRule(trial: trial).answer(to: volume).words(inDecimals: false)
    }
    let own = usualKit(for: volume.unit)
    guard let name = kit ?? own else { return nil }
    guard name == "metric" else {
      let stated = StatedKit<VolumeKind>.all.first { $0.kit.name == name }
      return stated.flatMap { answer(to: volume, with: $0) }
    }
    let isOwn = kit == nil && [.deciliter, .centiliter].contains(volume.unit)
    let rule = DecimalRule(
      units: DecimalRule.volumes, isMetric: volume.unit.systems.contains(.metric),
      isNamed: kit != nil, isExact: isExact, own: isOwn ? volume.unit : nil)
    return rule.answer(to: volume.ticks.count).words(inDecimals: true)
  }

  /// The name of the default kit of a unit.
  private func usualKit(for unit: MeasurementUnit<VolumeKind>) -> String? {
    if unit.systems.contains(.imperial) { return "uk" }
    switch unit {
    case .cup, .tablespoon, .teaspoon: return "us"
    case .fluidOunce, .pint, .quart, .gallon: return "us-liquid"
    case .metricCup, .metricTablespoon, .metricTeaspoon: return "metric-kitchen"
    case .australianTablespoon: return "au"
    case .liter, .deciliter, .centiliter, .milliliter: return "metric"
    default: return nil
    }
  }

  private func answer<Kind>(to amount: Amount<Kind>, with stated: StatedKit<Kind>) -> String {
    var rule = BruteForce<Kind>.Rule(maxParts: maxParts ?? 3)
    if isExact { rule.bound = .within(.zero) }
    let trial = KitTrial(stated, upTo: amount.magnitude)
    return stated.words(of: trial.verdict(on: amount, by: rule).answer)
  }
}

extension Amount {
  fileprivate var magnitude: Amount { ticks < .zero ? scaled(by: -1) : self }
}

extension StatedKit {
  /// Returns an answer as text: on a scale, an amount without a mark is a decimal.
  func words(of answer: Answer<Kind>) -> String {
    answer.words(inDecimals: isScale && !answer.isMeasurable)
  }
}

extension Answer {
  /// Returns the answer as text, with unqualified names of units.
  ///
  /// - Parameter inDecimals: whether numbers are terminating decimals, instead of simple fractions.
  func words(inDecimals: Bool) -> String {
    let isNegative = parts.contains { $0.value < .zero }
    let words = parts.map { $0.words(inDecimals: inDecimals) }
    let text = words.joined(separator: Kind.self == VolumeKind.self ? " + " : " ")
    let sign = isNegative ? "-" : ""
    return (isExact ? "" : "~") + sign + (isNegative && words.count > 1 ? "(\(text))" : text)
  }
}

extension Answer.Part {
  fileprivate func words(inDecimals: Bool) -> String {
    let number = value.magnitude
    let isDecimal = number.isDecimal && (inDecimals || number.denominator > 64)
    let isOne = isDecimal ? number == Fraction(1) : number > .zero && number <= Fraction(1)
    return (isDecimal ? number.scientific : number.formatted(.fraction)) + " "
      + (isOne ? unit.name : unit.plural)
  }
}

extension Fraction {
  /// The number as a decimal, with a power of ten below 0.0001.
  fileprivate var scientific: String {
    guard self > .zero, self < Fraction(1, 10_000) else { return formatted(.decimal) }
    var (number, exponent) = (self, 0)
    while number < Fraction(1) { (number, exponent) = (number * Fraction(10), exponent + 1) }
    return "\(number.formatted(.decimal)) x 10^-\(exponent)"
  }
}
