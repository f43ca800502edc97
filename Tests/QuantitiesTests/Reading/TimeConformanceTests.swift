import Foundation
import Quantities
import TestSupport
import Testing

/// Durations from other parsers, whose grammars conflict.
@Suite("Reading the durations of others", .enabled(if: SharedFile.exist))
struct TimeConformanceTests {
  @Test("durations of other readers")
  func durations() throws {
    let reasons = [
      "calendar": "months and years are no times of one length",
      "unit": "a number needs a unit", "order": "units fall in size, and none comes twice",
      "range": "there is room for 128 bits of ticks", "sign": "a time may be negative",
      "names": "days are a unit", "infinity": "a time is finite",
      "point": "digits stand on a point", "cut": "nothing is cut to nanoseconds",
      "minus": "a minus sign subtracts", "format": "the row asks for another unit",
    ]
    try ConformanceTable("durations_text", least: 75, reasons: Set(reasons.values)).check { row in
      let (source, text) = (row[0], row[1])
      let value = try? Amount<TimeKind>(text)
      if row[2] == "invalid", value == nil { return .right }
      if row[2] == "valid", let value {
        let seconds = try Fraction(row[3])
        if let expected = try? Seconds(checking: seconds), expected.ticks == value.ticks {
          return .right
        }
      }
      let reason: String? =
        if let value {
          if row[2] == "invalid", text.contains("d") && source.hasPrefix("go") {
            "names"
          } else if row[2] == "invalid", value.ticks < .zero || text.contains("-0") {
            "sign"
          } else if row[2] == "invalid" {
            "range"
          } else if text.contains(" -") {
            "minus"
          } else if row[4].contains("format=") {
            "format"
          } else if text.contains("."), text.count > 20 {
            "cut"
          } else {
            nil
          }
        } else if ["m", "y"].contains(where: { Self.hasUnit(text, startingWith: $0) }) {
          "calendar"
        } else if text.contains("infinity") {
          "infinity"
        } else if text.allSatisfy({ !$0.isLetter && $0 != ":" }) {
          "unit"
        } else if text.contains(".s") || text.contains(":13") || text.contains(". ") {
          "point"
        } else { "order" }
      return reason.flatMap { reasons[$0] }.map { .differs(reason: $0) }
        ?? .wrong(value.map { "\($0)" } ?? "none")
    }
  }

  /// Whether a text has years, or months as opposed to minutes.
  private static func hasUnit(_ text: String, startingWith letter: Character) -> Bool {
    let words = text.split { !$0.isLetter }
    return words.contains { word in
      letter == "y" ? word.hasPrefix("y") : word.hasPrefix("mo") || word == "mth"
    }
  }

  @Test("durations of ISO 8601")
  func isoDurations() throws {
    let reasons = [
      "calendar": "months and years are no times of one length",
      "loose": "weeks may stand beside other parts, and zero may be negative",
      "case": "letters may be small", "alternative": "dates are no durations",
    ]
    try ConformanceTable("durations_iso8601", least: 50, reasons: Set(reasons.values)).check {
      row in
      let value = try? Amount<TimeKind>(row[1])
      if row[2] == "invalid", value == nil { return .right }
      if row[2] == "valid", let value, !row[3].isEmpty,
        value.exactValue(in: .second) == (try Fraction(row[3]))
      {
        return .right
      }
      let date = row[1].split(separator: "T").first ?? ""
      let reason: String? =
        if value == nil, date.contains("Y") || date.contains("M") {
          "calendar"
        } else if value == nil, row[1].hasPrefix("P0003") {
          "alternative"
        } else if value != nil, row[1].contains(where: \.isLowercase) {
          "case"
        } else if value != nil { "loose" } else { nil }
      return reason.flatMap { reasons[$0] }.map { .differs(reason: $0) }
        ?? .wrong(value.map { "\($0)" } ?? "none")
    }
  }
}
