// Lengths, which the library does not have. This module is isolated to the main actor by default, as new app targets
// are, so each declaration opts out with `nonisolated`.

public import Quantities

public nonisolated enum LengthKind: QuantityKind {
  public static let name = "length"
  public static let units: [MeasurementUnit<LengthKind>] = [Centimeters.unit, Inches.unit]
}

public nonisolated protocol Length: Quantity where Kind == LengthKind {}
nonisolated extension Amount: Length where Kind == LengthKind {}

public nonisolated struct Centimeters: Length, UnitQuantity {
  /// So many that a 64th of an inch is a whole number of ticks.
  public static var factor: ConversionFactor<LengthKind> { .init(ticks: 6_400_000) }
  public static let unit: MeasurementUnit<LengthKind> = .init(
    Centimeters.self, "centimeter", symbol: "cm")
  public let ticks: Ticks<LengthKind>
  public init(ticks: Ticks<LengthKind>) { self.ticks = ticks }
}

public nonisolated struct Inches: Length, UnitQuantity {
  /// NIST SP 811, appendix B.8: 2.54 cm, exactly.
  public static var factor: ConversionFactor<LengthKind> { .init(254, over: 100, Centimeters.self) }
  public static let unit: MeasurementUnit<LengthKind> = .init(
    Inches.self, "inch", plural: "inches", symbol: "in")
  public let ticks: Ticks<LengthKind>
  public init(ticks: Ticks<LengthKind>) { self.ticks = ticks }
}

nonisolated extension NumericalValue {
  public var centimeters: Centimeters { Centimeters(self) }
  public var inches: Inches { Inches(self) }
}

nonisolated extension Vocabulary {
  /// The standard vocabulary, and the units of lengths.
  public static let withLengths = Vocabulary.standard.adding(LengthKind.units)
}
