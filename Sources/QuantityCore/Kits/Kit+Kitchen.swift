// The kits of the kitchen. They list only measures that a cook can be expected to own.

extension [MeasureFraction] {
  /// The cups of a set, and fractions that take two of them.
  static var cups: [MeasureFraction] {
    [
      .scooped(1, 4), .scooped(1, 3), .scooped(1, 2), .scooped(2, 3, scoops: 2),
      .scooped(3, 4, scoops: 2),
    ]
  }

  /// The quarters between two marks of a measuring jug, each read at a glance.
  static var marks: [MeasureFraction] { [.scooped(1, 4), .scooped(1, 2), .scooped(3, 4)] }

  /// The quarters of a cup or a jigger. Three quarters take two measures.
  static var quarters: [MeasureFraction] {
    [.scooped(1, 4), .scooped(1, 2), .scooped(3, 4, scoops: 2)]
  }

  /// The spoons of a set, and the fractions that they make together. Thirds can only
  /// be said.
  static var spoons: [MeasureFraction] {
    [
      .scooped(1, 8), .scooped(1, 4), .scooped(3, 8, scoops: 2), .scooped(1, 2),
      .scooped(5, 8, scoops: 2), .scooped(3, 4, scoops: 2), .scooped(7, 8, scoops: 3),
      .sayable(1, 3), .sayable(2, 3, scoops: 2),
    ]
  }

  /// Half a teaspoon, which sets have a spoon or a line for, and half of that.
  fileprivate static var halfSpoon: [MeasureFraction] {
    [
      .scooped(1, 2), .scooped(1, 4, scoops: 2), .scooped(3, 4, scoops: 3), .sayable(1, 8),
      .sayable(1, 3), .sayable(2, 3, scoops: 2),
    ]
  }
}

extension Measure where Kind == VolumeKind {
  /// A tablespoon, with a half only after a whole and at the end: `1 1/2 tablespoons`. Half a
  /// tablespoon is `1 1/2 teaspoons`, because nobody owns a half-tablespoon.
  fileprivate static func tablespoon(
    _ unit: MeasurementUnit<VolumeKind> = .tablespoon, upTo limit: Int = 3, alone: Int? = 7
  ) -> Measure {
    Measure(
      unit, upTo: limit, alone: alone, fractions: [.scooped(1, 2, scoops: 2, placed: .atEnd)])
  }

  /// A teaspoon with the spoons of a set. A third of one is negligible beside a cup or several
  /// tablespoons.
  fileprivate static func teaspoon(
    _ unit: MeasurementUnit<VolumeKind> = .teaspoon, upTo limit: Int = 2,
    thirdsBesideLessThan most: Amount<VolumeKind>? = Amount(4, .tablespoon)
  ) -> Measure {
    Measure(unit, upTo: limit, fractions: .spoons, sayableBesideLessThan: most)
  }

  /// A pinch, a sixteenth of a teaspoon, only alone. It counts as two scoops, because it is
  /// measured by feel.
  fileprivate static let pinch = Measure(
    .pinch, upTo: 1, scoops: 2, besideLessThan: Amount(1, .pinch))
}

extension Amount where Kind == VolumeKind {
  /// An error that no cook can see: 1/24 teaspoon.
  fileprivate static let unseen = Amount(Fraction(1, 24), .teaspoon)
  /// 1/24 of a metric teaspoon.
  fileprivate static let unseenInMetric = Amount(Fraction(1, 24), .metricTeaspoon)
  /// The amount from which a third of a teaspoon goes unnoticed: four metric tablespoons.
  fileprivate static let fewMetricSpoons = Amount(4, .metricTablespoon)
}

extension Kit where Kind == VolumeKind {
  /// US cups and spoons (`us`), for dry goods and recipes.
  ///
  ///     (1.cups / 3 + 1.teaspoons).formatted(kit: .usKitchen)  // "1/3 cup + 1 teaspoon"
  public static let usKitchen = Kit(
    builtIn: "us",
    [
      Measure(.cup, fractions: .cups),
      .tablespoon(),
      .teaspoon(),
      .pinch,
    ], tolerance: .unseen)

  /// US gallons and quarts, with cups and spoons for smaller amounts (`us-liquid`).
  ///
  ///     6.cups.formatted(kit: .usLiquid)  // "1 1/2 quarts"
  public static let usLiquid = Kit(
    builtIn: "us-liquid",
    [
      Measure(.gallon, fractions: [.scooped(1, 2)]),
      Measure(.quart, upTo: 3, fractions: [.scooped(1, 2, placed: .afterWhole)]),
      Measure(.cup, upTo: 3, fractions: .cups),
      .tablespoon(),
      .teaspoon(),
      .pinch,
    ], tolerance: .unseen)

  /// US quarts, with cups and spoons for smaller amounts, as in recipes.
  package static let usQuarts = Kit(
    builtIn: "us-quarts",
    [
      Measure(.quart, fractions: [.scooped(1, 2, placed: .afterWhole)]),
      Measure(.cup, upTo: 3, fractions: .cups),
      .tablespoon(),
      .teaspoon(),
      .pinch,
    ], tolerance: .unseen)

  /// US fluid ounces with tablespoons and teaspoons (`us-bar`), measured with jiggers.
  ///
  ///     2.25.fluidOunces.formatted(kit: .usBar)  // "2 1/4 fluid ounces"
  public static let usBar = Kit(
    builtIn: "us-bar",
    [
      Measure(.fluidOunce, fractions: .quarters),
      Measure(.tablespoon, upTo: 1),
      .teaspoon(thirdsBesideLessThan: nil),
    ], tolerance: .unseen)

  /// Metric cups of 250 ml, tablespoons of 15 ml and teaspoons of 5 ml (`metric-kitchen`).
  ///
  ///     75.milliliters.formatted(kit: .metricKitchen)  // "5 tablespoons"
  public static let metricKitchen = Kit(
    builtIn: "metric-kitchen",
    [
      Measure(.metricCup, fractions: .cups),
      .tablespoon(.metricTablespoon, alone: 8),
      .teaspoon(.metricTeaspoon, thirdsBesideLessThan: .fewMetricSpoons),
    ], tolerance: .unseenInMetric)

  /// Australian cups of 250 ml, tablespoons of 20 ml and teaspoons of 5 ml (`au`).
  ///
  ///     40.milliliters.formatted(kit: .australianKitchen)  // "2 tablespoons"
  public static let australianKitchen = Kit(
    builtIn: "au",
    [
      Measure(.metricCup, fractions: .cups),
      .tablespoon(.australianTablespoon, alone: 8),
      .teaspoon(
        .metricTeaspoon, upTo: 3, thirdsBesideLessThan: Amount(Fraction(1, 4), .metricCup)),
    ], tolerance: .unseenInMetric)

  /// A jug with imperial pints and fluid ounces, or else metric spoons (`uk`), whichever suits
  /// better.
  ///
  ///     8.imperialFluidOunces.formatted(kit: .ukKitchen)   // "8 fluid ounces"
  ///     25.imperialFluidOunces.formatted(kit: .ukKitchen)  // "1 1/4 pints"
  ///     20.milliliters.formatted(kit: .ukKitchen)          // "1 tablespoon + 1 teaspoon"
  ///
  /// Amounts given in spoons stay in spoons: nobody measures those in a jug.
  ///
  ///     9.metricTablespoons.formatted(kit: .ukKitchen)     // "9 tablespoons"
  public static let ukKitchen = Kit(
    builtIn: "uk",
    [
      Measure(.imperialPint, fractions: .marks),
      Measure(.imperialFluidOunce, upTo: 4, alone: 19, isGraduated: true, fractions: .marks),
    ],
    or: [
      .tablespoon(.metricTablespoon, upTo: 4, alone: nil),
      .teaspoon(.metricTeaspoon, thirdsBesideLessThan: .fewMetricSpoons),
    ], tolerance: .unseenInMetric)

  /// Japanese cups of 200 ml, marked in quarters, tablespoons of 15 ml and teaspoons of 5 ml
  /// (`japanese`): カップ, 大さじ, 小さじ.
  ///
  /// Sets have a half-teaspoon, half of which is scraped off for a quarter. Rice isn't measured in
  /// these cups: if no kit is named, rice cups stay rice cups.
  ///
  ///     150.milliliters.formatted(kit: .japaneseKitchen)  // "3/4 cup"
  public static let japaneseKitchen = Kit(
    builtIn: "japanese",
    [
      Measure(.japaneseCup, fractions: .quarters),
      .tablespoon(.metricTablespoon, alone: 6),
      Measure(
        .metricTeaspoon, upTo: 2, fractions: .halfSpoon,
        sayableBesideLessThan: Amount(Fraction(1, 4), .japaneseCup)),
    ], tolerance: .unseenInMetric)

  /// Liters and deciliters, tablespoons of 15 ml, teaspoons of 5 ml and milliliters (`nordic`), as
  /// in Swedish, Danish and Norwegian sets: dl, msk, tsk and krm.
  ///
  ///     7.metricTeaspoons.formatted(kit: .nordicKitchen)  // "2 tablespoons + 1 teaspoon"
  ///     250.milliliters.formatted(kit: .nordicKitchen)    // "2 1/2 deciliters"
  ///     3.milliliters.formatted(kit: .nordicKitchen)      // "3 milliliters"
  public static let nordicKitchen = Kit(
    builtIn: "nordic",
    [
      Measure(.liter, fractions: [.scooped(1, 2, placed: .afterWhole)]),
      Measure(.deciliter, upTo: 9, fractions: [.scooped(1, 2)]),
      .tablespoon(.metricTablespoon, alone: 6),
      Measure(
        .metricTeaspoon, upTo: 2, fractions: .halfSpoon,
        sayableBesideLessThan: Amount(Fraction(1, 2), .deciliter)),
      Measure(
        .milliliter, upTo: 4, besideLessThan: Amount(Fraction(1, 2), .deciliter),
        fractions: [.scooped(1, 2)]),
    ], tolerance: .unseenInMetric)

  /// Tablespoons of 15 ml and teaspoons of 5 ml up to six tablespoons, then milliliters and liters
  /// (`european`), for cooks who have spoons and a jug but no cups.
  ///
  ///     7.metricTeaspoons.formatted(kit: .europeanKitchen)  // "2 tablespoons + 1 teaspoon"
  ///     1.cups.formatted(kit: .europeanKitchen)             // "~240 milliliters"
  public static let europeanKitchen = Kit(
    builtIn: "european",
    [
      .tablespoon(.metricTablespoon, upTo: 6, alone: nil),
      .teaspoon(.metricTeaspoon, thirdsBesideLessThan: .fewMetricSpoons),
    ], tolerance: .unseenInMetric,
    // A jug shows amounts up to 2 % above 90 ml, six tablespoons, as 90 ml.
    below: Amount(92, .milliliter), orElse: .metric)

  /// Microliters, milliliters and liters (`metric`), decimal.
  ///
  ///     1.cups.formatted(kit: .metric)  // "~240 milliliters"
  public static let metric = Kit(
    "metric", [.microliter, .milliliter, .liter], .decimals(orWhole: []))
}

extension Kit {
  /// Creates a kit of the library. Tests prove its measures valid.
  init(
    builtIn name: String, _ measures: [Measure<Kind>], or alternative: [Measure<Kind>] = [],
    counting: Counting = .scoops, tolerance: Amount<Kind>? = nil
  ) {
    do {
      try self.init(
        name, measures: measures, or: alternative, counting: counting, tolerance: tolerance)
    } catch {
      fatalError("the kit '\(name)' is unsound: \(error)")
    }
  }

  /// Creates a kit of the library with measures for amounts below a limit, and another kit for the
  /// rest.
  fileprivate init(
    builtIn name: String, _ measures: [Measure<Kind>], tolerance: Amount<Kind>,
    below limit: Amount<Kind>, orElse other: Kit
  ) {
    let small = Kit(builtIn: name, measures, tolerance: tolerance)
    self.init(
      name, small.units + other.units,
      .bySize(small.core, below: limit.ticks.count.magnitude, other.core))
  }
}
