public import Quantities

/// The amounts of recipes by ingredient: a shopping list.
///
///     var sum = AmountSum()
///     sum.add("2 cups flour\n1 egg\nWhisk for 2 minutes.")
///     sum.add("1/2 cup flour, sifted\n2 large eggs")
///     sum.items.map(\.text)  // ["2 1/2 cups flour", "3 eggs"]
///
/// An ingredient is a line whose amount comes first. Amounts of one ingredient are added whatever their units: volumes,
/// masses and counts, single ones and ranges. A volume and a mass of it are added by its density, if that is known, and
/// else stand apart. Remarks such as `sifted` are left out.
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

  /// Adds the ingredients of a recipe.
  public mutating func add(_ recipe: String) {
    for line in recipe.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if let listed = finder.listedIngredient(in: String(Substring(line))) { add(listed) }
    }
  }

  /// The totals, in the order in which the ingredients came first.
  public var items: [Item] { entries.map { item(of: $0) } }
}

// MARK: Adding

extension AmountSum {
  /// The total of one ingredient in one kind, and how it is written first.
  private struct Entry {
    let listed: ListedIngredient
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
    // Of what is counted, the words count: a stick of butter is no pat.
    let isCount = listed.amount.upper.number != nil
    let known = isCount ? nil : known(listed.name)
    let key = known?.description ?? (isCount ? "# " : "") + key(of: listed)
    for place in places[key] ?? [] {
      if entries[place].add(listed.amount.lower, listed.amount.upper) { return }
      guard let known, let less = converted(listed.amount.lower, of: known, like: entries[place]),
        let more = converted(listed.amount.upper, of: known, like: entries[place])
      else { continue }
      if entries[place].add(less, more) {
        entries[place].isEstimate = true
        return
      }
    }
    places[key, default: []].append(entries.count)
    entries.append(Entry(listed))
  }

  private func known(_ name: String) -> Ingredient? {
    if case .found(let ingredient) = table.match(name) { ingredient } else { nil }
  }

  /// The words of an ingredient that is not in the table, in any order, without those of its preparation, and the sizes
  /// of what is counted.
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
    let listed = entry.listed
    let (lower, upper) =
      entry.isEstimate ? (entry.lower.rounded, entry.upper.rounded) : (entry.lower, entry.upper)
    let written = listed.written.isEmpty ? listed.name : "\(listed.written) \(listed.name)"
    var text = scaled(written, to: upper, from: listed.amount.upper)
    if entry.lower != entry.upper {
      let least =
        lower.number.map { $0.formatted(style: .usual) }
        ?? scaled(listed.written, to: lower, from: listed.amount.upper)
      text = "\(least) to \(text)"
    }
    if entry.isEstimate, !text.hasPrefix("~") { text = "~" + text }
    return Item(
      name: listed.name, lower: entry.lower, upper: entry.upper, isEstimate: entry.isEstimate,
      text: text)
  }

  /// Writes a total like the amount that a text has.
  private func scaled(_ text: String, to total: ExpressionValue, from own: ExpressionValue)
    -> String
  {
    guard let factor = total.ratio(to: own) else { return text }
    return AmountScaler(by: factor, finder: finder).scaling(text).text
  }
}

extension ExpressionValue {
  /// The amount as a cook fills or weighs it, to within 2.5 %.
  fileprivate var rounded: ExpressionValue {
    guard let amount else { return self }
    if let volume = amount.as(VolumeKind.self) {
      return .amount(AnyAmount(volume.asMeasured.presented().total))
    }
    guard let mass = amount.as(MassKind.self) else { return self }
    return .amount(AnyAmount(mass.asMeasured.presented().total))
  }

  /// Returns the sum of two amounts of one kind, or of two counts, if it fits.
  fileprivate func plus(_ other: ExpressionValue) -> ExpressionValue? {
    if let number, let more = other.number {
      let (sum, overflow) = number.addingReportingOverflow(more)
      return overflow ? nil : .number(sum)
    }
    guard let amount, let more = other.amount, amount.unit.kind == more.unit.kind else {
      return nil
    }
    let (ticks, overflow) = amount.tickCount.addingReportingOverflow(more.tickCount)
    return overflow ? nil : .amount(AnyAmount(tickCount: ticks, unit: amount.unit))
  }

  /// Returns how often another amount of the same kind goes into this one.
  fileprivate func ratio(to other: ExpressionValue) -> Fraction? {
    if let number, let divisor = other.number, divisor != .zero {
      let (ratio, overflow) = number.dividedReportingOverflow(by: divisor)
      return overflow ? nil : ratio
    }
    guard let amount, let divisor = other.amount, divisor.tickCount != 0 else { return nil }
    return Fraction(
      magnitude: amount.tickCount.magnitude, over: divisor.tickCount.magnitude,
      isNegative: (amount.tickCount < 0) != (divisor.tickCount < 0))
  }
}
