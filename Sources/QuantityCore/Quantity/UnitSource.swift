/// Where a unit's factor comes from.
///
///     MeasurementUnit<VolumeKind>.cup.source  // NIST Handbook 44, appendix C
public struct UnitSource: Sendable, Hashable, CustomStringConvertible {
  /// The citation.
  public let description: String

  /// Cites a source.
  ///
  ///     UnitSource("Acme Kitchenware, catalog of 2026")
  public init(_ citation: String) { description = citation }

  /// The international standard of the metric system.
  public static let siBrochure = UnitSource("SI Brochure, 9th edition (BIPM, 2019)")
  /// The customary units of the United States.
  public static let handbook44 = UnitSource("NIST Handbook 44, appendix C")
  /// Conversion factors to the metric system.
  public static let sp811 = UnitSource("NIST Special Publication 811, appendix B")
  /// The imperial units.
  public static let weightsAndMeasuresAct = UnitSource(
    "Weights and Measures Act 1985 (United Kingdom), schedule 1")
  /// The units of Unicode's locale data.
  public static let cldr = UnitSource("Unicode CLDR, units.xml")
  /// The measures of US food labels.
  public static let labelling = UnitSource("21 CFR 101.9(b)(5)(viii), nutrition labelling")
  /// The cups and spoons of Australia.
  public static let australianStandard = UnitSource("Australian Standard AS 1325")
  /// The codes of units in science and medicine.
  public static let ucum = UnitSource("The Unified Code for Units of Measure")
  /// The sticks in which butter is sold: 113 g, where a cup is 227 g.
  public static let usda = UnitSource("USDA FoodData Central, SR Legacy, butter")
  /// Units that no standard defines, as a program has them that is on most computers.
  public static let gnuUnits = UnitSource("GNU units, definitions.units")
  /// The cups and spoons of Scandinavia.
  public static let norskeLeksikon = UnitSource(
    "Store norske leksikon, målenheter for matlaging (snl.no)")
  /// The cups that come with rice cookers.
  public static let riceCookers = UnitSource(
    "Wikibooks, Cookbook:Cup, and the cups of rice cookers")
  /// The cups of Canada before it went metric.
  public static let canadianRecipes = UnitSource(
    "Weights and Measures Act (Canada), schedule II, for the fluid ounce; recipes, for 8 to a cup")
  /// The small measures of cookbooks, which no standard defines.
  public static let recipe = UnitSource("the sets of kitchen spoons sold under these names")
}
