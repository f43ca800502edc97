import Testing

/// Readers copy examples from documents: each block of Swift must compile, and have the result
/// shown.
@Suite("Documents")
struct DocumentationTests {
  /// A document full of errors, to test that each is found.
  private static let wrong = Document(
    name: "Wrong.md",
    text: """
      ```swift
      let time = 2.hours + 30.minutes   // 3 hours
      time.formatted()                  // 2 hours 30 minutes
      time == 150.minutes               // truest
      if time < 1.hours {
        time                            // 2 1/2 hours
      }
      try Minutes("5 minutes")          // throws: too little
      try Minutes("5 minuts")           // throws: too much
      1.cups                            // does not compile
      1.cups + 1.grams                  // does not compile: of all things
      ```
      ```swift
      try Minutes("5 minuts")
      ```
      """)

  private static let run = Result { try DocumentProgram(Document.all + [wrong]) }

  @Test("there are documents with blocks to run")
  func exist() {
    #expect(Document.all.count >= 2)
    #expect(Document.all.map(\.name).contains("README.md"))
  }

  @Test("each block compiles, and each result is true", arguments: Document.all.map(\.name))
  func areTrue(name: String) throws {
    let messages = try Self.run.get().messages.filter { $0.hasPrefix(name + ":") }
    #expect(messages.isEmpty, "\(messages.joined(separator: "\n"))")
  }

  @Test("nothing is wrong beside the documents")
  func complete() throws {
    let names = Document.all.map(\.name) + ["Wrong.md"]
    let others = try Self.run.get().messages.filter { message in
      !names.contains { message.hasPrefix($0 + ":") }
        && (message.contains("error: ") || message == "ended by a signal")
    }
    #expect(others.isEmpty, "\(others.joined(separator: "\n"))")
  }

  @Test("what is wrong is found")
  func wrongIsFound() throws {
    let messages = try Self.run.get().messages.filter { $0.hasPrefix("Wrong.md:") }
    let unknown = "unknown unit 'minuts'; did you mean 'minute' or 'minutes'?"
    #expect(
      messages == [
        "Wrong.md:10: compiles, and should not",
        "Wrong.md:11:8: error: binary operator '+' cannot be applied to operands of type 'Cups' and "
          + "'Grams'",
        "Wrong.md:2: 2.5 hours, and not 3 hours",
        "Wrong.md:3: \"2 hours 30 minutes\", and not 2 hours 30 minutes",
        "Wrong.md:4: true, and not truest",
        "Wrong.md:8: did not throw",
        "Wrong.md:9: throws \(unknown), and not too much",
        "Wrong.md:9: after this line, an error was thrown: \(unknown)",
        "Wrong.md:6: was not reached",
      ])
  }
}
