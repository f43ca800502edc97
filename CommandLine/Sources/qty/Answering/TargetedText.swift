/// A text and the units behind its last `to`, `in` or `as`, if there is one.
struct TargetedText {
  let text: String
  /// The names of the units, or `nil` if the text names none.
  let names: [String]?

  /// Splits a text; gives `nil` if nothing follows the word.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let to = words.lastIndex(where: { ["to", "in", "as"].contains($0) }) else {
      self.text = text
      names = nil
      return
    }
    guard to + 1 < words.count else { return nil }
    self.text = String(text[..<words[to].startIndex])
    names = words[(to + 1)...].joined(separator: " ").split(separator: ",")
      .map { String($0.drop { $0 == " " }) }
  }
}
