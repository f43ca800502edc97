import TestSupport
import Testing

/// A table of others' facts, and how far ours may differ from it.
struct ConformanceTable {
  /// How one row was read.
  enum Outcome {
    case right
    /// Not as the row has it, for a reason that is given once for all such rows.
    case differs(reason: String)
    case wrong(String)
  }

  private let name: String
  private let percent: Double
  private let reasons: Set<String>

  /// - Parameters:
  ///   - name: the table's.
  ///   - percent: how many per cent of the rows must be right.
  ///   - reasons: why rows may differ; each must be met.
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
