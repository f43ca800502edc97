import TestSupport
import Testing

/// A table of facts from another source, with the differences allowed.
struct ConformanceTable {
  /// The result of reading a row.
  enum Outcome {
    case right
    /// Differs from the row, for a reason shared by all such rows.
    case differs(reason: String)
    case wrong(String)
  }

  private let name: String
  private let percent: Double
  private let reasons: Set<String>

  /// - Parameters:
  ///   - name: the name of the table.
  ///   - percent: the least percentage of rows that must be right.
  ///   - reasons: the allowed reasons for differences; each must occur.
  init(_ name: String, least percent: Double, reasons: Set<String> = []) {
    self.name = name
    self.percent = percent
    self.reasons = reasons
  }

  /// Reads every row.
  func check(_ outcome: ([String]) throws -> Outcome) throws {
    let rows = try SharedFile.rows(of: "conformance/\(name).tsv")
    var right = 0
    var met: Set<String> = []
    for row in rows {
      switch try outcome(row) {
      case .right: right += 1
      case .differs(let reason): met.insert(reason)
      case .wrong(let message): Issue.record("\(name): \(row): \(message)")
      }
    }
    #expect(met == reasons)
    #expect(Double(right) >= percent / 100 * Double(rows.count), "\(right) of \(rows.count)")
  }
}
