import Foundation

/// The compiler, which judges source files against the modules of this very build.
enum TypeChecker {
  /// Where the sources that it judges lie.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where this build put the modules: beside the running test bundle.
  static let modules = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules")

  /// What the compiler says of a file; nothing if it has nothing against it.
  static func check(_ file: String, options: [String]) throws -> String {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-frontend", "-typecheck", "-suppress-warnings", "-I", modules.path] + options
      + [folder.appending(path: file).path]
    // A file and not a pipe, whose reading a signal to another test's child can interrupt.
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
