import Foundation
import Testing

@Suite("Catalogue")
struct CatalogueTests {
  @Test("the table shows every unit, and what shared names mean beside each other")
  func table() throws {
    let table = try Program.run("units").output
    let lines = table.split(separator: "\n").map {
      $0.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let rows: [[String]] = [
      ["volume", "us", "imperial", "metric", "australian", "japanese"],
      ["tablespoon", "tbsp", "~14.8 ml", "15 ml", "15 ml", "20 ml", "15 ml"],
      ["cup", "c", "~237 ml", "250 ml", "250 ml", "250 ml", "200 ml"],
      ["pint", "pt", "~473 ml", "~568 ml", "~568 ml", "~568 ml", "~568 ml"],
      ["ton", "ambiguous", "~1016 kg", "1000 kg", "1000 kg", "1000 kg"],
      ["volume in every system"], ["mass in every system"],
      ["oil barrel", "bbl", "~158.99 l", "42 gallons"], ["gram", "g", "1 g"],
    ]
    for row in rows { #expect(lines.contains(row), "\(row)") }
    for unit in try units() {
      let names = [unit["name"], (unit["shared"] as? [String: Any])?["name"]]
      #expect(names.contains { name in lines.contains { $0.first == name as? String } }, "\(unit)")
    }
  }

  @Test("what shared names mean in the table is what they mean in answers")
  func meanings() throws {
    let table = try Program.run("units").output.split(separator: "\n")
    for line in table where line.split(separator: "  ").count == 7 {
      let cells = line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
      for (system, size) in zip(
        ["us", "imperial", "metric", "australian", "japanese"], cells[2...])
      {
        let symbol = try #require(size.split(separator: " ").last)
        let digits = size.hasPrefix("~") ? 3 : 7
        let answer = try Program.run(
          "1 \(cells[0]) to \(symbol) --system \(system) --precision \(digits)")
        #expect(answer.output == size + "\n", "\(cells[0]) in \(system)")
      }
    }
  }

  @Test("nothing is wider than a terminal")
  func width() throws {
    let texts =
      ["units", "units time", "units volume", "units mass", "kits"]
      + [
        "us", "us-liquid", "us-bar", "uk", "metric-kitchen", "au", "japanese", "swedish", "german",
      ].map { "kits \($0)" }
    for text in texts {
      let lines = try Program.run(text).output.split(separator: "\n")
      #expect(lines.count > 3 && lines.allSatisfy { $0.count <= 80 }, "\(text)")
    }
  }

  @Test("every unit of a kind has a card, with its source or a note")
  func cards() throws {
    for kind in ["time", "volume", "mass"] {
      let cards = try Program.run("units \(kind)").output.components(separatedBy: "\n\n")
      #expect(cards.count == (try units()).count { $0["kind"] as? String == kind })
      #expect(cards.allSatisfy { $0.contains("\n  source  ") || $0.contains("\n  note    ") })
    }
  }

  @Test("a unit is found by any of its names")
  func names() throws {
    let card = """
      imperial fluid ounce
        kind    volume
        plural  fluid ounces
        symbol  fl oz
        also    floz, fl ounce, fl ounces, fluid oz
        system  imperial
        shared  'fluid ounce' means this unit with --system imperial, metric,
                australian or japanese
        factor  1/5 imperial gill
        size    28.4130625 milliliters
        source  Weights and Measures Act 1985 (United Kingdom), schedule 1

      """
    for name in ["imperial fluid ounce", "uk fl oz", "'UK fl. oz.'"] {
      #expect(try Program.run("units \(name)") == .init(output: card))
    }
  }

  @Test(
    "a name that several units share explains them all",
    arguments: [
      ("cup", ["cup", "metric cup"]), ("T", ["tablespoon", "metric tablespoon"]),
      ("ton", ["tonne", "short ton", "long ton"]), ("minims", ["minim", "imperial minim"]),
      ("oz", ["fluid ounce", "imperial fluid ounce", "ounce"]), ("imperial cup", []),
      ("us cup", ["cup"]), ("Pound", ["pound"]),
    ])
  func shared(name: String, units: [String]) throws {
    let cards = try Program.run("units \(name)").output.components(separatedBy: "\n\n")
    let found = cards.map { String($0.prefix { $0 != "\n" }) }.filter { !$0.isEmpty }
    #expect(found.starts(with: units) && found.isEmpty == units.isEmpty, "\(found)")
  }

  @Test("a unit that does not exist is told, with names that do")
  func unknown() throws {
    let near = try Program.run("units secnd")
    #expect(near.status == 1 && near.output.isEmpty)
    #expect(near.errors.hasPrefix("qty: unknown unit 'secnd'\nhint: did you mean 'second'"))
    #expect(try Program.run("units xyzzyx").errors.hasSuffix("hint: 'qty units' lists the units\n"))
    #expect(try Program.run("kits ikea").status == 64)
    #expect(try Program.run("units time --bogus").status == 64)
  }

  @Test("every unit is one JSON object with its exact factor")
  func json() throws {
    #expect(
      try Program.run("units stone --json").output
        == #"{"name":"stone","kind":"mass","plural":"stone","symbol":"st","aliases":["stones"],"#
        + #""systems":["imperial"],"shared":null,"factor":{"num":"14","den":"1"},"of":"pound","#
        + #""size":{"num":"317514659","den":"50000"},"sizeUnit":"gram","#
        + #""source":"Weights and Measures Act 1985 (United Kingdom), schedule 1","note":null}"#
        + "\n")
    #expect(
      try Program.run("units imperial pint --json").output.contains(
        #""shared":{"name":"pint","systems":["imperial","metric","australian","japanese"]}"#))
    let units = try units()
    #expect(units.count > 70 && units.allSatisfy { $0.count == 13 })
  }

  @Test("every kit is one JSON object with its measures")
  func kits() throws {
    #expect(
      try Program.run("kits stone --json").output
        == #"{"name":"stone","measures":[{"kind":"mass","unit":"stone","upTo":null,"fractions":[]},"#
        + #"{"kind":"mass","unit":"pound","upTo":13,"fractions":[{"num":"1","den":"4"},"#
        + #"{"num":"1","den":"2"},{"num":"3","den":"4"}]}]}"# + "\n")
    let kits = try objects("kits --json")
    #expect(kits.count == 23 && kits.allSatisfy { $0.count == 2 })
  }

  private func units() throws -> [[String: Any]] { try objects("units --json") }

  private func objects(_ arguments: String) throws -> [[String: Any]] {
    try Program.run(arguments).output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }
}
