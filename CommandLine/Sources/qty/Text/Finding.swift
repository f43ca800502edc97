import Quantities

/// An amount found in a file.
struct Finding {
  let path: String
  /// The text of the line, or of several lines read as one.
  let text: String
  /// The number of the line, from 1.
  let line: Int
  /// The offset of the text in the file, in bytes.
  let textStart: Int
  let column: Int
  let found: FoundAmount
  /// The style of amounts.
  let style: PresentationStyle

  /// Returns a line for people and editors: `3:10: an hour`, a tab, and `1 hour`.
  func report(withPath: Bool) -> String {
    "\(withPath ? "\(path):" : "")\(line):\(column): \(text[found.range])\t\(said)"
  }

  /// The presented amount.
  private var said: String { found.amount.formatted(style) }
}

extension Finding: JSONObject {
  func writeFields(to json: inout JSONWriter) {
    json.field("input", String(text[found.range]))
    json.field("file", path)
    json.field("line", line)
    json.field("column", column)
    json.field("span", span(of: found.range))
    json.field("role", found.role.description)
    json.field("rule", found.rule)
    found.amount.lower.writeFields(to: &json)
    json.field("upper", found.amount.isRange ? found.amount.upper : nil)
    json.field("counted", found.countedRange.map { Counted(finding: self, range: $0) })
    json.field("isApproximate", found.amount.isApproximate)
    json.field("text", said)
  }

  /// The noun after a count.
  private struct Counted: JSONObject {
    let finding: Finding
    let range: Range<String.Index>

    func writeFields(to json: inout JSONWriter) {
      json.field("text", String(finding.text[range]))
      json.field("span", finding.span(of: range))
    }
  }

  /// Returns the byte range of a piece of the text in the file.
  private func span(of range: Range<String.Index>) -> [Int] {
    [place(of: range.lowerBound), place(of: range.upperBound)]
  }

  private func place(of index: String.Index) -> Int {
    textStart + text.utf8.distance(from: text.startIndex, to: index)
  }
}

extension ExpressionValue: JSONObject {
  func writeFields(to json: inout JSONWriter) {
    let (number, unit) = parts
    json.field("value", Double(number))
    json.field("unit", unit)
    json.field("exact", number)
  }

  /// The number, and the name of its unit if it has one.
  private var parts: (Fraction, String?) {
    switch self {
    case .number(let number): (number, nil)
    case .amount(let amount): amount.quantity.parts
    // Amounts found in text are never quotients.
    case .quotient(let quotient): (quotient.exactValue ?? .zero, nil)
    }
  }
}

extension Quantity {
  fileprivate var parts: (Fraction, String?) { (exactValue, unit.qualifiedName) }
}
