/// What an option can be set to: one of a few words.
protocol NamedChoice: CaseIterable, RawRepresentable<String> {
  /// What the words are called, for messages: one of them, and several.
  static var nouns: (one: String, several: String) { get }
}

extension NamedChoice {
  /// All words.
  static var list: String { words.joined(separator: ", ") }

  static var words: [String] { allCases.map(\.rawValue) }

  /// Finds a choice.
  ///
  /// - Parameter source: what asks for it, for the message if there is none.
  init(named name: String, by source: String) throws(Failure) {
    guard let choice = Self(rawValue: name) else {
      throw .usage(
        "\(source): there is no \(Self.nouns.one) '\(name)'",
        hint: "the \(Self.nouns.several) are \(Self.list)")
    }
    self = choice
  }

  /// The choice that an option names, if it is given.
  static func given(_ name: String?, by source: String) throws(Failure) -> Self? {
    guard let name else { return nil }
    return try Self(named: name, by: source)
  }
}
