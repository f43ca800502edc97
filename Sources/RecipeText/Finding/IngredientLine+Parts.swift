public import QuantityCore
public import QuantityReading

extension IngredientLine {
  /// The same amount in other units, as the line gives it.
  ///
  ///     IngredientLine("450g/1lb flour").alternates  // [1 pound]
  public var alternates: [WrittenAmount] { amount?.alternates ?? [] }

  /// What there is an amount of: the rest up to the first comma or semicolon, without parentheses.
  ///
  ///     IngredientLine("2 cups oats (rolled), toasted").item  // "oats"
  public var item: String { parts.item }

  /// What is to be done with it: the rest behind the first comma or semicolon, without parentheses; `nil`
  /// if there is nothing.
  ///
  ///     IngredientLine("2 onions, peeled and diced").preparation  // "peeled and diced"
  public var preparation: String? { parts.preparation }

  /// What the rest says in parentheses; `nil` if there is nothing.
  ///
  ///     IngredientLine("1 tsp salt (or to taste)").comment  // "or to taste"
  public var comment: String? { parts.comment }

  private var parts: LineParts { LineParts(rest) }
}

extension IngredientLine {
  /// Makes a line of its parts.
  ///
  ///     let oats = IngredientLine(
  ///       amount: WrittenAmount(1.cups), item: "oats", preparation: "ground", comment: "optional")
  ///     oats.text                                  // "1 cup oats, ground (optional)"
  ///     IngredientLine(oats.text).item             // "oats"
  ///
  /// - Parameters:
  ///   - amount: how much there is, or `nil` to leave that open. Its alternates stand in parentheses.
  ///   - item: what there is.
  ///   - preparation: what is to be done with it.
  ///   - comment: what stands in parentheses.
  ///   - style: how the amount looks.
  public init(
    amount: WrittenAmount?, item: String, preparation: String? = nil, comment: String? = nil,
    style: PresentationStyle = .usual
  ) {
    var rest = item
    if let preparation { rest += ", " + preparation }
    if let comment { rest += " (\(comment))" }
    guard let amount else {
      self.init(text: rest, rest: rest)
      return
    }
    let written = amount.formatted(style)
    let others = amount.alternates.map { $0.formatted(style) }.joined(separator: "; ")
    let text = written + (others.isEmpty ? "" : " (\(others))") + " " + rest
    let end = text.utf8.index(text.startIndex, offsetBy: written.utf8.count)
    self.init(text: text, amount: amount, range: text.startIndex..<end, rest: rest)
  }
}

extension IngredientLine {
  /// Returns the line with its amount as a person would say it, and every other byte as it was.
  ///
  ///     IngredientLine("1.5 c. milk, warm").formatted(.vulgar)      // "1½ cups milk, warm"
  ///     IngredientLine("2 cups milk, warm").formatted(in: .metric)  // "~470 milliliters milk, warm"
  ///     IngredientLine("Salt to taste").formatted()                 // "Salt to taste"
  ///
  /// - Parameters:
  ///   - style: how the amount looks.
  ///   - kitchen: the kitchen in whose measures it is shown, or `nil` for those of the amount's own unit.
  public func formatted(_ style: PresentationStyle = .usual, in kitchen: Kitchen? = nil) -> String {
    // The one of `28 oz can` stands nowhere.
    guard let amount, let range, !range.isEmpty else { return text }
    var style = style
    let before = text[..<range.lowerBound]
    // `about 2 cups` says itself that it is not exact.
    if amount.isAbout, !before.isEmpty { style.approximation = .none }
    return before + amount.formatted(style, in: kitchen) + text[range.upperBound...]
  }
}

extension IngredientLine: CustomStringConvertible {
  /// The line.
  public var description: String { text }
}

/// What a line says beside its amount.
private struct LineParts {
  private(set) var item = ""
  private(set) var preparation: String?
  private(set) var comment: String?

  init(_ rest: String) {
    var (outside, inside) = ([""], [String]())
    var depth = 0
    var last: Unicode.Scalar = " "
    let scalars = rest.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "(", "[":
        if depth == 0 {
          inside.append("")
        } else {
          inside[inside.count - 1].unicodeScalars.append(scalar)
        }
        depth += 1
      case _ where depth > 0 && (scalar == ")" || scalar == "]"):
        depth -= 1
        if depth > 0 { inside[inside.count - 1].unicodeScalars.append(scalar) }
      case _ where depth > 0: inside[inside.count - 1].unicodeScalars.append(scalar)
      case ",", ";":
        // Not that of `1,5 %`.
        let next = scalars.index(after: index)
        let isDecimal = last.isDigit && next < scalars.endIndex && scalars[next].isDigit
        if outside.count > 1 || isDecimal {
          outside[outside.count - 1].unicodeScalars.append(scalar)
        } else {
          outside.append("")
        }
      default: outside[outside.count - 1].unicodeScalars.append(scalar)
      }
      last = scalar
    }
    item = outside[0].words
    preparation = outside.count > 1 ? outside[1].words.nonEmpty : nil
    comment = inside.map { $0.words }.filter { !$0.isEmpty }.joined(separator: "; ").nonEmpty
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }
}

extension String {
  /// The text with one space between its words.
  fileprivate var words: String {
    unicodeScalars.split { $0 == " " }.map { String($0) }.joined(separator: " ")
  }

  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
