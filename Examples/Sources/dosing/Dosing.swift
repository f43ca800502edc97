import Quantities

/// What a patient is given of a suspension, by weight.
struct Dosing {
  /// How much for each kilogram of the patient in a day: 60 mg/kg/day.
  let dosePerWeight: CompoundQuotient<MassKind, MassKind, TimeKind>
  /// What the suspension contains: 160 mg / 5 ml.
  let concentration: Density
  /// The most that anyone may have: 4 g/day.
  let maximum: Quotient<MassKind, TimeKind>
  /// How long after one dose the next is given.
  let interval: Amount<TimeKind>
  let weight: Amount<MassKind>

  /// The marks of the syringe.
  static let step = 0.1.milliliters

  /// The dose by weight, or the maximum if that is less.
  var dose: Amount<MassKind> {
    min(dosePerWeight.multiplied(by: weight), maximum).multiplied(by: interval)
  }

  var volume: Amount<VolumeKind> { dose / concentration }

  /// The highest mark of the syringe that does not exceed the dose.
  ///
  /// - Throws: `Refusal.tooCoarse` if more than a twentieth of the dose would be missing.
  var mark: Amount<VolumeKind> {
    get throws(Refusal) {
      let mark = volume.rounded(to: Self.step, .down)
      guard mark >= volume * Fraction(19, 20) else { throw .tooCoarse }
      return mark
    }
  }
}

/// What drips into a vein.
struct Infusion {
  let volume: Amount<VolumeKind>
  let time: Amount<TimeKind>

  var rate: Flow { volume / time }

  /// How many drops to count in a minute, of the usual drip, which makes 20 of a milliliter.
  var drops: QuotientPresentation<VolumeKind, TimeKind>? {
    rate.presented(in: .medicalDrop, per: .minute)
  }
}
