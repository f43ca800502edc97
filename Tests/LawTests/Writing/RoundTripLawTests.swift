import Quantities
import TestSupport
import Testing

/// Text without a mark parses to the same amount, in any style, system and language; approximations
/// have a mark.
@Suite("Laws of writing and reading")
struct RoundTripLawTests {
  private static let count = LongTests.count(40_000, everyday: 6000)

  private static let languages = PresentationLanguage.all + [.english.decimalMark(",")]

  @Test("what is written without a mark is read as the same amount")
  func roundTrip() {
    var random = SeededGenerator(seed: 15)
    var failures: [String] = []
    var exact = 0
    for _ in 0..<Self.count {
      let style = PresentationStyle.random(Self.languages, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: exact += check(VolumeKind.self, style, &failures, using: &random)
      case 1: exact += check(MassKind.self, style, &failures, using: &random)
      default: exact += check(TimeKind.self, style, &failures, using: &random)
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(40).joined(separator: "\n")), seed \(random.seed)")
    #expect(exact > Self.count / 3, "\(exact) of \(Self.count) were exact, seed \(random.seed)")
  }

  /// Checks an amount, and returns 1 if its text has no mark.
  private func check<Kind: QuantityKind>(
    _ kind: Kind.Type, _ style: PresentationStyle, _ failures: inout [String],
    using random: inout SeededGenerator
  ) -> Int {
    let amount = Amount<Kind>.random(of: Kind.units, upTo: Int128.max >> 20, using: &random)
    let shown = amount.randomlyPresented(in: style, using: &random)
    let text = VisibleText.of(shown.formatted(style), in: style.markup)
    func fail(_ message: String) {
      failures.append("\(amount), \(style): '\(text)' \(message)")
    }
    let isMarked = text.hasPrefix("~") || text.hasPrefix(style.language.about)
    let written = shown.written(in: style)
    // Beyond the range of a fraction, either is allowed.
    let isSaid = Answer(written).ticks.map {
      $0 == Fraction(numerator: amount.ticks.count, denominator: 1)
    }
    if isMarked == written.isExact || isMarked == isSaid {
      fail("has the wrong mark")
    }
    let language = PresentationLanguage.all.first { $0.identifier == style.language.identifier }
    let vocabulary = Vocabulary.standard(
      for: style.system ?? style.language.system, language: language ?? .english)
    // ISO 8601 has a point in every language.
    let isISO = style.form == .iso8601 && kind == TimeKind.self
    let mark: DecimalMark = style.language.decimalMark == "," && !isISO ? .comma : .point
    guard !isMarked else { return 0 }
    do {
      let read = try AnyAmount(text, decimalMark: mark, vocabulary: vocabulary)
      guard read.as(Kind.self)?.ticks == amount.ticks else {
        fail("is read as \(read)")
        return 1
      }
    } catch {
      fail("is not read: \(error)")
    }
    return 1
  }
}

extension PresentationLanguage {
  /// The word before an approximation.
  fileprivate var about: String {
    switch identifier {
    case "de": "etwa "
    case "fr": "environ "
    default: "about "
    }
  }
}

extension Amount {
  /// Presents the amount with the kit of a style's system, or in units of its kind.
  fileprivate func randomlyPresented(
    in style: PresentationStyle, using random: inout SeededGenerator
  ) -> Presentation<Kind> {
    let units = Kind.units
    func unit() -> MeasurementUnit<Kind> { units[Int.random(in: 0..<units.count, using: &random)] }
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: presented(in: unit())
    case 1: presented(in: [unit(), unit()], notation: .fraction)
    default: presented(system: style.system ?? style.language.system)
    }
  }
}

extension PresentationStyle {
  /// A random style that names units and marks approximations.
  fileprivate static func random(
    _ languages: [PresentationLanguage], using random: inout SeededGenerator
  ) -> PresentationStyle {
    func any<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }
    var style = PresentationStyle(
      fractions: any([
        .ascii, .ascii, .vulgar, .slash, .typeset, .words, .decimal, .decimal(digits: 4),
        .decimal(places: 2),
      ]),
      units: any([.name, .name, .qualified, .symbol, .narrow]),
      joiner: any([.usual, .tight, .and]),
      approximation: any([.tilde, .about]), sign: any([.hyphen, .minus, .always, .word]),
      spacing: any([.space, .space, .noBreak, .narrowNoBreak, .none]),
      markup: any([.plain, .plain, .html, .latex, .markdown]), language: any(languages),
      system: any([nil, nil, .us, .imperial, .metric, .australian, .japanese]))
    style.form = any([
      .parts, .parts, .parts, .clock, .clock(.minuteSecond), .clock(.timer), .iso8601,
    ])
    return style
  }
}
