import Quantities

/// What a patient is given of a suspension, by weight.
struct Dosing {
  /// How much for each kilogram of the patient, at a time: 15 mg/kg.
  let dosePerWeight: Quotient<MassKind, MassKind>
  /// What the suspension contains: 160 mg / 5 ml.
  let concentration: Density
  /// The most that anyone may have in a day.
  let dailyMaximum: Amount<MassKind>
  let dosesPerDay: Int
  let weight: Amount<MassKind>

  /// The marks of the syringe.
  static let step = 0.1.milliliters

  /// The dose by weight, or less if a day's doses would exceed the maximum.
  var dose: Amount<MassKind> {
    dosePerWeight.multiplied(by: weight).clamped(to: 0.grams...dailyMaximum / dosesPerDay)
  }

  var volume: Amount<VolumeKind> { dose / concentration }

  /// The mark to which the syringe is filled: the last that does not exceed the dose.
  ///
  /// - Throws: ``Refusal/tooCoarse`` if more than a twentieth of the dose would be missing.
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
