import Quantities

/// A number that was read in a file, with what it does there and the rule that says so.
struct NumberFinding {
  let path: String
  /// The text of its line, or of several that are read as one.
  let text: String
  /// The number of the line, from 1.
  let line: Int
  /// Where the text begins, in bytes from the start of the file.
  let textStart: Int
  let column: Int
  let number: ReadNumber

  /// Returns a line for people: `3:10: 2 cups`, and after tabs the role, the rule and what else there is.
  func report(withPath: Bool, _ outcome: String? = nil) -> String {
    let place = "\(withPath ? "\(path):" : "")\(line):\(column)"
    let columns =
      [String(text[number.range]), "\(number.role)", number.rule] + (outcome.map { [$0] } ?? [])
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
