import Quantities

/// A kit beside the measures that the design gives it, so that the tests do not go by what the kit
/// says of itself.
struct StatedKit<Kind: QuantityKind>: Sendable, CustomStringConvertible {
  let kit: Kit<Kind>
  let measures: [Measure<Kind>]
  var isScale = false

  var description: String { kit.name }

  /// The measures in the order in which a kit tells its own.
  var sorted: [Measure<Kind>] {
    measures.sorted { $0.unit.ticks > $1.unit.ticks }.map { measure in
      let fractions = measure.fractions.sorted { $0.value < $1.value }
      return Measure(measure.unit, upTo: measure.limit, fractions: fractions)
    }
  }

  /// The measures, to build the kit again from a failure.
  var details: String {
    let lines = measures.map { measure in
      let fractions = measure.fractions.map { fraction in
        let scoops = fraction.isMeasurable ? "\(fraction.scoops)" : "\(fraction.scoops) said"
        return
          "\(fraction.value) (\(scoops)\(fraction.placement == .afterWhole ? ", after a whole" : ""))"
      }
      let limit = measure.limit.map { "0...\($0)" } ?? "any"
      return "\(measure.unit) \(limit) \(fractions.joined(separator: " "))"
    }
    return "\(isScale ? "scale" : "kit") '\(kit)': \(lines.joined(separator: "; "))"
  }
}

extension StatedKit<VolumeKind> {
  static let all = [usKitchen, usLiquid, usBar, metricKitchen, australianKitchen, ukKitchen]

  static let usKitchen = StatedKit(
    kit: .usKitchen,
    measures: [
      Measure(.cup, fractions: cups), Measure(.tablespoon, upTo: 3),
      Measure(.teaspoon, upTo: 2, fractions: spoons),
    ])

  static let usLiquid = StatedKit(
    kit: .usLiquid,
    measures: [
      Measure(.gallon, fractions: [.scooped(1, 2)]),
      Measure(.quart, upTo: 3, fractions: [.scooped(1, 2, placed: .afterWhole)]),
      Measure(.cup, upTo: 3, fractions: cups), Measure(.tablespoon, upTo: 3),
      Measure(.teaspoon, upTo: 2, fractions: spoons),
    ])

  static let usBar = StatedKit(
    kit: .usBar,
    measures: [
      Measure(.fluidOunce, fractions: quarters), Measure(.tablespoon, upTo: 1),
      Measure(.teaspoon, upTo: 2, fractions: spoons),
    ])

  static let metricKitchen = StatedKit(
    kit: .metricKitchen,
    measures: [
      Measure(.metricCup, fractions: cups), Measure(.metricTablespoon, upTo: 4),
      Measure(.metricTeaspoon, upTo: 2, fractions: spoons),
    ])

  static let australianKitchen = StatedKit(
    kit: .australianKitchen,
    measures: [
      Measure(.metricCup, fractions: cups), Measure(.australianTablespoon, upTo: 3),
      Measure(.metricTeaspoon, upTo: 3, fractions: spoons),
    ])

  static let ukKitchen = StatedKit(
    kit: .ukKitchen,
    measures: [
      Measure(.imperialPint, fractions: quarters),
      Measure(.imperialFluidOunce, upTo: 4, fractions: quarters),
    ])

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
}

extension StatedKit<MassKind> {
  static let all = [pounds, stone]

  static let pounds = StatedKit(
    kit: .pounds,
    measures: [
      Measure(
        .pound,
        fractions: [
          .scooped(1, 4, placed: .afterWhole), .scooped(1, 2, placed: .afterWhole),
          .scooped(3, 4, placed: .afterWhole), .sayable(1, 3), .sayable(2, 3),
        ]),
      Measure(.ounce, upTo: 15, fractions: marks),
    ],
    isScale: true)

  static let stone = StatedKit(
    kit: .stone,
    measures: [Measure(.stone), Measure(.pound, upTo: 13, fractions: marks)],
    isScale: true)

  private static let marks: [MeasureFraction] = [
    .scooped(1, 4), .scooped(1, 2), .scooped(3, 4), .sayable(1, 3), .sayable(2, 3),
  ]
}
