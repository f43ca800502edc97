import Quantities

/// A kit beside what the design says of it, so that the tests do not go by what the kit says of
/// itself.
struct StatedKit<Kind: QuantityKind>: Sendable, CustomStringConvertible {
  let kit: Kit<Kind>
  /// The measures, the largest first. Where a kit has several ladders, an amount is made of the
  /// measures of one of them.
  let ladders: [[StatedMeasure<Kind>]]
  /// Whether scoops cost nothing, and a fraction stands only in the last part.
  var isScale = false
  /// The ticks of its own teaspoon, of which a cook cannot see 1/24; masses have none.
  var teaspoon: Int128?
  /// The ticks of what it has for a cup, if that is smaller.
  var ownCup: Int128?
  /// The unit in which what is not measurable is said.
  let smallest: MeasurementUnit<Kind>

  var description: String { kit.name }

  /// The measures of all ladders, the largest first.
  var measures: [StatedMeasure<Kind>] {
    ladders.joined().sorted { $0.unit.ticks > $1.unit.ticks }
  }

  /// The measures, to build the kit again from a failure.
  var details: String {
    let lines = ladders.map { $0.map(\.description).joined(separator: "; ") }
    return "\(isScale ? "scale" : "kit") '\(kit)': \(lines.joined(separator: " or else "))"
  }
}

/// What a kit has of one unit.
struct StatedMeasure<Kind: QuantityKind>: Sendable {
  let unit: MeasurementUnit<Kind>
  /// The greatest whole count, or `nil` if any is allowed.
  var most: Int?
  /// The greatest where no larger unit is used, if that is more.
  var mostAlone: Int?
  /// What one whole count takes.
  var scoops = 1
  /// The ticks that all parts beside it must be less than, if there is a limit.
  var neighborhood: Int128?
  var fractions: [MeasureFraction] = []

  init(
    _ unit: MeasurementUnit<Kind>, upTo most: Int? = nil, alone mostAlone: Int? = nil,
    fractions: [MeasureFraction] = []
  ) {
    self.unit = unit
    self.most = most
    self.mostAlone = mostAlone
    self.fractions = fractions
  }

  /// The measure as one gives it to a kit of one's own.
  ///
  /// - Parameter sayableBeside: the largest unit beside which stands what can only be said.
  func measure(sayableBeside: MeasurementUnit<Kind>?) -> Measure<Kind> {
    Measure(
      unit, upTo: most, alone: mostAlone, scoops: scoops,
      besideLessThan: neighborhood.map { Amount(ticks: Ticks($0), unit: unit) },
      fractions: fractions, sayableBeside: sayableBeside)
  }
}

extension StatedMeasure: CustomStringConvertible {
  var description: String {
    let fractions = fractions.map { fraction in
      let scoops = fraction.isMeasurable ? "\(fraction.scoops)" : "\(fraction.scoops) said"
      let place = fraction.placement == .afterWhole ? ", after a whole" : ""
      return "\(fraction.value) (\(scoops)\(place))"
    }
    let limit = most.map { "0...\($0)" } ?? "any"
    let alone = mostAlone.map { ", to \($0) alone" } ?? ""
    return "\(unit) \(limit)\(alone) \(fractions.joined(separator: " "))"
  }
}

extension StatedKit<VolumeKind> {
  static let all = [
    usKitchen, usLiquid, usBar, metricKitchen, australianKitchen, ukKitchen, japaneseKitchen,
    nordicKitchen,
  ]

  static let usKitchen = StatedKit(
    kit: .usKitchen,
    ladders: [[.init(.cup, fractions: cups), .init(.tablespoon, upTo: 3)] + teaspoonAndPinch],
    teaspoon: size(.teaspoon), smallest: .teaspoon)

  static let usLiquid = StatedKit(
    kit: .usLiquid,
    ladders: [
      [
        .init(.gallon, fractions: [.scooped(1, 2)]),
        .init(.quart, upTo: 3, fractions: [.scooped(1, 2, placed: .afterWhole)]),
        .init(.cup, upTo: 3, fractions: cups), .init(.tablespoon, upTo: 3),
      ] + teaspoonAndPinch
    ],
    teaspoon: size(.teaspoon), smallest: .teaspoon)

  static let usBar = StatedKit(
    kit: .usBar,
    ladders: [
      [
        .init(.fluidOunce, fractions: quarters), .init(.tablespoon, upTo: 1),
        .init(.teaspoon, upTo: 2, fractions: spoons),
      ]
    ],
    teaspoon: size(.teaspoon), smallest: .teaspoon)

  static let metricKitchen = StatedKit(
    kit: .metricKitchen,
    ladders: [
      [
        .init(.metricCup, fractions: cups), .init(.metricTablespoon, upTo: 3, alone: 8),
        .init(.metricTeaspoon, upTo: 2, fractions: spoons),
      ]
    ],
    teaspoon: size(.metricTeaspoon), smallest: .metricTeaspoon)

  static let australianKitchen = StatedKit(
    kit: .australianKitchen,
    ladders: [
      [
        .init(.metricCup, fractions: cups), .init(.australianTablespoon, upTo: 3, alone: 8),
        .init(.metricTeaspoon, upTo: 3, fractions: spoons),
      ]
    ],
    teaspoon: size(.metricTeaspoon), smallest: .metricTeaspoon)

  static let ukKitchen = StatedKit(
    kit: .ukKitchen,
    ladders: [
      [
        .init(.imperialPint, fractions: quarters),
        .init(.imperialFluidOunce, upTo: 4, fractions: quarters),
      ],
      [
        .init(.metricTablespoon, upTo: 4), .init(.metricTeaspoon, upTo: 2, fractions: spoons),
      ],
    ],
    teaspoon: size(.metricTeaspoon), smallest: .metricTeaspoon)

  static let japaneseKitchen = StatedKit(
    kit: .japaneseKitchen,
    ladders: [
      [
        .init(.japaneseCup, fractions: quarters), .init(.metricTablespoon, upTo: 3),
        .init(.metricTeaspoon, upTo: 2, fractions: halfSpoon),
      ]
    ],
    teaspoon: size(.metricTeaspoon), ownCup: size(.japaneseCup), smallest: .metricTeaspoon)

  static let nordicKitchen: StatedKit = {
    var milliliter = StatedMeasure(
      MeasurementUnit<VolumeKind>.milliliter, upTo: 4, fractions: [.scooped(1, 2)])
    milliliter.neighborhood = size(.deciliter) / 2
    return StatedKit(
      kit: .nordicKitchen,
      ladders: [
        [
          .init(.liter, fractions: [.scooped(1, 2, placed: .afterWhole)]),
          .init(.deciliter, upTo: 9, fractions: [.scooped(1, 2)]),
          .init(.metricTablespoon, upTo: 3, alone: 6),
          .init(.metricTeaspoon, upTo: 2, fractions: halfSpoon), milliliter,
        ]
      ],
      teaspoon: size(.metricTeaspoon), ownCup: size(.deciliter), smallest: .metricTeaspoon)
  }()

  /// The teaspoon, and the pinch of two scoops that is alone or beside less than two teaspoons.
  private static let teaspoonAndPinch: [StatedMeasure<VolumeKind>] = {
    var pinch = StatedMeasure(MeasurementUnit<VolumeKind>.pinch, upTo: 1)
    pinch.scoops = 2
    pinch.neighborhood = 2 * size(.teaspoon)
    return [.init(.teaspoon, upTo: 2, fractions: spoons), pinch]
  }()

  private static let cups: [MeasureFraction] = [
    .scooped(1, 4), .scooped(1, 3), .scooped(1, 2), .scooped(2, 3, scoops: 2),
    .scooped(3, 4, scoops: 2),
  ]

  private static let spoons: [MeasureFraction] = [
    .scooped(1, 8), .scooped(1, 4), .scooped(3, 8, scoops: 2), .scooped(1, 2),
    .scooped(5, 8, scoops: 2), .scooped(3, 4, scoops: 2), .scooped(7, 8, scoops: 3),
    .sayable(1, 3), .sayable(2, 3, scoops: 2),
  ]

  private static let quarters: [MeasureFraction] = [
    .scooped(1, 4), .scooped(1, 2), .scooped(3, 4, scoops: 2),
  ]

  private static let halfSpoon: [MeasureFraction] = [
    .scooped(1, 2), .scooped(1, 4, scoops: 2), .scooped(3, 4, scoops: 3), .sayable(1, 8),
    .sayable(1, 3), .sayable(2, 3, scoops: 2),
  ]

  static func size(_ unit: MeasurementUnit<VolumeKind>) -> Int128 { unit.ticks.count }
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
