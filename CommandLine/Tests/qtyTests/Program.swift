import Foundation

/// The built program, run as its user runs it.
enum Program {
  /// What a run printed, and how it ended.
  struct Outcome: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Runs `qty` with arguments that are split as a shell splits them.
  static func run(_ arguments: String) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qty-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let streams = ["output", "errors"].map { folder.appending(path: $0) }
    for stream in streams { try Data().write(to: stream) }

    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec \"$0\" \(arguments)", executable.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: try String(contentsOf: streams[0], encoding: .utf8),
      errors: try String(contentsOf: streams[1], encoding: .utf8),
      status: process.terminationStatus)
  }

  /// The program lies where the build put this test bundle.
  private static let executable = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "qty")
}
