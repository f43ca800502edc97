public import Foundation
public import Quantities

extension Amount {
  /// Converts a Foundation measurement to an amount, by exact factors.
  ///
  ///     Amount(Measurement(value: 1, unit: UnitMass.stones)) == 14.pounds       // true
  ///     Amount(Measurement(value: 3, unit: UnitVolume.teaspoons)) == 1.tablespoons  // true
  ///
  /// The value is read as the simplest fraction that rounds to it. Foundation's units are
  /// identified by name, so `UnitVolume.cups` is the US cup, whatever Foundation's coefficient; a
  /// custom unit is converted to the base unit of its class by its own converter. Less than half a
  /// tick becomes zero; `init(checking:)` throws instead.
  ///
  /// - Precondition: the value is finite, and the result fits 128 bits of ticks.
  public init<Dimension: BridgedDimension>(
    _ measurement: Measurement<Dimension>
  ) where Dimension.Kind == Kind {
    do {
      try self.init(checking: measurement)
    } catch .underflow {
      self.init(0, Dimension.bridgedUnits.row(for: measurement.unit)?.unit ?? Dimension.bridgedBase)
    } catch {
      preconditionFailure("cannot convert \(measurement) to an amount: \(error)")
    }
  }

  /// Converts a Foundation measurement to an amount, for untrusted input.
  ///
  /// - Throws: `QuantityError` if the value is not finite, or the result does not fit 128 bits of
  ///   ticks, or is less than half a tick but not zero.
  public init<Dimension: BridgedDimension>(
    checking measurement: Measurement<Dimension>
  ) throws(QuantityError) where Dimension.Kind == Kind {
    guard let row = Dimension.bridgedUnits.row(for: measurement.unit) else {
      let value = measurement.unit.converter.baseUnitValue(fromValue: measurement.value)
      // A coefficient below 1 can make the least `Double` zero.
      if value == 0, measurement.value != 0, measurement.unit.isProportional { throw .underflow }
      try self.init(checking: value, Dimension.bridgedBase)
      return
    }
    let value = try measurement.value.simplestFraction()
    let (product, overflow) = value.multipliedReportingOverflow(by: row.count)
    // A value below 1 can only overflow in the denominator.
    guard !overflow else { throw value.magnitude < Fraction(1) ? .underflow : .overflow }
    try self.init(checking: product, row.unit)
  }
}

extension Dimension {
  /// Whether zero in the unit, and nothing else, is zero in the base unit.
  fileprivate var isProportional: Bool {
    (converter as? UnitConverterLinear).map { $0.constant == 0 && $0.coefficient != 0 } ?? false
  }
}

extension UnitQuantity {
  /// Converts a Foundation measurement to this unit, by exact factors.
  ///
  ///     Minutes(Measurement(value: 1.5, unit: UnitDuration.hours)).value  // 90.0
  ///
  /// - Precondition: the value is finite, and the result fits 128 bits of ticks.
  public init<Dimension: BridgedDimension>(
    _ measurement: Measurement<Dimension>
  ) where Dimension.Kind == Kind {
    self.init(ticks: Amount<Kind>(measurement).ticks)
  }

  /// Converts a Foundation measurement to this unit, for untrusted input.
  ///
  /// - Throws: `QuantityError` if the value is not finite, or the result does not fit 128 bits of
  ///   ticks, or is less than half a tick but not zero.
  public init<Dimension: BridgedDimension>(
    checking measurement: Measurement<Dimension>
  ) throws(QuantityError) where Dimension.Kind == Kind {
    self.init(ticks: try Amount<Kind>(checking: measurement).ticks)
  }
}

// An initializer for each class, because the class can't be inferred from the kind.

extension Measurement where UnitType == UnitDuration {
  /// Converts a time to a Foundation measurement, by exact factors.
  ///
  ///     Measurement(90.minutes)              // 90.0 m
  ///     Measurement(2.days)                  // 48.0 h
  ///     Measurement(2.days, in: .minutes)    // 2880.0 m
  ///
  /// The value is the nearest `Double`.
  ///
  /// - Parameters:
  ///   - time: the time.
  ///   - unit: the Foundation unit, or `nil` for the unit of the time. Days and weeks, which
  ///     Foundation lacks, are then converted to hours.
  public init(_ time: any Time, in unit: UnitDuration? = nil) {
    self.init(ticks: time.ticks, of: time.unit, in: unit)
  }
}

extension Measurement where UnitType == UnitVolume {
  /// Converts a volume to a Foundation measurement, by exact factors.
  ///
  ///     Measurement(1.5.cups)                       // 1.5 cup
  ///     Measurement(3.tablespoons, in: .teaspoons)  // 9.0 tsp
  ///     Measurement(8.pinches)                      // 0.5 tsp
  ///
  /// The value is the nearest `Double`.
  ///
  /// - Parameters:
  ///   - volume: the volume.
  ///   - unit: the Foundation unit, or `nil` for the unit of the volume. If Foundation lacks that,
  ///     it is the nearest of its neighbors that Foundation has: the teaspoon for the pinch.
  public init(_ volume: any Volume, in unit: UnitVolume? = nil) {
    self.init(ticks: volume.ticks, of: volume.unit, in: unit)
  }
}

extension Measurement where UnitType == UnitMass {
  /// Converts a mass to a Foundation measurement, by exact factors.
  ///
  ///     Measurement(1.pounds)               // 1.0 lb
  ///     Measurement(1.stones, in: .pounds)  // 14.0 lb
  ///
  /// The value is the nearest `Double`.
  ///
  /// - Parameters:
  ///   - mass: the mass.
  ///   - unit: the Foundation unit, or `nil` for the unit of the mass. If Foundation lacks that, it
  ///     is the nearest of its neighbors that Foundation has: the pound for the long ton.
  public init(_ mass: any Mass, in unit: UnitMass? = nil) {
    self.init(ticks: mass.ticks, of: mass.unit, in: unit)
  }
}

extension AnyAmount {
  /// Converts a Foundation measurement to an amount, erasing its kind, by exact factors.
  ///
  ///     AnyAmount(Measurement(value: 1, unit: UnitMass.stones))  // 1 stone
  ///
  /// Less than half a tick becomes zero; `init(checking:)` throws instead.
  ///
  /// - Precondition: the value is finite, and the result fits 128 bits of ticks.
  public init<Dimension: BridgedDimension>(_ measurement: Measurement<Dimension>) {
    self.init(Amount<Dimension.Kind>(measurement))
  }

  /// Converts a Foundation measurement to an amount, erasing its kind, by exact factors.
  ///
  ///     try AnyAmount(checking: Measurement(value: 1, unit: UnitMass.stones))  // 1 stone
  ///
  /// - Throws: `QuantityError` if the value is not finite, or the result does not fit 128 bits of
  ///   ticks, or is less than half a tick but not zero.
  public init<Dimension: BridgedDimension>(
    checking measurement: Measurement<Dimension>
  ) throws(QuantityError) {
    self.init(try Amount<Dimension.Kind>(checking: measurement))
  }
}

extension Measurement where UnitType: BridgedDimension {
  /// Converts an amount to a Foundation measurement by exact factors, or returns `nil` if its kind
  /// differs.
  ///
  ///     Measurement<UnitMass>(try AnyAmount("1 lb"))              // 1.0 lb
  ///     Measurement(try AnyAmount("3 tbsp"), in: UnitVolume.teaspoons)  // 9.0 tsp
  ///     Measurement<UnitMass>(try AnyAmount("1 cup"))             // nil
  ///
  /// The value is the nearest `Double`.
  ///
  /// - Parameters:
  ///   - amount: the amount.
  ///   - unit: the Foundation unit, or `nil` for the amount's unit or, if Foundation lacks that,
  ///     the nearest of its neighbors that Foundation has.
  public init?(_ amount: AnyAmount, in unit: UnitType? = nil) {
    guard let amount = amount.as(UnitType.Kind.self) else { return nil }
    self.init(ticks: amount.ticks, of: amount.unit, in: unit)
  }

  fileprivate init(
    ticks: Ticks<UnitType.Kind>, of own: MeasurementUnit<UnitType.Kind>, in unit: UnitType?
  ) {
    let units = UnitType.bridgedUnits
    let amount = Amount(ticks: ticks, unit: own)
    guard let row = unit.map({ units.row(for: $0) }) ?? units.row(for: own) else {
      let base = amount.value(in: UnitType.bridgedBase)
      let unit = unit ?? UnitType.baseUnit()
      self.init(value: unit.converter.value(fromBaseUnitValue: base), unit: unit)
      return
    }
    let exact = amount.exactValue(in: row.unit).dividedReportingOverflow(by: row.count)
    let value =
      exact.overflow ? amount.value(in: row.unit) / Double(row.count) : Double(exact.partialValue)
    self.init(value: value, unit: row.foundation)
  }
}
