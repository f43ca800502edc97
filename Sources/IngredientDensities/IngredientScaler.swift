public import Quantities

/// A scaler of recipes that gives ingredients by weight or by volume, whichever the reader prefers.
///
///     let scaler = IngredientScaler(AmountScaler(by: 2), measuring: .weight)
///     try scaler.scaled("2 cups flour")   // "~480 grams flour"
///     try scaler.scaled("2 cups gravel")  // "4 cups gravel": its density is not known
///
/// Each line is read as an `IngredientLine`. Where its amount is of the other sort and its ingredient
/// is just one in the table, the amount becomes an estimate by the ingredient's density. Everything
/// else is left to the `AmountScaler`: lines that have both already, and amounts too small for the
/// reader's kit, such as pinches for a kitchen scale.
public struct IngredientScaler: Sendable {
  /// The factor, the kits and the style.
  public var scaler: AmountScaler
  /// How ingredients are measured.
  public var method: Method
  /// The densities.
  public var table: IngredientTable

  /// Makes a scaler.
  public init(
    _ scaler: AmountScaler, measuring method: Method,
    table: IngredientTable = .standard
  ) {
    self.scaler = scaler
    self.method = method
    self.table = table
  }

  /// Returns a text with its amounts scaled and measured, and every other byte unchanged.
  ///
  /// - Throws: `QuantityError.overflow` if an amount no longer fits 128 bits of ticks.
  public func scaled(_ text: String) throws(QuantityError) -> String {
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      // A line with the characters that end it, which stay as they are.
      let end = rest.utf8.firstIndex(of: 0x0A).map { rest.utf8.index(after: $0) } ?? rest.endIndex
      let line = String(rest[..<end])
      if let measured = try measured(line) {
        result += measured
      } else {
        result += try scaler.scaled(line)
      }
      rest = rest[end...]
    }
    return result
  }

  /// Returns a line with its amount by the other measure, or `nil` if it stays unchanged.
  private func measured(_ text: String) throws(QuantityError) -> String? {
    let line = IngredientLine(text, finder: scaler.finder)
    guard let range = line.range, let amount = line.amount, !amount.isRange,
      amount.alternates.isEmpty, case .amount(let written) = amount.lower,
      case .found(let ingredient) = table.match(line.rest)
    else { return nil }
    var style = (scaler.style ?? .usual).approximation(amount.isApproximate ? .none : .tilde)
    style.system = style.system ?? system
    guard let shown = try estimate(of: written, ingredient, style) else { return nil }
    return String(text[..<range.lowerBound]) + shown
      + (try scaler.scaled(String(text[range.upperBound...])))
  }

  /// The reader's system.
  private var system: MeasurementSystem { scaler.finder.vocabulary.system }

  /// The cups and spoons, which are those of the reader and not of the table.
  private var volumeKit: Kit<VolumeKind>? {
    if let kit = scaler.volumeKit { return kit }
    switch system {
    case .imperial: return .ukKitchen
    case .metric: return .metricKitchen
    case .australian: return .australianKitchen
    default: return nil
    }
  }

  private func estimate(
    of amount: AnyAmount, _ ingredient: Ingredient, _ style: PresentationStyle
  ) throws(QuantityError) -> String? {
    if method == .weight, let volume = amount.as(VolumeKind.self) {
      let mass = try ingredient.mass(of: volume.multiplied(by: scaler.factor))
      return mass.presented(kit: scaler.massKit, system: system).readable?.formatted(style)
    }
    if method == .volume, let mass = amount.as(MassKind.self) {
      let volume = try ingredient.volume(of: mass.multiplied(by: scaler.factor))
      return volume.presented(kit: volumeKit, system: system).readable?.formatted(style)
    }
    return nil
  }
}

extension Presentation {
  /// The presentation, if it is in whole numbers, halves, thirds, quarters and eighths, or in decimals
  /// of a kit that has them; an estimate of 1/32 ounce is too small to be weighed.
  fileprivate var readable: Presentation? {
    isMeasurable || parts.allSatisfy { $0.notation == .fraction && $0.value.denominator <= 8 }
      ? self : nil
  }
}

extension IngredientScaler {
  /// How the ingredients of a recipe are measured.
  ///
  ///     let scaler = IngredientScaler(AmountScaler(by: 1), measuring: .weight)
  ///     try scaler.scaled("2 cups flour")  // "~240 grams flour"
  public struct Method: Sendable, Hashable, CustomStringConvertible {
    /// The name of the method.
    public let description: String

    /// As the recipe has it.
    public static let asWritten = Method(description: "as written")
    /// On a scale.
    public static let weight = Method(description: "weight")
    /// In cups and spoons.
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
