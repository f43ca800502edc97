import Quantities

// A minimal custom kind.

enum LengthKind: QuantityKind {
  static let name = "length"
  static let units: [MeasurementUnit<LengthKind>] = [Centimeters.unit, Inches.unit, Feet.unit]
  static func kit(for unit: MeasurementUnit<LengthKind>) -> Kit<LengthKind> {
    unit == Centimeters.unit ? Kit(decimalIn: unit) : .tapeMeasure
  }
}

protocol Length: Quantity where Kind == LengthKind {}
extension Amount: Length where Kind == LengthKind {}

struct Centimeters: Length, UnitQuantity {
  // Large enough to make an inch and its 64th whole.
  static var factor: ConversionFactor<LengthKind> { .init(ticks: 6_400_000) }
  static let unit: MeasurementUnit<LengthKind> = .init(
    Centimeters.self, "centimeter", symbol: "cm", aliases: ["centimetre", "centimetres"])
  let ticks: Ticks<LengthKind>
}

struct Inches: Length, UnitQuantity {
  static var factor: ConversionFactor<LengthKind> { .init(254, over: 100, Centimeters.self) }
  static let unit: MeasurementUnit<LengthKind> = .init(
    Inches.self, "inch", plural: "inches", symbol: "in", aliases: ["\""])
  let ticks: Ticks<LengthKind>
}

struct Feet: Length, UnitQuantity {
  static var factor: ConversionFactor<LengthKind> { .init(12, Inches.self) }
  static let unit: MeasurementUnit<LengthKind> = .init(
    Feet.self, "foot", plural: "feet", symbol: "ft")
  let ticks: Ticks<LengthKind>
}

func + (lhs: any Length, rhs: any Length) -> Amount<LengthKind> { lhs.adding(rhs) }
func - (lhs: any Length, rhs: any Length) -> Amount<LengthKind> { lhs.subtracting(rhs) }
func * (lhs: any Length, rhs: Int) -> Amount<LengthKind> { lhs.scaled(by: rhs) }
func / (lhs: any Length, rhs: Int) -> Amount<LengthKind> { lhs.divided(by: rhs) }
func == (lhs: any Length, rhs: any Length) -> Bool { lhs.ticks == rhs.ticks }
func < (lhs: any Length, rhs: any Length) -> Bool { lhs.ticks.count < rhs.ticks.count }

extension NumericalValue {
  var inches: Inches { Inches(self) }
  var centimeters: Centimeters { Centimeters(self) }
}

extension Kit where Kind == LengthKind {
  /// Feet, and inches in eighths.
  static let tapeMeasure: Kit = {
    let eighths = (1..<8).map { MeasureFraction.scooped($0, 8) }
    do {
      return try Kit(
        "tape measure",
        measures: [Measure(Feet.unit), Measure(Inches.unit, upTo: 11, fractions: eighths)],
        counting: .marks)
    } catch {
      fatalError("\(error)")
    }
  }()
}
