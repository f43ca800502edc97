import Foundation
import Quantities
import TestSupport
import Testing

@Suite("Durations in other people's words")
struct DurationTextTests {
  /// The reason why a text that people read as a duration is refused.
  enum Reason: String, CaseIterable {
    case clock = "a clock begins with a number"
    case misspelled = "a number word is misspelled"
    case joined = "amounts are joined by a comma, a sign or `and`"
    case bare = "a unit without a number is not an amount"
    case prime = "primes are feet and inches, too"
    case oldOrder = "tens are not joined to ones by `and`"
    case point = "digits stand behind a point"
    case colon = "a colon stands between numbers"
    case groups = "digits are grouped by threes"
    case falling = "units fall in size, and none comes twice"
    case comma = "the decimal mark is a point"

    /// Whether the reason can apply to a refused text.
    func fits(_ text: String) -> Bool {
      let words = text.split { !$0.isLetter }
      switch self {
      case .clock: return text.hasPrefix(":")
      case .misspelled: return words.contains { $0.hasPrefix("fourt") }
      case .joined: return text.contains("and,") || words.contains("with")
      case .bare:
        return text.first?.isLetter == true
          && (try? MeasurementUnit<TimeKind>(named: String(words[0]))) != nil
      case .prime: return text.hasSuffix("\"") || text.hasSuffix("'")
      case .oldOrder: return text.contains("ty and ")
      case .point: return text.contains(". ")
      case .colon: return text.contains { $0.isLetter } && text.contains(":")
      case .groups: return text.filter { $0 == "," }.count > 1 && words.count == 1
      case .falling: return Set(words).count < words.count
      case .comma: return text.contains(",") && !text.contains(", ")
      }
    }
  }

  @Test(
    "some are refused, each for a reason",
    arguments: [
      (":45", Reason.clock), ("four hours, and fourtyfive minutes", .misspelled),
      ("2 weeks and, 3 days", .joined), ("2 hours with 5 minutes", .joined), ("hour", .bare),
      ("day 12h", .bare), ("3\"", .prime), ("4'", .prime), ("thirty and two hours", .oldOrder),
      ("+2. minutes", .point), ("2hours:30mins", .colon), ("3,45,678 seconds", .groups),
      ("2 min 1.5 min", .falling), ("2,5h", .comma),
    ])
  func refused(text: String, reason: Reason) {
    #expect(throws: ParseError.self, "\(text)") { try Amount<TimeKind>(text) }
    #expect(reason.fits(text))
  }

  @Test("those of others are read, or refused for these reasons", .enabled(if: SharedFile.exist))
  func durations() throws {
    let rows = try SharedFile.rows(of: "conformance/fresh_text.tsv").filter { $0[0] == "DUR" }
    var (right, met): (Int, Set<Reason>) = (0, [])
    for row in rows {
      let (text, expected) = (row[2], row[4])
      let value = try? Amount<TimeKind>(text)
      guard let seconds = expected.hasSuffix(" s") ? Double(expected.dropLast(2)) : nil else {
        // A sum here, but an error elsewhere.
        let isSum = text.contains(" + ") || text.contains(" - ")
        #expect(value == nil || isSum, "\(text)")
        continue
      }
      if let value {
        let difference = abs(value.value(in: .second) - seconds)
        #expect(difference <= 1e-9 * max(1, abs(seconds)), "\(text)")
        right += 1
      } else if let reason = Reason.allCases.first(where: { $0.fits(text) }) {
        met.insert(reason)
      } else {
        Issue.record("\(text)")
      }
    }
    #expect(met == Set(Reason.allCases))
    #expect(right * 100 >= 80 * rows.count, "\(right) of \(rows.count)")
  }

  @Test("the times in instructions of others are found", .enabled(if: SharedFile.exist))
  func instructions() throws {
    let rows = try SharedFile.rows(of: "conformance/fresh_text.tsv").filter { $0[0] == "INS" }
    var (right, wrong) = (0, 0)
    for row in rows {
      var expected = row[4] == "NONE" ? [] : row[4].split(separator: ",").map(String.init)
      let text = row[2].replacingOccurrences(of: "\\n", with: "\n")
      for found in AmountFinder().amounts(in: text) {
        guard case .amount(let lower) = found.amount.lower, lower.kind == TimeKind.self else {
          continue
        }
        if let place = try expected.firstIndex(where: { try found.amount.isTime($0) }) {
          expected.remove(at: place)
          right += 1
        } else {
          wrong += 1
        }
      }
      wrong += expected.count
    }
    #expect(right * 100 >= 97 * (right + wrong), "\(right) right, \(wrong) wrong")
  }
}

extension WrittenAmount {
  /// Whether it is a time such as `5-10m`.
  fileprivate func isTime(_ text: String) throws -> Bool {
    let ends = text.dropLast().split(separator: "-")
    guard let unit = text.last, let first = ends.first, let last = ends.last else { return false }
    return try lower == .amount(AnyAmount("\(first) \(unit == "m" ? "min" : String(unit))"))
      && upper == .amount(AnyAmount("\(last) \(unit == "m" ? "min" : String(unit))"))
  }
}
