import Foundation
import Testing

@Suite("qty")
struct QtyTests {
  @Test(
    "answers a question on standard output",
    arguments: [
      ("3 tsp", "1 tablespoon"),
      ("1/2 tbsp x 3", "1 1/2 tablespoons"),
      ("'1/2 tbsp x 3'", "1 1/2 tablespoons"),
      ("-5 min + 1 h", "55 minutes"),
      ("-1/2 cup", "-1/2 cup"),
      ("-.5 cup", "-1/2 cup"),
      ("2 h -30 min", "1 hour 30 minutes"),
      ("-PT5M + 1 h", "55 minutes"),
      ("1m15s", "1 minute 15 seconds"),
      ("30m to s", "1800 s"),
      ("90 m in hours,min", "1 hour 30 min"),
      ("11 st 4 lb", "11 stone 4 pounds"),
      ("1 cup to milliliters", "236.5882365 milliliters"),
      ("16 tbsp to cups", "1 cup"),
      ("1 lb to lbs", "1 lbs"),
      ("1 l to CUPS", "~4.226752838 cups"),
      ("-1 cup to cup,tbsp", "-1 cup"),
      ("-1.5 cups to cup,tbsp", "-(1 cup + 8 tbsp)"),
      ("1 cup --kit metric", "~240 milliliters"),
      ("--kit metric 1 cup", "~240 milliliters"),
      ("1 lb --kit us", "1 pound"),
      ("1/3 cup to tbsp --number", "5.333333333"),
      ("1 day --smallest week", "~0 weeks"),
      ("7 tsp --number", "7"),
      ("1.5 cups to cup,cup", "1 1/2 cups"),
      ("-170141183460469231731687303715884105727 - 1", "-170141183460469231731687303715884105728"),
      ("7199.9999999999999 s to h,min", "~2 h"),
      ("8 cups / 2 / 2", "2 cups"),
      ("1.995 cups --exact", "95 19/25 teaspoons"),
      ("0.99 cups", "~1 cup"),
      ("0.99 cups --bound 1%", "~3/4 cup + 3 tablespoons + 2 1/2 teaspoons"),
      ("12 g --round 5g", "~10 grams"),
      ("15 g --round 5g", "15 grams"),
      ("1 h 10 min --round 15min", "~1 hour 15 minutes"),
      ("-8 min --round 15min", "~-15 minutes"),
      ("1 cup to ml --round 5", "~235 ml"),
      ("1 cup --to ml", "236.5882365 ml"),
      ("3 tsp --to 'ml, tsp'", "3 tsp"),
      ("1 cup to tbsp --to ml", "16 tbsp"),
      ("1 h --to min,s", "60 min"),
      ("-- -5 min + 1 h", "55 minutes"), ("1 g --round 1/11", "1 gram"),
      ("1.1 g to g --round 1/13", "~1.076923077 g"), ("-1 g --round 1/11", "-1 gram"),
      ("1 g --round 99999999999999999999999999999999", "~0 grams"),
      ("1 g --round 0.0000000000000000000000000001", "1 gram"),
      ("60 ml to metric tsp,tsp", "12 metric tsp"),
      ("4 metric tsp to tsp,metric teaspoons", "4 metric teaspoons"),
      ("1 l to tablespoons,metric tablespoons", "~66 metric tablespoons + 0.676280454 tablespoons"),
    ])
  func answers(arguments: String, answer: String) throws {
    #expect(
      try Program.run(arguments) == Program.Outcome(output: answer + "\n", errors: "", status: 0))
  }

  @Test(
    "an answer looks as the options say",
    arguments: [
      ("1 1/2 cups --style ascii", "1 1/2 cups"),
      ("1 1/2 cups --style vulgar", "1½ cups"),
      ("1 1/2 cups --style slash", "1 1⁄2 cups"),
      ("1 1/2 cups --style html", "1<sup>1</sup>&frasl;<sub>2</sub> cups"),
      ("1 1/2 cups --style latex", "$1\\frac{1}{2}$ cups"),
      ("1 1/2 cups --style decimal", "1.5 cups"),
      ("1 1/2 cups --style spoken", "one and a half cups"),
      ("1.995 cups --style spoken", "about two cups"),
      ("1.995 cups --style markdown", "\\~2 cups"),
      ("90 min --style clock", "1:30:00"),
      ("90 min --style iso8601", "PT1H30M"),
      ("90 s --style timer", "1:30"), ("24 s --style timer", "0:24"),
      ("1:02:03 --style timer", "1:02:03"),
      ("7 tsp --unit-style short", "2 tbsp + 1 tsp"),
      ("7 tsp --unit-style none", "2 + 1"),
      ("1 cup to tsp --unit-style long", "48 teaspoons"),
      ("1 cup to ml --unit-style none", "236.5882365"),
      ("12 g --round 5g --style spoken", "about ten grams"),
      ("1 cup --kit metric --precision 6", "~236.588 milliliters"),
      ("500 g to oz --precision 12", "~17.6369809748 oz"),
      ("500 g to oz --decimals 2", "~17.64 oz"),
      ("1 lb to g --decimals 1", "~453.6 g"),
      ("1 cup --decimals 2", "1.00 cups"),
      ("1/3 cup to ml --number --precision 3", "78.9"),
      ("2,5 cups to ml --decimal comma", "591,47059125 ml"),
      ("1.500,5 g to g --decimal comma", "1500,5 g"),
      ("2,5 cups --decimal comma --number", "2,5"),
      ("1 gal / 3 cups --decimal comma", "5 1/3"),
      ("3 cups / 1 gal --decimal comma", "0,1875"),
    ])
  func styles(arguments: String, answer: String) throws {
    #expect(
      try Program.run(arguments) == Program.Outcome(output: answer + "\n", errors: "", status: 0))
  }

  @Test(
    "what is shown and is not exactly the amount is marked, but in bare numbers",
    arguments: [
      ("500 g to oz", "~17.63698097 oz"), ("10 d to wk", "~1.428571429 wk"),
      ("100 ml to tbsp,tsp", "~6 tbsp + 2.288413621 tsp"), ("2 tsp to ml", "9.8578431875 ml"),
      ("1 l to cups --style spoken --precision 2", "about 4.2 cups"),
      ("1 l to cups --style markdown", "\\~4.226752838 cups"),
      ("1/3 cup --style decimal", "~0.3333333333 cups"), ("5 g to g --round 2", "~4 g"),
      ("4 g to g --round 2", "4 g"), ("0.001 g --round 1g", "~0 grams"),
      ("2-3 cups to ml --round 5", "~475 ml to ~710 ml"), ("1.995-3 cups", "~2 to 3 cups"),
      ("about 2 cups to ml", "~473.176473 ml"), ("about 2-3 cups", "~2 to 3 cups"),
      ("about 2 cups --style spoken", "about two cups"),
      ("500 g to oz --number", "17.63698097"), ("5 g --round 2 --number", "4"),
    ])
  func marks(arguments: String, answer: String) throws {
    #expect(try Program.run(arguments) == Program.Outcome(output: answer + "\n"))
  }

  @Test(
    "a number without a unit is a fraction where its decimal does not end",
    arguments: [
      ("1 h / 7 h", "1/7"), ("10 h / 7 h", "1 3/7"), ("-1 h / 7 h", "-1/7"),
      ("3 h / 4 h", "0.75"), ("1 tsp / 1 tbsp", "1/3"), ("1 gal / 1 cup", "16"),
      ("1/32 tsp / 1 l", "0.0001540287998046875"), ("1 h / 7 h --number", "0.1428571429"),
      ("10 h / 7 h --style vulgar", "1 3⁄7"), ("1 h / 7 h --style spoken", "one seventh"),
      ("1 h / 7 h --style decimal", "~0.1428571429"), ("1 h / 7 h --decimals 2", "~0.14"),
      ("3 h / 4 h --precision 1", "~0.8"), ("3 h / 4 h --precision 1 --number", "0.8"),
    ])
  func numbers(arguments: String, answer: String) throws {
    #expect(try Program.run(arguments) == Program.Outcome(output: answer + "\n"))
  }

  @Test(
    "a clock and ISO 8601 show the amount itself, whatever the unit, unless it is to be rounded",
    arguments: [
      ("50 s to min --style clock", "0:00:50"), ("50 s to min --style iso8601", "PT50S"),
      ("10 d to wk --style clock", "240:00:00"), ("1 s / 3 --style clock", "~0:00:00.333333333"),
      ("1 week / 7 to h,min --style iso8601", "P1D"),
      ("50 s to min --style clock --round 1", "~0:01:00"),
      ("3599.6 s --style clock", "0:59:59.6"),
      ("1/7-1/3 h --style clock", "~0:08:34.285714286 to 0:20:00"),
      ("3599.6 s --style clock --smallest min", "~1:00:00"),
      ("61 s --style iso8601 --max-parts 1", "~PT1M"),
      ("1 l to cups --style clock", "~4.226752838 cups"),
    ])
  func clocks(arguments: String, answer: String) throws {
    #expect(try Program.run(arguments) == Program.Outcome(output: answer + "\n"))
  }

  @Test(
    "nothing is approximated where that is asked for",
    arguments: [
      ("1 g to lb --exact", "100000/45359237 lb"),
      ("1 l to cups --exact", "4 107294108/473176473 cups"),
      ("1/3 l --exact", "333 1/3 milliliters"),
      ("1 cup --kit metric --exact", "236.5882365 milliliters"),
      ("100 ml to tbsp,tsp --exact", "6 tbsp + 2 45490180/157725491 tsp"),
      ("1/32 tsp to l --exact", "0.0001540287998046875 l"), ("2 cups to tsp --exact", "96 tsp"),
      ("1 g to lb --exact --number", "0.002204622622"),
      ("1 g to lb --exact --decimals 2", "~0.00 lb"),
    ])
  func exact(arguments: String, answer: String) throws {
    #expect(try Program.run(arguments) == Program.Outcome(output: answer + "\n"))
  }

  @Test(
    "what is no whole number of ticks is marked, and shows no digit below a tick",
    arguments: [
      ("1/13 cup", "~1 tablespoon + 3/4 teaspoon"), ("1/13 cup x 13", "1 cup"),
      ("1/13 cup to ml", "~18.19909512 ml"),
      ("1/13 cup to ml --decimals 30", "~18.199095115384615 ml"),
      ("1/13 cup to ml --precision 5", "~18.199 ml"),
      ("1/13-1 cup to ml", "~18.19909512 ml to 236.5882365 ml"),
      ("1-14/13 cup to ml", "236.5882365 ml to ~254.7873316 ml"), ("~2 cups x 3", "~6 cups"),
      ("1/13 cup / 1 cup", "1/13"), ("1/13 cup to ml --number", "18.19909512"),
      // A number copied from the input needs no `~`.
      ("0.47 us pecks", "0.47 pecks"), ("0.4723 us pecks --decimals 2", "~0.47 pecks"),
      ("0.1929700891 gal to gal", "0.1929700891 gal"),
      ("about 0.47 us pecks", "~0.47 pecks"),
    ])
  func belowTicks(arguments: String, answer: String) throws {
    #expect(try Program.run(arguments) == Program.Outcome(output: answer + "\n"))
  }

  @Test("a name of several kinds is read as the other side says, with a note")
  func notes() throws {
    #expect(
      try Program.run("8 oz to ml")
        == Program.Outcome(
          output: "236.5882365 ml\n",
          errors: "qty: note: 'oz' is read as fluid ounces, a volume\n", status: 0))
  }

  @Test("the units of --to are read likewise, and told of once")
  func notesOfTargets() throws {
    #expect(
      try Program.run("--to oz", input: "8 fl oz\n1 cup\n1 lb\n")
        == Program.Outcome(
          output: "8 oz\n8 oz\n16 oz\n",
          errors: "qty: note: 'oz' is read as fluid ounces, a volume\n", status: 0))
  }

  @Test("an explanation tells what was not chosen")
  func explanation() throws {
    #expect(
      try Program.run("7 tsp --explain").output == """
        2 tablespoons + 1 teaspoon   exact, cost 6
        7 teaspoons                  not measurable: measures come first

        """)
  }

  @Test(
    "the cases beside the checkout hold", .enabled(if: Cases.exist),
    arguments: [("qty.tsv", 100), ("presenting.tsv", 30), ("questions.tsv", 10)])
  func cases(name: String, leastCount: Int) throws {
    let cases = try Cases.load(name)
    #expect(cases.count > leastCount)
    for row in cases {
      // Arguments are split as by a shell, but `&` runs nothing in the background.
      let outcome = try Program.run(row.arguments.replacing(" & ", with: " '&' "))
      #expect(outcome.status == row.status, "\(row.arguments)")
      #expect(outcome.output == (row.output.isEmpty ? "" : row.output + "\n"), "\(row.arguments)")
      #expect(
        row.errors.isEmpty || outcome.errors.contains(row.errors), "\(row.arguments)")
    }
  }
}
