/// Shows a magnitude as one decimal number, in the largest unit of which there is at least one.
struct DecimalPresenter {
  /// The units in falling order.
  let units: [AnyUnit]
  var rounding = FloatingPointRoundingRule.toNearestOrEven

  /// - Precondition: the magnitude is not zero.
  func present(_ ticks: UInt128) -> AnyPresentation {
    let index = units.firstIndex { $0.size <= ticks } ?? units.count - 1
    let unit = units[index]
    let rounded = DecimalValue(readable: (ticks, unit.size), rounding: rounding)
    // Rounding can reach the next unit: nobody says "1000 grams".
    guard !rounded.isExact, index > 0, rounded.places == 0 else {
      return AnyPresentation(rounded, unit)
    }
    let larger = units[index - 1]
    let (total, overflow) = rounded.count.multipliedReportingOverflow(by: unit.size)
    guard !overflow, total >= larger.size else { return AnyPresentation(rounded, unit) }
    let carried = DecimalValue(readable: (total, larger.size), rounding: rounding)
    return AnyPresentation(AnyPresentation.Part(carried, larger), isExact: false)
  }
}

extension DecimalValue {
  /// A ratio as people read it: exactly, if that takes at most three decimals; else to whole
  /// units from 10 up, and to three significant digits below.
  init(readable ratio: (UInt128, UInt128), rounding: FloatingPointRoundingRule) {
    let (whole, rest) = ratio.0.quotientAndRemainder(dividingBy: ratio.1)
    if let exact = DecimalValue(whole, and: rest, over: ratio.1) {
      self = exact
    } else if whole >= 10 {
      let isUp = rounding.goesUp(whole, rest, ratio.1)
      self.init(whole + (isUp ? 1 : 0), places: 0, isExact: false)
    } else {
      self.init(ratio, significantDigits: 3, rounding: rounding)
    }
  }
}
