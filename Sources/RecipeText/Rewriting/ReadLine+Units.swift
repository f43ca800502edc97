import QuantityCore
import QuantityReading

extension ReadLine {
  /// Returns whether the unit of an amount must stay, because the amount repeats another one, such
  /// as the pint of `600 ml/1 pint`, or because it measures a liquid in ounces.
  func keepsUnit(of found: ClassifiedQuantity) -> Bool {
    // The ounces of `1 lb 5 oz` can become pounds.
    guard let unit = found.quantity.unit?.unit, found.quantity.further.isEmpty else { return false }
    switch unit.name {
    case "ounce":
      return found.role == .alternate || isBeforeLiquid(found.end)
    case "cubic centimeter": return true
    case "fluid ounce", "pint", "quart", "pound": return found.role == .alternate
    default: return false
    }
  }

  /// Returns whether the next words name a liquid.
  private func isBeforeLiquid(_ start: Int) -> Bool {
    var index = start
    for _ in 0..<3 {
      guard parser.tokens[index].isWord else { return false }
      if parser.has(.liquid, at: index) { return true }
      index += 1
    }
    return false
  }
}
