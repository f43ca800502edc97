import Foundation
import Quantities
import QuantitiesFoundation
import RegexBuilder
import Testing

@Suite("Format styles")
struct FormatStyleTests {
  @Test("they read as Foundation's own do")
  func formatting() {
    #expect(1.5.cups.formatted(.kitchen(.us).fractions(.vulgar)) == "1½ cups")
    #expect(7.teaspoons.formatted(.kitchen(.us)) == "2 tablespoons + 1 teaspoon")
    #expect(7.teaspoons.formatted(.kitchen(.us).units(.symbol).joiner(.and)) == "2 tbsp and 1 tsp")
    #expect(7.teaspoons.formatted(.kitchen(.metric)) == "~35 milliliters")
    #expect(1.pounds.formatted(.kitchen(.metric).approximation(.about)) == "about 450 grams")
    #expect(24.ounces.formatted(.kitchen()) == "1 1/2 pounds")
    #expect(90.minutes.formatted(.time(.spoken)) == "one hour and thirty minutes")
    #expect((-90).minutes.formatted(.time().sign(.minus).spacing(.none)) == "−(1hour 30minutes)")
    #expect(1.5.liters.formatted(.kitchen(.metric).language(.french)) == "1,5 litre")
    #expect(1.5.cups.formatted(.kitchen(.us).fractions(.typeset).markup(.html)).contains("<sup>"))
    let anyVolume: any Volume = 1.5.cups
    #expect(anyVolume.formatted(.kitchen(.uk)) == "~12 1/2 fluid ounces")
    #expect(QuantityFormatStyle<TimeKind>().format(Amount(90.minutes)) == "1 hour 30 minutes")
  }

  @Test("kitchens have kits for each kind")
  func kitchens() {
    let expected: [(Kitchen, String, String)] = [
      (.us, "us", "pounds"), (.usLiquid, "us-liquid", "pounds"), (.usBar, "us-bar", "pounds"),
      (.metricKitchen, "metric-kitchen", "metric"), (.australian, "au", "metric"),
      (.uk, "uk", "pounds"), (.metric, "metric", "metric"),
    ]
    for (kitchen, volumes, masses) in expected {
      #expect(kitchen.description == volumes)
      #expect(kitchen.volumes?.name == volumes)
      #expect(kitchen.masses?.name == masses)
      #expect(kitchen.times == nil)
    }
    #expect(Kitchen.pounds.volumes == nil)
    #expect(Kitchen.clock.times?.name == "clock")
    #expect(
      QuantityFormatStyle<TimeKind>(kitchen: .us).format(Amount(90.minutes)) == "1 hour 30 minutes")
  }

  @Test(
    "a locale has a kitchen, a language and a decimal mark",
    arguments: [
      ("en_US", "us", "en-US", "."), ("en_GB", "uk", "en-GB", "."), ("de_DE", "german", "de", ","),
      ("de_CH", "german", "de-CH", "."), ("fr_FR", "french", "fr", ","),
      ("fr_CA", "canadian", "fr-CA", ","), ("en_AU", "au", "en-AU", "."),
      ("en_CA", "canadian", "en-GB", "."), ("es_MX", "metric", "es-MX", "."),
      ("it_IT", "italian", "it", ","), ("es_US", "us", "es-US", "."),
      ("ja_JP", "japanese", "ja", "."), ("sv_SE", "swedish", "sv", ","),
      ("hi_IN", "indian", "hi", "."), ("en_US@measure=metric", "metric", "en-US", "."),
      ("tlh", "metric", "en-US", "."),
    ])
  func locales(identifier: String, kitchen: String, language: String, mark: String) {
    let locale = Locale(identifier: identifier)
    #expect(Kitchen(locale).description == kitchen)
    let ours = PresentationLanguage(locale)
    #expect(ours.identifier == language)
    #expect(ours.decimalMark == mark)
    #expect(ours.decimalMark == locale.decimalSeparator)
  }

  @Test("a style takes on a locale")
  func localized() throws {
    let style = QuantityFormatStyle<VolumeKind>(kitchen: .us)
    #expect(style.format(Amount(1.5.cups)) == "1 1/2 cups")
    let german = style.locale(Locale(identifier: "de_DE"))
    #expect(german.kitchen == .german)
    #expect(german.format(Amount(1.25.liters)) == "1,25 Liter")
    let swedish = style.locale(Locale(identifier: "sv_SE"))
    #expect(swedish.format(Amount(7.metricTeaspoons)) == "2 matskedar + 1 tesked")
    #expect(try swedish.parseStrategy.parse("2 matskedar + 1 tesked") == 7.metricTeaspoons)
    let own = QuantityFormatStyle<VolumeKind>().locale(Locale(identifier: "de_DE"))
    #expect(own.format(Amount(1.5.cups)) == "1 1/2 Tassen")
    #expect(
      1.5.liters.formatted(PresentationStyle(locale: Locale(identifier: "it_IT"))) == "1,5 litri")
  }

  @Test("they survive encoding, and are equal if they write the same")
  func coding() throws {
    let styles: [QuantityFormatStyle<VolumeKind>] = [
      .kitchen(.us), .kitchen(.uk).fractions(.vulgar), .kitchen().units(.custom(["cup": "c."])),
      .kitchen(.metric).language(.german).sign(.word),
      .kitchen(.metric).language(.english.decimalMark(",")),
    ]
    for style in styles {
      let copy = try JSONDecoder().decode(
        QuantityFormatStyle<VolumeKind>.self, from: JSONEncoder().encode(style))
      #expect(copy == style)
      #expect(copy.hashValue == style.hashValue)
      #expect(copy.format(Amount(1.25.liters)) == style.format(Amount(1.25.liters)))
    }
    #expect(Set(styles).count == styles.count)
  }

  @Test("attributed text marks the number, the fraction and the unit")
  func attributed() {
    let text = (-1.5).cups.formatted(.kitchen(.us).fractions(.vulgar).attributed)
    #expect(String(text.characters) == "-1½ cups")
    let pieces = text.runs.map { run in
      (String(text[run.range].characters), run.quantityRole?.description ?? "none")
    }
    #expect(pieces.map(\.0) == ["-", "1", "½", " ", "cups"])
    #expect(pieces.map(\.1) == ["sign", "number", "fraction", "space", "unit"])
    let shown = AttributedString(7.teaspoons.presented())
    #expect(shown.runs.filter { $0.quantityRole == .joiner }.count == 1)
  }
}

@Suite("Parse strategies")
struct ParseStrategyTests {
  @Test("what a style writes, its strategy reads")
  func roundTrip() throws {
    let volumes: [QuantityFormatStyle<VolumeKind>] = [
      .kitchen(.us), .kitchen(.us).fractions(.vulgar), .kitchen(.us).units(.symbol),
      .kitchen(.us).fractions(.slash).spacing(.noBreak), .kitchen().fractions(.decimal),
    ]
    for style in volumes {
      for amount in [Cups(1.5), 0.5.cups, 7.teaspoons, (-2).cups] as [any Volume] {
        let text = amount.formatted(style)
        #expect(try Amount(text, format: style) == amount, "\(text)")
      }
    }
    let comma = QuantityFormatStyle<VolumeKind>.kitchen(.metric)
      .language(.english.decimalMark(","))
    #expect(try Amount("1,25 liters", format: comma) == 1.25.liters)
    #expect(try QuantityParseStrategy<TimeKind>().parse("90 min") == 1.5.hours)
  }

  @Test("a strategy reads in the language and the system of its style, or of its kitchen")
  func systems() throws {
    let styles: [QuantityFormatStyle<VolumeKind>] = [
      .kitchen(.uk), .kitchen(.australian), .kitchen(.metricKitchen), .kitchen(.usLiquid),
      .kitchen(.japanese), .kitchen(.swedish), .kitchen(.german), .kitchen(.canadian), .kitchen(),
      .kitchen().language(.britishEnglish), .kitchen().language(.german),
      .kitchen(.uk).language(.french),
      .kitchen().system(.imperial).language(.german).units(.symbol), .kitchen(.us).system(.metric),
    ]
    for style in styles {
      for amount in [Amount(2, .imperialPint), Amount(40, .milliliter), Amount(1.5, .cup)] {
        let text = amount.formatted(style)
        guard !text.hasPrefix("~") else { continue }
        #expect(try Amount(text, format: style) == amount, "'\(text)' in \(style)")
      }
    }
    let strategy = QuantityParseStrategy<VolumeKind>(language: .german, system: .imperial)
    #expect(strategy.description == "volume, decimal point, language de, system imperial")
    let copy = try JSONDecoder().decode(
      QuantityParseStrategy<VolumeKind>.self, from: JSONEncoder().encode(strategy))
    #expect(copy == strategy)
    let text = String(
      decoding: try JSONEncoder().encode(QuantityParseStrategy<VolumeKind>().decimalMark),
      as: UTF8.self)
    let old = try JSONDecoder().decode(
      QuantityParseStrategy<VolumeKind>.self, from: Data("{\"decimalMark\":\(text)}".utf8))
    #expect(old == QuantityParseStrategy())
  }

  @Test("mistakes are told where they are, whatever the decimal mark")
  func mistakes() {
    let error = #expect(throws: ParseError.self) {
      try QuantityParseStrategy<VolumeKind>(decimalMark: .comma).parse("1,5 cupz")
    }
    #expect(error?.range == 4..<8)
  }

  @Test("a regex finds an amount")
  func regex() throws {
    let text = "Bake for 1 h 15 min, then rest for 10 minutes."
    let times = text.matches(of: QuantityParseStrategy<TimeKind>())
    #expect(times.map(\.output) == [Amount(75.minutes), Amount(10.minutes)])
    #expect(times.map { text[$0.range] } == ["1 h 15 min", "10 minutes"])
    let regex = Regex {
      "Add "
      Capture { QuantityParseStrategy<VolumeKind>.volume }
      " of "
      Capture { OneOrMore(.word) }
    }
    let match = try #require("Add 1 1/2 cups of flour.".firstMatch(of: regex))
    #expect(match.output.1 == 1.5.cups)
    #expect(match.output.2 == "flour")
  }

  @Test(
    "what is found is the longest amount, in whole words",
    arguments: [
      ("2 cups flour", "2 cups"), ("1/2 cup + some milk", "1/2 cup"), ("½ cup", "½ cup"),
      ("2 cups + 3 tbsp sugar", "2 cups + 3 tbsp"), ("use 2.5 cups", "2.5 cups"),
      ("2 cupz", nil), ("cups", nil), ("2", nil), ("1.2.3 cups", nil), ("x2 cups", nil),
      ("2-3 cups", nil),
      ("2 cups\n3 tbsp", "2 cups"), ("12 cups", "12 cups"), ("1 (2 cups)", "2 cups"),
      ("", nil), ("about 3 tsp.", "3 tsp"), ("3 tsp. + 1 cup.", "3 tsp. + 1 cup"),
      ("2 cups of 3 g", "2 cups"),
    ] as [(String, String?)])
  func longest(text: String, expected: String?) {
    let match = text.firstMatch(of: QuantityParseStrategy<VolumeKind>())
    #expect(match.map { String(text[$0.range]) } == expected)
  }

  @Test("hostile text is an answer or none, soon")
  func hostile() {
    let pieces = [
      "1", "/", "2", " ", "cup", "½", ".", ",", "-", "(", "e\u{301}", "9999999999", "+",
    ]
    var state: UInt64 = 5
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        text += pieces[Int(state >> 33) % pieces.count]
      }
      if let match = text.firstMatch(of: QuantityParseStrategy<VolumeKind>()) {
        #expect((try? Amount<VolumeKind>(String(text[match.range]))) == match.output, "\(text)")
      }
    }
    let long = String(repeating: "1 ", count: 5000)
    #expect(long.firstMatch(of: QuantityParseStrategy<VolumeKind>()) == nil)
  }
}
