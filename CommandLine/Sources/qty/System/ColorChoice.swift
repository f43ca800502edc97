/// When the mark below a mistake is shown in color.
enum ColorChoice: String, CaseIterable {
  /// On a terminal that has colors.
  case auto
  case always
  case never

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The choice that an option names.
  static func named(_ name: String?) throws(Failure) -> ColorChoice {
    guard let name else { return .auto }
    guard let choice = ColorChoice(rawValue: name) else {
      throw .usage("--color: there is no choice '\(name)'", hint: "the choices are \(list)")
    }
    return choice
  }

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
