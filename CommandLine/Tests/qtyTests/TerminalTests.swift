import Testing

@Suite("On a terminal", .enabled(if: Terminal.exists))
struct TerminalTests {
  @Test("whoever says nothing is shown examples, and what sets options once")
  func examples() throws {
    let outcome = try Terminal.run("timeout --foreground 1 $qty")
    #expect(outcome.output.hasPrefix("qty 7 tsp  "))
    #expect(outcome.output.contains("QTY_PRECISION=4"))
  }

  @Test("the prompt answers each line, and ends at quit")
  func prompt() throws {
    let lines = "3 tsp\\n3 tbps\\n1 pinch to tsp\\nquit\\n"
    let outcome = try Program.shell(
      "(sleep 1; printf '\(lines)') | script -qec \"timeout --foreground 10 '$qty'\" /dev/null")
    for answer in ["1 tablespoon\r\n", "unknown unit 'tbps'", "1/16 tsp\r\n"] {
      #expect(outcome.output.contains(answer), "\(outcome.output)")
    }
    #expect(outcome.status == 0)
  }

  @Test("a mistake is marked, in color where there are colors")
  func marks() throws {
    let marked =
      "qty: unknown unit 'tbps'\n  3 tbps\n    COLOR^^^^PLAIN\n"
      + "hint: did you mean 'tbls' or 'tbs' or 'tbsp'?\n"
    let plain = marked.replacing("COLOR", with: "").replacing("PLAIN", with: "")
    let colored = marked.replacing("COLOR", with: "\u{1B}[1;31m")
      .replacing("PLAIN", with: "\u{1B}[0m")
    #expect(try Terminal.run("$qty 3 tbps") == .init(output: colored, status: 1))
    #expect(try Terminal.run("$qty 3 tbps --color never").output == plain)
    #expect(try Terminal.run("NO_COLOR=1 $qty 3 tbps").output == plain)
    #expect(try Terminal.run("TERM=dumb $qty 3 tbps").output == plain)
    #expect(try Terminal.run("NO_COLOR=1 $qty 3 tbps --color always").output == colored)
    #expect(try Program.run("3 tbps --color always").errors == colored)
    #expect(try Program.run("3 tbps").errors.split(separator: "\n").count == 2)
  }

  @Test("the pieces of a text that scaling changes are bold")
  func scaling() throws {
    let bold = "\u{1B}[1m2 cups\u{1B}[0m milk, 2 minutes\n"
    #expect(try Terminal.run("echo 1 cup milk, 2 minutes >a; $qty scale 2 a").output == bold)
    #expect(
      try Terminal.run("echo 1 cup milk, 2 minutes >a; NO_COLOR=1 $qty scale 2 a").output
        == "2 cups milk, 2 minutes\n")
    #expect(
      try Terminal.run("echo 1 cup milk, 2 minutes | $qty scale 1 --for us").output
        == "1 cup milk, 2 minutes\n")
  }

  @Test("a command that waits for a text says so")
  func waiting() throws {
    for command in ["scale 2", "find", "sum"] {
      let outcome = try Terminal.run("timeout --foreground 1 $qty \(command)")
      #expect(outcome.output.hasPrefix("qty: type or paste a text, and end it with Control-D"))
    }
  }

  @Test("an answer has no color")
  func answers() throws {
    #expect(try Terminal.run("$qty 3 tsp") == .init(output: "1 tablespoon\n"))
  }
}
