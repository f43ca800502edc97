import Foundation

/// Files beside the checkout, for tests with data that the project does not contain.
package enum SharedFile {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.deletingLastPathComponent().appending(path: "shared")

  package static let exist: Bool = {
    let exist = FileManager.default.fileExists(atPath: folder.path)
    if !exist { print("Skipped what needs the data beside the checkout: \(folder.path)") }
    return exist
  }()

  /// The names of the files in a directory, or none if it is missing.
  package static func names(in folder: String) -> [String] {
    let path = SharedFile.folder.appending(path: folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The text of a file.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The rows of a table without its header, split at tabs.
  package static func rows(of path: String) throws -> [[String]] {
    try text(of: path).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
