// The kits of scales and clocks.

extension Kit where Kind == MassKind {
  /// Pounds and ounces (`pounds`), as a scale shows them.
  ///
  ///     24.ounces.formatted(kit: .pounds)  // "1 1/2 pounds"
  public static let pounds = Kit(
    builtIn: "pounds",
    [
      Measure(
        .pound,
        fractions: [
          .scooped(1, 4, placed: .afterWhole), .scooped(1, 2, placed: .afterWhole),
          .scooped(3, 4, placed: .afterWhole), .sayable(1, 3), .sayable(2, 3),
        ]),
      Measure(
        .ounce, upTo: 15,
        fractions: [
          .scooped(1, 4), .scooped(1, 2), .scooped(3, 4), .sayable(1, 3), .sayable(2, 3),
        ]),
    ], counting: .marks)

  /// Nanograms, micrograms, milligrams, grams, kilograms and tonnes (`metric`), decimal.
  ///
  ///     1.pounds.formatted(kit: .metric)  // "~450 grams"
  public static let metric = Kit(
    "metric", [.nanogram, .microgram, .milligram, .gram, .kilogram, .tonne],
    .decimals(orWhole: []))

  /// Stones and pounds (`stone`), as bathroom scales show them.
  ///
  ///     150.pounds.formatted(kit: .stone)  // "10 stone 10 pounds"
  public static let stone = Kit(
    builtIn: "stone",
    [
      Measure(.stone),
      Measure(.pound, upTo: 13, fractions: .marks),
    ], counting: .marks)

  /// Creates the kit of a scale with a step: in grams and kilograms if the step is metric,
  /// otherwise in pounds and ounces.
  ///
  ///     999.9.grams.formatted(kit: .scale(step: 1.grams))        // "~1 kilogram"
  ///     1.2.pounds.formatted(kit: .scale(step: 0.125.ounces))    // "~1 pound 3 1/4 ounces"
  ///
  /// Ounces have a fraction. A style can show them as a digital scale does:
  ///
  ///     288.grams.formatted(.decimal, kit: .scale(step: 0.1.ounces))  // "~10.2 ounces"
  ///
  /// The nearest multiple is shown, however far off it is. If that is zero or outside the bound
  /// that the caller gave, the amount is shown as it is.
  ///
  ///     18.grams.formatted(kit: .scale(step: 5.grams))  // "~20 grams"
  ///     2.grams.formatted(kit: .scale(step: 5.grams))   // "2 grams"
  ///
  /// - Precondition: the step is positive.
  public static func scale(step: some Mass) -> Kit {
    let isMetric = step.unit.systems.contains(.metric)
    return Kit(
      "scale", step: step, units: isMetric ? [.gram, .kilogram] : [.pound, .ounce])
  }
}

extension Kit where Kind == VolumeKind {
  /// Creates the kit of a measure with marks, such as a syringe or a jug: in milliliters and liters
  /// if the step is metric, otherwise in fluid ounces.
  ///
  ///     1.23.milliliters.formatted(kit: .scale(step: 0.1.milliliters))   // "~1.2 milliliters"
  ///     3.4.fluidOunces.formatted(kit: .scale(step: 0.5.fluidOunces))    // "~3 1/2 fluid ounces"
  ///
  /// The nearest multiple is shown, as on a ``scale(step:)-(Mass)``.
  ///
  /// - Precondition: the step is positive.
  public static func scale(step: some Volume) -> Kit {
    let systems = step.unit.systems
    if systems.contains(.metric) {
      return Kit("scale", step: step, units: [.milliliter, .liter])
    }
    let isImperial = systems.contains(.imperial) && !systems.contains(.usCustomary)
    return Kit("scale", step: step, units: [isImperial ? .imperialFluidOunce : .fluidOunce])
  }
}

extension Kit where Kind == TimeKind {
  /// Days, hours, minutes and seconds (`clock`), with milliseconds, microseconds and nanoseconds
  /// below a second.
  ///
  ///     5400.seconds.formatted(kit: .clock)  // "1 hour 30 minutes"
  public static let clock = Kit(
    "clock", [.day, .hour, .minute, .second, .millisecond, .microsecond, .nanosecond],
    .clock(decimalsFrom: 3))

  /// The clock with weeks before days, for amounts given in weeks: six weeks stay six weeks.
  static let weeks = Kit(
    "clock", [.week, .day, .hour, .minute, .second, .millisecond, .microsecond, .nanosecond],
    .clock(decimalsFrom: 4))
}
