/// Shows a magnitude as one decimal number, in the largest unit of which there is at least one.
struct DecimalPresenter<Kind: QuantityKind> {
  /// The units in falling order.
  let units: [MeasurementUnit<Kind>]

  typealias Shown = Presenter<Kind>.Shown

  /// - Precondition: the magnitude is not zero.
  func present(_ ticks: UInt128) -> Shown {
    let index = units.firstIndex { $0.ticks.count.magnitude <= ticks } ?? units.count - 1
    let ratio = (ticks, units[index].ticks.count.magnitude)
    let rounded = DecimalValue(readable: ratio, rounding: .halfToEven)
    // Rounding can reach the next unit: nobody says "1000 grams".
    if index > 0, let value = rounded.fraction {
      let larger = units[index - 1]
      let next = Fraction(numerator: larger.ticks.count, denominator: units[index].ticks.count)
      if value >= next {
        return .decimal(
          (ticks, larger.ticks.count.magnitude), larger,
          DecimalValue(readable: (value / next).magnitudes, rounding: .halfToEven))
      }
    }
    return .decimal(ratio, units[index], rounded)
  }
}

extension DecimalValue {
  /// A ratio as people read it: exactly, if that takes at most three decimals; else to whole
  /// units from 10 up, and to three significant digits below.
  init(readable ratio: (UInt128, UInt128), rounding: Rounding) {
    if let exact = DecimalValue(exactly: ratio, maxPlaces: 3) {
      self = exact
    } else if ratio.0 / ratio.1 >= 10 {
      self.init(ratio, places: 0, rounding: rounding)
    } else {
      self.init(ratio, significantDigits: 3, rounding: rounding)
    }
  }
}
