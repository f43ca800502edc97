import Quantities

/// How a coffee is brewed by pouring water over it. All follows from the dose and the ratio.
struct Brew {
  /// How much ground coffee.
  let dose: Amount<MassKind>
  /// How many times as much water, by weight: the 16 of 1:16.
  let ratio: Fraction
  /// The resolution of the scale under the pot; pours are rounded to it.
  let step: Amount<MassKind>
  /// How fast the kettle pours.
  var pourRate: MassFlow = 6.grams / 1.seconds
  /// How long it is from the start of a pour to that of the next.
  var interval = 45.seconds
  /// How many pours follow the bloom.
  var pourCount = 3

  init(dose: any Mass, ratio: Fraction, step: any Mass = 1.grams) {
    self.dose = Amount(dose)
    self.ratio = ratio
    self.step = Amount(step)
  }

  var water: Amount<MassKind> { (dose * ratio).rounded(to: step) }

  /// The water as a jug measures it, when it is cold.
  var waterVolume: Amount<VolumeKind> {
    let density: Density = 1.grams / 1.milliliters
    return water / density
  }

  /// How much water lets the coffee bloom: two to three times as much as there is coffee.
  var bloom: ClosedRange<Amount<MassKind>> { dose * 2...dose * 3 }

  /// One pour: its times, and the reading of the scale at its end.
  struct Pour: Equatable {
    let start: Amount<TimeKind>
    let end: Amount<TimeKind>
    let reading: Amount<MassKind>
  }

  /// The bloom and the pours after it, which share the rest of the water.
  var pours: [Pour] {
    let first = dose * Fraction(5, 2)
    var poured = Amount.zero(in: dose.unit)
    return (0...pourCount).map { index in
      let share = (water - first) * Fraction(index, pourCount)
      let reading = (first + share).rounded(to: step)
      let start = interval * index
      let duration = (reading - poured) / pourRate
      poured = reading
      return Pour(start: start, end: (start + duration).rounded(to: 1.seconds), reading: reading)
    }
  }

  /// How much of the coffee is in the drink, where the grounds keep twice their weight of water.
  ///
  /// - Parameter strength: the dissolved part of the drink by weight, as a refractometer shows it.
  func extraction(strength: Fraction) -> Fraction {
    let drink = water - dose * 2
    return drink * strength / dose
  }
}
