import Quantities

// A kind whose amounts are read off a gauge by default.

enum PressureKind: QuantityKind {
  static let name = "pressure"
  static let units: [MeasurementUnit<PressureKind>] = [Bars.unit]
  static func kit(for unit: MeasurementUnit<PressureKind>) -> Kit<PressureKind> { .gauge }
}

struct Bars: UnitQuantity {
  typealias Kind = PressureKind
  static var factor: ConversionFactor<PressureKind> { .init(ticks: 1_000_000) }
  static let unit: MeasurementUnit<PressureKind> = .init(Bars.self, "bar")
  let ticks: Ticks<PressureKind>
}

extension Kit where Kind == PressureKind {
  /// A mark at each quarter of a bar.
  static let gauge = Kit("gauge", step: Amount(Fraction(1, 4), Bars.unit), units: [Bars.unit])
}
