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

  /// A positive ratio rounded to so many significant digits, but to no more than so many places; a
  /// number with more digits before the point keeps them all, because zeros in their place would be
  /// wrong without saying so.
  init(
    _ ratio: (UInt128, UInt128), significantDigits digits: Int, maxPlaces: Int = 38,
    rounding: Rounding
  ) {
    var (whole, rest) = ratio.0.quotientAndRemainder(dividingBy: ratio.1)
    var places = 0
    if whole > 0 {
      places = max(0, digits - DecimalValue.digitCount(of: whole))
    } else {
      // One place more for each zero after the point.
      while whole == 0, places < maxPlaces {
        (whole, rest) = DecimalValue.digits(1, rest, ratio.1)
        places += 1
      }
      places += digits - 1
    }
    self.init(ratio, places: min(places, maxPlaces), rounding: rounding)
  }

  /// A ratio rounded to so many decimal places, or to as many as fit.
  init(_ ratio: (UInt128, UInt128), places: Int, rounding: Rounding) {
    var (count, rest) = ratio.0.quotientAndRemainder(dividingBy: ratio.1)
    var done = 0
    while done < places {
      let step = min(places - done, 18)
      let (scaled, isTooLong) = count.multipliedReportingOverflow(by: powerOfTen(step))
      guard !isTooLong, scaled < UInt128.max / 2 else { break }
      let (digits, next) = DecimalValue.digits(step, rest, ratio.1)
      (count, rest, done) = (scaled + digits, next, done + step)
    }
    self.count = count + (rounding.roundsUp(count, rest, ratio.1) ? 1 : 0)
    self.places = done
  }

  /// The next digits of a quotient, as a number, and what is left to divide.
  private static func digits(
    _ count: Int, _ rest: UInt128, _ divisor: UInt128
  ) -> (UInt128, UInt128) {
    // The rest is less than the divisor, so the quotient has no more than `count` digits.
    WideInteger.multiply(rest, powerOfTen(count), dividingBy: divisor) ?? (0, 0)
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
