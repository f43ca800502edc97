import Quantities
import TestSupport
import Testing

/// What holds of every style, over generated amounts.
@Suite("Laws of styles")
struct PresentationStyleLawTests {
  /// The styles that reading understands: what is written exactly is read as the same amount.
  private static let readable: [(name: String, style: PresentationStyle)] = [
    ("usual", .usual),
    ("vulgar", .vulgar),
    ("slash", .slash),
    ("decimal", .decimal),
    ("decimal places", PresentationStyle(fractions: .decimal(places: 3))),
    ("symbols", .symbols),
    ("minus sign", PresentationStyle(sign: .minus)),
    ("signs", PresentationStyle(fractions: .vulgar, units: .symbol, sign: .minus)),
    ("no-break spaces", PresentationStyle(fractions: .slash, spacing: .noBreak)),
    ("thin spaces", PresentationStyle(units: .symbol, spacing: .narrowNoBreak)),
    ("no spaces", PresentationStyle(units: .symbol, spacing: .none)),
    ("qualified names", PresentationStyle(units: .qualified)),
    ("narrow", .narrow),
    ("compact", .compact),
    ("clock", .clock), ("minutes of a clock", .clock(.minuteSecond)), ("timer", .clock(.timer)),
    ("ISO 8601", .iso8601),
    ("joined by 'and'", PresentationStyle(joiner: .and)),
    ("British English", PresentationStyle(language: .britishEnglish)),
  ]

  @Test("what a readable style writes exactly is read as the same amount", arguments: readable)
  func roundTrip(name: String, style: PresentationStyle) throws {
    var random = SeededGenerator(seed: 2026)
    var count = 0
    for _ in 0..<200 {
      count += try check(Generated.volume(using: &random), style, name, random.seed)
      count += try check(Generated.mass(using: &random), style, name, random.seed)
      count += try check(Generated.time(using: &random), style, name, random.seed)
      guard style.units == .qualified else { continue }
      count += try check(Generated.ukVolume(using: &random), style, name, random.seed)
    }
    #expect(count > 300, "\(name) wrote too little exactly, seed \(random.seed)")
  }

  @Test("what is spoken is read as the same amount, or not at all")
  func spoken() {
    var random = SeededGenerator(seed: 11)
    var count = 0
    for _ in 0..<500 {
      let amount = Generated.volume(using: &random)
      let text = amount.formatted(.spoken)
      guard amount.presented().isExact, let read = try? Amount<VolumeKind>(text) else { continue }
      count += 1
      #expect(read == amount, "'\(text)', seed \(random.seed)")
    }
    #expect(count > 50, "seed \(random.seed)")
  }

  /// Checks one amount, and tells how many were exact: 1 or 0.
  private func check<Kind>(
    _ amount: Amount<Kind>, _ style: PresentationStyle, _ name: String, _ seed: UInt64
  ) throws -> Int {
    // What is marked is not exact, and the mark is not read.
    let text = amount.formatted(style)
    guard !text.hasPrefix("~") else { return 0 }
    let read = try Amount<Kind>(text)
    #expect(read.ticks == amount.ticks, "\(name): \(amount) is '\(text)', seed \(seed)")
    return 1
  }
}

/// Amounts as people write them: a few of a unit, and a simple fraction.
enum Generated {
  static func volume(using random: inout SeededGenerator) -> Amount<VolumeKind> {
    amount([.cup, .tablespoon, .teaspoon, .milliliter, .liter, .fluidOunce], using: &random)
  }

  /// In units that share their names with those of another system.
  static func ukVolume(using random: inout SeededGenerator) -> Amount<VolumeKind> {
    amount([.imperialPint, .imperialFluidOunce, .australianTablespoon], using: &random)
  }

  static func mass(using random: inout SeededGenerator) -> Amount<MassKind> {
    amount([.gram, .kilogram, .ounce, .pound], using: &random)
  }

  static func time(using random: inout SeededGenerator) -> Amount<TimeKind> {
    amount([.second, .minute, .hour, .day, .millisecond], using: &random)
  }

  private static func amount<Kind>(
    _ units: [MeasurementUnit<Kind>], using random: inout SeededGenerator
  ) -> Amount<Kind> {
    let denominators = [1, 1, 2, 3, 4, 8, 16]
    let denominator = denominators[Int.random(in: 0..<denominators.count, using: &random)]
    let value = Fraction(Int.random(in: -40...100, using: &random), denominator)
    return Amount(value, units[Int.random(in: 0..<units.count, using: &random)])
  }
}
