import Quantities

/// A change in a file that was scaled.
struct EditFinding: JSONObject {
  let path: String
  /// The text of the line, or of several lines read as one.
  let text: String
  /// The number of the line, from 1.
  let line: Int
  /// The offset of the text in the file, in bytes.
  let textStart: Int
  let column: Int
  let edit: TextEdit

  func writeFields(to json: inout JSONWriter) {
    let (start, count) = (edit.utf8Range.lowerBound, edit.utf8Range.count)
    let old = text.utf8.dropFirst(start).prefix(count)
    json.field("input", String(Substring(old)))
    json.field("file", path)
    json.field("line", line)
    json.field("column", column)
    json.field("span", [textStart + start, textStart + start + count])
    json.field("text", edit.text)
  }
}
