import Foundation
import Quantities

/// Sums, products and quotients of times.
func arithmetic() -> [Comparison] {
  let numbers = Array(0..<1000)
  let hours = numbers.map { $0.hours }
  let minutes = numbers.map { ($0 * 7 % 60).minutes }
  let mixed: [any Time] = hours + minutes
  let rawHours = hours.map { $0.ticks.count }
  let rawMinutes = minutes.map { $0.ticks.count }
  let doubleHours = hours.map { $0.value }
  let doubleMinutes = minutes.map { $0.value }
  let durations = (
    hours.map { Duration.seconds($0.value * 3600) }, minutes.map { Duration.seconds($0.value * 60) }
  )
  let measuredHours = doubleHours.map { Measurement(value: $0, unit: UnitDuration.hours) }
  let measuredMinutes = doubleMinutes.map { Measurement(value: $0, unit: UnitDuration.minutes) }

  // Gauss for the hours; the minutes are summed one by one.
  let sum = 999 * 500 * 60 + numbers.reduce(0) { $0 + $1 * 7 % 60 }
  let tripled = 999 * 500 * 3

  return [
    Comparison(
      "add hours and minutes to a sum",
      [
        Contender("Quantities", operations: 2000) {
          var total = 0.minutes
          for hour in hours { total += hour }
          for minute in minutes { total += minute }
          return total
        } isRight: {
          $0.value == Double(sum)
        },
        Contender("Quantities, `[any Time]`", operations: 2000) {
          mixed.sum(in: .minute)
        } isRight: {
          $0.value == Double(sum)
        },
        Contender("`Int128`", operations: 2000) {
          var total: Int128 = 0
          for hour in rawHours { total += hour }
          for minute in rawMinutes { total += minute }
          return total
        } isRight: {
          $0 == Int128(sum) * 1.minutes.ticks.count
        },
        Contender("`Double`", operations: 2000) {
          var total = 0.0
          for hour in doubleHours { total += hour * 60 }
          for minute in doubleMinutes { total += minute }
          return total
        } isRight: {
          $0 == Double(sum)
        },
        Contender("`Duration`", operations: 2000) {
          var total = Duration.zero
          for hour in durations.0 { total += hour }
          for minute in durations.1 { total += minute }
          return total
        } isRight: {
          $0 == .seconds(sum * 60)
        },
        Contender("`Measurement`", operations: 2000) {
          var total = Measurement(value: 0, unit: UnitDuration.minutes)
          for hour in measuredHours { total = total + hour }
          for minute in measuredMinutes { total = total + minute }
          return total
        } isRight: {
          $0.converted(to: .minutes).value == Double(sum)
        },
      ]),
    Comparison(
      "multiply hours by 3, and sum",
      [
        Contender("Quantities", operations: 1000) {
          var total = 0.hours
          for hour in hours { total += hour * 3 }
          return total
        } isRight: {
          $0.value == Double(tripled)
        },
        Contender("`Int128`", operations: 1000) {
          var total: Int128 = 0
          for hour in rawHours { total += hour * 3 }
          return total
        } isRight: {
          $0 == Int128(tripled) * 1.hours.ticks.count
        },
        Contender("`Double`", operations: 1000) {
          var total = 0.0
          for hour in doubleHours { total += hour * 3 }
          return total
        } isRight: {
          $0 == Double(tripled)
        },
        Contender("`Duration`", operations: 1000) {
          var total = Duration.zero
          for hour in durations.0 { total += hour * 3 }
          return total
        } isRight: {
          $0 == .seconds(tripled * 3600)
        },
        Contender("`Measurement`", operations: 1000) {
          var total = Measurement(value: 0, unit: UnitDuration.hours)
          for hour in measuredHours { total = total + hour * 3 }
          return total
        } isRight: {
          $0.converted(to: .hours).value == Double(tripled)
        },
      ]),
    Comparison(
      "divide hours by 7",
      [
        // A tick is small enough for a seventh of an hour to be a whole number of them.
        Contender("Quantities, exactly", hours) {
          $0 / 7
        } isRight: {
          $1 * 7 == $0
        },
        Contender("`Int128`, exactly", rawHours) {
          $0 / 7
        } isRight: {
          $1 * 7 == $0
        },
        Contender("`Double`", doubleHours) {
          $0 / 7
        } isRight: {
          abs($1 * 7 - $0) < 1e-9
        },
        Contender("`Duration`", durations.0) {
          $0 / 7
        } isRight: {
          $0 - $1 * 7 < .nanoseconds(1)
        },
        Contender("`Measurement`", measuredHours) {
          $0 / 7
        } isRight: {
          abs($1.value * 7 - $0.value) < 1e-9
        },
      ]),
  ]
}
