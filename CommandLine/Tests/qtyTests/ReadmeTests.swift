import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  /// A line that a reader would type, and what should come out.
  struct Session {
    var command: String
    var output: String
  }

  static let sessions: [Session] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../README.md")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(
      separator: "\n", omittingEmptySubsequences: false)
    var sessions: [Session] = []
    var isOpen = false
    for line in lines ?? [] {
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
  }()

  @Test("what a reader types comes out as it says")
  func commands() throws {
    #expect(Self.sessions.count >= 8)
    for session in Self.sessions {
      let outcome = try Program.shell("qty() { \"$qty\" \"$@\"; }\n\(session.command)")
      #expect(outcome.output == session.output, "\(session.command)")
      #expect(outcome.status == 0, "\(session.command)")
    }
  }
}
