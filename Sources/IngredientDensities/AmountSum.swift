public import Quantities

/// The amounts of recipes by ingredient: a shopping list.
///
///     var sum = AmountSum()
///     sum.add("2 cups flour\n1 egg\nWhisk for 2 minutes.")
///     sum.add("1/2 cup flour, sifted\n2 large eggs")
///     sum.items.map(\.text)  // ["2 1/2 cups flour", "3 eggs"]
///
/// An ingredient is a line whose amount comes first. Amounts of one ingredient are added whatever their units: volumes,
/// masses and counts, single ones and ranges. A volume and a mass are added by the ingredient's density; if that is not
/// known, they are two items. Remarks such as `sifted` are left out.
public struct AmountSum: Sendable {
  /// How ingredients are found in the recipes.
  public let finder: AmountFinder
  /// The ingredients whose names and densities are known.
  public let table: IngredientTable
  private var entries: [Entry] = []
  private var places: [String: [Int]] = [:]

  /// Makes an empty sum.
  public init(finder: AmountFinder = AmountFinder(), table: IngredientTable = .standard) {
    self.finder = finder
    self.table = table
  }

  /// The total of one ingredient.
  ///
  ///     var sum = AmountSum()
  ///     sum.add("1 cup sugar\n100 g sugar")
  ///     sum.items[0].text        // "~1 1/2 cups sugar"
  ///     sum.items[0].isEstimate  // true
  public struct Item: Sendable, Hashable, CustomStringConvertible {
    /// The name, as the first recipe has it.
    public let name: String
    /// The total, or the lower end of its range.
    public let lower: ExpressionValue
    /// The upper end of the range; the same as ``lower`` if it is none.
    public let upper: ExpressionValue
    /// Whether amounts were added by a density.
    public let isEstimate: Bool
    /// The total with the name, in the words of the first recipe.
    public let text: String

    /// The total with the name: `2 1/2 cups flour`.
    public var description: String { text }
  }

  /// A line that looks like an ingredient and is not in the sum.
  ///
  ///     var sum = AmountSum()
  ///     sum.add("1/0 cups air")[0].reason.description  // "'1/0' divides by zero"
  public struct Omission: Sendable, Hashable {
    /// Its number, from 1.
    public let line: Int
    /// The text of the line.
    public let text: String
    /// Why it is not in the sum, with a range in the text of the line.
    public let reason: ParseError
  }

  /// Adds the ingredients of a recipe, and returns the lines whose amount cannot be read, or is not the only one.
  ///
  ///     var sum = AmountSum()
  ///     sum.add("2 cups flour\n1 cup milk plus 2 eggs").map(\.text)  // ["1 cup milk plus 2 eggs"]
  @discardableResult
  public mutating func add(_ recipe: String) -> [Omission] {
    var omissions: [Omission] = []
    let lines = recipe.utf8.split(omittingEmptySubsequences: false) { $0 == 0x0A }
    for (place, line) in lines.enumerated() {
      let text = String(Substring(line.last == 0x0D ? line.dropLast() : line))
      do throws(ParseError) {
        if let listed = try finder.listedIngredient(in: text) { add(listed) }
      } catch {
        omissions.append(Omission(line: place + 1, text: text, reason: error))
      }
    }
    return omissions
  }

  /// The totals, in the order in which the ingredients came first.
  ///
  ///     var sum = AmountSum()
  ///     sum.add("1 cup milk\n2 eggs\n1/2 cup milk")
  ///     sum.items.map(\.name)  // ["milk", "eggs"]
  public var items: [Item] { entries.map { item(of: $0) } }
}

// MARK: Adding

extension AmountSum {
  /// The total of one ingredient in one kind, and how it is written first.
  private struct Entry {
    var listed: ListedIngredient
    var lower: ExpressionValue
    var upper: ExpressionValue
    var isEstimate = false

    init(_ listed: ListedIngredient) {
      self.listed = listed
      (lower, upper) = (listed.amount.lower, listed.amount.upper)
    }

    /// Adds amounts of the same kind, if the sum fits.
    mutating func add(_ less: ExpressionValue, _ more: ExpressionValue) -> Bool {
      guard let lower = lower.plus(less), let upper = upper.plus(more) else { return false }
      (self.lower, self.upper) = (lower, upper)
      return true
    }
  }

  private mutating func add(_ listed: ListedIngredient) {
    // Things that are counted go by their words: a stick of butter is no pat.
    let isCount = listed.amount.upper.number != nil
    let known = isCount ? nil : known(listed.name)
    let key = known?.description ?? (isCount ? "# " : "") + key(of: listed)
    for place in places[key] ?? [] {
      // Of none, there is nothing to scale.
      if entries[place].upper.isZero {
        entries[place] = Entry(listed)
      } else if !entries[place].add(listed.amount.lower, listed.amount.upper) {
        continue
      }
      return
    }
    for place in places[key] ?? [] {
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

  /// The words of an ingredient that is not in the table, in any order, without those of its preparation, and the sizes
  /// of counted things.
  private func key(of listed: ListedIngredient) -> String {
    let words = IngredientWords.of(listed.words.joined(separator: " "))
    let needed = words.filter { !IngredientWords.isOptional($0) }
    return ((needed.isEmpty ? words : needed).sorted() + listed.sizes).joined(separator: " ")
  }

  /// Returns a volume as a mass, or a mass as a volume, if that is the kind of an entry.
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

  /// Writes a total like the amount of a recipe, by scaling that; `nil` if it cannot be scaled.
  private func scaledText(
    of listed: ListedIngredient, _ lower: ExpressionValue, _ upper: ExpressionValue
  ) -> String? {
    let own = listed.amount.upper
    guard let factor = upper.ratio(to: own), let span = lower.ratio(to: upper) else { return nil }
    var text = listed.written.isEmpty ? listed.name : "\(listed.written) \(listed.name)"
    if lower != upper {
      guard !listed.written.isEmpty, let least = listed.number.multiplied(by: span) else {
        return nil
      }
      text = least.formatted(style) + style.language.data.toPattern.between + text
    }
    let scaled = AmountScaler(by: factor, finder: finder).scaling(text)
    return scaled.unscaled.isEmpty ? scaled.text : nil
  }

  private var style: PresentationStyle { PresentationStyle(language: finder.vocabulary.language) }
}
