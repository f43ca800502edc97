import QuantityCore

extension QuotientMeaning {
  /// Returns the plausible meaning if the numerator can be a volume or a mass: `2.4 t/m3` is in
  /// tonnes, but `2 t/gal` is in teaspoons, since nothing is that dense.
  static func likely(_ meanings: [QuotientMeaning]) -> QuotientMeaning? {
    guard meanings.count == 2,
      let volume = meanings.first(where: { $0.has(.volume, per: .volume) }),
      var mass = meanings.first(where: { $0.has(.mass, per: .volume) })
    else { return nil }
    guard (try? densest.isLess(than: mass.quotient)) == false else {
      var volume = volume
      volume.names.isAnchored = true
      return volume
    }
    mass.names.isAnchored = true
    return mass
  }

  /// Denser than anything on Earth: osmium has 22.6 kg/l.
  private static var densest: AnyQuotient {
    let (kilogram, liter) = (
      MeasurementUnit<MassKind>.kilogram.handle, MeasurementUnit<VolumeKind>.liter.handle
    )
    let ratio = Fraction(numerator: 25 * kilogram.tickCount, denominator: liter.tickCount)
    return AnyQuotient(ratio: ratio, kilogram, per: liter)
  }

  private func has(_ above: AnyKind, per below: AnyKind) -> Bool {
    quotient.numeratorUnit.kind == above && quotient.denominatorUnit.kind == below
  }
}
