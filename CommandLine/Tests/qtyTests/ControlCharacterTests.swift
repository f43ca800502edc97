import Testing

/// Control characters in the input never reach the terminal.
@Suite("Control characters")
struct ControlCharacterTests {
  /// ESC, BEL, a C1 control and a bidirectional override, as written for `printf`.
  private static let hostile = #"\033[31m\007\302\233\342\200\256"#

  @Test(
    "messages have none, wherever they go",
    arguments: [
      "\"$qty\" \"3 $bad\"", "\"$qty\" \"$bad\"", "\"$qty\" 3 tsp \"--$bad\"", "\"$qty\" \"-$bad\"",
      "\"$qty\" 3 tsp --to \"$bad\"", "\"$qty\" 3 tsp --kit \"$bad\"",
      "\"$qty\" 3 tsp --style=\"$bad\"",
      "\"$qty\" 3 tsp --max-parts \"$bad\"", "\"$qty\" 3 tsp --bound \"$bad\"",
      "\"$qty\" 3 tsp --color \"$bad\"", "\"$qty\" --file \"$bad\"", "\"$qty\" --field \"$bad\"",
      "\"$qty\" 3 --delimiter \"$bad\"", "QTY_KIT=\"$bad\" \"$qty\" 3 tsp",
      "QTY_SYSTEM=\"$bad\" \"$qty\" 3 tsp", "\"$qty\" scale \"$bad\"", "\"$qty\" scale 2 \"$bad\"",
      "\"$qty\" scale --to \"$bad\" /dev/null", "\"$qty\" find \"$bad\"",
      "\"$qty\" find --kind \"$bad\"",
      "\"$qty\" units \"$bad\"", "\"$qty\" kits \"$bad\"", "echo \"3 tsp $bad\" | \"$qty\"",
      "echo \"1/0 cup $bad\" | \"$qty\" scale 2",
      "echo \"1/0 cup\" > \"a$bad\"; \"$qty\" scale 2 \"a$bad\" \"a$bad\" >/dev/null",
    ])
  func messages(script: String) throws {
    let outcome = try Program.shell("bad=$(printf '\(Self.hostile)'); \(script)")
    #expect(outcome.status != 0 && outcome.errors.hasPrefix("qty: "))
    #expect(!outcome.errors.unicodeScalars.contains { $0.isCommand })
  }

  @Test("a name of a file with a line feed stays in its line")
  func lineFeed() throws {
    #expect(
      try Program.shell("\"$qty\" --file \"$(printf 'x\\nqty: y')\"").errors
        == "qty: cannot read 'x\u{FFFD}qty: y': No such file or directory\n")
  }

  @Test(
    "a terminal gets none of those in its input", .enabled(if: Terminal.exists),
    arguments: [
      ("", "3 tsp \(hostile)"), ("", "3 tsp\\n\(hostile)"), ("--invalid ignore", hostile),
      ("scale 2", "1 cup \(hostile)"), ("scale 2", "\(hostile) 1 cup"),
      ("find", "\(hostile) 3 tsp"),
      ("--field 1", "3 tsp\\t\(hostile)"), ("--header 1", "\(hostile)\\n3 tsp"),
      ("scale 2", "\\200\\233 3 tsp"),
      ("--json", "3 \\302\\233"), ("find --json", "\(hostile) 3 tsp"),
      ("--null", "3 tsp\\0003 tsp"),
    ])
  func input(arguments: String, text: String) throws {
    let outcome = try Terminal.run(
      "printf \"\(text.replacing("\\", with: "\\\\"))\\\\n\" | $qty \(arguments)")
    #expect(!outcome.output.isEmpty)
    // The program itself prints bold.
    let output = outcome.output.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
    #expect(!output.unicodeScalars.contains { $0.isCommand })
  }

  @Test("a terminal gets line ends, tabs and what letters need", .enabled(if: Terminal.exists))
  func plain() throws {
    #expect(
      try Terminal.run("printf \"a\\\\tb \\\\303\\\\251\\\\r\\\\n\" | $qty scale 2").output
        .unicodeScalars.filter { $0 != "\r" }.elementsEqual("a\tb é\n".unicodeScalars))
    let cook = #"\\360\\237\\221\\251\\342\\200\\215\\360\\237\\215\\263"#
    #expect(
      try Terminal.run("printf \"\(cook) 1 cup\\\\n\" | NO_COLOR=1 $qty scale 2").output
        == "👩‍🍳 2 cups\n")
  }

  @Test("a pipe and a file get every byte")
  func pipe() throws {
    let text = "\u{1B}[31m 1 cup \u{7}\u{9B}\u{202E}"
    #expect(
      try Program.run("scale 2", input: text + "\n").output
        == text.replacing("1 cup", with: "2 cups") + "\n")
    #expect(try Program.run("--invalid ignore", input: text).output == text)
  }

  @Test("the marker under a mistake is colored, and nothing else", .enabled(if: Terminal.exists))
  func marker() throws {
    let outcome = try Terminal.run("$qty \"3 $(printf \"\\\\033[2J\") ^\"")
    #expect(outcome.output.split(separator: "\u{1B}").count == 3)
    #expect(outcome.output.contains("  3 \u{FFFD}[2J ^\n"))
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character to a terminal, other than tab and line ends.
  fileprivate var isCommand: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
