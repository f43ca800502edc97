/// What an option can be set to: one of a few words.
protocol NamedChoice {
  /// What the words are called, for messages: one of them, and several.
  static var nouns: (one: String, several: String) { get }
  /// All words.
  static var words: [String] { get }

  /// Finds the choice of a word; `nil` if there is none.
  init?(named word: String)
}

extension NamedChoice where Self: CaseIterable & RawRepresentable<String> {
  static var words: [String] { allCases.map(\.rawValue) }

  init?(named word: String) { self.init(rawValue: word) }
}

extension NamedChoice {
  /// The words, as a list.
  static var list: String { words.joined(separator: ", ") }

  /// Finds a choice.
  ///
  /// - Parameter source: what asks for it, for the message if there is none.
  init(named name: String, by source: String) throws(Failure) {
    guard let choice = Self(named: name) else {
      throw .usage(
        "\(source): there is no \(Self.nouns.one) '\(name)'",
        hint: "the \(Self.nouns.several) are \(Self.list)")
    }
    self = choice
  }

  /// Finds the choice that an option names, if it is given.
  static func given(_ name: String?, by source: String) throws(Failure) -> Self? {
    guard let name else { return nil }
    return try Self(named: name, by: source)
  }
}
