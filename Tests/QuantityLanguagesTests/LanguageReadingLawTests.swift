import Quantities
import QuantityLanguages
import TestSupport
import Testing

/// Text in a language of CLDR parses to the same amount, in each style.
@Suite("Reading what is written in every language")
struct LanguageReadingLawTests {
  private static let fractions: [PresentationStyle.Fractions] = [.ascii, .vulgar, .decimal]
  private static let units: [PresentationStyle.Units] = [.name, .symbol, .narrow]
  private static let volumes: [MeasurementUnit<VolumeKind>] = [
    .cup, .tablespoon, .teaspoon, .metricCup, .metricTablespoon, .metricTeaspoon, .milliliter,
    .deciliter, .liter, .pint, .quart, .gallon, .fluidOunce, .coffeeCup, .riceCup,
  ]

  private func pick<Element>(_ all: [Element], _ random: inout SeededGenerator) -> Element {
    all[Int.random(in: 0..<all.count, using: &random)]
  }

  private func amount<Kind: QuantityKind>(
    _ units: [MeasurementUnit<Kind>], _ random: inout SeededGenerator
  ) -> Amount<Kind> {
    let unit = pick(units, &random)
    let count = Int128.random(in: -3...30, using: &random) * pick([1, 1, 1, 97, 1237], &random)
    return Amount(
      ticks: Ticks(unit.ticks.count * count / pick([1, 1, 2, 3, 4, 8], &random)), unit: unit)
  }

  /// Returns the error in the text of an amount, or `nil` if there is none.
  private func failure<Kind: QuantityKind>(
    _ amount: Amount<Kind>, _ language: PresentationLanguage, _ systems: [MeasurementSystem],
    _ random: inout SeededGenerator
  ) -> String? {
    let system = pick(systems, &random)
    let style = PresentationStyle(
      fractions: pick(Self.fractions, &random), units: pick(Self.units, &random),
      sign: pick([.hyphen, .minus], &random), language: language, system: system
    ).grouping(pick([.none, .usual], &random))
    let presentation = Presenter<Kind>(system: system).present(amount)
    let text = presentation.formatted(style)
    do throws(ParseError) {
      let written = try WrittenAmount(
        text, vocabulary: .standard(for: system, language: language))
      // An approximation is another amount.
      if written.isAbout || !presentation.isExact { return nil }
      guard case .amount(let read) = written.lower, read.as(Kind.self) == amount else {
        return "\(amount), '\(text)' is read as \(written)"
      }
      return nil
    } catch {
      return "\(amount), '\(text)': \(error)"
    }
  }

  /// The languages without duplicates: most regions share one.
  private static let languages = Set(
    PresentationLanguage.tags.compactMap { PresentationLanguage(tag: $0) }
  ).sorted { $0.identifier < $1.identifier }

  @Test("holds for random amounts")
  func law() async {
    let random = SeededGenerator.ofLaw
    // Run concurrently, which is faster on several processors.
    await withTaskGroup(of: Void.self) { group in
      let both: [MeasurementSystem] = [.us, .metric]
      for (index, language) in Self.languages.enumerated() {
        // Making a vocabulary takes longer than all its uses.
        let systems = LongTests.choose(both, everyday: [both[index % 2]])
        group.addTask { check(language, systems, random) }
      }
    }
  }

  private func check(
    _ language: PresentationLanguage, _ systems: [MeasurementSystem], _ random: SeededGenerator
  ) {
    var random = random
    var failures: [String] = []
    for _ in 0..<LongTests.count(500, everyday: 6) {
      failures += [
        failure(
          amount([.second, .minute, .hour, .day, .week], &random), language, systems, &random),
        failure(amount(Self.volumes, &random), language, systems, &random),
        failure(amount([.gram, .kilogram, .ounce, .pound], &random), language, systems, &random),
      ].compactMap { $0 }
    }
    #expect(
      failures.isEmpty,
      "\(language), seed \(random.seed), \(failures.count): \(failures.prefix(3))")
  }
}
