import Foundation
import Quantities
import QuantitiesFoundation
import Testing

@Suite("Foundation's styles and measurements of amounts of any kind")
struct AnyAmountBridgeTests {
  @Test(
    "a format style shows an amount of any kind",
    arguments: [
      ("1.5 cups", AnyAmountFormatStyle(kitchen: .us).fractions(.vulgar), "1½ cups"),
      ("500 g", AnyAmountFormatStyle(), "500 grams"),
      ("1 cup", AnyAmountFormatStyle(kitchen: .metric), "~240 milliliters"),
      ("90 min", AnyAmountFormatStyle(kitchen: .metric), "1 hour 30 minutes"),
      (
        "2 tbsp", AnyAmountFormatStyle().locale(Locale(identifier: "de_DE")), "2\u{A0}Esslöffel"
      ),
    ])
  func format(text: String, style: AnyAmountFormatStyle, expected: String) throws {
    #expect(try AnyAmount(text).formatted(style) == expected)
    let decoded = try JSONDecoder().decode(
      AnyAmountFormatStyle.self, from: JSONEncoder().encode(style))
    #expect(decoded == style)
    #expect(try decoded.format(AnyAmount(text)) == expected)
  }

  @Test("a measurement becomes an amount and an amount a measurement of its kind")
  func measurements() throws {
    let stone = try AnyAmount(checking: Measurement(value: 1, unit: UnitMass.stones))
    #expect(stone == AnyAmount(14.pounds))
    #expect(AnyAmount(Measurement(value: 1, unit: UnitMass.stones)) == stone)
    #expect(AnyAmount(Measurement(value: 1e-60, unit: UnitMass.stones)).tickCount == 0)
    #expect(Measurement<UnitMass>(stone, in: .pounds)?.value == 14)
    #expect(Measurement<UnitVolume>(stone) == nil)
    #expect(Measurement(try AnyAmount("3 tbsp"), in: UnitVolume.teaspoons)?.value == 9)
    #expect(throws: QuantityError.notFinite) {
      try AnyAmount(checking: Measurement(value: .nan, unit: UnitVolume.cups))
    }
  }
}
