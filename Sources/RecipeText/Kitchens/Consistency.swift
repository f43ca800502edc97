/// How a substance fills a measure.
///
///     Consistency.allCases  // [liquid, loose, solid]
public enum Consistency: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Pours, and is measured by volume in every kitchen: milk, oil, stock.
  case liquid
  /// Takes the shape of a cup or a spoon: flour, honey, berries.
  case loose
  /// Comes in pieces, which nobody measures with a cup: meat, vegetables, pasta, cheese.
  case solid

  /// The name: `liquid`.
  public var description: String { rawValue }
}
