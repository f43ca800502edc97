import Quantities
import Testing

@Suite("Temperatures")
struct TemperatureTests {
  @Test(
    "a temperature is the same on each scale",
    arguments: [
      (0.0, Temperature.Scale.celsius, 32.0, Temperature.Scale.fahrenheit),
      (100, .celsius, 212, .fahrenheit), (-40, .celsius, -40, .fahrenheit),
      (98.6, .fahrenheit, 37, .celsius), (4, .gasMark, 350, .fahrenheit),
      (0.5, .gasMark, 250, .fahrenheit), (0.25, .gasMark, 225, .fahrenheit),
      (350, .fahrenheit, 4, .gasMark), (10, .celsius, 50, .fahrenheit),
    ])
  func conversions(
    degrees: Double, scale: Temperature.Scale, other: Double, otherScale: Temperature.Scale
  ) {
    let temperature = Temperature(degrees.simplest, scale)
    #expect(temperature.converted(to: otherScale) == Temperature(other.simplest, otherScale))
    #expect(temperature.converted(to: scale) == temperature)
    if scale != .gasMark, otherScale != .gasMark {
      #expect(Temperature(other.simplest, otherScale).converted(to: scale) == temperature)
    }
  }

  @Test(
    "an oven shows the nearest step",
    arguments: [
      (350.0, Temperature.Scale.fahrenheit, "175 °C", "350 °F", "gas mark 4"),
      (180, .celsius, "180 °C", "350 °F", "gas mark 4"),
      (200, .celsius, "200 °C", "400 °F", "gas mark 6"),
      (220, .celsius, "220 °C", "425 °F", "gas mark 7"),
      (140, .celsius, "140 °C", "275 °F", "gas mark 1"),
      (4, .gasMark, "180 °C", "350 °F", "gas mark 4"),
      (6, .gasMark, "200 °C", "400 °F", "gas mark 6"),
    ])
  func ovens(
    degrees: Double, scale: Temperature.Scale, celsius: String, fahrenheit: String, mark: String
  ) {
    let temperature = Temperature(degrees.simplest, scale)
    #expect(temperature.oven(in: .celsius)?.description == celsius)
    #expect(temperature.oven(in: .fahrenheit)?.description == fahrenheit)
    #expect(temperature.oven(in: .gasMark)?.description == mark)
  }

  @Test(
    "ovens have the gas marks 1/4, 1/2 and 1 to 10",
    arguments: [
      ("1/4", "225 °F"), ("1/2", "250 °F"), ("1", "275 °F"), ("10", "500 °F"), ("0", nil),
      ("1/3", nil), ("2 1/2", nil), ("11", nil), ("-1", nil),
    ])
  func marks(mark: String, fahrenheit: String?) throws {
    let temperature = try Temperature(Fraction(mark), .gasMark)
    #expect(temperature.converted(to: .fahrenheit)?.description == fahrenheit)
    #expect(temperature.oven(in: .fahrenheit)?.description == fahrenheit)
  }

  @Test(
    "a mark stands for what an oven reaches",
    arguments: [(199, nil), (200, "gas mark 1/4"), (510, "gas mark 10"), (511, nil)])
  func reach(fahrenheit: Int, mark: String?) {
    let temperature = Temperature(Fraction(fahrenheit), .fahrenheit)
    #expect(temperature.converted(to: .gasMark)?.description == mark)
  }

  @Test("what does not fit is nothing, and below zero there is no mark")
  func limits() {
    let huge = Temperature(Fraction(numerator: .max, denominator: 1), .celsius)
    #expect(huge.converted(to: .fahrenheit) == nil)
    #expect(huge.oven(in: .fahrenheit) == nil)
    #expect(Temperature(Fraction(-40), .celsius).converted(to: .gasMark) == nil)
  }
}

extension Double {
  /// The simplest fraction that rounds to it.
  fileprivate var simplest: Fraction { (try? Fraction("\(self)")) ?? .zero }
}
