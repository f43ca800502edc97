/// Text in columns, limited to the width of a terminal.
enum TextColumns {
  private static let width = 80

  /// Returns rows as lines with aligned columns.
  static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let line = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns a label and a text that is wrapped below its own start.
  static func lines(_ label: String, _ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = "  \(label)".padded(to: indent)
    for word in text.split(separator: " ") {
      if line.count + word.count > width && line.count > indent {
        lines.append(String(line.dropLast()))
        line = "".padded(to: indent)
      }
      line += "\(word) "
    }
    return lines + [String(line.dropLast())]
  }
}

extension String {
  /// Returns the text padded with spaces to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
