/// The parsed text of an ingredient, with its name and remarks: `butter (1 stick), melted`.
struct IngredientPhrase {
  /// The words of the name, in order; several names if the text leaves a choice, such as
  /// `butter or margarine`.
  private(set) var names: [[String]] = []
  /// The words of each remark.
  private(set) var remarks: [[String]] = []
  /// The form of the ingredient as bought, from remarks and parentheses: `(frozen)`.
  private(set) var forms: [String] = []

  init(_ text: String) {
    let text = IngredientWords.beginning(of: text)
    var (clauses, insertions) = Self.clauses(of: text, inParentheses: false)
    if clauses.isEmpty { (clauses, insertions) = Self.clauses(of: text, inParentheses: true) }
    // "Each: flour, sugar" names several.
    if clauses.first == ["each"] {
      names = clauses.dropFirst().flatMap { Self.alternatives(in: $0) }
      return
    }
    // A clause of states continues to the name: "finely chopped, toasted walnuts".
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
    // "Pepper (white)" is white pepper, but "sugar (brown sugar)" mentions another ingredient.
    let inserted = insertions.map { Self.alternatives(in: $0) }
      .filter { $0.count == 1 && Set($0[0]).isDisjoint(with: names[0]) }
    remarks = (parts.filter { $0.count == 1 } + inserted).map { $0[0] }
    // "Parsley, washed, dried" is fresh, and "cream, whipped" is measured before whipping.
    let isWashed = remarks.contains { !Self.washing.isDisjoint(with: $0) }
    remarks.removeAll { remark in
      !Self.washing.isDisjoint(with: remark) || remark.contains("whipped")
        || IngredientForms.endsWithDrying(remark) || isWashed && remark.contains("dry")
    }
    forms = remarks.flatMap { IngredientForms.bought(in: $0) }
  }

  /// The names in a list with commas, if all are names: `cilantro, basil or parsley`.
  private(set) var list: [[String]]?

  private static let washing = Set(
    IngredientWords.normalized(["washed", "rinsed", "patted", "spun"]))

  /// Returns the clauses of a text, cut off at words such as `for`. Without `inParentheses`, text
  /// in parentheses is left out of the clauses, and returned separately as insertions.
  private static func clauses(
    of text: String, inParentheses: Bool
  ) -> (clauses: [[String]], insertions: [[String]]) {
    var (clauses, insertions): ([[String]], [[String]]) = ([], [])
    var (clause, insertion) = ("", "")
    var depth = 0
    func endClause() {
      var tokens = IngredientWords.tokens(of: clause)
      if let start = startOfRemark(in: tokens) { tokens.removeSubrange(start...) }
      if !tokens.isEmpty { clauses.append(tokens) }
      clause = ""
    }
    func endInsertion() {
      var tokens = IngredientWords.tokens(of: insertion)
      if let start = startOfRemark(in: tokens) {
        tokens = tokens[..<start].filter {
          !IngredientForms.bought(in: IngredientWords.normalized([$0])).isEmpty
        }
      }
      if !tokens.isEmpty { insertions.append(tokens) }
      insertion = ""
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(", "[":
        if depth == 0 { clause += " " }
        depth += 1
      case ")", "]":
        depth = max(0, depth - 1)
        endInsertion()
      case ",", ";", ":", "–", "—", "<", "\n":
        if inParentheses || depth == 0 { endClause() }
        endInsertion()
      // "Sugar - unrefined", "flour -- sifted"
      case " " where depth == 0 && (clause.hasSuffix(" -") || clause.hasSuffix(" --")): endClause()
      case _ where inParentheses || depth == 0: clause.unicodeScalars.append(scalar)
      default: insertion.unicodeScalars.append(scalar)
      }
    }
    endClause()
    return (clauses, insertions)
  }

  /// Returns the index at which a clause starts a remark, such as `or 2 teaspoons dried`.
  private static func startOfRemark(in tokens: [String]) -> Int? {
    let isCanned = tokens.contains("canned")
    return tokens.indices.first { at in
      let next = tokens[(at + 1)...].first
      switch tokens[at] {
      // Peaches in syrup aren't fresh peaches.
      case "in": return next.map(media.contains) != true || isCanned
      case "or": return next.map(IngredientWords.isNumber) == true
      default: return stops.contains(tokens[at])
      }
    }
  }

  /// Liquids that ingredients are sold in; without them, these are different ingredients.
  private static let media: Set<String> = ["juice", "oil", "syrup", "tomato"]

  /// Splits a clause at `or`: `chicken or vegetable stock`. Words missing on one side are completed
  /// later.
  private static func alternatives(in clause: [String]) -> [[String]] {
    var parts = clause.split(separator: "or").map { IngredientWords.normalized(Array($0)) }
    parts.removeAll { $0.isEmpty }
    // ", or parsley" continues the previous clause.
    if clause.first == "or", parts.count == 1 { parts[0].insert("or", at: 0) }
    return parts
  }

  /// Words that start a remark.
  private static let stops: Set<String> = [
    "about", "as", "at", "available", "because", "by", "desired", "e", "eg", "for", "from", "if",
    "including", "into", "like", "made", "namely", "not", "on", "per", "plus", "preferably",
    "reserved",
    "see", "such", "then", "to", "until", "using", "weighing", "which", "with", "without",
    "works",
  ]
}
