/// A pattern of names: words in parentheses can be left out, of words in brackets one must be there, and
/// a bar separates what stands for one another.
///
///     NamePattern.names("(dark|light) corn syrup")  // [["corn", "syrup"], ["dark", "corn", ...], ...]
enum NamePattern {
  /// Returns the words of each name that a pattern has.
  static func names(_ pattern: String) -> [[String]] {
    var names: [[String]] = [[]]
    var rest = Substring(pattern)
    while let next = rest.firstIndex(where: { "([".contains($0) }) {
      append([words(rest[..<next])], to: &names)
      let close: Character = rest[next] == "(" ? ")" : "]"
      let end = rest[next...].firstIndex(of: close) ?? rest.endIndex
      let choices = rest[rest.index(after: next)..<end].split(separator: "|").map { words($0) }
      append(close == ")" ? [[]] + choices : choices, to: &names)
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
    append([words(rest)], to: &names)
    return names.filter { !$0.isEmpty }
  }

  private static func words(_ text: Substring) -> [String] {
    IngredientWords.normalized(IngredientWords.tokens(of: text))
  }

  private static func append(_ choices: [[String]], to names: inout [[String]]) {
    if choices.count == 1 {
      if !choices[0].isEmpty { for place in names.indices { names[place] += choices[0] } }
    } else {
      names = names.flatMap { name in choices.map { name + $0 } }
    }
  }
}
