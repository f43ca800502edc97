// The arithmetic of doses: a dose by weight in a syringe, or an infusion in drops.
//
//     swift run --package-path Examples dosing '12.4 kg' '15 mg/kg' '160 mg / 5 ml' '4 g' 4
//     swift run --package-path Examples dosing '500 ml' '4 h'
//
// The first takes the weight of a patient, the dose by weight, what a suspension contains, and the
// most for a day with the number of doses in it; the second, what is to drip in which time.
//
// It shows how to calculate with amounts that people typed. It isn't medical advice: its figures are
// examples, and nobody should be treated by it.

import Foundation
import Quantities

let typed = Array(CommandLine.arguments.dropFirst())
do {
  if typed.count == 2 {
    let infusion = Infusion(volume: try amount(typed[0]), time: try amount(typed[1]))
    print("Rate: \(infusion.rate.formatted())")
    let whole = PresentationStyle.usual.fractions(.decimal(places: 0))
    print("Drip: \(infusion.drops?.formatted(whole) ?? "too fast to count")")
  } else if typed.count == 5, let dosesPerDay = Int(typed[4]), dosesPerDay > 0 {
    let dosing = Dosing(
      dosePerWeight: try quotient(typed[1]), concentration: try quotient(typed[2]),
      dailyMaximum: try amount(typed[3]), dosesPerDay: dosesPerDay, weight: try amount(typed[0]))
    let mark = try dosing.mark
    print("Dose: \(dosing.dose.formatted()), \(dosesPerDay) times a day")
    print("Syringe: \(mark.formatted(kit: .scale(step: Dosing.step)))", terminator: ", ")
    print("which contain \((mark * dosing.concentration).formatted())")
  } else {
    print("expected a volume and a time, or a weight, a dose, a concentration, a maximum, a count")
    exit(2)
  }
} catch Refusal.unreadable(let report) {
  print(report)
  exit(1)
} catch Refusal.inexact(let text) {
  print("'\(text)' is not exact; measure it, and write what you measured")
  exit(1)
} catch Refusal.notPositive(let text) {
  print("'\(text)' is not above zero")
  exit(1)
} catch Refusal.tooCoarse {
  print("the marks of the syringe, \(Dosing.step.formatted()) apart, are too coarse for this dose")
  exit(1)
}
