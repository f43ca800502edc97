// Custom units and a custom kind in code that is isolated to the main actor by default.
import Quantities

nonisolated struct Ladles: Volume, UnitQuantity {
  static var factor: ConversionFactor<VolumeKind> { .init(8, Tablespoons.self) }
  static let unit: MeasurementUnit<VolumeKind> = .init(Ladles.self, "ladle")
  let ticks: Ticks<VolumeKind>
}
nonisolated extension NumericalValue {
  var ladles: Ladles { Ladles(self) }
}

nonisolated enum LengthKind: QuantityKind {
  static let name = "length"
  static let units: [MeasurementUnit<LengthKind>] = [Centimeters.unit, Inches.unit]
}
nonisolated protocol Length: Quantity where Kind == LengthKind {}
nonisolated extension Amount: Length where Kind == LengthKind {}

nonisolated struct Centimeters: Length, UnitQuantity {
  static var factor: ConversionFactor<LengthKind> { .init(ticks: 6_400_000) }
  static let unit: MeasurementUnit<LengthKind> = .init(Centimeters.self, "centimeter", symbol: "cm")
  let ticks: Ticks<LengthKind>
}
nonisolated struct Inches: Length, UnitQuantity {
  static var factor: ConversionFactor<LengthKind> { .init(254, over: 100, Centimeters.self) }
  static let unit: MeasurementUnit<LengthKind> = .init(
    Inches.self, "inch", plural: "inches", symbol: "in")
  let ticks: Ticks<LengthKind>
}

nonisolated func + (lhs: any Length, rhs: any Length) -> Amount<LengthKind> {
  lhs.adding(rhs)
}
nonisolated func < (lhs: any Length, rhs: any Length) -> Bool {
  lhs.ticks.count < rhs.ticks.count
}

nonisolated func useAnywhere() -> Bool {
  Centimeters(2) + Inches(1) < Inches(3) && 2.ladles == 1.cups
}
func useOnMainActor() -> String { (Centimeters(2) + Inches(1)).formatted() + 2.ladles.formatted() }
