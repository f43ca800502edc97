import Foundation
import Testing

@Suite("The READMEs")
struct ReadmeTests {
  /// A command line and its expected output.
  struct Session {
    var command: String
    var output: String
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// The terminal sessions in the file. Only lines with a prompt are commands.
  static func sessions(in file: String) throws -> [Session] {
    let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    var sessions: [Session] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("    $ ") {
        sessions.append(Session(command: String(line.dropFirst(6)), output: ""))
        isOpen = true
      } else if isOpen, line.hasPrefix("    ") {
        sessions[sessions.count - 1].output += line.dropFirst(4) + "\n"
      } else {
        isOpen = false
      }
    }
    return sessions
  }

  @Test(
    "what a reader types comes out as it says",
    arguments: [("README.md", 5), ("CommandLine/README.md", 15)])
  func commands(file: String, atLeast count: Int) throws {
    let sessions = try Self.sessions(in: file)
    #expect(sessions.count >= count)
    for session in sessions {
      let outcome = try Program.shell("qty() { \"$qty\" \"$@\"; }\n\(session.command)")
      #expect(outcome.output == session.output, "\(session.command)")
      #expect(outcome.status == 0, "\(session.command)")
    }
  }

  @Test(
    "the pages for users of earlier versions say what qty answers now, and how it scales lines",
    arguments: [("MigratingFrom010", 20, 5), ("MigratingFrom020", 10, 3)])
  func migration(page: String, moreThan answers: Int, lines: Int) throws {
    let path = "Sources/Quantities/Quantities.docc/\(page).md"
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    let rows = text.matches(
      of: /^\| `([^`]+)` \| `[^`]+` \| `([^`]+)` \|$/.anchorsMatchLineEndings())
    let questions = rows.filter { $0.1.hasPrefix("qty ") }
    #expect(questions.count > answers && rows.count - questions.count > lines)
    for row in rows {
      let outcome =
        row.1.hasPrefix("qty ")
        ? try Program.run("\(row.1.dropFirst(4))")
        : try Program.run("scale 2", input: "\(row.1)\n")
      #expect(outcome.output == "\(row.2)\n", "\(row.1)")
    }
  }

  @Test("the picture shows what qty answers")
  func picture() throws {
    let picture = try String(
      contentsOf: Self.root.appending(path: ".github/pictures/qty.svg"), encoding: .utf8)
    let script = Self.root.appending(path: "CommandLine/picture").path
    #expect(try Program.shell("'\(script)' \"$qty\"").output == picture)
  }
}
