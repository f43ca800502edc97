import Foundation
import Testing

@Suite("Completion")
struct CompletionTests {
  /// Lines, and the words offered at the end of each.
  static let offers = [
    ("qty ", "find help kits languages scale sum units"),
    ("qty un", "units"),
    ("qty help ", "find kits languages scale sum units"),
    ("qty 3 kilo", "kilograms"),
    ("qty 3 tsp", "tsp"),
    ("qty 3 tsp t", "t tablespoons tbsp teaspoons to tonnes troy tsp"),
    ("qty 3 imperial pi", "pints"),
    ("qty 2 troy ", "ounces pounds to"),
    ("qty 1 cup to mil", "milliliters"),
    ("qty 1 h to m", "microseconds milliseconds min minutes ms"),
    ("qty 1 h in m", "microseconds milliseconds min minutes ms"),
    ("qty --exact 1 h --kit us to m", "microseconds milliseconds min minutes ms"),
    ("qty 1 cup to fl", "fl fluid"),
    ("qty 1 cup to fl ", "dr oz"),
    ("qty 1 cup to cup,te", "cup,teaspoons"),
    ("qty \"1 cup to cup,te", "1 cup cup,teaspoons to"),
    ("qty 1 cup --to te", "teaspoons"),
    ("qty 1 cup --to=cup,te", "--to=cup,teaspoons"),
    ("qty --to 'fl o", "fl oz"),
    (
      "qty --kit ",
      "au canadian clock danish dutch french german indian italian japanese metric "
        + "metric-kitchen norwegian polish pounds russian spanish stone swedish uk us us-bar us-liquid"
    ),
    ("qty 1 cup --kit m", "metric metric-kitchen"),
    ("qty 1 cup --kit=metric-", "--kit=metric-kitchen"),
    ("qty --system ", "australian imperial japanese metric us"),
    ("qty --language au", "auto"),
    ("qty --language=fr-CA", "--language=fr-CA"),
    ("qty --smallest mi", "microsecond millisecond minute"),
    ("qty --style sp", "spoken"),
    ("qty --unit-style s", "short"),
    ("qty --decimal p", "point"),
    ("qty --color al", "always"),
    ("qty --invalid a", "abort"),
    ("qty --max-parts ", ""),
    ("qty --sm", "--smallest"),
    ("qty -3 cu", "cubic cup cups"),
    ("qty 2:30 h to mill", "milliseconds"),
    ("find=1 qty un", "units"),
    ("qty units vol", "volume"),
    ("qty units cu", "cubic cup"),
    ("qty units imperial pi", "pint"),
    ("qty units --", "--help --json --version"),
    ("qty kits st", "stone"),
    ("qty kits us ", ""),
    ("qty find --k", "--kind"),
    ("qty find --kind ", "mass time volume"),
    ("qty scale ", ""),
    ("qty scale --we", "--weigh"),
    ("qty scale 2 --ki", "--kit"),
    ("qty scale 2 --kit us-", "us-bar us-liquid"),
    ("qty scale --to ", ""),
    ("qty xyzzy:x", ""),
    ("qty '$(touch X) 1 cu", ""),
    ("qty \"`touch X` 1 cu", ""),
    ("qty $(touch X) 1 tables", "tablespoons"),
  ]

  @Test("words are offered that fit", arguments: Shell.allCases)
  func offers(in shell: Shell) throws {
    guard shell.exists else { return print("Skipped the words in \(shell): it is not installed") }
    let found = try shell.offers(for: Self.offers.map(\.0))
    try #require(found.count == Self.offers.count, "\(found)")
    for ((line, offered), found) in zip(Self.offers, found) {
      let words = found.split(separator: " ").sorted().joined(separator: " ")
      #expect(words == offered, "\(shell): \(line)")
    }
  }

  /// Lines before and after the tab key.
  static let typed = [
    ("qty 1 cup to mill", "qty 1 cup to milliliters "),
    ("qty 1 cup --kit=metric-", "qty 1 cup --kit=metric-kitchen "),
    ("qty 1 cup to cup,te", "qty 1 cup to cup,teaspoons "),
    ("qty '1 cup to cup,te", "qty '1 cup to cup,teaspoons' "),
    ("qty --to 'fl o", "qty --to 'fl oz' "),
    ("qty --to \"fl o", "qty --to \"fl oz\" "),
    ("qty --to fl\\ o", "qty --to fl\\ oz "),
    ("echo 1 cup | qty --exa", "echo 1 cup | qty --exact "),
    ("true; qty un", "true; qty units "),
    ("qty find my", "qty find my\\ file.txt "),
    ("qty find 'my", "qty find 'my file.txt' "),
    ("qty scale 2 ./re", "qty scale 2 ./recipe.txt "),
    ("qty scale --to '1 g salt' re", "qty scale --to '1 g salt' recipe.txt "),
    ("qty --file re", "qty --file recipe.txt "),
    ("qty --file=re", "qty --file=recipe.txt "),
    ("qty --to g < re", "qty --to g < recipe.txt "),
    ("qty 3 re", "qty 3 re"),
    ("qty $(touch X) 1 tables", "qty $(touch X) 1 tablespoons "),
    ("qty '\\$(touch X) 1 tables", "qty '\\$(touch X) 1 tables"),
    ("qty 1\\;touch\\ X\\;\\ tables", "qty 1\\;touch\\ X\\;\\ tables"),
  ]

  @Test("the tab key completes the line", arguments: [Shell.bash, .zsh])
  func typed(in shell: Shell) throws {
    guard shell.exists && Shell.zsh.exists else {
      return print("Skipped the tab key in \(shell): it takes zsh, which is not installed")
    }
    let found = try shell.type(Self.typed.map(\.0))
    try #require(found.count == Self.typed.count, "\(found)")
    for ((line, completed), found) in zip(Self.typed, found) {
      #expect(found.prefix { $0 != "|" } == completed.prefix { $0 != "|" }, "\(shell): \(line)")
    }
  }

  @Test("every option that has a value offers it", arguments: ["", "scale ", "find ", "units "])
  func values(of command: String) throws {
    let help = try Program.run("\(command)--help").output
    let options = help.matches(of: #/(?m)^  (--[a-z-]+)(?: <(.+?)>)? /#)
    #expect(!options.isEmpty)
    // Free-form values, for which there is nothing to offer.
    let isOwn = ["n", "percent", "step", "text", "ingredient", "number", "names"].contains
    for option in options {
      let name = String(option.1)
      let offered = try Program.run("---complete 'qty \(command)\(name)'").output
      #expect(offered.split(separator: "\n").contains { $0.hasPrefix("\(name)\t") }, "\(name)")
      guard let value = option.2 else { continue }
      let values = try Program.run("---complete 'qty \(command)\(name) '")
      #expect(values.status == (value == "file" ? 1 : 0), "\(name)")
      #expect(values.output.isEmpty == (value == "file" || isOwn(String(value))), "\(name)")
    }
  }

  @Test("fish completes the names of files")
  func files() throws {
    guard Shell.fish.exists else { return print("Skipped files in fish: it is not installed") }
    let lines = ["qty find my", "qty scale 2 ./re", "qty --file re", "qty --file=re", "qty 3 re"]
    #expect(
      try Shell.fish.offers(for: lines)
        == ["my file.txt", "./recipe.txt", "recipe.txt", "--file=recipe.txt", ""])
  }

  @Test("a script is printed for each shell, and for no other")
  func scripts() throws {
    for shell in Shell.allCases {
      let script = try Program.run("--generate-completion-script \(shell)").output
      #expect(script.contains("---complete"))
      #expect(try Program.run("--generate-completion-script=\(shell)").output == script)
    }
    #expect(
      try Program.run("--generate-completion-script csh")
        == .init(
          errors: "qty: --generate-completion-script: unknown shell 'csh'\n"
            + "hint: choose one of bash, zsh, fish\n", status: 64))
    #expect(try Program.run("--generate-completion-script").status == 64)
  }
}
