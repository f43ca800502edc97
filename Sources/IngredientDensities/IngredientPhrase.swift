/// What a text calls an ingredient, and what it says of it: `butter (1 stick), melted`.
struct IngredientPhrase {
  /// The words of the ingredient itself, in their order; several if the text leaves a choice, such as
  /// `butter or margarine`.
  private(set) var names: [[String]] = []
  /// The words of what is said of it.
  private(set) var remarks: [[String]] = []

  init(_ text: String) {
    var clauses = Self.clauses(of: text, inParentheses: false)
    if clauses.isEmpty { clauses = Self.clauses(of: text, inParentheses: true) }
    // What begins with states goes on to the name: "finely chopped, toasted walnuts".
    var parts = clauses.map { Self.alternatives(in: $0) }.filter { !$0.isEmpty }
    let first = parts.firstIndex { $0.contains { !$0.allSatisfy(IngredientWords.isState) } } ?? 0
    guard first < parts.count else { return }
    let states = parts[..<first].flatMap { $0.flatMap { $0 } }
    names = parts[first]
    names[0] = states + names[0].filter { $0 != "or" }
    parts.removeFirst(first + 1)
    // "Cilantro, basil or parsley"
    if let end = parts.firstIndex(where: { $0.count > 1 || $0[0].first == "or" }) {
      list = names + parts[...end].flatMap { $0.map { $0.filter { $0 != "or" } } }
    }
    // "Parsley, washed and dried" is fresh.
    remarks = parts.filter { $0.count == 1 && Self.washing.isDisjoint(with: $0[0]) }.map { $0[0] }
  }

  /// The names that a text lists after commas, if they are names: `cilantro, basil or parsley`.
  private(set) var list: [[String]]?

  private static let washing = Set(
    IngredientWords.normalized(["washed", "rinsed", "patted", "spun"]))

  /// Returns the clauses of a text outside or inside of parentheses, each up to a word such as `for`.
  private static func clauses(of text: String, inParentheses: Bool) -> [[String]] {
    var clauses: [[String]] = []
    var clause = ""
    var depth = 0
    func end() {
      var tokens = IngredientWords.tokens(of: clause)
      if let start = startOfRemark(in: tokens) { tokens.removeSubrange(start...) }
      if !tokens.isEmpty { clauses.append(tokens) }
      clause = ""
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(", "[":
        if depth == 0 { clause += " " }
        depth += 1
      case ")", "]": depth = max(0, depth - 1)
      case ",", ";", ":", "–", "—", "\n": end()
      default: if inParentheses || depth == 0 { clause.unicodeScalars.append(scalar) }
      }
    }
    end()
    return clauses
  }

  /// Returns where the words of a clause begin to say something else, such as `or 2 teaspoons dried`.
  private static func startOfRemark(in tokens: [String]) -> Int? {
    tokens.indices.first {
      stops.contains(tokens[$0])
        || tokens[$0] == "or" && tokens[($0 + 1)...].first.map(IngredientWords.isNumber) == true
    }
  }

  /// Splits a clause at `or`. What is left out before it is taken from what follows it: `chicken
  /// or vegetable stock`.
  private static func alternatives(in clause: [String]) -> [[String]] {
    var parts = clause.split(separator: "or").map { IngredientWords.normalized(Array($0)) }
    parts.removeAll(where: \.isEmpty)
    // ", or parsley" goes on with what stands before.
    if clause.first == "or", parts.count == 1 { parts[0].insert("or", at: 0) }
    return parts
  }

  /// The words with which a text begins to say something else.
  private static let stops: Set<String> = [
    "about", "as", "at", "available", "because", "by", "desired", "e", "eg", "for", "from", "if",
    "in",
    "including", "into", "like", "made", "namely", "not", "on", "per", "plus", "preferably",
    "reserved",
    "see", "such", "then", "to", "until", "using", "weighing", "which", "with", "without",
    "works",
  ]
}
