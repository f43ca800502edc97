import Foundation
import Testing

@Suite("qty")
struct QtyTests {
  @Test(
    "answers a question on standard output",
    arguments: [
      ("3 tsp", "1 tablespoon"),
      ("1/2 tbsp x 3", "1 tablespoon + 1 1/2 teaspoons"),
      ("'1/2 tbsp x 3'", "1 tablespoon + 1 1/2 teaspoons"),
      ("-5 min + 1 h", "55 minutes"),
      ("-1/2 cup", "-1/2 cup"),
      ("-.5 cup", "-1/2 cup"),
      ("2 h -30 min", "1 hour 30 minutes"),
      ("1 cup to milliliters", "236.5882365 milliliters"),
      ("16 tbsp to cups", "1 cup"),
      ("1 lb to lbs", "1 lbs"),
      ("1 l to CUPS", "4.226752838 cups"),
      ("-1 cup to cup,tbsp", "-1 cup"),
      ("-1.5 cups to cup,tbsp", "-(1 cup + 8 tbsp)"),
      ("1 cup --kit metric", "~237 milliliters"),
      ("--kit metric 1 cup", "~237 milliliters"),
      ("1 lb --kit us", "1 pound"),
      ("1 tsp / 1 tbsp", "0.3333333333"),
      ("1/3 cup to tbsp --number", "5.333333333"),
      ("1 day --smallest week", "~0 weeks"),
      ("7 tsp --number", "7"),
      ("1.5 cups to cup,cup", "1 1/2 cups"),
      ("-170141183460469231731687303715884105727 - 1", "-170141183460469231731687303715884105728"),
      ("7199.9999999999999 s to h,min", "2 h"),
      ("8 cups / 2 / 2", "2 cups"),
    ])
  func answers(arguments: String, answer: String) throws {
    #expect(
      try Program.run(arguments) == Program.Outcome(output: answer + "\n", errors: "", status: 0))
  }

  @Test(
    "a mistake is one line on standard error, and perhaps a hint, and status 1",
    arguments: [
      (
        "99999999999999999999999999999999999999999 gal",
        "qty: the number '9999999999999999999999999999999999999999…' is too large\n"
          + "hint: numbers have at most 38 digits\n"
      ),
      (
        "99999999999999999999999999999999999 gal",
        "qty: '99999999999999999999999999999999999 gal' is too large: "
          + "it does not fit 128 bits of ticks\n"
      ),
      ("1 cup + 10 min", "qty: cannot add time to volume\n"),
      (
        "3 tbps",
        "qty: there is no unit 'tbps'\nhint: did you mean 'tbls' or 'tbs' or 'tbsp'?\n"
      ),
      ("", "qty: there is no amount\nhint: write a number and a unit, such as 3 tsp\n"),
      ("7 cups to", "qty: a unit is due after 'to'\n"),
    ])
  func mistakes(arguments: String, errors: String) throws {
    #expect(
      try Program.run(arguments) == Program.Outcome(output: "", errors: errors, status: 1))
  }

  @Test(
    "a bad option ends with status 64 and no usage dump",
    arguments: [
      ("3 tsp --kit kitchenette", "--kit"), ("3 tsp --max-parts 0", "--max-parts"),
      ("3 tsp --smallest fathom", "fathom"), ("3 tsp --bogus", "--bogus"),
    ])
  func usage(arguments: String, culprit: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("qty: ") && outcome.errors.contains(culprit))
    #expect(outcome.errors.split(separator: "\n").count == 2)
  }

  @Test("a name of several kinds is read as the other side says, with a note")
  func notes() throws {
    #expect(
      try Program.run("8 oz to ml")
        == Program.Outcome(
          output: "236.5882365 ml\n",
          errors: "qty: note: 'oz' is read as fluid ounces, a volume\n", status: 0))
  }

  @Test("help and version are answers")
  func help() throws {
    let help = try Program.run("--help")
    #expect(help.status == 0 && help.errors.isEmpty)
    #expect(help.output.contains("qty 3 tsp"))
    #expect(try Program.run("--version") == .init(output: "0.1.0\n", errors: "", status: 0))
  }

  @Test("the cases beside the checkout hold", .enabled(if: Cases.exist))
  func cases() throws {
    let cases = try Cases.load()
    #expect(cases.count > 100)
    for row in cases {
      let outcome = try Program.run(row.arguments)
      #expect(outcome.status == row.status, "\(row.arguments)")
      #expect(outcome.output == (row.output.isEmpty ? "" : row.output + "\n"), "\(row.arguments)")
      #expect(
        row.errors.isEmpty || outcome.errors.contains(row.errors), "\(row.arguments)")
    }
  }
}

/// The table of cases that lies beside the checkout and not in it.
struct Cases {
  var arguments: String
  var status: Int32
  var output: String
  var errors: String

  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/cases/qty.tsv")

  static let exist: Bool = {
    let exist = FileManager.default.fileExists(atPath: file.path)
    if !exist { print("Skipped the cases beside the checkout: there is no \(file.path)") }
    return exist
  }()

  static func load() throws -> [Cases] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { row in
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count >= 3)
      return Cases(
        arguments: fields[0], status: try #require(Int32(fields[1])), output: fields[2],
        errors: fields.count > 3 ? fields[3] : "")
    }
  }
}
