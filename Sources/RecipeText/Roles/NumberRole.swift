import QuantityCore
import QuantityReading

/// The role of a number in a text. Each number has exactly one.
///
///     let numbers = AmountFinder().numbers(in: "Bake 2 loaves at 200 °C for 40 minutes.")
///     numbers.map(\.role)  // [count, temperature, duration]
public enum NumberRole: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// A volume or a mass that grows with the recipe: `2 cups`.
  case amount
  /// How many there are of something: the 4 of `4 eggs`. It grows.
  case count
  /// The same amount once more, in other units: the 95 g of `1 cup (95 g)`. It grows, too.
  case alternate
  /// How much a recipe makes, or how many it feeds: `Serves 4`. It grows, too.
  case yield
  /// The size of one counted thing, or the volume of a pan: `2-quart dish`.
  case size
  /// One of several equal parts: `6 oz each`.
  case portion
  /// `20 minutes`
  case duration
  /// `350 °F`
  case temperature
  /// `9 inches`
  case length
  /// A share, a strength or a rate: `2%`, `1 cup = 250 ml`.
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
  /// A number that only names something: `page 3`.
  case identifier
  /// No rule knows it.
  case unexplained

  /// The name of the role.
  public var description: String { rawValue }

  /// Whether the number grows with the recipe.
  public var isScaled: Bool {
    switch self {
    case .amount, .count, .alternate, .yield: true
    default: false
    }
  }
}
