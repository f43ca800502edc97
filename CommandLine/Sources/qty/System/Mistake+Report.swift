import Quantities
import QuantityAnswers

extension Mistake {
  /// Reports an error in a text to the user.
  func report(on text: String, _ color: ColorChoice) {
    var lines = ["qty: \(message)"]
    let carets = color.showsMarker ? carets(under: text) : nil
    if let carets { lines += ["  \(text)", carets.indent + carets.marker] }
    if let hint = hint ?? example { lines.append("hint: \(hint)") }
    ByteOutput.report(lines, coloring: color.isColored ? carets?.marker : nil)
  }

  /// A hint with an example, for a question that doesn't start like one.
  private var example: String? {
    code == ParseError.Code.expectedNumber.description && range.lowerBound == 0
      ? "write a number and a unit, such as 3 tsp" : nil
  }

  /// Returns the carets to show below the error in the text.
  private func carets(under text: String) -> (indent: String, marker: String)? {
    // If the terminal wraps the line, the carets would be under another word.
    guard text.utf8.count <= 72 else { return nil }
    let utf8 = Array(text.utf8)
    let end = min(range.upperBound, utf8.count)
    let start = min(range.lowerBound, end)
    let indent = String(decoding: utf8[..<start], as: UTF8.self).count + 2
    let width = max(1, String(decoding: utf8[start..<end], as: UTF8.self).count)
    return (String(repeating: " ", count: indent), String(repeating: "^", count: width))
  }
}

/// When to color the marker below an error.
enum ColorChoice: String, CaseIterable {
  /// On terminals with colors.
  case auto
  case always
  case never

  /// Whether standard error supports colors.
  var isColored: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Descriptor.standardError.isTerminal && System.environment("NO_COLOR") == nil
        && System.environment("TERM") != "dumb"
    }
  }

  /// Whether to repeat the question with a marker below the error, as on terminals.
  var showsMarker: Bool { self == .always || Descriptor.standardError.isTerminal }
}

extension NamedChoices<ColorChoice> {
  static let colors = NamedChoices("choice")
}
