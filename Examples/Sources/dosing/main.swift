// The arithmetic of doses: a dose by weight in a syringe, or an infusion in drops.
//
//     swift run --package-path Examples dosing '12.4 kg' '60 mg/kg/day' '160 mg / 5 ml' '4 g/day' '6 h'
//     swift run --package-path Examples dosing '500 ml' '4 h'
//
// The first form takes a patient's weight, the dose by weight, the strength of the suspension, the maximum dose and
// the interval between doses; the second takes a volume and the time it takes to drip.
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
  } else if typed.count == 5 {
    let dosing = Dosing(
      dosePerWeight: try quotient(typed[1]), concentration: try quotient(typed[2]),
      maximum: try quotient(typed[3]), interval: try amount(typed[4]),
      weight: try amount(typed[0]))
    let mark = try dosing.mark
    print("Dose: \(dosing.dose.formatted()) every \(dosing.interval.formatted())")
    print("Syringe: \(mark.formatted(kit: .scale(step: Dosing.step)))", terminator: ", ")
    print("which contain \((mark * dosing.concentration).formatted())")
  } else {
    print("expected a volume and a time, or a weight, a dose, a concentration, a maximum, a time")
    exit(2)
  }
} catch let refusal as Refusal {
  print(refusal.reason)
  exit(1)
}
