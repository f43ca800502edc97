import Quantities

/// A kit on trial: what it shows against what brute force would show.
struct KitTrial<Kind: QuantityKind> {
  let stated: StatedKit<Kind>
  let oracle: BruteForce<Kind>
  /// The seed of the amounts, for a failure to name.
  var seed: UInt64?

  /// A trial for amounts up to a greatest, by rules up to a widest bound.
  init(
    _ stated: StatedKit<Kind>, upTo greatest: Amount<Kind>,
    within widest: Fraction = BruteForce<Kind>.Rule().bound, seed: UInt64? = nil
  ) {
    self.stated = stated
    self.seed = seed
    oracle = BruteForce(
      stated.measures, isScale: stated.isScale, upTo: greatest.ticks.count, within: widest)
  }

  /// Fails unless an amount is shown as brute force would show it.
  ///
  /// Without a rule, the presenter goes by its own.
  func expectOptimum(of amount: Amount<Kind>, by rule: BruteForce<Kind>.Rule? = nil) throws {
    var presenter = Presenter(kit: stated.kit)
    if let rule {
      presenter.maxParts = rule.maxParts
      presenter.approximation = .within(rule.bound)
      presenter.preferredUnit = rule.preferredUnit
    }
    let shown = Answer(presenter.present(amount))
    let expected = oracle.answer(to: amount.ticks.count, by: rule ?? BruteForce.Rule())
    guard shown != expected else { return }
    let rules = rule.map { "\($0)" } ?? "the usual rule"
    throw Failure(
      amount, "is \(shown), not \(expected)", in: "\(stated.details), by \(rules)", seed)
  }
}

/// What went wrong. It is thrown, because one case says more than ten thousand of one kind do.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init<Kind>(
    _ amount: Amount<Kind>, _ fault: String, in circumstances: String, _ seed: UInt64?
  ) {
    let origin = seed.map { ", seed \($0)" } ?? ""
    description = "\(amount) \(fault); \(amount.ticks) ticks, \(circumstances)\(origin)"
  }
}
