public import Quantities

/// A substance of the kitchen, and how heavy a volume of it is.
///
///     let spelt = Ingredient("spelt flour", density: 99.grams / 1.cups)
///     let table = IngredientTable.standard.adding([spelt])
///
/// Kitchen densities are known to some per cent: ``densityRange`` tells from where to where, and
/// amounts that are made of it carry that on.
public struct Ingredient: Sendable, Hashable {
  /// What the substance is called: `all-purpose flour`.
  public let name: String
  /// The form in which it is, if not the usual: `sifted`.
  public let variant: String?
  /// What else the substance is called, in each of its variants.
  public let aliases: [String]
  /// The mass for each volume that is most likely.
  public let density: Density
  /// The densities from the least to the most that it can be.
  public let densityRange: ClosedRange<Density>
  /// Where the figures come from.
  public let source: String?

  /// Describes a substance.
  ///
  ///     Ingredient(
  ///       "brown sugar", variant: "loose", density: 145.grams / 1.cups,
  ///       within: 137.grams / 1.cups...153.grams / 1.cups, source: "USDA SR 28")
  ///
  /// - Parameters:
  ///   - name: what the substance is called.
  ///   - variant: the form in which it is, if not the usual.
  ///   - aliases: what else it is called; a word in parentheses can be left out.
  ///   - density: the mass for each volume.
  ///   - range: the densities from the least to the most; the density alone if nothing is said.
  ///   - source: where the figures come from.
  /// - Precondition: the densities are more than zero, and the density is within the range.
  public init(
    _ name: String, variant: String? = nil, aliases: [String] = [], density: Density,
    within range: ClosedRange<Density>? = nil, source: String? = nil
  ) {
    let range = range ?? density...density
    precondition(range.contains(density), "The density of \(name) is not within its range")
    precondition(range.lowerBound.value > 0, "The density of \(name) must be more than zero")
    self.name = name
    self.variant = variant
    self.aliases = aliases
    self.density = density
    densityRange = range
    self.source = source
  }

  /// What so much of the substance weighs, with the range in which that is.
  ///
  ///     guard case .found(let flour) = IngredientTable.standard.match("flour") else { return }
  ///     try flour.mass(of: 2.cups).formatted()  // "~240 grams"
  ///
  /// - Throws: `QuantityError` if the mass does not fit 128 bits of ticks.
  public func mass(of volume: any Volume) throws(QuantityError) -> Estimate<MassKind> {
    try density.estimate(for: volume, within: densityRange)
  }

  /// How much room so much of the substance takes, with the range in which that is.
  ///
  ///     guard case .found(let sugar) = IngredientTable.standard.match("sugar") else { return }
  ///     try sugar.volume(of: 250.grams).formatted()  // "~1 1/4 cups"
  ///
  /// - Throws: `QuantityError` if the volume does not fit 128 bits of ticks.
  public func volume(of mass: any Mass) throws(QuantityError) -> Estimate<VolumeKind> {
    try density.estimate(for: mass, within: densityRange)
  }
}

extension Ingredient: CustomStringConvertible {
  /// The name, with the variant if there is one: `brown sugar, loose`.
  public var description: String { variant.map { "\(name), \($0)" } ?? name }
}
