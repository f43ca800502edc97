import Foundation

/// The program made from all documents, compiled once with the modules of this build.
struct DocumentProgram {
  /// The messages of the compiler and the program, line by line, prefixed with the document's name.
  let messages: [String]

  init(_ documents: [Document]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    messages =
      try Self.refusals(of: documents, in: folder) + Self.results(of: documents, in: folder)
  }

  /// The build products, which are beside the running test bundle.
  private static let products = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()
  private static let modules = [
    "QuantityCore", "QuantityReading", "RecipeText", "Quantities", "QuantityLanguages",
    "QuantitiesFoundation", "IngredientDensities", "QuantityAnswers",
  ]
  private static let check = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "DocumentProgram/Check.swift").path
  private static let options = [
    "-swift-version", "6", "-suppress-warnings",
    "-module-name", "documents",
    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
    "MemberImportVisibility", "-I", products.appending(path: "Modules").path,
  ]

  /// Compiles and runs all blocks with results.
  private static func results(of documents: [Document], in folder: URL) throws -> [String] {
    let sources = documents.enumerated().map {
      DocumentSource($1, function: "document\($0)", refusals: false)
    }
    var files = [check]
    for source in sources { files.append(try write(source.text, source.function, in: folder)) }
    let calls = sources.map {
      "await Check.run(\"\($0.document.name)\", lines: \($0.checked), \($0.function))\n"
    }
    files.append(try write(calls.joined(), "main", in: folder))
    let program = folder.appending(path: "documents").path
    // The list of objects linked into this test bundle: a build directory can contain objects of
    // deleted files.
    let list = try String(
      contentsOf: products.appending(path: "QuantitiesPackageTests.product/Objects.LinkFileList"),
      encoding: .utf8)
    let objects = list.split(separator: "\n")
      .map { $0.trimmingCharacters(in: ["'", "\""]).replacing("\\ ", with: " ") }
      .filter { object in modules.contains { object.contains("/\($0).build/") } }
    let isCovered = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] != nil
    let compiled = try output(
      of: ["swiftc", "-wmo"] + options + (isCovered ? ["-profile-generate"] : []) + files + objects
        + ["-o", program], in: folder)
    guard FileManager.default.isExecutableFile(atPath: program) else {
      return compiled.filter { $0.contains("error: ") && !$0.hasPrefix(" ") }
    }
    return try output(of: [program], in: folder)
  }

  /// Compiles the code that must not compile, and reports code that does, and different error
  /// messages.
  private static func refusals(of documents: [Document], in folder: URL) throws -> [String] {
    let sources = documents.enumerated()
      .map { DocumentSource($1, function: "refused\($0)", refusals: true) }
      .filter { !$0.refused.isEmpty }
    let files = try sources.map { try write($0.text, $0.function, in: folder) }
    if files.isEmpty { return [] }
    let errors = try output(of: ["swiftc", "-typecheck", "-wmo"] + options + files, in: folder)
      .filter { $0.contains(": error: ") }
    var unexpected = Set(errors)
    var messages: [String] = []
    for source in sources {
      for (lines, words) in source.refused {
        let own = errors.filter { error in
          lines.contains { error.hasPrefix("\(source.document.name):\($0):") }
        }
        unexpected.subtract(own)
        if !own.contains(where: { words.isEmpty || $0.contains(words) }) {
          messages.append(
            own.first ?? "\(source.document.name):\(lines.lowerBound): compiles, and should not")
        }
      }
    }
    return messages + unexpected.sorted()
  }

  private static func write(_ text: String, _ name: String, in folder: URL) throws -> String {
    let file = folder.appending(path: "\(name).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// Runs a command and returns its output line by line, with a line for termination by a signal.
  private static func output(of command: [String], in folder: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let file = folder.appending(path: "\(UUID()).txt")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    if process.terminationReason == .uncaughtSignal { lines.append("ended by a signal") }
    return lines
  }
}
