import Quantities
import QuantityAnswers

extension Kitchen: JSONObject {
  func writeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field(
      "measures",
      (times?.measured ?? []) + (volumes?.measured ?? []) + (ownMasses?.measured ?? []))
  }
}

/// A unit of a kit, for measuring amounts.
private struct MeasuredUnit: JSONObject {
  let kind: String
  let unit: String
  /// The greatest whole count, or `nil` for no limit.
  let limit: Int?
  /// The fractions that can be measured, or `nil` if decimals can.
  let fractions: [Fraction]?

  func writeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("unit", unit)
    json.field("upTo", limit)
    json.field("fractions", fractions)
  }
}

extension Kit {
  fileprivate var measured: [MeasuredUnit] {
    let measured = (measures + alternative).map { measure in
      MeasuredUnit(
        kind: Kind.name, unit: measure.unit.qualifiedName, limit: measure.limit,
        fractions: measure.fractions.filter(\.isMeasurable).map(\.value))
    }
    return measured
      + decimalUnits.map {
        MeasuredUnit(kind: Kind.name, unit: $0.qualifiedName, limit: nil, fractions: nil)
      }
  }
}
