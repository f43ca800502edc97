/// A pattern for names: words in parentheses are optional, one of the words in brackets is
/// required, and bars separate alternatives.
enum NamePattern {
  /// Returns the words of each name that matches a pattern: `(dark|light) syrup` yields `syrup`,
  /// `dark syrup` and `light syrup`.
  static func names<Word>(_ pattern: String, words: (Substring) -> [Word]) -> [[Word]] {
    var names: [[Word]] = [[]]
    var rest = Substring(pattern)
    while let next = rest.utf8.firstIndex(where: {
      $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[")
    }) {
      append([words(rest[..<next])], to: &names)
      let isOptional = rest.utf8[next] == UInt8(ascii: "(")
      let close = isOptional ? UInt8(ascii: ")") : UInt8(ascii: "]")
      let end = rest.utf8[next...].firstIndex(of: close) ?? rest.endIndex
      let choices = rest[rest.utf8.index(after: next)..<end].utf8.split(
        separator: UInt8(ascii: "|")
      )
      .map { words(Substring($0)) }
      append(isOptional ? [[]] + choices : choices, to: &names)
      rest = end < rest.endIndex ? rest[rest.utf8.index(after: end)...] : ""
    }
    append([words(rest)], to: &names)
    return names.filter { !$0.isEmpty }
  }

  private static func append<Word>(_ choices: [[Word]], to names: inout [[Word]]) {
    if choices.count == 1 {
      if !choices[0].isEmpty { for place in names.indices { names[place] += choices[0] } }
    } else {
      names = names.flatMap { name in choices.map { name + $0 } }
    }
  }
}
