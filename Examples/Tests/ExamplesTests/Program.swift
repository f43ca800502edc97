import Foundation
import Testing

/// A built program of the examples.
struct Program {
  let name: String

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that was built into: beside the tests, which run as a program or as a bundle.
  private static let products = ([Bundle.main.executableURL] + Bundle.allBundles.map(\.bundleURL))
    .compactMap(\.self).first { $0.pathExtension == "xctest" }?.deletingLastPathComponent()

  /// The text of a file among the recipes.
  static func recipe(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "Recipes/\(name)"))
  }

  /// Runs the program with files of recipes as its input, and returns all that it prints.
  func output(
    _ arguments: String..., recipes: [String] = [], status: Int32 = 0
  ) throws -> String {
    let process = Process()
    process.executableURL = try #require(Self.products).appending(path: name)
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
