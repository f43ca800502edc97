import Quantities

/// The laws that hold of whatever a presenter shows.
struct PresentationLaws<Kind: QuantityKind> {
  let presenter: Presenter<Kind>
  /// What kit it is, for a failure to name.
  let kit: String
  /// The greatest number of parts.
  var mostParts = Int.max
  /// How far off it may be, as a part of the amount, or `nil` if it is asked for a smallest unit.
  var bound: Fraction? = Fraction(1, 20)
  /// The ticks that no cook can see: it may be so far off, but by no more than half of the amount.
  var unseen: Int128 = 0
  /// Whether it is the same whatever unit the amount comes in.
  var isOfAnyUnit = true
  /// The seed of the amounts, for a failure to name.
  var seed: UInt64?

  /// Fails unless how an amount is shown keeps the laws, in whatever unit the amount comes.
  func check(_ amount: Amount<Kind>, in other: MeasurementUnit<Kind>) throws {
    let presentation = presenter.present(amount)
    let shown = Answer(presentation)
    func require(_ isKept: Bool, _ law: String) throws {
      guard !isKept else { return }
      throw Failure(amount, "is \(shown), but \(law)", in: "\(kit), \(presenter)", seed)
    }

    try require((1...mostParts).contains(shown.parts.count), "in so many parts")
    let sizes = shown.parts.map(\.unit.ticks)
    try require(zip(sizes, sizes.dropFirst()).allSatisfy { $0 > $1 }, "its units do not fall")
    let isNegative = amount.ticks < .zero
    let signs = shown.parts.map { $0.value < .zero ? -1 : $0.value == .zero ? 0 : 1 }
    try require(
      signs == [0] || signs.allSatisfy { $0 == (isNegative ? -1 : 1) },
      "a part is nothing, or of another sign")

    // The total is to the nearest tick, which a decimal can come between.
    let total = Fraction(numerator: presentation.total.ticks.count, denominator: 1)
    if let sum = shown.ticks {
      try require((sum - total).magnitude <= Fraction(1, 2), "the parts do not sum to the total")
      let isExact = sum == Fraction(numerator: amount.ticks.count, denominator: 1)
      try require(isExact == shown.isExact, "its parts are \(isExact ? "" : "not ")the amount")
    }
    let error = presentation.error.ticks
    let (difference, overflow) = presentation.total.subtractingReportingOverflow(amount)
    try require(
      !overflow && difference.ticks == error, "the error is not the total less the amount")
    try require(
      presentation.relativeError == amount.ratio(of: error), "the relative error is another")

    try require(isNear(presentation, shown), "it is too far off: by \(presentation.relativeError)")

    let text = presentation.formatted()
    // What was rounded to nothing has no sign.
    let hasSign = isNegative && presentation.parts.contains { $0.value != .zero }
    try require(!text.isEmpty, "its text is blank")
    try require(
      text.hasPrefix("~") != shown.isExact
        && text.drop { $0 == "~" }.hasPrefix("-") == hasSign, "its text is '\(text)'")

    if amount.ticks.count > .min {
      let mirror = Answer(presenter.present(amount.scaled(by: -1)))
      try require(mirror == shown.negated, "the amount's negative is no mirror of it: \(mirror)")
    }
    let converted = Answer(presenter.present(amount.converted(to: other)))
    try require(
      converted == shown || !isOfAnyUnit, "it is \(converted) if it comes in another unit")

    try require(repeats(shown, of: presentation), "what was shown is not shown so again")
  }
}

extension PresentationLaws {
  /// Whether it is off by no more than the bound, or by what no cook can see.
  ///
  /// The total is to the nearest tick, so that of a few ticks the parts themselves must tell.
  private func isNear(_ presentation: Presentation<Kind>, _ shown: Answer<Kind>) -> Bool {
    guard let bound else { return true }
    let amount = presentation.amount.ticks.count
    let off = presentation.error.ticks.count.magnitude
    var ratio = presentation.relativeError.magnitude
    if amount.magnitude < 1_000_000, let sum = shown.ticks {
      let amount = Fraction(numerator: amount, denominator: 1)
      ratio = ((sum - amount) / amount).magnitude
    }
    // The error is to the nearest tick, and so a tick more than it is.
    let nearly = amount.magnitude < 1 << 60 ? Fraction(1, Int(amount.magnitude)) : .zero
    return ratio <= bound + nearly || (off <= unseen.magnitude && ratio <= Fraction(1, 2))
  }

  /// Whether what was shown is shown so again.
  private func repeats(_ shown: Answer<Kind>, of presentation: Presentation<Kind>) -> Bool {
    // What was shown was said in its own unit, whatever unit the amount came in; but British spoons stay
    // spoons, in any count, where they are given.
    let isBritish = presenter.kit?.name == Kit.ukKitchen.name
    let total = presentation.total.converted(
      to: isBritish ? presentation.amount.unit : presentation.parts[0].unit)
    let again = presenter.present(total)
    if again.parts == presentation.parts { return true }
    // Nothing keeps its unit.
    if total.ticks == .zero { return again.parts.map(\.value) == [.zero] }
    // A decimal between two ticks is not the total, and what is near enough to the one may not be
    // so to the other.
    if let sum = shown.ticks, !sum.isWhole { return !shown.isExact }
    // What was rounded can be one part of the preferred unit where the amount was not, and a decimal
    // that was rounded can be a measure, or near one.
    let isPreferred =
      again.isExact && again.parts.count == 1 && again.parts[0].unit == presenter.preferredUnit
    let isMeasure = !shown.isMeasurable && (again.isMeasurable || again.isExact)
    // What was rounded to one number, for want of parts, can be near enough to fewer of a larger
    // unit where the amount was not.
    let isOneNumber = presenter.maxParts != nil && shown.parts.count == 1
    return !shown.isExact && (isPreferred || isMeasure || isOneNumber)
  }
}

extension Amount {
  /// What an error is of the amount; of the least amount, which has no positive twin to divide by,
  /// what its half is of half of it.
  fileprivate func ratio(of error: Ticks<Kind>) -> Fraction {
    let divisor: Int128 = ticks.count == .min ? 2 : 1
    return Fraction(numerator: error.count / divisor, denominator: ticks.count / divisor)
  }
}
