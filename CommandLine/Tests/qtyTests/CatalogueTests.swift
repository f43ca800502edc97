import Foundation
import Testing

@Suite("Catalogue")
struct CatalogueTests {
  @Test("every unit has a line, and every unit of a kind a card")
  func lists() throws {
    let lines = try Program.run("units").output.split(separator: "\n")
    #expect(lines.count > 70)
    for kind in ["time", "volume", "mass"] {
      let cards = try Program.run("units \(kind)").output.components(separatedBy: "\n\n")
      #expect(cards.count == lines.count { $0.hasPrefix(kind) })
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
        factor  1/5 imperial gill
        size    28.4130625 milliliters
        source  Weights and Measures Act 1985 (United Kingdom), schedule 1

      """
    for name in ["imperial fluid ounce", "uk fl oz", "'UK fl. oz.'"] {
      #expect(try Program.run("units \(name)") == .init(output: card))
    }
  }

  @Test("a unit that does not exist is told, with names that do")
  func unknown() throws {
    #expect(
      try Program.run("units secnd")
        == .init(
          errors: "qty: unknown unit 'secnd'\n"
            + "hint: did you mean 'second'?\n", status: 1))
    #expect(try Program.run("kits ikea").status == 64)
    #expect(try Program.run("units time --bogus").status == 64)
  }

  @Test("every unit is one JSON object with its exact factor")
  func json() throws {
    #expect(
      try Program.run("units tablespoon --json").output
        == #"{"name":"tablespoon","kind":"volume","plural":"tablespoons","symbol":"tbsp","#
        + #""aliases":["T","tbs","tbl","tbsps","tbls","tb","Tb","tablesp","Tbsn","tblsp","tblspn","tbspn","#
        + #""tablespoonful","tablespoonfuls","tablespoonsful"],"#
        + #""systems":["US customary"],"factor":{"num":"1","den":"2"},"of":"fluid ounce","#
        + #""source":"NIST Handbook 44, appendix C","#
        + #""note":"the metric tablespoon is 15 ml, the Australian 20 ml"}"# + "\n")
    for line in try Program.run("units --json").output.split(separator: "\n") {
      let unit = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect((unit as? [String: Any])?.count == 10)
    }
  }
}
