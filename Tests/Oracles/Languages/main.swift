import Quantities
import QuantityLanguages

// Answers each line of input with a line: an amount in a language, or the plural form of a number
// by a rule. See Tests/Oracles/CLDR/run.

/// Returns an amount in a language and width, from the cells `unit`, `de`, `long`, `cup`, `1.5`.
func unit(_ cells: [Substring]) throws -> String {
  guard let language = PresentationLanguage(tag: String(cells[1])) else { return "no language" }
  let units: PresentationStyle.Units =
    switch cells[2] {
    case "short": .symbol
    case "narrow": .narrow
    default: .name
    }
  // Where the American units aren't the default, their names have a qualifier.
  let system = cells[3].hasPrefix("US ") ? MeasurementSystem.metric : .us
  let style = PresentationStyle(language: language).fractions(.decimal).units(units).system(system)
  let amount = try AnyAmount("\(cells[4]) \(cells[3])")
  return try amount.presented(in: amount.unit).formatted(style)
}

/// Returns the form for a number, from the cells `plural`, `one: i = 1`, `1.0`.
func plural(_ cells: [Substring]) throws -> String {
  let names = PluralRule.Category.allCases.map { ($0, $0.rawValue) }
  let language = PresentationLanguage(
    "test", plurals: try PluralRule(String(cells[1])), fractions: .asDecimal, decimalMark: ".",
    and: "and", to: "to", about: "about",
    names: ["cup": .init(other: "other", names: Dictionary(uniqueKeysWithValues: names))])
  let places = cells[2].split(separator: ".").dropFirst().first?.count ?? 0
  let style = PresentationStyle(language: language).fractions(.decimal(places: places))
  let amount = try AnyAmount("\(cells[2]) cups")
  let text = try amount.presented(in: amount.unit).formatted(style)
  guard text.hasPrefix("\(cells[2]) ") else { return "wrote \(text)" }
  return String(text.dropFirst(cells[2].count + 1))
}

var output = ""
while let line = readLine() {
  let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
  output += try cells[0] == "unit" ? unit(cells) : plural(cells)
  output += "\n"
}
print(output, terminator: "")
