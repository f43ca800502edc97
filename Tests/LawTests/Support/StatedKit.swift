import Quantities

/// A kit with its specification from the design. Tests must not rely on the kit's own description.
struct StatedKit<Kind: QuantityKind>: Sendable, CustomStringConvertible {
  let kit: Kit<Kind>
  /// The measures, largest first. If a kit has several ladders, an amount uses the measures of only
  /// one.
  let ladders: [[StatedMeasure<Kind>]]
  /// The only ladder for amounts given in spoons, if that makes a difference.
  var spoons: [StatedMeasure<Kind>]?
  /// Whether scoops cost nothing, and only the last part can have a fraction.
  var isScale = false
  /// The ticks of its teaspoon (a cook can't see 1/24 of it); `nil` for masses.
  var teaspoon: Int128?
  /// The unit for amounts that aren't measurable.
  let smallest: MeasurementUnit<Kind>

  var description: String { kit.name }

  /// The measures of all ladders, largest first.
  var measures: [StatedMeasure<Kind>] {
    ladders.joined().sorted { $0.unit.ticks > $1.unit.ticks }
  }

  /// The measures, for rebuilding the kit after a failure.
  var details: String {
    let lines = ladders.map { $0.map(\.description).joined(separator: "; ") }
    return "\(isScale ? "scale" : "kit") '\(kit)': \(lines.joined(separator: " or else "))"
  }

  /// The kit for amounts given in spoons, if that makes a difference.
  var ofSpoons: StatedKit? {
    spoons.map { StatedKit(kit: kit, ladders: [$0], teaspoon: teaspoon, smallest: smallest) }
  }

  /// Groups the units: in all units of a group, an amount has the same answer.
  func groups(of units: [MeasurementUnit<Kind>]) -> [[MeasurementUnit<Kind>]] {
    guard spoons != nil else { return [units] }
    return [units.filter { !$0.isSpoon }, units.filter(\.isSpoon)]
  }
}

extension MeasurementUnit {
  /// Whether cooks call it a spoon, in any system.
  var isSpoon: Bool { ["tablespoon", "dessertspoon", "teaspoon"].contains(name) }

  /// Whether it is smaller than 1/8 US teaspoon. Amounts in drops don't count as amounts in spoons,
  /// so the difference that no cook can see in a spoon is kept.
  var isTiny: Bool {
    Kind.self == VolumeKind.self
      && 8 * ticks.count < MeasurementUnit<VolumeKind>.teaspoon.ticks.count
  }
}

extension StatedKit<VolumeKind> {
  static let all = [
    usKitchen, usLiquid, usBar, metricKitchen, australianKitchen, ukKitchen, japaneseKitchen,
    nordicKitchen,
  ]

  static let usKitchen = StatedKit(
    kit: .usKitchen, ladders: [[.init(.cup, fractions: cups)] + usSpoons],
    teaspoon: size(.teaspoon), smallest: .teaspoon)

  static let usLiquid = StatedKit(
    kit: .usLiquid,
    ladders: [
      [
        .init(.gallon, fractions: [.scooped(1, 2)]),
        .init(.quart, upTo: 3, fractions: [.scooped(1, 2, placed: .afterWhole)]),
        .init(.cup, upTo: 3, fractions: cups),
      ] + usSpoons
    ],
    teaspoon: size(.teaspoon), smallest: .teaspoon)

  static let usBar = StatedKit(
    kit: .usBar,
    ladders: [
      [
        .init(
          .fluidOunce,
          fractions: [.scooped(1, 4), .scooped(1, 2), .scooped(3, 4, scoops: 2)]),
        .init(.tablespoon, upTo: 1), .init(.teaspoon, upTo: 2, fractions: eighths),
      ]
    ],
    teaspoon: size(.teaspoon), smallest: .teaspoon)

  static let metricKitchen = StatedKit(
    kit: .metricKitchen,
    ladders: [
      [
        .init(.metricCup, fractions: cups),
        .init(.metricTablespoon, upTo: 3, alone: 8, fractions: [half]),
        .init(
          .metricTeaspoon, upTo: 2, fractions: eighths,
          sayableBesideLessThan: 4 * size(.metricTablespoon)),
      ]
    ],
    teaspoon: size(.metricTeaspoon), smallest: .metricTeaspoon)

  static let australianKitchen = StatedKit(
    kit: .australianKitchen,
    ladders: [
      [
        .init(.metricCup, fractions: cups),
        .init(.australianTablespoon, upTo: 3, alone: 8, fractions: [half]),
        .init(
          .metricTeaspoon, upTo: 3, fractions: eighths,
          sayableBesideLessThan: size(.metricCup) / 4),
      ]
    ],
    teaspoon: size(.metricTeaspoon), smallest: .metricTeaspoon)

  /// A jug or spoons; amounts given in spoons have any count of them.
  static let ukKitchen = StatedKit(
    kit: .ukKitchen,
    ladders: [
      [
        .init(.imperialPint, fractions: marks),
        .init(.imperialFluidOunce, upTo: 4, alone: 19, isGraduated: true, fractions: marks),
      ],
      [.init(.metricTablespoon, upTo: 4, fractions: [half]), ukTeaspoon],
    ],
    spoons: [.init(.metricTablespoon, fractions: [half]), ukTeaspoon],
    teaspoon: size(.metricTeaspoon), smallest: .metricTeaspoon)

  static let japaneseKitchen = StatedKit(
    kit: .japaneseKitchen,
    ladders: [
      [
        .init(
          .japaneseCup,
          fractions: [.scooped(1, 4), .scooped(1, 2), .scooped(3, 4, scoops: 2)]),
        .init(.metricTablespoon, upTo: 3, alone: 6, fractions: [half]),
        .init(
          .metricTeaspoon, upTo: 2, fractions: halves,
          sayableBesideLessThan: size(.japaneseCup) / 4),
      ]
    ],
    teaspoon: size(.metricTeaspoon), smallest: .metricTeaspoon)

  static let nordicKitchen = StatedKit(
    kit: .nordicKitchen,
    ladders: [
      [
        .init(.liter, fractions: [.scooped(1, 2, placed: .afterWhole)]),
        .init(.deciliter, upTo: 9, fractions: [.scooped(1, 2)]),
        .init(.metricTablespoon, upTo: 3, alone: 6, fractions: [half]),
        .init(
          .metricTeaspoon, upTo: 2, fractions: halves,
          sayableBesideLessThan: size(.deciliter) / 2),
        .init(
          .milliliter, upTo: 4, besideLessThan: size(.deciliter) / 2, fractions: [.scooped(1, 2)]),
      ]
    ],
    teaspoon: size(.metricTeaspoon), smallest: .metricTeaspoon)

  /// The spoons of the European kitchen, which shows larger amounts in metric units.
  static let europeanSpoons = StatedKit(
    kit: .europeanKitchen,
    ladders: [
      [
        .init(.metricTablespoon, upTo: 6, fractions: [half]),
        .init(
          .metricTeaspoon, upTo: 2, fractions: eighths,
          sayableBesideLessThan: 4 * size(.metricTablespoon)),
      ]
    ],
    teaspoon: size(.metricTeaspoon), smallest: .metricTeaspoon)

  static func size(_ unit: MeasurementUnit<VolumeKind>) -> Int128 { unit.ticks.count }
}

extension StatedKit<VolumeKind> {
  private static let usSpoons: [StatedMeasure<VolumeKind>] = [
    .init(.tablespoon, upTo: 3, alone: 7, fractions: [half]),
    .init(
      .teaspoon, upTo: 2, fractions: eighths, sayableBesideLessThan: 4 * size(.tablespoon)),
    .init(.pinch, upTo: 1, scoops: 2, besideLessThan: 1),
  ]

  private static let ukTeaspoon = StatedMeasure<VolumeKind>(
    .metricTeaspoon, upTo: 2, fractions: eighths,
    sayableBesideLessThan: 4 * size(.metricTablespoon))

  private static let cups: [MeasureFraction] = [
    .scooped(1, 4), .scooped(1, 3), .scooped(1, 2), .scooped(2, 3, scoops: 2),
    .scooped(3, 4, scoops: 2),
  ]

  /// Half a tablespoon.
  private static let half = MeasureFraction.scooped(1, 2, scoops: 2, placed: .atEnd)

  /// The fractions of a teaspoon with spoons for eighths.
  private static let eighths: [MeasureFraction] = [
    .scooped(1, 8), .scooped(1, 4), .scooped(3, 8, scoops: 2), .scooped(1, 2),
    .scooped(5, 8, scoops: 2), .scooped(3, 4, scoops: 2), .scooped(7, 8, scoops: 3),
    .sayable(1, 3), .sayable(2, 3, scoops: 2),
  ]

  /// The fractions of a teaspoon if the smallest spoon is half of one.
  private static let halves: [MeasureFraction] = [
    .scooped(1, 2), .scooped(1, 4, scoops: 2), .scooped(3, 4, scoops: 3), .sayable(1, 8),
    .sayable(1, 3), .sayable(2, 3, scoops: 2),
  ]

  /// The marks of a jug.
  private static let marks: [MeasureFraction] = [
    .scooped(1, 4), .scooped(1, 2), .scooped(3, 4),
  ]
}

extension StatedKit<MassKind> {
  static let all = [pounds, stone]

  static let pounds = StatedKit(
    kit: .pounds,
    ladders: [
      [
        .init(
          .pound,
          fractions: [
            .scooped(1, 4, placed: .afterWhole), .scooped(1, 2, placed: .afterWhole),
            .scooped(3, 4, placed: .afterWhole), .sayable(1, 3), .sayable(2, 3),
          ]),
        .init(.ounce, upTo: 15, fractions: quarters + [.sayable(1, 3), .sayable(2, 3)]),
      ]
    ],
    isScale: true, smallest: .ounce)

  static let stone = StatedKit(
    kit: .stone,
    ladders: [[.init(.stone), .init(.pound, upTo: 13, fractions: quarters)]],
    isScale: true, smallest: .pound)

  private static let quarters: [MeasureFraction] = [
    .scooped(1, 4), .scooped(1, 2), .scooped(3, 4),
  ]
}
