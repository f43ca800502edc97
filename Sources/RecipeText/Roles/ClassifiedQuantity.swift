import QuantityCore
import QuantityReading

/// A quantity with its role, and the rule that gave it.
struct ClassifiedQuantity {
  let quantity: QuantityPhrase
  var role: NumberRole
  /// The name of the rule that gave the role.
  var rule: String
  /// The token of the noun that is counted.
  var noun: Int?
  /// Whether a size leaves the count of one unsaid: `28 oz can`.
  var hasUnsaidCount = false
  /// Whether the text itself says that the amount is not exact.
  var isAbout = false
}
