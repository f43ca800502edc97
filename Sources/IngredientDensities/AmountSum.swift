public import Quantities

/// A shopping list: the amounts of several recipes, added by ingredient.
///
///     var sum = AmountSum()
///     sum.add("2 cups flour\n1 egg\nWhisk for 2 minutes.")
///     sum.add("1/2 cup flour, sifted\n2 large eggs")
///     sum.items.map(\.text)  // ["2 1/2 cups flour", "3 eggs"]
///
/// A line that begins with an amount is an ingredient, and so is one that ends with it after a name:
/// `Flour: 200 g`, `juice of 1 lemon`. A line that lists several, `2 oz rye, 2 eggs`, is returned.
/// Fields and rows of tables are ingredients, too: `@flour{200%g}` in Cooklang, `amount: 200` beside
/// `unit: g` and `name: flour`. Amounts of one ingredient are added, whatever their units: volumes,
/// masses and counts, ranges too. A volume and a mass are added by the ingredient's density; if it
/// is unknown, they stay separate items, as do pinches. Remarks such as `sifted` are dropped.
public struct AmountSum: Sendable {
  /// Finds the ingredients in recipes.
  public let finder: AmountFinder
  /// The ingredients with known names and densities.
  public let table: IngredientTable
  private var entries: [Entry] = []
  private var places: [String: [Int]] = [:]
  /// The names of ingredients without an amount.
  private var names: [ListedName] = []

  /// Makes an empty sum.
  public init(finder: AmountFinder = AmountFinder(), table: IngredientTable = .standard) {
    self.finder = finder
    self.table = table
  }

  /// Adds the ingredients of a recipe. Returns the lines whose amount is unreadable or not the only
  /// one.
  ///
  ///     var sum = AmountSum()
  ///     sum.add("2 cups flour\n1 cup milk plus 2 eggs").map(\.text)  // ["1 cup milk plus 2 eggs"]
  @discardableResult
  public mutating func add(_ recipe: String) -> [Omission] {
    var context = TextContext()
    return add(recipe, after: &context)
  }

  /// Adds the ingredients of a piece of a recipe that follows other pieces.
  ///
  ///     var sum = AmountSum()
  ///     var context = TextContext()
  ///     for line in ["1 cup milk", "Salt", "1/2 cup milk"] { sum.add(line, after: &context) }
  ///     sum.items.map(\.text)  // ["1 1/2 cups milk"]
  ///     sum.unmeasured         // ["Salt"]
  ///
  /// - Parameters:
  ///   - piece: one line of the recipe, or several whole lines.
  ///   - context: the state after the previous pieces, which this updates.
  @discardableResult
  public mutating func add(_ piece: String, after context: inout TextContext) -> [Omission] {
    let list = finder.ingredients(in: piece, after: &context)
    for listed in list.ingredients { add(listed) }
    names += list.names.filter { $0.isCertain || known($0.name) != nil }
    var (line, end) = (1, piece.startIndex)
    return list.omissions.map { range, error in
      let place = piece.range(ofBytes: range)
      line += piece.utf8[end..<place.lowerBound].count { $0 == 0x0A }
      end = place.lowerBound
      return Omission(line: line, text: String(piece[place]), reason: error)
    }
  }

  /// The totals, in the order of their first appearance. Several ones of the same ingredient follow
  /// each other.
  ///
  ///     var sum = AmountSum()
  ///     sum.add("1 cup milk\n2 eggs\n1/2 cup milk")
  ///     sum.items.map(\.name)  // ["milk", "eggs"]
  public var items: [Item] {
    places.values.sorted { $0[0] < $1[0] }.joined().map { item(of: entries[$0]) }
  }

  /// The ingredients that no recipe gives an amount for, such as `Salt` in a list, by their first
  /// names.
  ///
  ///     var sum = AmountSum()
  ///     sum.add("2 cups flour\nSalt to taste\nSesame seeds, toasted\n1 tbsp sesame seeds")
  ///     sum.unmeasured  // ["Salt to taste"]
  public var unmeasured: [String] {
    var seen = Set(entries.map { key(of: $0.listed.name, $0.listed.words) })
    return names.filter { seen.insert(key(of: $0.name, $0.words)).inserted }.map { $0.name }
  }
}

// MARK: Adding

extension AmountSum {
  /// The total of one ingredient in one kind, with its first line.
  private struct Entry {
    var listed: ListedIngredient
    var lower: ExpressionValue
    var upper: ExpressionValue
    var isEstimate = false

    init(_ listed: ListedIngredient) {
      self.listed = listed
      (lower, upper) = (listed.amount.lower, listed.amount.upper)
    }

    /// Returns whether two measures differ and one is by feel: half a teaspoon and a pinch.
    func isApart(from other: ListedIngredient) -> Bool {
      let units = [listed, other].map { $0.amount.upper.amount?.unit }
      return units[0] != units[1] && units.contains { $0?.isSmall ?? false }
    }

    /// Adds amounts of the same kind; returns false if the kind differs or the sum does not fit.
    mutating func add(_ less: ExpressionValue, _ more: ExpressionValue) -> Bool {
      guard let lower = lower.plus(less), let upper = upper.plus(more) else { return false }
      (self.lower, self.upper) = (lower, upper)
      return true
    }
  }

  private mutating func add(_ listed: ListedIngredient) {
    // Counted things are matched by their words alone: a stick of butter isn't a pat.
    let isCount = listed.amount.upper.number != nil
    let known = isCount || listed.isHeaped ? nil : known(listed.name)
    let mark = isCount ? "# " : listed.isHeaped ? "^ " : ""
    let key = known?.description ?? mark + key(of: listed.words, listed.sizes)
    for place in places[key] ?? [] where !entries[place].isApart(from: listed) {
      // A total of zero can't be scaled, so replace it.
      if entries[place].upper.isZero {
        entries[place] = Entry(listed)
      } else if !entries[place].add(listed.amount.lower, listed.amount.upper) {
        continue
      }
      return
    }
    for place in places[key] ?? [] where !entries[place].isApart(from: listed) {
      guard let known, let less = converted(listed.amount.lower, of: known, like: entries[place]),
        let more = converted(listed.amount.upper, of: known, like: entries[place]),
        entries[place].add(less, more)
      else { continue }
      entries[place].isEstimate = true
      return
    }
    places[key, default: []].append(entries.count)
    entries.append(Entry(listed))
  }

  private func known(_ name: String) -> Ingredient? {
    if case .found(let ingredient) = table.match(IngredientPhrase(name)) { ingredient } else { nil }
  }

  /// The sorted words of an ingredient that isn't in the table, except those for its preparation,
  /// followed by the sizes of counted things.
  private func key(of words: [String], _ sizes: [String]) -> String {
    let words = IngredientWords.of(words.joined(separator: " "))
    let needed = words.filter { !IngredientWords.isOptional($0) }
    return ((needed.isEmpty ? words : needed).sorted() + sizes).joined(separator: " ")
  }

  /// The ingredient with a name, or the words of the name.
  private func key(of name: String, _ words: [String]) -> String {
    known(name)?.description ?? key(of: words, [])
  }

  /// Converts a volume to a mass, or a mass to a volume, to match the kind of an entry.
  private func converted(
    _ value: ExpressionValue, of ingredient: Ingredient, like entry: Entry
  ) -> ExpressionValue? {
    guard let amount = value.amount, let total = entry.lower.amount else { return nil }
    if let volume = amount.as(VolumeKind.self), total.as(MassKind.self) != nil {
      return (try? ingredient.mass(of: volume)).map { .amount(AnyAmount($0.amount)) }
    }
    if let mass = amount.as(MassKind.self), total.as(VolumeKind.self) != nil {
      return (try? ingredient.volume(of: mass)).map { .amount(AnyAmount($0.amount)) }
    }
    return nil
  }
}

// MARK: Writing

extension AmountSum {
  private func item(of entry: Entry) -> Item {
    let name = entry.listed.name
    let (lower, upper) =
      entry.isEstimate ? (entry.lower.rounded, entry.upper.rounded) : (entry.lower, entry.upper)
    let ends = lower == upper ? [upper] : [lower, upper]
    let text =
      scaledText(of: entry.listed, lower, upper)
      ?? ends.map { $0.description }.joined(separator: style.language.data.toPattern.between)
      + " " + name
    let isMarked = entry.isEstimate && !text.hasPrefix("~")
    return Item(
      name: name, lower: entry.lower, upper: entry.upper, isEstimate: entry.isEstimate,
      text: isMarked ? "~" + text : text)
  }

  /// Writes a total in the style of the recipe's amount, by scaling the line; `nil` if it can't be
  /// scaled.
  private func scaledText(
    of listed: ListedIngredient, _ lower: ExpressionValue, _ upper: ExpressionValue
  ) -> String? {
    let own = listed.amount.upper
    guard let factor = upper.ratio(to: own), let span = lower.ratio(to: upper) else { return nil }
    // The text of an imperial pint doesn't say so.
    if finder.vocabulary.system == .us, let unit = own.amount?.unit,
      unit.imperialPint == unit, upper != own
    {
      return nil
    }
    // `demi-citron`
    let isJoined = listed.written.isEmpty || listed.written.hasSuffix("-")
    let number = listed.written + (isJoined ? "" : " ")
    var text = listed.phrase ?? number + listed.name
    if lower != upper {
      guard listed.phrase == nil, !number.isEmpty, let least = listed.number.multiplied(by: span)
      else { return nil }
      text = least.formatted(style) + style.language.data.toPattern.between + text
    }
    let scaled = AmountScaler(by: factor, finder: finder).scaling(text)
    return scaled.unscaled.isEmpty ? scaled.text : nil
  }

  private var style: PresentationStyle { PresentationStyle(language: finder.vocabulary.language) }
}
