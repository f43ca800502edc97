import Foundation
import Testing

/// A file that imports both Foundation and this library, tested by the compiler.
@Suite("Beside Foundation")
struct BesideFoundationTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "MustCompile/BesideFoundation.swift")

  /// The modules of this build, which are beside the running test bundle.
  private static let modules = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules")

  @Test("no name is ambiguous, and none needs its module's")
  func compiles() throws {
    #expect(FileManager.default.fileExists(atPath: Self.modules.path))
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I",
      Self.modules.path, Self.file.path,
    ]
    // A file instead of a pipe, because a signal to another test's child can interrupt reading a
    // pipe.
    let output = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    #expect(FileManager.default.createFile(atPath: output.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: output) }
    compiler.standardError = try FileHandle(forWritingTo: output)
    try compiler.run()
    compiler.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(compiler.terminationStatus == 0, "\(text)")
  }
}
