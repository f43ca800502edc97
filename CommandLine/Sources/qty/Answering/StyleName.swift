import Quantities

/// The styles that can be asked for by name.
enum StyleName: String, CaseIterable, NamedChoice {
  case ascii, vulgar, slash, html, latex, markdown, decimal, spoken, clock, iso8601

  static let nouns = (one: "style", several: "styles")

  var style: PresentationStyle {
    switch self {
    case .ascii: .usual
    case .vulgar: .vulgar
    case .slash: .slash
    case .html: .html
    case .latex: .latex
    case .markdown: .markdown
    case .decimal: .decimal
    case .spoken: .spoken
    case .clock: .clock
    case .iso8601: .iso8601
    }
  }
}

/// What units are called, where it does not follow from the question.
enum UnitStyleName: String, CaseIterable, NamedChoice {
  case long, short, none

  static let nouns = (one: "unit style", several: "unit styles")

  var naming: PresentationStyle.Units {
    switch self {
    case .long: .name
    case .short: .symbol
    case .none: .none
    }
  }
}

/// What stands before decimals, by name.
enum DecimalMarkName: String, CaseIterable, NamedChoice {
  case point, comma

  static let nouns = (one: "mark", several: "marks")

  var mark: DecimalMark { self == .comma ? .comma : .point }
}
