import Quantities

/// A test of a kit, which compares it with brute force.
struct KitTrial<Kind: QuantityKind> {
  let stated: StatedKit<Kind>
  let oracle: BruteForce<Kind>
  /// Brute force for amounts given in spoons, if that makes a difference.
  private let spoons: BruteForce<Kind>?
  /// The seed of the amounts, for messages.
  var seed: UInt64?

  /// Makes a test for amounts up to a limit, by rules up to the widest bound.
  init(
    _ stated: StatedKit<Kind>, upTo greatest: Amount<Kind>,
    within widest: Fraction = Fraction(1, 20), seed: UInt64? = nil
  ) {
    self.stated = stated
    self.seed = seed
    oracle = BruteForce(stated, upTo: greatest.ticks.count, within: widest)
    spoons = stated.ofSpoons.map {
      BruteForce($0, upTo: greatest.ticks.count, within: widest)
    }
  }

  /// The verdict of brute force on an amount.
  func verdict(
    on amount: Amount<Kind>, by rule: BruteForce<Kind>.Rule = .init()
  ) -> BruteForce<Kind>.Verdict {
    serving(amount.unit).verdict(on: amount.ticks.count, by: rule.serving(amount.unit))
  }

  private func serving(_ unit: MeasurementUnit<Kind>) -> BruteForce<Kind> {
    unit.isSpoon ? spoons ?? oracle : oracle
  }

  /// Throws unless an amount is shown as expected by brute force.
  ///
  /// Without a rule, the presenter uses its defaults.
  func expectOptimum(of amount: Amount<Kind>, by rule: BruteForce<Kind>.Rule? = nil) throws {
    let presenter = Presenter(kit: stated.kit, by: rule)
    let shown = Answer(presenter.present(amount))
    let verdict = verdict(on: amount, by: rule ?? BruteForce.Rule())
    guard shown != verdict.answer else { return }
    let rules = rule.map { "\($0)" } ?? "the usual rule"
    let cost = verdict.cost.map { ", cost \($0)" } ?? ""
    throw Failure(
      amount, "is \(shown), not \(verdict.answer) (\(verdict.rank)\(cost))",
      in: "\(stated.details), by \(rules)", seed)
  }

  /// Throws unless a range is shown in one unit as expected by brute force.
  ///
  /// Give both ends in spoons, or neither.
  func expectShared(_ lower: Amount<Kind>, _ upper: Amount<Kind>) throws {
    let shown = Presenter(kit: stated.kit).present(lower...upper)
    let answers = [Answer(shown.lower), Answer(shown.upper)]
    let expected = serving(lower.unit).answers(
      to: lower.ticks.count, upper.ticks.count, by: .init().serving(lower.unit))
    let isEqual = zip(answers, expected).allSatisfy {
      $0.parts == $1.parts && $0.isExact == $1.isExact
    }
    if isEqual { return }
    throw Failure(
      lower, "to \(upper) is \(answers[0]) to \(answers[1]), not \(expected[0]) to \(expected[1])",
      in: stated.details, seed)
  }
}

extension Presenter {
  /// Makes a presenter with a rule, or with its defaults.
  init(kit: Kit<Kind>?, by rule: BruteForce<Kind>.Rule?) {
    self.init(kit: kit)
    guard let rule else { return }
    maxParts = rule.maxParts
    preferredUnit = rule.preferredUnit
    switch rule.bound {
    case .usual: break
    case .within(.zero): approximation = .never
    case .within(let part): approximation = .within(part)
    }
  }
}

/// An error that ends the test, because one case is more useful than ten thousand of a kind.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init<Kind>(
    _ amount: Amount<Kind>, _ fault: String, in circumstances: String, _ seed: UInt64?
  ) {
    let origin = seed.map { ", seed \($0)" } ?? ""
    description = "\(amount) \(fault); \(amount.ticks) ticks, \(circumstances)\(origin)"
  }
}
