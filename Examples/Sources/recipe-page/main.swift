// A recipe as a web page, for as many as come to eat and in the measures that they have.
//
//     swift run --package-path Examples recipe-page 3/2 metric < Examples/Recipes/pancakes.txt
//
// The first line of the text is the title. The amounts are scaled and shown in the reader's
// measures; all other bytes stay as they are, but HTML's special characters are escaped.

import Quantities

let arguments = CommandLine.arguments.dropFirst()
let factor = try Fraction(arguments.first ?? "1")
let isMetric = arguments.dropFirst().first == "metric"

var scaler = AmountScaler(by: factor, style: .html)
scaler.volumeKit = isMetric ? .metricKitchen : .usKitchen
scaler.massKit = isMetric ? .metric : .pounds

func escaped(_ text: String) -> String {
  text.map { character in
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: String(character)
    }
  }.joined()
}

let title = escaped(readLine() ?? "")
print("<!DOCTYPE html>", "<html lang=\"en\">", "<meta charset=\"utf-8\">", separator: "\n")
print("<title>\(title)</title>", "<h1>\(title)</h1>", "<ul>", separator: "\n")
while let line = readLine() {
  if !line.isEmpty { print("  <li>\(try scaler.scaled(escaped(line)))</li>") }
}
print("</ul>", "</html>", separator: "\n")
