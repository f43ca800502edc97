import Foundation
import Testing

/// Tables of cases kept beside the checkout, not in it.
struct Cases {
  var arguments: String
  var input = ""
  var status: Int32
  var output: String
  var errors: String

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = root.deletingLastPathComponent().appending(path: "shared/cases")

  static let exist: Bool = {
    let exist = FileManager.default.fileExists(atPath: folder.path)
    if !exist { print("Skipped the cases beside the checkout: there is no \(folder.path)") }
    return exist
  }()

  static func load(_ name: String) throws -> [Cases] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
      .dropFirst().map { row in
        let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        try #require(fields.count >= 3)
        return Cases(
          arguments: fields[0], status: try #require(Int32(fields[1])), output: fields[2],
          errors: fields.count > 3 ? fields[3] : "")
      }
  }

  /// Loads a table of texts; `\n` in it means a line feed.
  static func loadTexts(_ name: String) throws -> [Cases] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
      .dropFirst().map { row in
        let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
          .map { String($0).replacing("\\n", with: "\n") }
        try #require(fields.count >= 4)
        return Cases(
          arguments: fields[0], input: fields[1], status: fields[3].isEmpty ? 0 : 1,
          output: fields[2], errors: fields[3])
      }
  }
}
