public import Foundation
public import Quantities

/// A class of Foundation's units whose measurements convert to and from quantities: `UnitDuration`,
/// `UnitVolume` and `UnitMass`.
///
///     Amount(Measurement(value: 2, unit: UnitVolume.cups)) == 2.cups  // true
public protocol BridgedDimension: Dimension {
  /// The kind of quantity.
  associatedtype Kind: QuantityKind

  /// What each of Foundation's units is, exactly.
  static var bridgedUnits: BridgedUnits<Self> { get }

  /// The unit to which the converters of this class convert.
  static var bridgedBase: MeasurementUnit<Kind> { get }
}

/// What each of Foundation's units of one class is, exactly, in units of the catalogue.
///
///     Amount(Measurement(value: 1, unit: UnitMass.stones)) == 14.pounds  // true
///
/// Foundation's own coefficients are not used: many are rounded, and on Linux its stone is a
/// sixteenth of one, its cup is no multiple of its spoons, and three of its teaspoons are no
/// tablespoon.
public struct BridgedUnits<Dimension: BridgedDimension>: @unchecked Sendable {
  // Foundation's units never change, although they do not say so.
  struct Row {
    let foundation: Dimension
    let count: Fraction
    let unit: MeasurementUnit<Dimension.Kind>
  }

  private let bySymbol: [String: Row]
  private let byUnit: [MeasurementUnit<Dimension.Kind>: Row]

  /// - Parameter rows: Foundation's units with what they are; those that are one of a unit come
  ///   before others that are too.
  init(_ rows: [(Dimension, Fraction, MeasurementUnit<Dimension.Kind>)]) {
    let rows = rows.map { Row(foundation: $0, count: $1, unit: $2) }
    bySymbol = Dictionary(rows.map { ($0.foundation.symbol, $0) }) { first, _ in first }
    byUnit = Dictionary(
      rows.filter { $0.count == Fraction(1) }.map { ($0.unit, $0) }
    ) { first, _ in first }
  }

  /// What one of Foundation's units is; `nil` for a unit that is not of Foundation's making.
  func row(for unit: Dimension) -> Row? {
    guard let row = bySymbol[unit.symbol], row.foundation == unit else { return nil }
    return row
  }

  /// Foundation's unit for one of the catalogue, or for the nearest by which it is defined.
  func row(for unit: MeasurementUnit<Dimension.Kind>) -> Row? {
    if let row = byUnit[unit] { return row }
    return unit.neighbor.flatMap { row(for: $0) }
  }
}
