import Quantities
import Testing

@Suite("Units and kinds of one's own, from another module")
struct OwnUnitsTests {
  private static let ladle = MeasurementUnit<VolumeKind>(8, .tablespoon, name: "ladle")
  private static let mug = MeasurementUnit<VolumeKind>(
    310, .milliliter, name: "mug", symbol: "mg.", aliases: ["beaker"])

  @Test("a unit takes one line, and part in arithmetic, conversion and presenting")
  func units() {
    #expect(Amount(2, Self.ladle) == 1.cups)
    #expect(Amount(2, Self.ladle) + 1.tablespoons == 17.tablespoons)
    #expect(Amount(2, Self.mug).value(in: .milliliter) == 620)
    #expect(Amount(2, Self.mug).formatted() == "620 milliliters")
    #expect(Amount(Fraction(1, 2), Self.ladle).formatted() == "1/4 cup")
    #expect(1.cups.presented(in: Self.ladle).formatted() == "2 ladles")
    #expect(Amount(2, Self.mug).description == "2 mugs")
  }

  @Test("a kit takes a few lines")
  func kit() throws {
    let kit = try Kit(
      "baker",
      measures: [
        Measure(Self.ladle, fractions: [.scooped(1, 2)]),
        Measure(.tablespoon, upTo: 7, fractions: [.scooped(1, 2)]),
      ])
    #expect(1.25.cups.formatted(kit: kit) == "2 1/2 ladles")
    #expect(6.5.tablespoons.formatted(kit: kit) == "6 1/2 tablespoons")
  }

  @Test("text names units of one's own through a vocabulary")
  func reading() throws {
    let vocabulary = Vocabulary.standard.adding([Self.ladle, Self.mug])
    #expect(try Amount<VolumeKind>("1 1/2 ladles", vocabulary: vocabulary) == 12.tablespoons)
    #expect(try Cups("1 ladle + 1/2 cup", vocabulary: vocabulary) == 1.cups)
    #expect(
      try QuantityExpression("1 beaker to ml", vocabulary: vocabulary).value
        == .amount(AnyAmount(310.milliliters)))
    #expect(throws: ParseError.self) { try Amount<VolumeKind>("2 ladles") }
  }

  @Test("a kind takes part in arithmetic")
  func arithmetic() {
    let sum = 1.inches + 2.54.centimeters
    #expect(sum == 2.inches)
    #expect(sum.unit == Inches.unit)
    #expect(1.inches < 3.centimeters)
    #expect(sum * 3 - 1.inches == 5.inches)
    #expect(1.inches / 2 == 1.27.centimeters)
    #expect(Centimeters(ticks: 1.inches.ticks).value == 2.54)
    #expect(1.inches.hashValue == 2.54.centimeters.hashValue)
    #expect([1.inches, 2.inches].sum() == 3.inches)
  }

  @Test("a kind is read and presented")
  func text() throws {
    #expect(try Inches("2 ft 3 in").value == 27)
    #expect(try Amount<LengthKind>("60 inches").formatted() == "5 feet")
    #expect(27.5.inches.formatted() == "2 feet 3 1/2 inches")
    #expect(2.5.centimeters.formatted() == "2.5 centimeters")
    #expect(30.inches.presented(in: [Feet.unit, Inches.unit]).formatted() == "2 feet 6 inches")
    #expect(throws: ParseError.self) { try Inches("2 cups") }
    let vocabulary = Vocabulary.standard.adding(LengthKind.units)
    let nine = try AnyAmount("9 inches", vocabulary: vocabulary)
    #expect(nine.as(LengthKind.self)?.ticks == 9.inches.ticks)
    #expect(nine.as(VolumeKind.self) == nil)
    #expect(
      try QuantityExpression("1 ft to cm", vocabulary: vocabulary).targets[0].spelling == "cm")
  }

  @Test("what the gauge of a kind rounded is what a style rounds")
  func gauge() {
    let amount = Amount(Fraction(1234, 1000), Bars.unit)
    for shown in [amount.presented(kit: .gauge), amount.presented()] {
      #expect(shown.formatted() == "~1 1/4 bars")
      #expect(shown.formatted(.usual.fractions(.decimal(digits: 4))) == "~1.25 bars")
    }
  }
}
