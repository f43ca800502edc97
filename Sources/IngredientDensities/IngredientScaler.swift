public import Quantities

/// Scales recipes, and converts ingredients to weights or volumes, as the reader prefers.
///
///     let scaler = IngredientScaler(AmountScaler(by: 2), measuring: .weight)
///     try scaler.scaled("2 cups flour")   // "~480 grams flour"
///     try scaler.scaled("2 cups gravel")  // "4 cups gravel": its density is not known
///
/// Each line is parsed as an `IngredientLine`. If its amount has the other kind, and the table has
/// exactly one such ingredient, the amount becomes an estimate by the ingredient's density. The
/// `AmountScaler` handles everything else: lines that already have both, and amounts too small for
/// the reader's kit, such as pinches for a kitchen scale.
///
/// If the scaler has a reader's kitchen, it determines which ingredients are weighed, and
/// ``method`` has no effect:
///
///     let text = "2 cups flour, 1 cup milk, 2 tsp salt"
///     try IngredientScaler(AmountScaler(by: 1, for: .metric)).scaled(text)
///     // "~240 g flour, ~240 ml milk, 2 tsp salt"
public struct IngredientScaler: Sendable {
  /// The factor, the kits and the style.
  public var scaler: AmountScaler
  /// The way to measure ingredients.
  public var method: Method
  /// The table of densities.
  public var table: IngredientTable

  /// Makes a scaler.
  public init(
    _ scaler: AmountScaler, measuring method: Method = .asWritten,
    table: IngredientTable = .standard
  ) {
    self.scaler = scaler
    self.method = method
    self.table = table
  }

  /// Returns a text with its amounts scaled and converted, and every other byte unchanged.
  ///
  /// - Throws: a `ParseError` with the range and the reason, if an amount cannot be scaled;
  ///   `scaling(_:)` still scales the others.
  public func scaled(_ text: String) throws(ParseError) -> String {
    let scaled = scaling(text)
    if let first = scaled.unscaled.first { throw first.reason }
    return scaled.text
  }

  /// Scales and converts the amounts of a text, and lists those that it had to leave unchanged.
  ///
  ///     let scaler = IngredientScaler(AmountScaler(by: 2), measuring: .weight)
  ///     scaler.scaling("1 cup flour").text          // "~240 grams flour"
  ///     scaler.scaling("1/0 cup flour").unscaled.count  // 1
  public func scaling(_ text: String) -> ScaledText {
    var context = TextContext()
    return scaling(text, after: &context)
  }

  /// Scales and converts the amounts in the next piece of a text, and lists those that it had to
  /// leave unchanged.
  ///
  /// - Parameters:
  ///   - text: one or more whole lines of the text.
  ///   - context: the context of the text so far, which is updated.
  public func scaling(_ text: String, after context: inout TextContext) -> ScaledText {
    if scaler.kitchen != nil {
      return scaler.scaling(text, after: &context, substance: { table.substance(named: $0) })
    }
    if method == .asWritten { return scaler.scaling(text, after: &context) }
    var text = text
    text.makeContiguousUTF8()
    var lines = IngredientLines(text, scaler.finder)
    return scaler.scaling(text, after: &context) { amount, range throws(QuantityError) in
      guard let line = lines.line(beginningWith: range),
        case .found(let ingredient) = table.match(IngredientPhrase(line.rest))
      else { return nil }
      return try estimate(of: amount, ingredient)
    }
  }

  /// The reader's system.
  private var system: MeasurementSystem { scaler.finder.vocabulary.system }

  /// The reader's cups and spoons, which may differ from the table's.
  private var volumeKit: Kit<VolumeKind>? {
    if let kit = scaler.volumeKit { return kit }
    switch system {
    case .imperial: return .ukKitchen
    case .metric: return .metricKitchen
    case .australian: return .australianKitchen
    case .japanese: return .japaneseKitchen
    default: return nil
    }
  }

  private func estimate(
    of amount: AnyAmount, _ ingredient: Ingredient
  ) throws(QuantityError) -> AmountScaler.Remeasured? {
    if method == .weight, let volume = amount.as(VolumeKind.self) {
      let mass = try ingredient.mass(of: volume.multiplied(by: scaler.factor))
      return mass.presented(kit: scaler.massKit, system: system).readable.map { .init($0) }
    }
    if method == .volume, let mass = amount.as(MassKind.self) {
      let volume = try ingredient.volume(of: mass.multiplied(by: scaler.factor))
      return volume.presented(kit: volumeKit, system: system).readable.map { .init($0) }
    }
    return nil
  }
}

/// The lines of a text, each parsed when its first amount is needed.
private struct IngredientLines {
  private let text: String
  private let finder: AmountFinder
  private var range: Range<String.Index>
  private var line: IngredientLine?

  init(_ text: String, _ finder: AmountFinder) {
    (self.text, self.finder) = (text, finder)
    range = text.startIndex..<text.startIndex
  }

  /// Returns the line whose amount is at a range; ranges must come in the order of the text.
  mutating func line(beginningWith place: Range<String.Index>) -> IngredientLine? {
    while range.upperBound <= place.lowerBound, range.upperBound < text.endIndex {
      let rest = text.utf8[range.upperBound...]
      let end = rest.firstIndex(of: 0x0A).map { rest.index(after: $0) } ?? text.endIndex
      (range, line) = (range.upperBound..<end, nil)
    }
    // Nothing that long is an ingredient, and all of it would be read.
    let length = text.utf8.distance(from: range.lowerBound, to: range.upperBound)
    guard length <= 1 << 16 else { return nil }
    let read = line ?? IngredientLine(String(text[range]), finder: finder)
    line = read
    guard let found = read.range else { return nil }
    let offset = read.text.utf8.distance(from: read.text.startIndex, to: found.lowerBound)
    return text.utf8.index(range.lowerBound, offsetBy: offset) == place.lowerBound ? read : nil
  }
}

extension Presentation {
  /// The presentation, if it is readable: in whole numbers, halves, thirds, quarters and eighths,
  /// or in decimals if the kit has them. An estimate of 1/32 ounce is too small to weigh.
  fileprivate var readable: Presentation? {
    isMeasurable
      || parts.allSatisfy {
        $0.notation == .fraction && $0.value.denominator <= SaidDenominator.greatestUsual
      } ? self : nil
  }
}

extension IngredientScaler {
  /// A way to measure the ingredients of a recipe.
  ///
  ///     let scaler = IngredientScaler(AmountScaler(by: 1), measuring: .weight)
  ///     try scaler.scaled("2 cups flour")  // "~240 grams flour"
  public struct Method: Sendable, Hashable, CustomStringConvertible {
    /// The name of the method.
    public let description: String

    /// As in the recipe.
    public static let asWritten = Method(description: "as written")
    /// By weight, on a scale.
    public static let weight = Method(description: "weight")
    /// By volume, in cups and spoons.
    public static let volume = Method(description: "volume")
  }
}

extension Amount {
  fileprivate func multiplied(by factor: Fraction) throws(QuantityError) -> Amount {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    guard !overflow else { throw .overflow }
    return product
  }
}
