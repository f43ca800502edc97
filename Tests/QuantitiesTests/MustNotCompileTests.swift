import Foundation
import Testing

/// Each file in Tests/MustNotCompile is nonsense, with the compiler's words for it beside it.
@Suite("What must not compile")
struct MustNotCompileTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "MustNotCompile")

  /// Where this build put the modules: beside the running test bundle.
  private static let modules = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules")

  private static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test("there are such files, and the module that they import")
  func exist() {
    #expect(Self.files.count >= 2)
    #expect(FileManager.default.fileExists(atPath: Self.modules.path))
  }

  @Test("each is refused, in just the expected words", arguments: files)
  func refused(file: String) throws {
    let source = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    #expect(source.contains("// expected-error"), "without an expectation, nothing is checked")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-frontend", "-typecheck", "-verify", "-verify-ignore-unrelated", "-I",
      Self.modules.path,
      Self.folder.appending(path: file).path,
    ]
    // A file and not a pipe, whose reading a signal to another test's child can interrupt.
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
