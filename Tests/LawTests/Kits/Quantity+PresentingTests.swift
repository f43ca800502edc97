import Quantities
import TestSupport
import Testing

@Suite("Presenting in chosen units")
struct ConvertedPresentationTests {
  @Test(
    "shows halves, thirds, quarters and eighths where a kitchen has them, and decimals elsewhere",
    arguments: [
      ("1/2 cup", .cup, "1/2 cup"), ("1/3 cup", .cup, "1/3 cup"), ("3/4 cup", .cup, "3/4 cup"),
      ("1/8 cup", .cup, "1/8 cup"), ("2 5/8 cups", .cup, "2 5/8 cups"),
      ("1/3 cup", .tablespoon, "5 1/3 tablespoons"),
      ("1/5 cup", .cup, "0.2 cups"), ("1/16 cup", .cup, "0.0625 cups"),
      ("1/6 cup", .cup, "~0.1666666667 cups"), ("1/7 cup", .cup, "~0.1428571429 cups"),
      ("1/8 uk pint", .imperialPint, "1/8 imperial pint"),
      ("1/8 l", .liter, "0.125 liters"), ("1/2 l", .liter, "0.5 liters"),
      ("2 tsp", .milliliter, "9.8578431875 milliliters"),
      ("1 l", .cup, "~4.226752838 cups"),
    ] as [(String, MeasurementUnit<VolumeKind>, String)])
  func fractions(text: String, unit: MeasurementUnit<VolumeKind>, shown: String) throws {
    #expect(try Amount<VolumeKind>(text).presented(in: unit).formatted() == shown)
  }

  @Test(
    "shows up to 15 significant digits exactly, and else 10",
    arguments: [
      ("12345.123456789 ml", "12345.123456789 milliliters"),
      ("123456.123456789 ml", "123456.123456789 milliliters"),
      ("1234567.123456789 ml", "~1234567.123 milliliters"),
      ("12345678.123456789 ml", "~12345678.12 milliliters"),
      ("123456789012.123456789 ml", "~123456789012 milliliters"),
      ("1234567890123456 ml", "1234567890123456 milliliters"),
      ("0.000000001 ml", "0.000000001 milliliters"),
    ])
  func digits(text: String, shown: String) throws {
    #expect(try Amount<VolumeKind>(text).presented(in: .milliliter).formatted() == shown)
  }

  @Test("limits the digits of a small number and not its places")
  func small() {
    let shown = Fraction(1, 1_000_000).milliliters.presented(in: .gallon)
    #expect(shown.formatted() == "~0.0000000002641720524 gallons")
  }

  @Test(
    "a number as a decimal has up to 15 significant digits, and else 10",
    arguments: [
      ("123456789012.345", "123456789012.345"), ("1234567890123.456", "1234567890123"),
      ("0.123456789012345", "0.123456789012345"), ("0.1234567890123456", "0.123456789"),
      ("0.12345678965", "0.12345678965"), ("2/3", "0.6666666667"), ("-2/3", "-0.6666666667"),
    ])
  func numbers(text: String, shown: String) throws {
    #expect(try Fraction(text).formatted(.decimal) == shown)
  }

  @Test("counts all but the smallest unit in whole numbers, and carries")
  func units() {
    #expect(
      1.375.cups.presented(in: [.teaspoon, .cup, .tablespoon]).formatted()
        == "1 cup + 6 tablespoons")
    #expect(0.cups.presented(in: [.cup, .teaspoon]).formatted() == "0 teaspoons")
    let almost = Amount<TimeKind>(ticks: Ticks(2.hours.ticks.count - 1), unit: .second)
    #expect(almost.presented(in: [.hour, .minute]).formatted() == "~2 hours")
    #expect(almost.presented(in: [.minute, .second]).formatted() == "~120 minutes")
    #expect((-90).minutes.presented(in: [.hour, .minute]).formatted() == "-(1 hour 30 minutes)")
  }

  @Test("the parts sum to the total, the error is what is missing, and none is a larger unit's")
  func laws() throws {
    var random = SeededGenerator(seed: 67)
    let all: [MeasurementUnit<VolumeKind>] = [
      .gallon, .cup, .tablespoon, .teaspoon, .liter, .milliliter, .imperialPint,
    ]
    for number in 0..<LongTests.count(50_000, everyday: 200) {
      let amount =
        number % 2 == 0
        ? Amount.random(in: .cup, using: &random)
        : Amount.random(of: all, upTo: .max >> 16, using: &random)
      let units = Array(all.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
      let shown = amount.presented(in: units)
      let falling = units.sorted { $0.ticks > $1.ticks }
      let numbers = falling.map { unit in shown.parts.first { $0.unit == unit }?.value ?? .zero }
      let isWhole = numbers.dropLast().allSatisfy(\.isWhole)
      let isLess = zip(falling, zip(falling, numbers).dropFirst()).allSatisfy { larger, part in
        part.0.size * part.1.magnitude < larger.size
      }
      let sum = shown.parts.reduce(Int128(0)) { $0 + $1.amount.ticks.count }
      guard isWhole, isLess, !shown.parts.isEmpty, sum == shown.total.ticks.count,
        sum - amount.ticks.count == shown.error.ticks.count
      else {
        throw Failure(amount, "is \(shown)", in: "\(units)", random.seed)
      }
    }
  }

  @Test("the least amount there is has an error that can be told")
  func least() {
    let least = Amount<VolumeKind>(ticks: Ticks(.min), unit: .cup)
    for units in [[.teaspoon], [.cup, .drop], [.minim]] as [[MeasurementUnit<VolumeKind>]] {
      let shown = least.presented(in: units)
      #expect(!shown.isExact && shown.relativeError.magnitude < Fraction(1, 1_000_000))
    }
  }
}
