import Quantities
import QuantityAnswers

extension Mistake {
  /// Tells a person of a mistake in a text.
  func report(on text: String, _ color: ColorChoice) {
    var lines = ["qty: \(message)"]
    let carets = color.showsMarker ? carets(under: text) : nil
    if let carets { lines += ["  \(text)", carets.indent + carets.marker] }
    if let hint = hint ?? example { lines.append("hint: \(hint)") }
    ByteOutput.report(lines, coloring: color.isColored ? carets?.marker : nil)
  }

  /// What a question looks like, where one begins with a word that no question begins with.
  private var example: String? {
    code == ParseError.Code.expectedNumber.description && range.lowerBound == 0
      ? "write a number and a unit, such as 3 tsp" : nil
  }

  /// Returns the carets that show below the text where the mistake is.
  private func carets(under text: String) -> (indent: String, marker: String)? {
    // Where a terminal breaks the line, the carets would stand under another word.
    guard text.utf8.count <= 72 else { return nil }
    let utf8 = Array(text.utf8)
    let end = min(range.upperBound, utf8.count)
    let start = min(range.lowerBound, end)
    let indent = String(decoding: utf8[..<start], as: UTF8.self).count + 2
    let width = max(1, String(decoding: utf8[start..<end], as: UTF8.self).count)
    return (String(repeating: " ", count: indent), String(repeating: "^", count: width))
  }
}

/// When the marker under a mistake is shown in color.
enum ColorChoice: String, CaseIterable {
  /// On a terminal that has colors.
  case auto
  case always
  case never

  /// Whether standard error takes colors.
  var isColored: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Descriptor.standardError.isTerminal && System.environment("NO_COLOR") == nil
        && System.environment("TERM") != "dumb"
    }
  }

  /// Whether the question is repeated with a marker under the mistake: where a person reads it.
  var showsMarker: Bool { self == .always || Descriptor.standardError.isTerminal }
}

extension NamedChoices<ColorChoice> {
  static let colors = NamedChoices("choice")
}
