import Foundation
import Testing

/// A built program of the examples.
struct Program {
  let name: String

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file among the recipes.
  static func recipe(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "Recipes/\(name)"))
  }

  /// Runs the program with files of recipes as its input, and returns all that it prints.
  func output(
    _ arguments: String..., recipes: [String] = [], status: Int32 = 0
  ) throws -> String {
    let process = Process()
    let products = Bundle.allBundles.map(\.bundleURL)
      .first { $0.pathExtension == "xctest" }?.deletingLastPathComponent()
    process.executableURL =
      (products ?? Self.folder.appending(path: ".build/debug")).appending(path: name)
    process.arguments = arguments
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for recipe in recipes {
      input.fileHandleForWriting.write(try Self.recipe(recipe))
    }
    try input.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == status)
    return String(decoding: text, as: UTF8.self)
  }
}
