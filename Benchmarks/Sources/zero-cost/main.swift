import Quantities
import RawFunctions
import TypedFunctions

// Calls pairs of functions that do the same, with types and without. The script `zero-cost` counts
// the instructions of each and fails if a pair differs.

let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1000
let hours = (0..<count).map { $0.hours }
let minutes = (0..<count).map { ($0 * 7 % 1000).minutes }
let rawHours = hours.map { Raw($0.ticks.count) }
let rawMinutes = minutes.map { Raw($0.ticks.count) }
var sink: Int128 = 0

switch CommandLine.arguments.dropFirst().first {
case "pairs":
  for index in 0..<count {
    let (hour, minute) = (hours[index], minutes[index])
    let (rawHour, rawMinute) = (rawHours[index], rawMinutes[index])
    sink += typed_add(hour, minute).ticks.count - raw_add(rawHour, rawMinute).value
    sink += typed_subtract(hour, minute).ticks.count - raw_subtract(rawHour, rawMinute).value
    sink += typed_convert(hour).ticks.count - raw_convert(rawHour).value
    sink += typed_triple(hour).ticks.count - raw_triple(rawHour).value
    sink += typed_constant().ticks.count - raw_constant().value
    // Any 128 bits are some volume and some mass.
    let (cup, spoon) = (
      Cups(ticks: Ticks(hour.ticks.count)), Tablespoons(ticks: Ticks(minute.ticks.count))
    )
    let small = Teaspoons(ticks: Ticks(minute.ticks.count))
    sink += typed_blend(cup, spoon, small).ticks.count
    sink -= raw_blend(rawHour, rawMinute, rawMinute).value
    let (pound, gram) = (
      Pounds(ticks: Ticks(hour.ticks.count)), Grams(ticks: Ticks(minute.ticks.count))
    )
    if typed_heavier(pound, gram) != raw_heavier(rawHour, rawMinute) { sink += 1 }
    if typed_less(hour, minute) != raw_less(rawHour, rawMinute) { sink += 1 }
    if typed_equal(hour, minute) != raw_equal(rawHour, rawMinute) { sink += 1 }
  }
  sink += typed_sum(hours, minutes).ticks.count - raw_sum(rawHours, rawMinutes).value
  sink += typed_total(hours).ticks.count - raw_total(rawHours).value
  guard sink == 0 else { fatalError("The typed and the raw functions disagree") }
case "existentials":
  var times: [any Time] = []
  times.reserveCapacity(count)
  for index in 0..<count {
    if index.isMultiple(of: 2) { times.append(hours[index]) } else { times.append(minutes[index]) }
  }
  var total = Amount(0.minutes)
  for time in times { total += time }
  print(total)
case "reducing":
  // Exact and not, in one part and in three, measurable and not; none may cost an allocation.
  let amounts: [Amount<VolumeKind>] = [
    Amount(20, .teaspoon), Amount(1.995, .cup), Amount(Fraction(5, 8), .cup),
    Amount(Fraction(1, 12), .teaspoon), Amount(3, .quart),
  ]
  for index in 0..<count where amounts[index % amounts.count].presented().isExact { sink += 1 }
  print(sink)
case "texts":
  // Of 15 bytes or less.
  let amounts: [Amount<VolumeKind>] = [
    Amount(3, .teaspoon), Amount(2, .cup), Amount(Fraction(1, 3), .cup),
  ]
  for index in 0..<count { sink += Int128(amounts[index % amounts.count].formatted().utf8.count) }
  for index in 0..<count { sink += Int128((index % 60).minutes.formatted().utf8.count) }
  print(sink)
default:
  print("usage: zero-cost pairs|existentials|reducing|texts [COUNT]")
}
