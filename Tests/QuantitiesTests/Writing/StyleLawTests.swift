import Quantities
import TestSupport
import Testing

/// What holds of every style, over generated amounts.
@Suite("Laws of styles")
struct StyleLawTests {
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
    ("clock", .clock),
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

  @Test("the runs of a text are the text", arguments: StyleTests.table.map(\.style))
  func runs(style: PresentationStyle) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let shown = Generated.volume(using: &random).presented()
      #expect(shown.runs(style).map(\.text).joined() == shown.formatted(style))
      let time = Generated.time(using: &random).presented()
      #expect(time.runs(style).map(\.text).joined() == time.formatted(style))
    }
  }

  @Test("runs say what each piece is")
  func roles() {
    #expect(
      1.5.cups.presented().runs(.vulgar) == [
        TextRun("1", .number), TextRun("½", .fraction), TextRun(" ", .space),
        TextRun("cups", .unit),
      ])
    #expect(
      (-7).teaspoons.presented().runs() == [
        TextRun("-(", .sign), TextRun("2", .number), TextRun(" ", .space),
        TextRun("tablespoons", .unit), TextRun(" + ", .joiner), TextRun("1", .number),
        TextRun(" ", .space), TextRun("teaspoon", .unit), TextRun(")", .sign),
      ])
    #expect(
      1.995.cups.presented().runs(.compact) == [
        TextRun("~", .approximation), TextRun("2", .number), TextRun("c", .unit),
      ])
    #expect(1.5.cups.presented().runs(.html)[1].text == "<sup>1</sup>&frasl;<sub>2</sub>")
    #expect(90.minutes.presented().runs(.clock) == [TextRun("1:30:00", .number)])
  }

  @Test("no text overruns its buffer, however large the number and long the names")
  func extremes() {
    let long = String(repeating: "&~_", count: 100)
    let unit = MeasurementUnit(1, .nanoliter, name: "\(long)1", plural: long, symbol: "\(long)2")
    let kit = Kit(decimalIn: unit)
    for ticks in [Int128.max, .min, 1, 1 << 64, -(1 << 100)] {
      let precise = [FractionNotation.decimal(places: 38), .decimal(digits: 38)]
        .map { PresentationStyle(fractions: $0) }
      for style in StyleTests.table.map(\.style) + precise + [.html, .latex, .spoken] {
        let amount = Amount(ticks: Ticks(ticks), unit: unit)
        #expect(!amount.formatted(style.joiner(.custom(long)), kit: kit).isEmpty)
        #expect(!amount.formatted(style).isEmpty)
        #expect(!Amount<TimeKind>(ticks: Ticks(ticks), unit: .second).formatted(style).isEmpty)
      }
    }
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
