public import Quantities

/// A substance in the kitchen, with its density.
///
///     let spelt = Ingredient("spelt flour", density: 99.grams / 1.cups)
///     let table = IngredientTable.standard.adding([spelt])
///
/// Kitchen densities are only known to within a few percent: ``densityRange`` has the bounds, and
/// converted amounts keep them.
public struct Ingredient: Sendable, Hashable {
  /// The name of the substance: `all-purpose flour`.
  public let name: String
  /// The form of the substance, if it isn't the usual one: `sifted`.
  public let variant: String?
  /// Other names of the substance, which apply to all its variants.
  public let aliases: [String]
  /// The most likely density.
  public let density: Density
  /// The lowest and the highest density in the sources.
  public let densityRange: ClosedRange<Density>
  /// Whether the sources differ by more than a tenth, so that weighing is more accurate than
  /// measuring.
  ///
  ///     guard case .found(let flour) = IngredientTable.standard.match("flour") else { return }
  ///     flour.sourcesDiffer  // true
  public let sourcesDiffer: Bool
  /// How the substance fills a measure. It determines how kitchens measure it.
  ///
  ///     guard case .found(let milk) = IngredientTable.standard.match("milk") else { return }
  ///     milk.consistency  // liquid
  public let consistency: Consistency
  /// The sources of the figures.
  public var source: String? {
    switch origin {
    case .text(let text): text
    case .figures(let figures): IngredientFigure.sources(of: figures)
    }
  }
  private let origin: Origin

  /// Makes an ingredient.
  ///
  ///     Ingredient(
  ///       "brown sugar", variant: "loose", density: 145.grams / 1.cups,
  ///       within: 137.grams / 1.cups...153.grams / 1.cups, source: "USDA SR 28")
  ///
  /// - Parameters:
  ///   - name: the name of the substance.
  ///   - variant: the form of the substance, if it isn't the usual one.
  ///   - aliases: other names, such as `(dark|light) corn syrup` or `[fine|bar] sugar`: words in
  ///     parentheses are optional, and exactly one of the words in brackets is required.
  ///   - density: the most likely density.
  ///   - range: the lowest and the highest density; default: the density alone.
  ///   - source: the source of the figures.
  ///   - consistency: how the substance fills a measure.
  /// - Precondition: the densities are greater than zero, and the density is within the range.
  public init(
    _ name: String, variant: String? = nil, aliases: [String] = [], density: Density,
    within range: ClosedRange<Density>? = nil, source: String? = nil,
    consistency: Consistency = .loose
  ) {
    let range = range ?? density...density
    let (least, most) = (
      range.lowerBound.value(in: .gram, per: .cup), range.upperBound.value(in: .gram, per: .cup)
    )
    self.init(
      name, variant: variant, aliases: aliases, density: density, within: range,
      origin: .text(source), sourcesDiffer: most > least * 1.1, consistency: consistency)
  }

  /// The source of figures, in words or as encoded in the data.
  enum Origin: Sendable, Hashable {
    case text(String?)
    case figures(String)
  }

  /// Makes an ingredient when it is already known whether its sources differ.
  init(
    _ name: String, variant: String?, aliases: [String], density: Density,
    within range: ClosedRange<Density>, origin: Origin, sourcesDiffer: Bool,
    consistency: Consistency
  ) {
    precondition(range.contains(density), "The density of \(name) is not within its range")
    precondition(range.lowerBound.value > 0, "The density of \(name) must be greater than zero")
    self.name = name
    self.variant = variant
    self.aliases = aliases
    self.density = density
    densityRange = range
    self.origin = origin
    self.sourcesDiffer = sourcesDiffer
    self.consistency = consistency
  }

  /// Returns the mass of a volume of the substance, with its bounds.
  ///
  ///     guard case .found(let flour) = IngredientTable.standard.match("flour") else { return }
  ///     try flour.mass(of: 2.cups).formatted()  // "~240 grams"
  ///
  /// - Throws: `QuantityError` if the mass does not fit 128 bits of ticks.
  public func mass(of volume: some Volume) throws(QuantityError) -> Estimate<MassKind> {
    try density.estimate(for: volume, within: densityRange)
  }

  /// Returns the volume of a mass of the substance, with its bounds.
  ///
  ///     guard case .found(let sugar) = IngredientTable.standard.match("sugar") else { return }
  ///     try sugar.volume(of: 250.grams).formatted()  // "~1 1/4 cups"
  ///
  /// - Throws: `QuantityError` if the volume does not fit 128 bits of ticks.
  public func volume(of mass: some Mass) throws(QuantityError) -> Estimate<VolumeKind> {
    try density.estimate(for: mass, within: densityRange)
  }
}

extension Ingredient: CustomStringConvertible {
  /// The name, with the variant if there is one: `brown sugar, loose`.
  public var description: String { variant.map { "\(name), \($0)" } ?? name }
}
