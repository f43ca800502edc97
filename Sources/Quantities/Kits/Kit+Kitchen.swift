// The kits of the kitchen. What is listed here is what a person can be expected to own.

extension [MeasureFraction] {
  /// The cups of a set, and what two of them make.
  static var cups: [MeasureFraction] {
    [
      .scooped(1, 4), .scooped(1, 3), .scooped(1, 2), .scooped(2, 3, scoops: 2),
      .scooped(3, 4, scoops: 2),
    ]
  }

  /// The quarters of a measuring jug.
  static var quarters: [MeasureFraction] {
    [.scooped(1, 4), .scooped(1, 2), .scooped(3, 4, scoops: 2)]
  }

  /// The spoons of a set, and what they make together; thirds can only be said.
  static var spoons: [MeasureFraction] {
    [
      .scooped(1, 8), .scooped(1, 4), .scooped(3, 8, scoops: 2), .scooped(1, 2),
      .scooped(5, 8, scoops: 2), .scooped(3, 4, scoops: 2), .scooped(7, 8, scoops: 3),
      .sayable(1, 3), .sayable(2, 3, scoops: 2),
    ]
  }
}

extension Kit where Kind == VolumeKind {
  /// US cups and spoons (`us`), for dry goods and recipes.
  ///
  ///     (1.cups / 3 + 1.teaspoons).formatted(kit: .usKitchen)  // "1/3 cup + 1 teaspoon"
  public static let usKitchen = Kit(
    builtIn: "us",
    [
      Measure(.cup, fractions: .cups),
      Measure(.tablespoon, upTo: 3),
      Measure(.teaspoon, upTo: 2, fractions: .spoons),
    ])

  /// US gallons and quarts, with cups and spoons below them (`us-liquid`).
  ///
  ///     6.cups.formatted(kit: .usLiquid)  // "1 1/2 quarts"
  public static let usLiquid = Kit(
    builtIn: "us-liquid",
    [
      Measure(.gallon, fractions: [.scooped(1, 2)]),
      Measure(.quart, upTo: 3, fractions: [.scooped(1, 2, placed: .afterWhole)]),
      Measure(.cup, upTo: 3, fractions: .cups),
      Measure(.tablespoon, upTo: 3),
      Measure(.teaspoon, upTo: 2, fractions: .spoons),
    ])

  /// US fluid ounces with tablespoons and teaspoons (`us-bar`), as jiggers have them.
  ///
  ///     2.25.fluidOunces.formatted(kit: .usBar)  // "2 1/4 fluid ounces"
  public static let usBar = Kit(
    builtIn: "us-bar",
    [
      Measure(.fluidOunce, fractions: .quarters),
      Measure(.tablespoon, upTo: 1),
      Measure(.teaspoon, upTo: 2, fractions: .spoons),
    ])

  /// Metric cups of 250 ml, tablespoons of 15 ml and teaspoons of 5 ml (`metric-kitchen`).
  ///
  ///     15.milliliters.formatted(kit: .metricKitchen)  // "1 tablespoon"
  public static let metricKitchen = Kit(
    builtIn: "metric-kitchen",
    [
      Measure(.metricCup, fractions: .cups),
      Measure(.metricTablespoon, upTo: 4),
      Measure(.metricTeaspoon, upTo: 2, fractions: .spoons),
    ])

  /// Australian cups of 250 ml, tablespoons of 20 ml and teaspoons of 5 ml (`au`).
  ///
  ///     40.milliliters.formatted(kit: .australianKitchen)  // "2 tablespoons"
  public static let australianKitchen = Kit(
    builtIn: "au",
    [
      Measure(.metricCup, fractions: .cups),
      Measure(.australianTablespoon, upTo: 3),
      Measure(.metricTeaspoon, upTo: 3, fractions: .spoons),
    ])

  /// Imperial pints and fluid ounces (`uk`).
  ///
  ///     25.imperialFluidOunces.formatted()  // "1 1/4 pints"
  public static let ukKitchen = Kit(
    builtIn: "uk",
    [
      Measure(.imperialPint, fractions: .quarters),
      Measure(.imperialFluidOunce, upTo: 4, fractions: .quarters),
    ])

  /// Milliliters and liters (`metric`), decimal.
  ///
  ///     1.cups.formatted(kit: .metric)  // "~237 milliliters"
  public static let metric = Kit("metric", [.milliliter, .liter], .decimals)
}

extension Kit {
  /// A kit of the library, whose measures the tests prove sound.
  init(builtIn name: String, _ measures: [Measure<Kind>], counting: Counting = .scoops) {
    do {
      try self.init(name, measures: measures, counting: counting)
    } catch {
      fatalError("the kit '\(name)' is unsound: \(error)")
    }
  }
}
