import Foundation
import Quantities
import Testing

@Suite("Kitchens")
struct KitchenTests {
  private static let rows: [(Kitchen, name: String, volumes: String?, masses: String?)] = [
    (.us, "us", "us", "pounds"),
    (.usLiquid, "us-liquid", "us-liquid", "pounds"),
    (.usBar, "us-bar", "us-bar", "pounds"),
    (.uk, "uk", "uk", "pounds"),
    (.metric, "metric", "metric", "metric"),
    (.metricKitchen, "metric-kitchen", "metric-kitchen", "metric"),
    (.australian, "au", "au", "metric"),
    (.pounds, "pounds", nil, "pounds"),
    (.stone, "stone", nil, "stone"),
    (.clock, "clock", nil, nil),
    (.japanese, "japanese", "japanese", "metric"),
    (.swedish, "swedish", "nordic", "metric"),
    (.danish, "danish", "nordic", "metric"),
    (.norwegian, "norwegian", "nordic", "metric"),
    (.german, "german", "european", "metric"),
    (.french, "french", "european", "metric"),
    (.spanish, "spanish", "european", "metric"),
    (.italian, "italian", "european", "metric"),
    (.dutch, "dutch", "european", "metric"),
    (.polish, "polish", "metric-kitchen", "metric"),
    (.russian, "russian", "metric-kitchen", "metric"),
    (.indian, "indian", "metric-kitchen", "metric"),
    (.canadian, "canadian", "metric-kitchen", "metric"),
  ]

  @Test("each has a name and the kits that it is known for")
  func kits() {
    #expect(Kitchen.all == Self.rows.map { $0.0 })
    for (kitchen, name, volumes, masses) in Self.rows {
      #expect(kitchen.name == name)
      #expect(kitchen.description == name)
      #expect(Kitchen(named: name) == kitchen)
      #expect(kitchen.volumes?.name == volumes)
      #expect(kitchen.masses?.name == masses)
      #expect(kitchen.times?.name == (kitchen == .clock ? "clock" : nil))
    }
    #expect(Kitchen(named: "US") == nil)
  }

  @Test("amounts of one kind are shown in its measures, as those of any kind are")
  func formatting() throws {
    #expect(1.cups.formatted(in: .metric) == "~240 milliliters")
    #expect(500.grams.formatted(.symbols, in: .us) == "~1 lb 1 3/4 oz")
    #expect(90.minutes.formatted(in: .us) == "1 hour 30 minutes")
    for kitchen in Kitchen.all {
      let amount = try AnyAmount("2 1/2 imperial pints")
      #expect(amount.as(VolumeKind.self)?.formatted(in: kitchen) == amount.formatted(in: kitchen))
    }
  }

  @Test("what is encoded never changes, and is read again")
  func coding() throws {
    for kitchen in Kitchen.all {
      let text = #"{"choice":"\#(kitchen)"}"#
      #expect(String(decoding: try JSONEncoder().encode(kitchen), as: UTF8.self) == text)
      #expect(try JSONDecoder().decode(Kitchen.self, from: Data(text.utf8)) == kitchen)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Kitchen.self, from: Data(#"{"choice":"moon"}"#.utf8))
    }
  }
}
