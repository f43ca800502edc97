import QuantityCore
import QuantityReading

/// The words of an ingredient's name, in lowercase and in the singular, each with whether it
/// precedes the first comma, semicolon or parenthesis.
struct LineWords: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View
  private var isInName = true
  private let language: RecipeWords

  init(_ text: String, _ language: RecipeWords) {
    rest = text[...].utf8
    self.language = language
  }

  mutating func next() -> (word: String, isInName: Bool)? {
    while let byte = rest.first, !byte.isNameByte {
      if ",(;".utf8.contains(byte) { isInName = false }
      rest.removeFirst()
    }
    let word = rest.prefix { $0.isNameByte }
    if word.isEmpty { return nil }
    rest = rest[word.endIndex...]
    return (language.presumedSingular(of: String(Substring(word)).lowercased()), isInName)
  }
}
