import Quantities

/// A number found in a file, with its role and the rule that decided it.
struct NumberFinding {
  let path: String
  /// The text of the line, or of several lines read as one.
  let text: String
  /// The number of the line, from 1.
  let line: Int
  /// The offset of the text in the file, in bytes.
  let textStart: Int
  let column: Int
  let number: ReadNumber

  /// Returns a line for people: `3:10: 2 cups`, with tabs before the role, the rule and the outcome
  /// if there is one.
  func report(withPath: Bool, _ outcome: String? = nil) -> String {
    let place = "\(withPath ? "\(path):" : "")\(line):\(column)"
    // A wrapped amount has a line feed.
    let words = text[number.range].split(whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
    let columns = [words, "\(number.role)", number.rule] + (outcome.map { [$0] } ?? [])
    return "\(place): \(columns.joined(separator: "\t"))"
  }
}

extension NumberFinding: JSONObject {
  func writeFields(to json: inout JSONWriter) {
    json.field("input", String(text[number.range]))
    json.field("file", path)
    json.field("line", line)
    json.field("column", column)
    json.field(
      "span",
      [textStart + number.utf8Range.lowerBound, textStart + number.utf8Range.upperBound])
    json.field("role", number.role.description)
    json.field("rule", number.rule)
  }
}
