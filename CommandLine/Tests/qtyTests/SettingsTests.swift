import Testing

/// Options set once, for all questions.
@Suite("Settings")
struct SettingsTests {
  /// Shell commands that write a configuration file and point to it.
  private func configured(_ lines: String) -> String {
    "unset QTY_CONFIG; mkdir qty; printf '%b' '\(lines)' >qty/config; export XDG_CONFIG_HOME=\"$PWD\"; "
  }

  @Test("a configuration file, the environment and an option each come before the one before")
  func order() throws {
    let file = configured("# mine\\n\\n--precision=3\\n--language de\\n--kit metric\\n")
    let rows = [
      ("\"$qty\" 1/3 l to gal", "~0,0733 gal\n"), ("\"$qty\" 1 lb", "~454 Gramm\n"),
      ("QTY_PRECISION=5 \"$qty\" 1/3 l to gal", "~0,073323 gal\n"),
      ("\"$qty\" 1/3 l to gal --precision 2", "~0,073 gal\n"),
      ("\"$qty\" 1/3 l to gal --decimals 1", "~0,1 gal\n"),
      ("\"$qty\" 1 lb --kit pounds --language en", "1 pound\n"),
      ("echo 1/3 l to gal | \"$qty\"", "~0,0733 gal\n"),
    ]
    for (command, answer) in rows {
      let outcome = try Program.shell(file + command)
      #expect(outcome.output == answer && outcome.errors.isEmpty, "\(command): \(outcome)")
    }
    #expect(try Program.shell("QTY_PRECISION=4 \"$qty\" 1 l to cups").output == "~4.227 cups\n")
  }

  @Test("a line that sets nothing is told with its place")
  func mistakes() throws {
    for line in ["--bogus=3", "--precision", "precision=3", "--kit us uk"] {
      let outcome = try Program.shell(configured("--precision=3\\n\(line)\\n") + "\"$qty\" 3 tsp")
      #expect(outcome.errors.contains("/qty/config:2: expected an option and its value"), "\(line)")
      #expect(outcome.status == 64)
    }
    let outcome = try Program.shell(configured("--precision=few\\n") + "\"$qty\" 3 tsp")
    #expect(outcome.errors.contains("config:1: expected a number of digits, found 'few'"))
    #expect(try Program.shell("XDG_CONFIG_HOME=/nowhere \"$qty\" 3 tsp").output == "1 tablespoon\n")
  }

  @Test(
    "a command is found behind options and from its beginning, and suggested",
    arguments: [
      ("--language de scale 2 a", "2 Tassen Mehl\n", ""),
      ("scal 2", "", "qty: expected a number, found 'scal'\nhint: the command is qty scale\n"),
      ("unit cup", "", "qty: expected a number, found 'unit'\nhint: the command is qty units\n"),
      ("help scal", "", "qty: there is no command 'scal'\nhint: the command is qty help scale\n"),
      ("8 oz to ml -q", "236.5882365 ml\n", ""),
      ("--kit us --kit stone 200 lb", "14 stone 4 pounds\n", ""),
      ("--kit us --kit stone 6 tsp", "2 tablespoons\n", ""),
      (
        "--kit us --kit metric 3 tsp", "",
        "qty: --kit: 'us' and 'metric' are kits of the same kind\nhint: name one of them\n"
      ),
    ])
  func commands(arguments: String, output: String, errors: String) throws {
    let outcome = try Program.shell("echo 1 Tasse Mehl >a; \"$qty\" \(arguments)")
    #expect(outcome.output == output && outcome.errors == errors, "\(outcome)")
  }

  @Test("the version is told in each of the usual ways")
  func version() throws {
    let version = try Program.run("--version").output
    for words in ["-V", "version"] { #expect(try Program.run(words).output == version) }
  }
}
