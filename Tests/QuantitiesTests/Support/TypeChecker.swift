import Foundation

/// Runs the compiler on source files, with the modules of this build.
enum TypeChecker {
  /// The directory of the source files.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The modules of this build, which are beside the running test bundle.
  static let modules = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules")

  /// Returns the compiler's messages about a file; empty if there are none.
  static func check(_ file: String, options: [String]) throws -> String {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-frontend", "-typecheck", "-suppress-warnings", "-I", modules.path] + options
      + [folder.appending(path: file).path]
    // A file instead of a pipe, because a signal to another test's child can interrupt reading a
    // pipe.
    let output = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    compiler.standardError = try FileHandle(forWritingTo: output)
    try compiler.run()
    compiler.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    return compiler.terminationStatus == 0 || !text.isEmpty ? text : "no words for a failure"
  }
}
