import Quantities
import Testing

@testable import dosing

@Suite("The dosing calculator")
struct DosingTests {
  private func dosing(weight: String, dose: String = "60 mg/kg/day") throws -> Dosing {
    Dosing(
      dosePerWeight: try quotient(dose), concentration: try quotient("160 mg / 5 ml"),
      maximum: try quotient("4 g/day"), interval: try amount("6 h"), weight: try amount(weight))
  }

  @Test("a dose follows from the weight, and the volume from the concentration")
  func dose() throws {
    let dosing = try dosing(weight: "12.4 kg")
    #expect(dosing.dose == 186.milligrams)
    #expect(dosing.volume == 5.8125.milliliters)
    #expect(try dosing.mark == 5.8.milliliters)
    #expect(try dosing.mark * dosing.concentration == 185.6.milligrams)
  }

  @Test("no dose exceeds its share of the maximum")
  func maximum() throws {
    #expect(try dosing(weight: "66 kg").dose == 990.milligrams)
    #expect(try dosing(weight: "67 kg").dose == 1.grams)
    #expect(try dosing(weight: "500 lb").dose == 1.grams)
  }

  @Test("a mark never exceeds the dose, and can be read off the syringe exactly")
  func marks() throws {
    for weight in 3...90 {
      let dosing = try dosing(weight: "\(weight) kg", dose: "44/3 mg/kg/day")
      guard let mark = try? dosing.mark else { continue }
      #expect(mark <= dosing.volume)
      #expect(mark.presented(kit: .scale(step: Dosing.step)).isExact)
    }
    #expect(throws: Refusal.tooCoarse) { try dosing(weight: "1 kg", dose: "4 mg/kg/day").mark }
  }

  @Test("a rate is counted in drops")
  func infusion() throws {
    let infusion = Infusion(volume: try amount("500 ml"), time: try amount("4 h"))
    #expect(infusion.rate == 125.milliliters / 1.hours)
    #expect(infusion.drops?.isExact == false)
    #expect(infusion.rate.exactValue(in: .medicalDrop, per: .minute) == Fraction(125, 3))
  }

  @Test(
    "what does not say exactly how much is refused",
    arguments: [
      ("about 12 kg", Refusal.inexact("about 12 kg")), ("12-13 kg", .inexact("12-13 kg")),
      ("1/13 kg", .inexact("1/13 kg")), ("0 kg", .notPositive("0 kg")),
      ("-3 kg", .notPositive("-3 kg")),
      (
        "12,4 kg",
        Refusal(reason: "12,4 kg\n^ '12,4' is not a number with a decimal point; write 12.4")
      ),
      ("12 l", Refusal(reason: "12 l\n   ^ 'l' is a unit of volume, not of mass")),
    ])
  func refusals(text: String, refusal: Refusal) {
    #expect(throws: refusal) { try amount(text) as Amount<MassKind> }
  }

  @Test("a concentration has to be above zero")
  func concentrations() {
    #expect(throws: Refusal.notPositive("0 mg/ml")) { try quotient("0 mg/ml") as Density }
  }

  @Test("prints a dose, a rate, and where a text is wrong")
  func program() throws {
    let program = Program(name: "dosing")
    #expect(
      try program.output("12.4 kg", "60 mg/kg/day", "160 mg / 5 ml", "4 g/day", "6 h") == """
        Dose: 186 milligrams every 6 hours
        Syringe: 5.8 milliliters, which contain 185.6 milligrams

        """)
    #expect(
      try program.output("500 ml", "4 h") == """
        Rate: 125 milliliters per hour
        Drip: ~42 medical drops per minute

        """)
    #expect(
      try program.output("12.4 kg", "60 mg/kg/day", "160 mg / 5 mll", "4 g/day", "6 h", status: 1)
        == """
        160 mg / 5 mll
                   ^ unknown unit 'mll'; did you mean 'mL' or 'ml' or 'mls'?

        """)
    #expect(
      try program.output("about 2 kg", "60 mg/kg/day", "32 mg/ml", "4 g/day", "6 h", status: 1)
        == "'about 2 kg' is not exact; measure it, and write what you measured\n")
  }
}
