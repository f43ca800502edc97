// A coffee calculator: the water for a dose of coffee, when to pour it, and how strong it became.
//
//     swift run --package-path Examples coffee '18 g' 16 metric 1.35
//
// After the dose come the ratio of water to coffee and the kitchen in whose measures amounts are shown
// (`metric` or `us`), which may be left out, and the strength of the drink in percent, if it is known.

import Foundation
import Quantities

let arguments = Array(CommandLine.arguments.dropFirst())
let isMetric = arguments.count < 3 || arguments[2] == "metric"
let dose = try Amount<MassKind>(arguments.first ?? "18 g")
let ratio = try Fraction(arguments.count < 2 ? "16" : arguments[1])
guard dose > 0.grams, ratio > .zero else {
  print("expected a dose and a ratio above zero")
  exit(2)
}

let brew = Brew(dose: dose, ratio: ratio, step: isMetric ? 1.grams : 0.1.ounces)

let kitchen = isMetric ? Kitchen.metric : .usBar
let scale = Kit<MassKind>.scale(step: brew.step)
print("Coffee: \(brew.dose.formatted(.decimal, in: kitchen)), 1:\(brew.ratio.formatted(.decimal))")
print("Water: \(brew.water.formatted(.decimal, kit: scale))", terminator: ", ")
print("or \(brew.waterVolume.formatted(in: kitchen))")
print("Bloom: \(brew.bloom.formatted(.decimal, kit: scale))")
print("Pour \(brew.pourRate.formatted(.symbols)):")
for pour in brew.pours {
  let times = (pour.start...pour.end).formatted(.clock(.minuteSecond))
  print("  \(times): \(pour.reading.formatted(.decimal, kit: scale))")
}
if arguments.count > 3 {
  let strength = try Fraction(arguments[3]) / Fraction(100)
  let extraction = Double(brew.extraction(strength: strength))
  print("Extraction: \(extraction.formatted(.percent.precision(.fractionLength(1))))")
}
