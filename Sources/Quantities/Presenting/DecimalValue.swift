/// A decimal number: a count of units in the last place.
///
/// It limits significant digits, never decimal places, so that a small number keeps its meaning.
struct DecimalValue {
  var count: UInt128
  var places: Int

  /// The number exactly, if it ends within so many decimal places.
  init?(exactly ratio: (UInt128, UInt128), maxPlaces: Int) {
    var scale: UInt128 = 1
    for places in 0...maxPlaces {
      guard let (count, rest) = WideInteger.multiply(ratio.0, scale, dividingBy: ratio.1) else {
        return nil
      }
      if rest == 0 {
        self.init(count: count, places: places)
        return
      }
      scale *= 10
    }
    return nil
  }

  init(count: UInt128, places: Int) {
    self.count = count
    self.places = places
  }

  /// A positive ratio rounded to so many significant digits; a number with more digits before the
  /// point keeps them all, because zeros in their place would be wrong without saying so.
  init(_ ratio: (UInt128, UInt128), significantDigits digits: Int, rounding: Rounding) {
    let whole = ratio.0 / ratio.1
    var places = 0
    if whole > 0 {
      places = max(0, digits - DecimalValue.digitCount(of: whole))
    } else {
      // One place more for each zero after the point.
      var scaled = ratio.0
      while scaled < ratio.1, places < 37 {
        let (next, overflow) = scaled.multipliedReportingOverflow(by: 10)
        places += 1
        if overflow { break }
        scaled = next
      }
      places = min(38, places + digits - 1)
    }
    self.init(ratio, places: places, rounding: rounding)
  }

  /// A ratio rounded to so many decimal places.
  init(_ ratio: (UInt128, UInt128), places: Int, rounding: Rounding) {
    var places = places
    while true {
      if let (quotient, rest) = WideInteger.multiply(
        ratio.0, powerOfTen(places), dividingBy: ratio.1)
      {
        count = quotient + (rounding.roundsUp(quotient, rest, ratio.1) ? 1 : 0)
        self.places = places
        return
      }
      places -= 1  // more digits than fit are not worth having
    }
  }

  /// The number as an exact fraction.
  var fraction: Fraction? {
    Fraction(magnitude: count, over: powerOfTen(places), isNegative: false)
  }

  static func digitCount(of number: UInt128) -> Int {
    var (count, rest) = (1, number)
    while rest >= 10 { (count, rest) = (count + 1, rest / 10) }
    return count
  }

  /// Which way a number halfway between two goes.
  enum Rounding {
    case halfToEven
    case halfAwayFromZero

    func roundsUp(_ quotient: UInt128, _ rest: UInt128, _ divisor: UInt128) -> Bool {
      switch self {
      case .halfToEven: WideInteger.roundsUp(quotient, rest, divisor)
      case .halfAwayFromZero: rest >= divisor - rest
      }
    }
  }
}

/// 10 to a power from 0 to 38.
func powerOfTen(_ exponent: Int) -> UInt128 {
  var power: UInt128 = 1
  for _ in 0..<exponent { power *= 10 }
  return power
}
