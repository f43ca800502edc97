import BigInt
import Quantities

/// A presentation as text, compared with the amount.
struct Shown: CustomStringConvertible {
  let description: String
  /// The meaning of the text, or `nil` if it can't be parsed.
  let said: SaidText?
  /// The error in the presentation, whatever was requested.
  let fault: String?
  /// The error of the text, in ticks.
  let error: BigFraction

  init<Kind>(_ shown: Presentation<Kind>, _ style: PresentationStyle, as context: String) {
    let text = shown.formatted(style)
    description = "'\(text)' of \(context), \(shown.amount.ticks) ticks"
    said = SaidText(text)
    let truth = shown.amount.truth
    guard let said else {
      (fault, error) = ("\(description) cannot be read", 0)
      return
    }
    error = (said.sum - truth).magnitude
    let written = shown.written(in: style)
    let parts = written.parts.reduce(BigFraction(0)) {
      $0 + BigFraction($1.value) * BigFraction(big($1.unit.ticks.count))
    }
    fault =
      if said.isMarked != (said.sum != truth) {
        "\(description) has a wrong mark"
      } else if written.isExact == said.isMarked {
        "\(description): isExact is \(written.isExact)"
      } else if parts != said.sum {
        "\(description): the parts come to \(parts)"
      } else if BigFraction(big(written.error.ticks.count) - 2) > said.sum - truth
        || BigFraction(big(written.error.ticks.count) + 2) < said.sum - truth
      {
        "\(description): the error is \(written.error.ticks)"
      } else {
        nil
      }
  }
}

extension Presentation {
  /// The greatest error allowed, in ticks.
  func bound(of said: SaidText) -> BigFraction {
    let truth = amount.truth.magnitude
    let last = said.parts[said.parts.count - 1]
    if !isMeasurable, said.places != nil {
      // A decimal of three digits.
      return (truth / last.size).halfUnit(digits: 3) * last.size
    }
    // Where deciliters are measures like cups, so are liters.
    let areMeasures = Kind.kit(for: amount.unit).name == "nordic"
    if Kit.isMetric(parts[0].unit), !areMeasures { return truth / 50 }
    guard Kind.self == VolumeKind.self else { return truth / 20 }
    let isMetric = parts.contains { $0.unit.qualifiedName != $0.unit.name }
    let teaspoon = UnitTable.shared.sizes[isMetric ? "metric teaspoon" : "teaspoon"] ?? 0
    return max(truth / 20, min(teaspoon / 24, truth / 2))
  }
}

extension Amount {
  /// Makes an amount from a number of ticks, rounded.
  init(rounding truth: BigFraction, _ unit: MeasurementUnit<Kind>) {
    self.init(ticks: Ticks(int128(truth.rounded(.toNearestOrEven)) ?? 0), unit: unit)
  }

  /// The exact number of ticks.
  var truth: BigFraction { BigFraction(big(ticks.count)) }

  func size(of unit: MeasurementUnit<Kind>?) -> BigFraction {
    unit.map { UnitTable.size(of: $0) } ?? 0
  }

  /// The number of the last unit, after whole numbers of the others in descending order.
  func rest(after units: [MeasurementUnit<Kind>]) -> BigFraction {
    let rest = units.dropLast().reduce(truth.magnitude) { rest, unit in
      rest - BigFraction((rest / size(of: unit)).floor) * size(of: unit)
    }
    return rest / size(of: units.last)
  }
}

extension Kit {
  static func isMetric(_ unit: MeasurementUnit<Kind>) -> Bool {
    unit.name.hasSuffix("liter") || unit.name.hasSuffix("gram") || unit.name == "tonne"
  }
}

extension Kit<VolumeKind> {
  static let ofVolumes: [Kit] = [
    .usKitchen, .usLiquid, .usBar, .ukKitchen, .metric, .metricKitchen, .australianKitchen,
  ]
}

extension UnitTable {
  static func size<Kind>(of unit: MeasurementUnit<Kind>) -> BigFraction {
    shared.sizes[unit.qualifiedName] ?? 0
  }
}

extension PresentationStyle {
  /// With names that are unambiguous.
  static let qualified = PresentationStyle(units: .qualified)
}

extension Trial {
  #if DEBUG
    static let shownCount = count
  #else
    static let shownCount = 100_000
  #endif
}

extension SeededGenerator {
  /// A nonzero number in everyday form: `3`, `2.75`, `5/13`, `1 1/3`.
  mutating func number() -> String {
    let bottom = pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 32, 100])
    let whole = Int(next() % pick([4, 40, 4000])) + 1
    switch next() % 4 {
    case 0: return "\(whole)"
    case 1: return "\(whole).\(next() % pick([10, 100, 1000, 1_000_000_000]))"
    case 2: return "\(whole)/\(bottom)"
    default: return "\(whole) \(Int(next() % UInt64(bottom - 1)) + 1)/\(bottom)"
    }
  }

  /// An amount that someone might write, rounded to ticks if necessary.
  mutating func said<Kind>(_ units: [MeasurementUnit<Kind>]) -> Amount<Kind> {
    let unit = pick(units)
    let truth = UnitTable.number(number()) * UnitTable.size(of: unit)
    return Amount(rounding: next() % 8 == 0 ? 0 - truth : truth, unit)
  }

  /// One to three units of different sizes, largest first.
  mutating func falling<Kind>(_ units: [MeasurementUnit<Kind>]) -> [MeasurementUnit<Kind>] {
    let picked = (0..<pick([1, 1, 2, 3])).map { _ in pick(units) }
    let sorted = picked.sorted { $0.ticks > $1.ticks }
    return sorted.enumerated()
      .filter { $0 == 0 || sorted[$0 - 1].ticks != $1.ticks }.map(\.element)
  }
}

extension BigFraction: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(BigInt(value)) }
}
