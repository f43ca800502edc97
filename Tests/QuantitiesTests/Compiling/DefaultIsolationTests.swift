import Testing

@Suite("Default isolation")
struct DefaultIsolationTests {
  @Test("units and kinds of one's own compile where all belongs to the main actor by default")
  func mainActor() throws {
    let options = ["-swift-version", "6", "-default-isolation", "MainActor"]
    let words = try TypeChecker.check("MustCompile/MainActorByDefault.swift", options: options)
    #expect(words == "")
  }
}
