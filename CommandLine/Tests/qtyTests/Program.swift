import Foundation

/// Runs the built program as a user does.
enum Program {
  /// The output and exit status of a run.
  struct Outcome: Equatable {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  /// Runs `qty` with arguments split as by a shell.
  static func run(_ arguments: String, input: String? = nil) throws -> Outcome {
    try run(arguments, input: Data((input ?? "").utf8))
  }

  /// Runs `qty` on bytes, which may be invalid UTF-8.
  static func run(_ arguments: String, input: Data) throws -> Outcome {
    try shell("exec \"$qty\" \(arguments)", input: input)
  }

  /// Runs a shell script; `$qty` is the program.
  static func shell(_ script: String, input: Data = Data()) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qty-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let streams = ["input", "output", "errors"].map { folder.appending(path: $0) }
    for stream in streams { try Data().write(to: stream) }
    try input.write(to: streams[0])

    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging([
        "qty": executable.path, "NO_COLOR": "", "TERM": "xterm", "COLUMNS": "80", "QTY_KIT": "",
        "QTY_LANGUAGE": "", "QTY_SYSTEM": "", "QTY_PRECISION": "", "QTY_CONFIG": "/nowhere",
      ]) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: try Data(contentsOf: streams[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self),
      status: process.terminationStatus)
  }

  /// The program named by `QTY`, such as an installed one, or else the one built with these tests.
  static let executable =
    ProcessInfo.processInfo.environment["QTY"].map { URL(filePath: $0) }
    ?? URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "qty")
}
