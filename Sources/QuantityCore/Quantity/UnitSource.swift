/// The source of a unit's factor.
///
///     MeasurementUnit<VolumeKind>.cup.source  // NIST Handbook 44, appendix C
public struct UnitSource: Sendable, Hashable, CustomStringConvertible {
  /// The citation.
  public let description: String

  /// Cites a source.
  ///
  ///     UnitSource("Acme Kitchenware, catalog of 2026")
  public init(_ citation: String) { description = citation }

  /// The international standard for the metric system.
  public static let siBrochure = UnitSource("SI Brochure, 9th edition (BIPM, 2019)")
  /// Customary units of the United States.
  public static let handbook44 = UnitSource("NIST Handbook 44, appendix C")
  /// Conversion factors to the metric system.
  public static let sp811 = UnitSource("NIST Special Publication 811, appendix B")
  /// Imperial units.
  public static let weightsAndMeasuresAct = UnitSource(
    "Weights and Measures Act 1985 (United Kingdom), schedule 1")
  /// Units in Unicode's locale data.
  public static let cldr = UnitSource("Unicode CLDR, units.xml")
  /// Measures on US food labels.
  public static let labelling = UnitSource("21 CFR 101.9(b)(5)(viii), nutrition labelling")
  /// Cups and spoons of Australia.
  public static let australianStandard = UnitSource("Australian Standard AS 1325")
  /// Codes for units in science and medicine.
  public static let ucum = UnitSource("The Unified Code for Units of Measure")
  /// Sticks of butter as sold: 113 g, where a cup is 227 g.
  public static let usda = UnitSource("USDA FoodData Central, SR Legacy, butter")
  /// Units without a standard, as defined by the widely installed program GNU units.
  public static let gnuUnits = UnitSource("GNU units, definitions.units")
  /// Cups and spoons of Scandinavia.
  public static let norskeLeksikon = UnitSource(
    "Store norske leksikon, målenheter for matlaging (snl.no)")
  /// Cups that come with rice cookers.
  public static let riceCookers = UnitSource(
    "Wikibooks, Cookbook:Cup, and the cups of rice cookers")
  /// Cups of Canada before metrication.
  public static let canadianRecipes = UnitSource(
    "Weights and Measures Act (Canada), schedule II, for the fluid ounce; recipes, for 8 to a cup")
  /// Small measures of cookbooks, which no standard defines.
  public static let recipe = UnitSource("the sets of kitchen spoons sold under these names")
}
