import Foundation
import Quantities

/// Conversion, comparison, sorting and hashing.
func values() -> [Comparison] {
  let mixed = MixedTimes()
  return [
    hoursOfMinutes(), millilitersOfCups(), mixed.comparing(), mixed.sorting(), mixed.hashing(),
  ]
}

private func hoursOfMinutes() -> Comparison {
  let minutes = (0..<1000).map { $0.minutes }
  let doubles = minutes.map { $0.value }
  let measurements = doubles.map { Measurement(value: $0, unit: UnitDuration.minutes) }
  return Comparison(
    "convert minutes to hours, as `Double`",
    [
      Contender("Quantities", minutes) {
        Hours($0).value
      } isRight: {
        $1 == $0.value / 60
      },
      Contender("`Double`", doubles) {
        $0 / 60
      } isRight: {
        abs($1 * 60 - $0) < 1e-9
      },
      Contender("`Measurement`", measurements) {
        $0.converted(to: .hours).value
      } isRight: {
        abs($1 * 60 - $0.value) < 1e-9
      },
    ])
}

private func millilitersOfCups() -> Comparison {
  let cups = (0..<1000).map { $0.cups }
  let doubles = cups.map { $0.value }
  let measurements = doubles.map { Measurement(value: $0, unit: UnitVolume.cups) }
  let size = 236.588_236_5
  return Comparison(
    "convert cups to milliliters, as `Double`",
    [
      Contender("Quantities", cups) {
        $0.inMilliliters
      } isRight: {
        abs($1 - $0.value * size) <= $1.ulp
      },
      Contender("`Double`", doubles) {
        $0 * size
      } isRight: {
        abs($1 / size - $0) < 1e-9
      },
      Contender("`Measurement`, of a cup of 240 ml", measurements) {
        $0.converted(to: .milliliters).value
      } isRight: {
        abs($1 / 240 - $0.value) < 1e-9
      },
    ])
}

/// Hours and minutes by turns.
private struct MixedTimes {
  let typed: [(hours: Hours, minutes: Minutes)]
  let amounts: [Amount<TimeKind>]
  let raw: [Int128]
  let doubles: [Double]
  let durations: [Duration]
  let measurements: [Measurement<UnitDuration>]

  init() {
    typed = (0..<1000).map { (($0 * 31 % 17).hours, ($0 * 7919 % 1000).minutes) }
    amounts = typed.flatMap { [Amount($0.hours), Amount($0.minutes)] }
    raw = amounts.map { $0.ticks.count }
    doubles = amounts.map { $0.value(in: .minute) }
    durations = doubles.map { Duration.seconds($0 * 60) }
    measurements = typed.flatMap {
      [
        Measurement(value: $0.hours.value, unit: UnitDuration.hours),
        Measurement(value: $0.minutes.value, unit: UnitDuration.minutes),
      ]
    }
  }

  func comparing() -> Comparison {
    let longer = typed.count { $0.hours.value * 60 < $0.minutes.value }
    return Comparison(
      "compare hours with minutes",
      [
        Contender("Quantities", operations: typed.count) {
          typed.count { $0.hours < $0.minutes }
        } isRight: {
          $0 == longer
        },
        counting("`Int128`", raw, longer),
        counting("`Double`", doubles, longer),
        counting("`Duration`", durations, longer),
        counting("`Measurement`", measurements, longer),
      ])
  }

  func sorting() -> Comparison {
    let sorted = doubles.sorted()
    return Comparison(
      "sort 2,000 hours and minutes, each",
      [
        Contender("Quantities", operations: amounts.count) {
          amounts.sorted()
        } isRight: {
          $0.map { $0.value(in: .minute) } == sorted
        },
        Contender("`Int128`", operations: raw.count) {
          raw.sorted()
        } isRight: {
          $0 == sorted.map { Int128($0) * 1.minutes.ticks.count }
        },
        Contender("`Double`", operations: doubles.count) {
          doubles.sorted()
        } isRight: {
          zip($0, $0.dropFirst()).allSatisfy { $0 <= $1 }
        },
        Contender("`Duration`", operations: durations.count) {
          durations.sorted()
        } isRight: {
          $0 == sorted.map { .seconds($0 * 60) }
        },
        Contender("`Measurement`", operations: measurements.count) {
          measurements.sorted()
        } isRight: {
          $0.map { $0.converted(to: .minutes).value } == sorted
        },
      ])
  }

  func hashing() -> Comparison {
    Comparison(
      "make a set of 2,000 hours and minutes, each",
      [
        uniting("Quantities", amounts), uniting("`Int128`", raw), uniting("`Double`", doubles),
        uniting("`Duration`", durations), uniting("`Measurement`", measurements),
      ])
  }

  /// Counts the pairs whose first is the less.
  @inline(__always)
  private func counting<Value: Comparable>(
    _ name: String, _ values: [Value], _ right: Int
  ) -> Contender {
    Contender(name, operations: values.count / 2) {
      var count = 0
      for index in stride(from: 0, to: values.count, by: 2)
      where values[index] < values[index + 1] { count += 1 }
      return count
    } isRight: {
      $0 == right
    }
  }

  @inline(__always)
  private func uniting<Value: Hashable>(_ name: String, _ values: [Value]) -> Contender {
    let distinct = Dictionary(grouping: doubles) { $0 }.count
    return Contender(name, operations: values.count) {
      Set(values)
    } isRight: {
      $0.count == distinct
    }
  }
}
