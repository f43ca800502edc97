import QuantityCore

extension QuotientMeaning {
  /// Returns the meaning that makes sense of both units, if the name above can be a volume or a mass: `2.4 t/m3`
  /// are tonnes, and `2 t/gal` teaspoons, since nothing is so heavy.
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

  /// Above all that there is on Earth: osmium has 22.6.
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
