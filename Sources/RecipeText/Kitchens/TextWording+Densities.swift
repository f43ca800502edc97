import QuantityCore
import QuantityReading

extension TextWording {
  /// Returns a substance with the density that the text gives it: after `1 cup (140 g) flour`, half
  /// a cup of flour is 70 g.
  ///
  /// - Parameter measures: the measures of one amount. A volume and a mass among them are recorded.
  mutating func completed(_ substance: Substance, by measures: [ScaledMeasure]) -> Substance {
    if let own = measures.density {
      // Another ratio is a mistake, or the weight of something else.
      let usual = Fraction(7, 10)...Fraction(7, 5)
      let ratio = substance.density.map { try? own.untyped.ratio(to: $0.usual.untyped) }
      if ratio.map({ $0.map(usual.contains) ?? false }) ?? true {
        note(own, of: substance.ingredient)
      }
      return substance
    }
    guard let own = density(of: substance.ingredient),
      let least = try? own.untyped.scaled(by: Fraction(39, 40)),
      let most = try? own.untyped.scaled(by: Fraction(41, 40))
    else { return substance }
    return Substance(
      substance.name, substance.consistency,
      density: (own, Density(known: least)...Density(known: most)))
  }
}

extension [ScaledMeasure] {
  /// The mass per volume of an amount that has both.
  fileprivate var density: Density? {
    guard
      let volume = first(where: { $0.unit.isVolume && $0.isSingle })?.amounts.upper,
      let mass = first(where: { $0.unit.isMass && $0.isSingle })?.amounts.upper,
      let volume = volume.as(VolumeKind.self), let mass = mass.as(MassKind.self)
    else { return nil }
    return try? Density(checking: mass, per: volume)
  }
}

extension ScaledMeasure {
  fileprivate var isSingle: Bool { !found.quantity.isRange && ends.upper.count > 0 }
}
