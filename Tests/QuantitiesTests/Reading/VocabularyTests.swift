import Foundation
import Quantities
import TestSupport
import Testing

@Suite("What names mean in each system")
struct VocabularyTests {
  /// The meanings of a name in order of the systems: us, imperial, metric, australian, japanese.
  static let shared: [(name: String, units: [MeasurementUnit<VolumeKind>])] = [
    ("gallon", [.gallon, .imperialGallon, .imperialGallon, .imperialGallon, .imperialGallon]),
    ("quarts", [.quart, .imperialQuart, .imperialQuart, .imperialQuart, .imperialQuart]),
    ("pt", [.pint, .imperialPint, .imperialPint, .imperialPint, .imperialPint]),
    ("gill", [.gill, .imperialGill, .imperialGill, .imperialGill, .imperialGill]),
    (
      "fl oz",
      [
        .fluidOunce, .imperialFluidOunce, .imperialFluidOunce, .imperialFluidOunce,
        .imperialFluidOunce,
      ]
    ),
    (
      "fluid dram",
      [
        .fluidDram, .imperialFluidDrachm, .imperialFluidDrachm, .imperialFluidDrachm,
        .imperialFluidDrachm,
      ]
    ),
    ("cup", [.cup, .metricCup, .metricCup, .metricCup, .japaneseCup]),
    ("C", [.cup, .metricCup, .metricCup, .metricCup, .japaneseCup]),
    (
      "tablespoons",
      [.tablespoon, .metricTablespoon, .metricTablespoon, .australianTablespoon, .metricTablespoon]
    ),
    (
      "T",
      [.tablespoon, .metricTablespoon, .metricTablespoon, .australianTablespoon, .metricTablespoon]
    ),
    (
      "tblspn",
      [.tablespoon, .metricTablespoon, .metricTablespoon, .australianTablespoon, .metricTablespoon]
    ),
    ("Tsp", [.teaspoon, .metricTeaspoon, .metricTeaspoon, .metricTeaspoon, .metricTeaspoon]),
    ("bushel", [.bushel, .imperialBushel, .imperialBushel, .imperialBushel, .imperialBushel]),
    ("pinch", [.pinch, .pinch, .pinch, .pinch, .pinch]),
    ("ml", Array(repeating: .milliliter, count: 5)),
  ]

  @Test("shared names mean the unit of the system", arguments: shared)
  func sharedNames(name: String, units: [MeasurementUnit<VolumeKind>]) throws {
    for (system, unit) in zip(MeasurementSystem.all, units) {
      let vocabulary = Vocabulary.standard(for: system)
      #expect(vocabulary.system == system)
      #expect(try MeasurementUnit(named: name, vocabulary: vocabulary) == unit, "\(system)")
      let amount = try #require(
        try AnyAmount("2.75 \(name)", vocabulary: vocabulary).as(VolumeKind.self))
      #expect(amount.unit == unit && amount == Amount(2.75, unit), "\(system)")
    }
  }

  @Test("without a system, shared names mean the units of the language's")
  func systemOfLanguage() throws {
    for language in PresentationLanguage.all {
      let vocabulary = Vocabulary.standard(language: language)
      #expect(vocabulary == .standard(for: language.system, language: language), "\(language)")
      let cups = Vocabulary([MeasurementUnit.cup, .metricCup], language: language)
      #expect(cups.system == language.system, "\(language)")
      let decoded = try JSONDecoder().decode(
        Vocabulary.self, from: Data(#"{"language": "\#(language.identifier)"}"#.utf8))
      #expect(decoded == vocabulary, "\(language)")
    }
    let british = Vocabulary.standard(language: .britishEnglish)
    #expect(try AnyAmount("1 pint", vocabulary: british) == AnyAmount(1.imperialPints))
    #expect(Vocabulary.standard() == .standard)
  }

  @Test("names are suggested unless that is turned off, and all else stays the same")
  func suggestsNames() throws {
    let ladle = MeasurementUnit(8, .tablespoon, name: "ladle")
    for known in MeasurementSystem.all.map({ Vocabulary.standard(for: $0) }) {
      var quiet = known
      quiet.suggestsNames = false
      #expect(known.suggestsNames && !quiet.suggestsNames)
      for text in ["2 pints", "2 cupz", "1 lb 4 oz", "5 ton", "2 km", "3 kups", "1 h x 2"] {
        let expected = Result { try AnyAmount(text, vocabulary: known) }
        let found = Result { try AnyAmount(text, vocabulary: quiet) }
        #expect((try? found.get()) == (try? expected.get()), "\(text)")
        let (error, other) = (found.parseError, expected.parseError)
        #expect(error?.code == other?.code && error?.range == other?.range, "\(text)")
        #expect(error?.message == other?.message, "\(text)")
        if error?.code == .unknownUnit {
          #expect(error?.suggestions == [] && error?.hint == nil, "\(text)")
          #expect(other?.suggestions.isEmpty == false, "\(text)")
        }
      }
      let own = quiet.adding([ladle])
      #expect(!own.suggestsNames && own.system == known.system)
      #expect(try AnyAmount("1 ladle", vocabulary: own).as(VolumeKind.self)?.unit == ladle)
      quiet.suggestsNames = true
      #expect(throws: ParseError.self) { try AnyUnit(named: "cupz", vocabulary: quiet) }
      #expect(
        Result { try AnyUnit(named: "cupz", vocabulary: quiet) }.parseError?.suggestions.isEmpty
          == false)
    }
  }

  @Test("what the system has another unit for needs a word before it, everywhere the same one")
  func prefixes() throws {
    for system in MeasurementSystem.all {
      let vocabulary = Vocabulary.standard(for: system)
      for (name, unit) in [
        ("us cup", .cup), ("american cups", .cup), ("U.S. tbsp", .tablespoon),
        ("metric cup", .metricCup), ("metric T", .metricTablespoon), ("uk pint", .imperialPint),
        ("imperial fl. oz.", .imperialFluidOunce), ("au tbsp", .australianTablespoon),
        ("Australian tablespoon", .australianTablespoon), ("us fluid dram", .fluidDram),
      ] as [(String, MeasurementUnit<VolumeKind>)] {
        #expect(try MeasurementUnit(named: name, vocabulary: vocabulary) == unit, "\(system)")
      }
    }
  }

  @Test("tons and hundredweights are those of the system, or asked for")
  func tons() throws {
    func unit(_ name: String, _ system: MeasurementSystem) -> MeasurementUnit<MassKind>? {
      try? MeasurementUnit(named: name, vocabulary: .standard(for: system))
    }
    #expect(
      MeasurementSystem.all.map { unit("ton", $0) } == [nil, .longTon, .tonne, .tonne, .tonne])
    #expect(
      MeasurementSystem.all.map { unit("Tons", $0) } == [nil, .longTon, .tonne, .tonne, .tonne])
    #expect(
      MeasurementSystem.all.map { unit("cwt", $0) } == [nil, .longHundredweight, nil, nil, nil])
    for system in MeasurementSystem.all {
      #expect(unit("us ton", system) == .shortTon && unit("metric ton", system) == .tonne)
      #expect(unit("gr", system) == nil, "a gram or a grain")
      let error = #expect(throws: ParseError.self) {
        try AnyAmount("2 t", vocabulary: .standard(for: system))
      }
      #expect(error?.code == .ambiguousUnit && error?.suggestions.last == "tonne")
    }
  }

  @Test(
    "a compound keeps the system of its first unit",
    arguments: [
      ("1 imperial pint 5 fl oz", "1 1/4 imperial pints", ["us", "imperial", "metric"]),
      ("1 us pint 8 fl oz", "1 1/2 pints", ["us", "imperial", "metric", "australian"]),
      ("1 us cup 2 tbsp", "1 1/8 cups", ["us", "imperial", "australian"]),
      ("1 cup 2 tbsp", "1.16 metric cups", ["australian"]),
      ("1 pint 5 fl oz", "1 1/4 imperial pints", ["imperial", "metric", "australian"]),
      ("8 oz to ml", "8 imperial fluid ounces", ["imperial"]),
    ])
  func compounds(text: String, value: String, systems: [String]) throws {
    for system in systems.compactMap({ MeasurementSystem(named: $0) }) {
      let expression = try QuantityExpression(text, vocabulary: .standard(for: system))
      #expect(expression.value.description == value, "\(system)")
    }
  }

  @Test("a vocabulary of one's own names its system, and keeps it")
  func own() throws {
    let mug = MeasurementUnit(300, .milliliter, name: "mug")
    let vocabulary = Vocabulary.standard(for: .imperial).adding([mug])
    #expect(vocabulary.system == .imperial && Vocabulary.standard.system == .us)
    #expect(
      try AnyAmount("2 mugs + 1 pint", vocabulary: vocabulary).tickCount
        == (2.liters * 0.3 + 1.imperialPints).ticks.count)
    let alone = Vocabulary([MeasurementUnit<VolumeKind>.cup, .metricCup], system: .metric)
    #expect(try Amount<VolumeKind>("1 cup", vocabulary: alone) == 1.metricCups)
    #expect(try Amount<VolumeKind>("1 us cup", vocabulary: alone) == 1.cups)
  }

  @Test("stored names mean the same in each system")
  func stored() throws {
    let decoder = JSONDecoder()
    for system in MeasurementSystem.all {
      decoder.userInfo[.vocabulary] = Vocabulary.standard(for: system)
      for unit in VolumeKind.units {
        let data = try JSONEncoder().encode(Amount(3, unit))
        #expect(try decoder.decode(Amount<VolumeKind>.self, from: data).unit == unit, "\(system)")
      }
    }
  }
}

/// Each name of the catalogue in each system, compared with a second table of the systems.
@Suite("Names in each system, by the table")
struct SystemLawTests {
  /// The qualifiers of preferred units, in order of the systems.
  private static let qualifiers = [
    [], ["imperial", "metric"], ["imperial", "metric"], ["Australian", "imperial", "metric"],
  ]

  /// Returns the units of a kind that an unqualified name can mean.
  private func meanings<Kind: QuantityKind>(
    of name: String, _ kind: Kind.Type, _ place: Int
  ) -> [MeasurementUnit<Kind>] {
    let named = kind.units.filter { ([$0.name, $0.plural, $0.symbol] + $0.aliases).contains(name) }
    func qualifier(_ unit: MeasurementUnit<Kind>) -> String? {
      unit.qualifiedName == unit.name
        ? nil : String(unit.qualifiedName.dropLast(unit.name.count + 1))
    }
    for word in Self.qualifiers[place] {
      let first = named.filter { qualifier($0) == word }
      if !first.isEmpty { return first }
    }
    let plain = named.filter { qualifier($0) == nil }
    let system: UnitSystem? = [nil, .imperial, .metric, .metric][place]
    guard plain.count > 1,
      !plain.contains(where: { [$0.name, $0.plural, $0.symbol].contains(name) })
    else { return plain }
    let preferred = plain.filter { unit in system.map { unit.systems.contains($0) } ?? false }
    return preferred.isEmpty ? plain : preferred
  }

  @Test("random texts are read as the unit whose bare name they have")
  func names() throws {
    var random = SeededGenerator.ofLaw
    func check<Kind: QuantityKind>(_ kind: Kind.Type) throws {
      let unit = kind.units[Int.random(in: 0..<kind.units.count, using: &random)]
      let names = [unit.name, unit.plural, unit.symbol] + unit.aliases
      let name = names[Int.random(in: 0..<names.count, using: &random)]
      let place = Int.random(in: 0..<4, using: &random)
      let number = ["1", "2.75", "1 1/2", "3/4", "12"][Int.random(in: 0..<5, using: &random)]
      let text = "\(number) \(name)"
      let vocabulary = Vocabulary.standard(for: MeasurementSystem.all[place])
      let meanings = meanings(of: name, kind, place)
      let amount = try? Amount<Kind>(text, vocabulary: vocabulary)
      let context: Comment = "\(text), \(MeasurementSystem.all[place]), seed \(random.seed)"
      if meanings.count == 1 {
        #expect(amount?.unit == meanings[0], context)
        #expect(amount?.exactValue == (try Fraction(number)), context)
      } else {
        #expect(amount == nil, context)
      }
    }
    for _ in 0..<2000 {
      try check(VolumeKind.self)
      try check(MassKind.self)
      try check(TimeKind.self)
    }
  }
}

extension Result where Failure == any Error {
  fileprivate var parseError: ParseError? {
    if case .failure(let error) = self { error as? ParseError } else { nil }
  }
}
