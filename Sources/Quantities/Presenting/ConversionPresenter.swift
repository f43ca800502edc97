extension Quantity {
  /// Shows the quantity in the given units, and in no others.
  ///
  ///     1.375.cups.presented(in: [.cup, .tablespoon]).formatted()  // "1 cup + 6 tablespoons"
  ///     1.liters.presented(in: [.cup]).formatted()  // "~4.226752838 cups"
  ///
  /// All but the smallest unit are counted in whole numbers; those of which there is none are left
  /// out. The last number is a fraction if the unit is customary in the kitchen and the denominator
  /// is 2, 3, 4 or 8, and else a decimal: exactly, if it ends within 15 significant digits, or
  /// rounded to 10, ties to even.
  ///
  /// - Precondition: there is at least one unit.
  public func presented(in units: [MeasurementUnit<Kind>]) -> Presentation<Kind> {
    precondition(!units.isEmpty, "A quantity is shown in at least one unit")
    let falling = units.sorted { $0.ticks > $1.ticks }
    return Presentation(
      Amount(self), ConversionPresenter(units: falling).present(ticks.count.magnitude))
  }
}

/// Shows a magnitude in chosen units.
struct ConversionPresenter<Kind: QuantityKind> {
  /// The units in falling order.
  let units: [MeasurementUnit<Kind>]

  typealias Shown = Presenter<Kind>.Shown

  func present(_ ticks: UInt128) -> Shown {
    var wholes: [Shown.Part] = []
    var rest = ticks
    for unit in units.dropLast() {
      let (count, below) = rest.quotientAndRemainder(dividingBy: unit.ticks.count.magnitude)
      if count > 0 { wholes.append(Shown.Part(Fraction(whole: count), unit, .fraction)) }
      rest = below
    }
    let last = lastPart(rest)
    if !last.isExact, let carried = carried(ticks, rest, last.parts[0]) { return carried }
    var result: Shown?
    for part in wholes { result.append(part, isExact: last.isExact) }
    if rest > 0 || wholes.isEmpty { result.append(last.parts[0], isExact: last.isExact) }
    return result ?? last
  }

  /// The amount rounded up to the next larger unit, if rounding the last part made one of it:
  /// nobody says "1 h 60 min".
  private func carried(_ ticks: UInt128, _ rest: UInt128, _ last: Shown.Part) -> Shown? {
    guard units.count > 1 else { return nil }
    let larger = units[units.count - 2].ticks
    guard Amount(last.value, last.unit).ticks >= larger else { return nil }
    let (next, overflow) = (ticks - rest).addingReportingOverflow(larger.count.magnitude)
    guard !overflow, next <= UInt128(Int128.max) else { return nil }
    var shown = present(next)
    shown.isExact = false
    return shown
  }

  private func lastPart(_ ticks: UInt128) -> Shown {
    let unit = units[units.count - 1]
    let ratio = (ticks, unit.ticks.count.magnitude)
    if unit.saysFractions,
      let value = Fraction(magnitude: ratio.0, over: ratio.1, isNegative: false),
      [2, 3, 4, 8].contains(value.denominator)
    {
      return Shown(Shown.Part(value, unit, .fraction), isExact: true)
    }
    return .decimal(ratio, unit, DecimalValue(convertible: ratio))
  }
}

extension MeasurementUnit {
  /// Whether people say fractions of the unit: of the customary ones, not of the metric.
  fileprivate var saysFractions: Bool {
    systems.contains { $0 == .usCustomary || $0 == .imperial }
  }
}

extension DecimalValue {
  /// A ratio as a conversion gives it: exactly, if that takes at most 15 significant digits, else
  /// to 10.
  init(convertible ratio: (UInt128, UInt128), maxPlaces: Int = 38) {
    let divisor = greatestCommonDivisor(ratio.0, ratio.1)
    if let exact = DecimalValue(exactly: (ratio.0 / divisor, ratio.1 / divisor)),
      exact.significantDigits <= 15
    {
      self = exact
    } else {
      self.init(ratio, significantDigits: 10, maxPlaces: maxPlaces, rounding: .halfToEven)
    }
  }

  /// How many digits the number has between its first and its last that is not zero.
  private var significantDigits: Int {
    var rest = count
    while rest > 0 && rest % 10 == 0 { rest /= 10 }
    return DecimalValue.digitCount(of: rest)
  }
}
