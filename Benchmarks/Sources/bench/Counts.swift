import Foundation

/// The instructions and allocations of each contender, as the script `count` prints them.
struct Counts {
  private var rows: [String: (instructions: String, allocations: String)] = [:]

  /// Reads the counts that the script wrote, if there are any.
  init(path: String?) throws {
    guard let path else { return }
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      rows["\(fields[0])\t\(fields[1])"] = (fields[2], fields[3])
    }
  }

  func instructions(_ comparison: Comparison, _ contender: Contender) -> String {
    rows["\(comparison.work)\t\(contender.name)"]?.instructions ?? ""
  }

  func allocations(_ comparison: Comparison, _ contender: Contender) -> String {
    rows["\(comparison.work)\t\(contender.name)"]?.allocations ?? ""
  }
}
