/// How a number is written.
///
///     90.5.seconds.presented().parts.map(\.notation)  // [decimal, decimal]
public struct NumberNotation: Sendable, Hashable, CustomStringConvertible {
  /// The name of the notation.
  public let description: String
  private let place: UInt8

  /// With a fraction: `1 1/2`.
  public static var fraction: NumberNotation { NumberNotation(description: "fraction", place: 0) }
  /// As a decimal: `1.5`.
  public static var decimal: NumberNotation { NumberNotation(description: "decimal", place: 1) }
  /// Exactly, in the usual form: a repeating decimal becomes a fraction.
  ///
  ///     1.liters.presented(in: .deciliter, notation: .exact)  // 10 deciliters
  ///     1.grams.presented(in: .pound, notation: .exact)       // 100000/45359237 pound
  ///
  /// The parts of a presented amount have one of the other two notations.
  public static var exact: NumberNotation { NumberNotation(description: "exact", place: 2) }

  /// Whether two notations are the same.
  public static func == (lhs: NumberNotation, rhs: NumberNotation) -> Bool {
    lhs.place == rhs.place
  }

  /// Feeds the notation to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}
