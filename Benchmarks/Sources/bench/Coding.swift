import Foundation
import Quantities

/// JSON, in arrays of 100.
func coding() -> [Comparison] {
  let amounts = (0..<100).map { Amount(Fraction($0, 4), .cup) }
  let minutes = (0..<100).map { $0.minutes }
  let durations = (0..<100).map { Duration.seconds($0 * 60) }
  let pairs = amounts.map { ValueAndUnit(value: $0.value, unit: "cup") }
  let measurements = amounts.map { Measurement(value: $0.value, unit: UnitVolume.cups) }
  return [
    Comparison(
      "encode to JSON",
      [
        encoding("Quantities, `Amount`", amounts),
        encoding("Quantities, `Minutes`", minutes),
        encoding("a struct of `Double` and `String`", pairs),
        encoding("`Duration`", durations),
        encoding("`Measurement`", measurements),
      ]),
    Comparison(
      "decode from JSON",
      [
        decoding("Quantities, `Amount`", amounts),
        decoding("Quantities, `Minutes`", minutes),
        decoding("a struct of `Double` and `String`", pairs),
        decoding("`Duration`", durations),
        decoding("`Measurement`", measurements),
      ]),
  ]
}

private struct ValueAndUnit: Codable, Equatable {
  let value: Double
  let unit: String
}

private func encoding<Value: Codable & Equatable>(_ name: String, _ values: [Value]) -> Contender {
  Contender(name, operations: values.count) {
    try JSONEncoder().encode(values)
  } isRight: {
    try JSONDecoder().decode([Value].self, from: $0) == values
  }
}

private func decoding<Value: Codable & Equatable>(_ name: String, _ values: [Value]) -> Contender {
  let data = Result { try JSONEncoder().encode(values) }
  return Contender(name, operations: values.count) {
    try JSONDecoder().decode([Value].self, from: data.get())
  } isRight: {
    $0 == values
  }
}
