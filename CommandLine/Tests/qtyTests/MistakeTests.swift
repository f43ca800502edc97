import Testing

/// One row for each kind of bad input, with the complete error output.
@Suite("Mistakes")
struct MistakeTests {
  @Test(
    "bad input is told in one line, perhaps with a hint, and has status 1",
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
      (
        "3 tbps",
        "qty: unknown unit 'tbps'\nhint: did you mean 'tbls' or 'tbs' or 'tbsp'?\n"
      ),
      ("''", "qty: expected an amount\nhint: write a number and a unit, such as 3 tsp\n"),
      ("7 cups to", "qty: expected a unit after 'to'\n"),
      ("7 cups to ml,", "qty: expected a unit after ','\n"),
      ("1 cup +", "qty: expected a number after '+'\n"),
      ("cups", "qty: expected a number, found 'cups'\nhint: write 1 cup\n"),
      ("1.2.3 cup", "qty: '1.2.3' is not a number\n"),
      ("2,5 cups", "qty: '2,5' is not a number with a decimal point\nhint: write 2.5\n"),
      (
        "1 3/2 cups", "qty: '1 3/2' is not a mixed number\nhint: its fraction must be less than 1\n"
      ),
      ("1/0 cup", "qty: '1/0' divides by zero\n"),
      ("1 cup / 0", "qty: cannot divide by zero\n"),
      ("2 t", "qty: 't' is ambiguous: teaspoon or tonne\n"),
      ("1 cup + 10 min", "qty: cannot add time to volume\n"),
      ("1 cup - 2", "qty: cannot subtract a number without a unit from volume\n"),
      ("1 cup x 2 cups", "qty: cannot multiply volume by volume\n"),
      ("1 hour to grams", "qty: cannot convert time to mass\n"),
      ("1 hour --to g", "qty: cannot convert time to 'g'\n"),
      (
        "1 cup to ml --explain",
        "qty: a conversion needs no explanation\nhint: leave out the unit to convert to\n"
      ),
      ("3 to cups", "qty: cannot convert '3', which has no unit\n"),
      ("2 months", "qty: 'months' has no fixed length\nhint: write weeks or days\n"),
      ("2-3 cups in ,", "qty: expected a unit after 'in'\n"),
      ("1 cup flour in ,", "qty: unexpected 'flour in ,'\n"),
      (
        "18208072733301294666 peck x 2",
        "qty: '18208072733301294666 peck' is too large: it does not fit 128 bits of ticks\n"
      ),
      ("2-3 cups tblsp", "qty: unexpected 'tblsp'\nhint: write 'to' between the units\n"),
      (
        "2-3 cups x 2",
        "qty: a range can only be shown or converted\n"
          + "hint: calculate with each end\n"
      ),
      ("5 m to ml", "qty: cannot convert time to volume\n"),
      (
        "1 uk cup to ml",
        "qty: unknown unit 'uk cup'\n"
          + "hint: did you mean 'metric cup' or 'Japanese cup' or 'Canadian cup'?\n"
      ),
      ("1 h to gx", "qty: unknown unit 'gx'\n"),
      ("1 lb + 2 gx", "qty: unknown unit 'gx'\n"),
      ("'(1 cup'", "qty: expected a closing parenthesis\n"),
      ("'1 cup )'", "qty: unexpected ')'\n"),
      ("\"$(printf '3 \\033[31m')\"", "qty: unexpected '\u{FFFD}[31m'\n"),
      (
        "3 tsp -> ml",
        "qty: the expression ends in '-': the shell took '->' for a redirection\n"
          + "hint: write 'to' instead of '->'\n"
      ),
    ])
  func input(arguments: String, errors: String) throws {
    #expect(try Program.run(arguments) == Program.Outcome(errors: errors, status: 1))
  }

  private static let help = "hint: qty --help shows the options\n"

  private static let badOptions: [(String, String)] = [
    ("3 tsp --bogus", "qty: unknown option '--bogus'. Did you mean '--bound'?\n" + help),
    ("3 tsp -x", "qty: unknown option '-x'\n" + help),
    (
      "--experimental-dump-help",
      "qty: unknown option '--experimental-dump-help'\n" + help
    ),
    ("3 tsp --kit", "qty: missing value for '--kit <name>'\n" + help),
    (
      "3 tsp --kit kitchenette",
      "qty: --kit: unknown kit 'kitchenette'\n"
        + "hint: choose one of us, us-liquid, us-bar, uk, metric, metric-kitchen, au, pounds, "
        + "stone, clock, japanese, swedish, danish, norwegian, german, french, spanish, italian, "
        + "dutch, polish, russian, indian, canadian\n"
    ),
    ("3 tsp --max-parts 0", "qty: --max-parts must be at least 1\n" + help),
    ("3 tsp --smallest foo", "qty: --smallest: unknown unit 'foo'\n" + help),
    ("3 tsp --bound 101", "qty: --bound: '101' is not a number from 0 to 100\n" + help),
    ("3 tsp --bound -1", "qty: --bound: '-1' is not a number from 0 to 100\n" + help),
    ("3 tsp --bound 2 --exact", "qty: --exact and --bound cannot be combined\n" + help),
    ("3 tsp --precision 0", "qty: --precision must be from 1 to 38\n" + help),
    ("3 tsp --decimals 39", "qty: --decimals must be from 0 to 38\n" + help),
    (
      "3 tsp --decimals 1 --precision 1",
      "qty: --precision and --decimals cannot be combined\n" + help
    ),
    (
      "3 tsp --style roman",
      "qty: --style: unknown style 'roman'\nhint: choose one of ascii, vulgar, slash, html, "
        + "latex, markdown, decimal, spoken, clock, timer, iso8601\n"
    ),
    (
      "3 tsp --unit-style tiny",
      "qty: --unit-style: unknown unit style 'tiny'\n"
        + "hint: choose one of long, short, none\n"
    ),
    (
      "3 tsp --decimal dot",
      "qty: --decimal: unknown decimal mark 'dot'\nhint: choose one of point, comma\n"
    ),
    ("3 tsp --round 0", "qty: --round must be greater than zero\n" + help),
    (
      "3 tsp --round '5 gx'",
      "qty: --round: unknown unit 'gx'\n" + help
    ),
    ("3 tsp --to ml,g", "qty: --to: 'ml,g' are not units of one kind\n" + help),
    ("3 tsp --to ''", "qty: --to: expected a unit\n" + help),
    (
      "3 tsp --to fathom",
      "qty: --to: 'fathom' is a length; only time, volume and mass are supported\n" + help
    ),
    (
      "3 tsp --explain --json",
      "qty: --explain cannot be combined with --json or --number\n" + help
    ),
    (
      "3 tsp --color blue",
      "qty: --color: unknown choice 'blue'\nhint: choose one of auto, always, never\n"
    ),
    (
      "3 tsp --header 1",
      "qty: --header is for the lines of a file or a pipe\nhint: leave out '3 tsp'\n"
    ),
    (
      "--invalid stop",
      "qty: --invalid: unknown policy 'stop'\n"
        + "hint: choose one of abort, fail, warn, ignore\n"
    ),
    ("--field 0", "qty: --field must be at least 1\n" + help),
    ("--header=-1", "qty: --header must be at least 0\n" + help),
    ("--header -1", "qty: the value '-1' is invalid for '--header <n>'\n" + help),
    ("--delimiter ,", "qty: --delimiter needs --field\n" + help),
    ("--delimiter '' --field 2", "qty: --delimiter must not be empty\n" + help),
    ("--json --field 2", "qty: --json cannot be combined with --field or --header\n" + help),
    ("--explain", "qty: --explain is for one amount, not for lines\n" + help),
  ]

  @Test("a bad option has status 64, and the usage is not dumped", arguments: badOptions)
  func usage(arguments: String, errors: String) throws {
    #expect(try Program.run(arguments) == Program.Outcome(errors: errors, status: 64))
  }

  @Test("a kit that the environment names wrongly is told, too")
  func environment() throws {
    let outcome = try Program.shell("QTY_KIT=ikea \"$qty\" 3 tsp")
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("qty: QTY_KIT: unknown kit 'ikea'\n"))
    #expect(
      try Program.shell("QTY_KIT=metric \"$qty\" 1 cup") == .init(output: "~240 milliliters\n"))
    #expect(
      try Program.shell("QTY_KIT=metric \"$qty\" 1 cup --kit us") == .init(output: "1 cup\n"))
  }

  @Test("a file that cannot be read has status 66")
  func files() throws {
    #expect(
      try Program.run("--file missing.txt")
        == .init(errors: "qty: cannot read 'missing.txt': No such file or directory\n", status: 66))
    #expect(
      try Program.run("--file .")
        == .init(errors: "qty: cannot read '.': Is a directory\n", status: 66))
  }

  @Test(
    "what cannot be written has status 74",
    arguments: ["3 tsp", "--help", "--version", "--file /dev/stdin"])
  func fullDevice(arguments: String) throws {
    #expect(
      try Program.run("\(arguments) >/dev/full", input: "3 tsp\n")
        == .init(errors: "qty: cannot write: No space left on device\n", status: 74))
  }

  @Test("a closed pipe ends the program quietly")
  func closedPipe() throws {
    #expect(
      try Program.shell("yes 3 tsp | head -n 500000 | \"$qty\" | head -n 1")
        == .init(output: "1 tablespoon\n"))
    #expect(
      try Program.shell("trap '' PIPE; yes 3 tsp | head -n 500000 | \"$qty\" | head -n 1").output
        == "1 tablespoon\n")
  }
}
