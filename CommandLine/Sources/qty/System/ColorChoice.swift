/// When the mark below a mistake is shown in color.
enum ColorChoice: String, CaseIterable, NamedChoice {
  /// On a terminal that has colors.
  case auto
  case always
  case never

  static let nouns = (one: "choice", several: "choices")

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

  /// Whether the question is repeated with a mark below the mistake: where a person reads it.
  var showsMark: Bool { self == .always || Descriptor.standardError.isTerminal }
}
