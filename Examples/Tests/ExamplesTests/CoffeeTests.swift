import Quantities
import Testing

@testable import coffee

@Suite("The coffee calculator")
struct CoffeeTests {
  private let brew = Brew(dose: 18.grams, ratio: Fraction(16))

  @Test("the water follows from the dose and the ratio, by weight and by volume")
  func water() {
    #expect(brew.water == 288.grams)
    #expect(brew.waterVolume == 288.milliliters)
    #expect(brew.bloom.formatted() == "36 to 54 grams")
  }

  @Test("the last pour ends with all of the water, however it is rounded")
  func pours() {
    #expect(brew.pours.map(\.reading.inGrams) == [45, 126, 207, 288])
    #expect(brew.pours.map { $0.start.formatted() }.last == "2 minutes 15 seconds")
    for ratio in 10...20 {
      for step: any Mass in [1.grams, 0.1.grams, 0.1.ounces] {
        let brew = Brew(dose: 17.3.grams, ratio: Fraction(ratio), step: step)
        #expect(brew.pours.last?.reading == brew.water)
        #expect(brew.water.rounded(to: step) == brew.water)
      }
    }
  }

  @Test("a pour takes as long as the kettle's rate says")
  func rate() {
    for pour in brew.pours.dropFirst() {
      let rate: MassFlow = 81.grams / (pour.end - pour.start)
      #expect(abs(rate.value(in: .gram, per: .second) - 6) < 0.5)
    }
  }

  @Test("the extraction is what of the coffee is in the drink")
  func extraction() {
    #expect(brew.extraction(strength: Fraction(135, 10_000)) == Fraction(189, 1000))
  }

  @Test("prints a plan in metric measures")
  func metric() throws {
    #expect(
      try Program(name: "coffee").output("18 g", "16", "metric", "1.35") == """
        Coffee: 18 grams, 1:16
        Water: 288 grams, or 288 milliliters
        Bloom: 36 to 54 grams
        Pour 6 g/s:
          0:00 to 0:08: 45 grams
          0:45 to 0:58: 126 grams
          1:30 to 1:44: 207 grams
          2:15 to 2:28: 288 grams
        Extraction: 18.9%

        """)
  }

  @Test("a dose of nothing is refused")
  func nothing() throws {
    #expect(
      try Program(name: "coffee").output("0 g", status: 2)
        == "expected a dose and a ratio above zero\n")
  }

  @Test("prints a plan in US measures")
  func us() throws {
    #expect(
      try Program(name: "coffee").output("0.7 oz", "15.5", "us") == """
        Coffee: 0.7 ounces, 1:15.5
        Water: 10.8 ounces, or ~10 1/4 fluid ounces
        Bloom: 1.4 to 2.1 ounces
        Pour 6 g/s:
          0:00 to 0:09: 1.8 ounces
          0:45 to 0:59: 4.8 ounces
          1:30 to 1:44: 7.8 ounces
          2:15 to 2:29: 10.8 ounces

        """)
  }
}
