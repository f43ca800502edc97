import IngredientDensities
import Quantities

/// Recipes side by side, as written and in other kitchens, for a person to compare.
struct Page {
  let kitchens: [ReaderKitchen]

  /// Returns a page of HTML with a row for each line of a text. Changed pieces are bold.
  func html(of text: String) -> String {
    let columns = kitchens.map { kitchen in
      IngredientScaler(AmountScaler(by: 1, for: kitchen)).scaling(text)
    }
    var rows = [row("th", ["As written"] + kitchens.map(\.name))]
    let written = Page.lines(of: text, edits: [])
    let changed = columns.map { Page.lines(of: text, edits: $0.edits) }
    for (place, line) in written.enumerated() where !line.isEmpty {
      rows.append(row("td", [line] + changed.map { $0[place] }))
    }
    let notes = zip(kitchens, columns).flatMap { kitchen, scaled in
      scaled.unscaled.map { "\(kitchen.name): \(text[$0.range]): \($0.reason)" }
        + scaled.unweighed.map { "\(kitchen.name): not weighed: \($0)" }
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Recipes in other kitchens</title>
      <table>
      \(rows.joined(separator: "\n"))
      </table>
      <ul>\(notes.map { "<li>\(Page.escaped($0))</li>" }.joined())</ul>
      </html>
      """
  }

  private func row(_ cell: String, _ texts: [String]) -> String {
    "<tr>" + texts.map { "<\(cell)>\($0)</\(cell)>" }.joined() + "</tr>"
  }

  /// Returns the lines of a text as HTML, with the new text of each edit in bold.
  private static func lines(of text: String, edits: [TextEdit]) -> [String] {
    let bytes = Array(text.utf8)
    var (html, end) = ("", 0)
    for edit in edits {
      html += escaped(bytes[end..<edit.utf8Range.lowerBound])
      html += "<b>\(escaped(edit.text))</b>"
      end = edit.utf8Range.upperBound
    }
    html += escaped(bytes[end...])
    return html.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    escaped(String(decoding: bytes, as: UTF8.self))
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { html, character in
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      default: html.append(character)
      }
    }
  }
}
