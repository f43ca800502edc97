/// How a substance of the kitchen fills a measure.
///
///     Consistency.allCases  // [liquid, loose, solid]
public enum Consistency: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// It pours, and every kitchen measures it by volume: milk, oil, stock.
  case liquid
  /// It takes the form of a cup or a spoon: flour, honey, berries.
  case loose
  /// It comes in pieces, which nobody weighs with a cup: meat, vegetables, pasta, cheese.
  case solid

  /// The name: `liquid`.
  public var description: String { rawValue }
}
