import Foundation
import Quantities
import Testing

/// A user's choices, stored and restored.
@Suite("Kits, presenters, vocabularies and scalers, stored")
struct StoredKitTests {
  private static let ladle = MeasurementUnit<VolumeKind>(
    8, .tablespoon, name: "ladle", aliases: ["dipper"])
  private static let vocabulary = Vocabulary.standard.adding([ladle])
  private static let bar = try? Kit<VolumeKind>(
    "bar", measures: [Measure(ladle, fractions: [.sayable(1, 3)]), Measure(.teaspoon, upTo: 2)],
    or: [Measure(.tablespoon, scoops: 2, fractions: [.scooped(1, 2, placed: .atEnd)])],
    tolerance: Amount(1, .drop))

  private func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[.vocabulary] = Self.vocabulary
    return try decoder.decode(type, from: Data(text.utf8))
  }

  private func expectSame<Value: Codable & Hashable>(_ value: Value) throws {
    let text = try encode(value)
    let decoded = try decode(Value.self, text)
    #expect(decoded == value, "\(text)")
    #expect(decoded.hashValue == value.hashValue, "\(text)")
  }

  @Test("the kit of each unit, and each of the library")
  func kits() throws {
    for unit in VolumeKind.units { try expectSame(VolumeKind.kit(for: unit)) }
    for unit in MassKind.units { try expectSame(MassKind.kit(for: unit)) }
    for unit in TimeKind.units { try expectSame(TimeKind.kit(for: unit)) }
    for kitchen in Kitchen.all {
      if let kit = kitchen.volumes { try expectSame(kit) }
      if let kit = kitchen.masses { try expectSame(kit) }
    }
    try expectSame(#require(Self.bar))
    try expectSame(Kit<MassKind>.scale(step: 5.grams))
    try expectSame(Kit<VolumeKind>.scale(step: 0.5.fluidOunces))
    try expectSame(Kit<VolumeKind>(decimalIn: .deciliter))
    try expectSame(Kit("tape", measures: [Measure<VolumeKind>(.milliliter)], counting: .marks))
  }

  @Test("a kit of one's own shows the same when it is decoded")
  func use() throws {
    let kit = try #require(Self.bar)
    let decoded = try decode(Kit<VolumeKind>.self, encode(kit))
    for count in 1...60 {
      #expect(count.teaspoons.formatted(kit: decoded) == count.teaspoons.formatted(kit: kit))
    }
  }

  @Test(
    "a kit of the library is its name, and another its measures",
    arguments: [
      (Kit<VolumeKind>.usLiquid, #"{"choice":"us-liquid"}"#),
      (Kit(decimalIn: .deciliter), #"{"decimalIn":"deciliter"}"#),
      (VolumeKind.kit(for: .pinch), #"{"unit":"pinch"}"#),
      (
        .scale(step: 5.milliliters),
        #"{"name":"scale","step":{"unit":"milliliter","value":5},"units":["liter","milliliter"]}"#
      ),
    ])
  func forms(kit: Kit<VolumeKind>, json: String) throws {
    #expect(try encode(kit) == json)
  }

  @Test(
    "what makes no kit is refused, with its place",
    arguments: [
      (#"{"choice":"nordic-bar"}"#, "choice"), (#"{"decimalIn":"gram"}"#, "decimalIn"),
      (#"{"name":"x","measures":[]}"#, "measures"), (#"{"measures":[]}"#, nil),
      (#"{"name":"x","measures":[{"unit":"cup"},{"unit":"tsp"}]}"#, "measures"),
      (#"{"name":"x","measures":[{"unit":"cup"}],"counting":"x"}"#, "counting"),
      (#"{"name":"x","step":{"value":0,"unit":"ml"},"units":["ml"]}"#, "step"),
      (#"{"name":"x","step":{"value":1,"unit":"ml"},"units":[]}"#, "step"), ("{}", nil),
    ] as [(String, String?)])
  func malformed(json: String, key: String?) {
    let error = #expect(throws: DecodingError.self) { try decode(Kit<VolumeKind>.self, json) }
    if case .dataCorrupted(let context) = error {
      #expect(context.codingPath.first?.stringValue == key)
    }
  }

  @Test("presenters, with all that they know")
  func presenters() throws {
    try expectSame(Presenter<VolumeKind>())
    try expectSame(
      Presenter(
        kit: Self.bar, maxParts: 2, approximation: .within(Fraction(1, 100)), preferredUnit: .quart,
        system: .imperial))
    try expectSame(Presenter<TimeKind>(smallest: .minute, rounding: .down))
    try expectSame(Presenter<MassKind>(approximation: .never))
    #expect(try encode(Presenter<MassKind>()) == "{}")
    for json in [#"{"maxParts":0}"#, #"{"approximation":"3/2"}"#, #"{"rounding":"sideways"}"#] {
      #expect(throws: DecodingError.self) { try decode(Presenter<TimeKind>.self, json) }
    }
  }

  @Test("units, by their names")
  func units() throws {
    for unit in UnitNames.all { try expectSame(unit) }
    try expectSame([MeasurementUnit<VolumeKind>.cup, .imperialPint, Self.ladle])
    try expectSame(["size": AnyUnit(Self.ladle)])
    #expect(try encode(MeasurementUnit<VolumeKind>.imperialPint) == #""imperial pint""#)
    #expect(try decode(MeasurementUnit<VolumeKind>.self, #""tbsp""#) == .tablespoon)
    #expect(throws: DecodingError.self) { try decode(MeasurementUnit<MassKind>.self, #""tbsp""#) }
    #expect(throws: DecodingError.self) { try decode(AnyUnit.self, #""fathom""#) }
  }

  /// All units in the catalogue.
  private enum UnitNames {
    static let all =
      VolumeKind.units.map { AnyUnit($0) } + MassKind.units.map { AnyUnit($0) }
      + TimeKind.units.map { AnyUnit($0) }
  }

  @Test("vocabularies, with units of one's own")
  func vocabularies() throws {
    try expectSame(Vocabulary.standard)
    try expectSame(Vocabulary.standard(for: .metric, language: .german))
    try expectSame(Vocabulary([MeasurementUnit<TimeKind>.minute, .second]))
    var vocabulary = Self.vocabulary
    vocabulary.suggestsNames = false
    try expectSame(vocabulary)
    #expect(vocabulary != Self.vocabulary)
    let decoded = try decode(Vocabulary.self, encode(Self.vocabulary))
    #expect(try Cups("2 ladles", vocabulary: decoded) == 1.cups)
    #expect(try Cups("1 dipper", vocabulary: decoded) == 0.5.cups)
    #expect(throws: DecodingError.self) {
      try decode(Vocabulary.self, #"{"units":["fathom"]}"#)
    }
  }

  @Test("units of a kind of one's own are no part of what is stored")
  func ownKinds() {
    let vocabulary = Vocabulary.standard.adding([Spans.unit])
    #expect(throws: EncodingError.self) { try encode(vocabulary) }
  }

  @Test("scalers, with kitchens and finders of one's own")
  func scalers() throws {
    try expectSame(AmountScaler(by: 2))
    for kitchen in ReaderKitchen.all { try expectSame(AmountScaler(by: 1, for: kitchen)) }
    let kit = try #require(Self.bar)
    let kitchen = ReaderKitchen(
      "mine", liquids: kit, spoons: .metricKitchen, masses: .metric, oven: .gasMark,
      system: .imperial)
    var scaler = AmountScaler(
      by: Fraction(3, 2), for: kitchen, style: .vulgar,
      finder: AmountFinder(vocabulary: Self.vocabulary, decimalMark: .comma))
    (scaler.volumeKit, scaler.massKit) = (kit, .stone)
    scaler.keeping = ["salt"]
    scaler.countingWhole = ["eggs"]
    scaler.roundingStep = .amount(AnyAmount(5.grams))
    (scaler.keepsOriginal, scaler.hidesEstimates) = (true, true)
    try expectSame(scaler)
    #expect(try encode(AmountScaler(by: 2)) == #"{"factor":2}"#)
  }
}

private enum SpanKind: QuantityKind {
  static let name = "span"
  static let units: [MeasurementUnit<SpanKind>] = []
}

private struct Spans: UnitQuantity {
  static var factor: ConversionFactor<SpanKind> { .init(ticks: 1) }
  static let unit: MeasurementUnit<SpanKind> = .init(Spans.self, "handspan")
  let ticks: Ticks<SpanKind>
}
