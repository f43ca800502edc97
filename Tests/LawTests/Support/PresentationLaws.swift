import Quantities

/// The laws of all presentations.
struct PresentationLaws<Kind: QuantityKind> {
  let presenter: Presenter<Kind>
  /// The name of the kit, for messages.
  let kit: String
  /// The greatest number of parts.
  var mostParts = Int.max
  /// The greatest relative error, or `nil` if the caller chose a smallest unit.
  var bound: Fraction? = Fraction(1, 20)
  /// The ticks that no cook can see: an allowed error, but never more than half of the amount.
  var unseen: Int128 = 0
  /// Whether the presentation is independent of the amount's unit.
  var isOfAnyUnit = true
  /// The seed of the amounts, for messages.
  var seed: UInt64?

  /// Throws unless the presentation of an amount obeys the laws, whatever its unit.
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

    // The total is rounded to the nearest tick, and a decimal can be between ticks.
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
    // An amount rounded to zero has no sign.
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
  /// Whether the error is within the bound, or too small for a cook to see.
  ///
  /// The total is rounded to the nearest tick, so for a few ticks only the parts are accurate.
  private func isNear(_ presentation: Presentation<Kind>, _ shown: Answer<Kind>) -> Bool {
    guard let bound else { return true }
    let amount = presentation.amount.ticks.count
    let off = presentation.error.ticks.count.magnitude
    var ratio = presentation.relativeError.magnitude
    if amount.magnitude < 1_000_000, let sum = shown.ticks {
      let amount = Fraction(numerator: amount, denominator: 1)
      ratio = ((sum - amount) / amount).magnitude
    }
    // The error is rounded to the nearest tick, so it can be a tick too great.
    let nearly = amount.magnitude < 1 << 60 ? Fraction(1, Int(amount.magnitude)) : .zero
    return ratio <= bound + nearly || (off <= unseen.magnitude && ratio <= Fraction(1, 2))
  }

  /// Whether presenting the presentation's total has the same result.
  private func repeats(_ shown: Answer<Kind>, of presentation: Presentation<Kind>) -> Bool {
    // The total is in its own unit, whatever the unit of the amount. British amounts given in
    // spoons keep spoons, in any count.
    let isBritish = presenter.kit?.name == Kit.ukKitchen.name
    let total = presentation.total.converted(
      to: isBritish ? presentation.amount.unit : presentation.parts[0].unit)
    let again = presenter.present(total)
    if again.parts == presentation.parts { return true }
    // Zero keeps its unit.
    if total.ticks == .zero { return again.parts.map(\.value) == [.zero] }
    // A decimal between two ticks differs from the total, so an approximation near one may not be
    // near the other.
    if let sum = shown.ticks, !sum.isWhole { return !shown.isExact }
    // A rounded amount can be one part of the preferred unit even if the original wasn't, and a
    // rounded decimal can be a measure, or near one.
    let isPreferred =
      again.isExact && again.parts.count == 1 && again.parts[0].unit == presenter.preferredUnit
    let isMeasure = !shown.isMeasurable && (again.isMeasurable || again.isExact)
    // An amount rounded to one number, for lack of parts, can be near enough to fewer of a larger
    // unit even if the original wasn't.
    let isOneNumber = presenter.maxParts != nil && shown.parts.count == 1
    return !shown.isExact && (isPreferred || isMeasure || isOneNumber)
  }
}

extension Amount {
  /// Returns the relative error of the amount. For the least amount, whose magnitude does not fit,
  /// both are halved.
  fileprivate func ratio(of error: Ticks<Kind>) -> Fraction {
    let divisor: Int128 = ticks.count == .min ? 2 : 1
    return Fraction(numerator: error.count / divisor, denominator: ticks.count / divisor)
  }
}
