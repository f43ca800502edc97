import Foundation
import Testing

@Suite("Help")
struct HelpTests {
  /// The expected output is in Snapshots; `UPDATE_SNAPSHOTS=1 swift test` rewrites it.
  @Test(
    "help reads as it did",
    arguments: [
      ("qty", "--help"), ("units", "help units"), ("kits", "help kits"),
      ("languages", "help languages"),
      ("scale", "help scale"), ("find", "help find"), ("all-kits", "kits"),
      ("kit-us-liquid", "kits us-liquid"), ("kit-uk", "kits uk"),
      ("kit-au", "kits au"), ("kit-clock", "kits clock"), ("unit-oz", "units oz"),
      ("units-time", "units time"),
    ])
  func snapshots(name: String, arguments: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.errors.isEmpty && outcome.status == 0)
    let file = folder.appending(path: "Snapshots/\(name).txt")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
      try outcome.output.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(outcome.output == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test("every example of the help comes out as it says")
  func examples() throws {
    var texts = [try Program.run("--help").output]
    if Terminal.exists { texts.append(try Terminal.run("timeout --foreground 1 $qty").output) }
    for text in texts {
      let examples = text.split(whereSeparator: \.isNewline).compactMap(Example.init)
      #expect(examples.count >= 4)
      for example in examples {
        #expect(try Program.run(example.arguments).output == example.answer + "\n")
      }
    }
  }

  @Test("every example of the manual comes out as it says")
  func manualExamples() throws {
    let page = try String(
      contentsOf: folder.appending(path: "../../Manual/qty.1"), encoding: .utf8)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let commands = lines.indices.filter { lines[$0].hasPrefix("$ qty ") }
    #expect(commands.count > 12)
    for command in commands {
      // Skip commands that read the user's files.
      let line = lines[command].dropFirst(6)
      if line.contains("<") || line.contains("recipe.txt") || line.contains("|") { continue }
      let answer = lines[(command + 1)...].prefix { !$0.hasPrefix("$") && !$0.hasPrefix(".") }
      #expect(
        try Program.run(String(line)).output == answer.map { $0 + "\n" }.joined(), "\(line)")
    }
  }

  private struct Example {
    var arguments: String
    var answer: String

    /// Parses a line such as `qty 3 tsp      1 tablespoon`; `nil` if it can't be run.
    init?(_ line: Substring) {
      let columns = line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 2, columns[0].hasPrefix("qty "), !columns[0].contains("<"),
        columns[0] != "qty --help"
      else { return nil }
      arguments = String(columns[0].dropFirst(4))
      answer = columns[1]
    }
  }

  @Test("the manual names every option, every command and every way to end")
  func manual() throws {
    let page = try String(
      contentsOf: folder.appending(path: "../../Manual/qty.1"), encoding: .utf8)
    let help = try Program.run("--help").output
    let options = help.matches(of: /--([a-z-]+)/).map { String($0.1) }
    #expect(options.count > 20)
    for option in options where option != "help" && option != "version" {
      #expect(page.contains("Fl -\(option)"), "--\(option)")
    }
    for command in ["units", "kits", "scale", "find"] {
      #expect(page.contains(".It Cm \(command)"))
    }
    for status in ["0", "1", "64", "66", "74"] { #expect(page.contains("\n.It \(status)\n")) }
  }

  @Test("the version is that of the library")
  func version() throws {
    let header = try String(
      contentsOf: folder.appending(path: "../../../Sources/CQuantities/include/quantities.h"),
      encoding: .utf8)
    let version = try #require(header.firstMatch(of: /#define QTY_VERSION "(.+)"/)).1
    #expect(try Program.run("--version") == .init(output: "\(version)\n"))
  }

  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
}
