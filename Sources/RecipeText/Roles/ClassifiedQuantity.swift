import QuantityCore
import QuantityReading

/// A quantity with its role, and the rule that assigned it.
struct ClassifiedQuantity: TokenSpan {
  var quantity: QuantityPhrase
  var role: NumberRole
  /// The name of the rule that assigned the role.
  var rule: String
  /// The token of the counted noun.
  var noun: Int?
  /// Whether a size has an implied count of one: `28 oz can`.
  var hasImpliedCount = false
  /// Whether the text itself says that the amount is approximate.
  var isAbout = false

  var tokens: Range<Int> { quantity.tokens }
}
