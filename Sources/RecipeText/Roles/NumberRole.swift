import QuantityCore
import QuantityReading

/// The role of a number in a text. Each number has exactly one.
///
///     let numbers = AmountFinder().numbers(in: "Bake 2 loaves at 200 °C for 40 minutes.")
///     numbers.map(\.role)  // [count, temperature, duration]
public enum NumberRole: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// A volume or mass: `2 cups`. It is scaled with the recipe.
  case amount
  /// A number of things: the 4 of `4 eggs`. It is scaled.
  case count
  /// The previous amount in other units or as a count: the 95 g of `1 cup (95 g)`. It is scaled.
  case alternate
  /// How much a recipe makes, or how many it serves: `Serves 4`. It is scaled.
  case yield
  /// The size of one counted thing or of a vessel: `2-quart dish`.
  case size
  /// One of several equal parts: `6 oz each`.
  case portion
  /// `20 minutes`
  case duration
  /// `350 °F`
  case temperature
  /// `9 inches`
  case length
  /// A percentage, a concentration or a rate: `2%`, `1 cup = 250 ml`.
  case ratio
  /// The content of one serving: `fat 12 g`.
  case nutrition
  /// `$4`
  case price
  /// `7 June`
  case date
  /// `1st`
  case ordinal
  /// The number of a step: `2. Stir`.
  case step
  /// A number that only identifies something: `page 3`.
  case identifier
  /// A number that no rule explains.
  case unexplained

  /// The name of the role.
  public var description: String { rawValue }

  /// Whether the number is scaled with the recipe.
  public var isScaled: Bool {
    switch self {
    case .amount, .count, .alternate, .yield: true
    default: false
    }
  }
}
