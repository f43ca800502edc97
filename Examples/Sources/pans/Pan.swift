import Lengths
import Quantities

/// A baking pan, by its shape seen from above.
enum Pan: Hashable {
  case round(Amount<LengthKind>)
  case square(Amount<LengthKind>)
  case rectangular(Amount<LengthKind>, Amount<LengthKind>)

  /// Reads `round 26 cm`, `square 8 in`, `rectangular 9 in x 13 in`.
  ///
  /// - Throws: the `ParseError` of a length, or `PanError` for another shape.
  init(_ text: String) throws {
    let words = text.split(separator: " ", maxSplits: 1).map { String($0) }
    guard words.count == 2 else { throw PanError.unknownShape(text) }
    let sides = words[1].split(separator: " x ").map { String($0) }
    let lengths = try sides.map { try Amount<LengthKind>($0, vocabulary: .withLengths) }
    guard lengths.allSatisfy({ $0.ticks.count > 0 }) else { throw PanError.empty(text) }
    switch (words[0], lengths.count) {
    case ("round", 1): self = .round(lengths[0])
    case ("square", 1): self = .square(lengths[0])
    case ("rectangular", 2): self = .rectangular(lengths[0], lengths[1])
    default: throw PanError.unknownShape(text)
    }
  }

  /// Returns how many times as much batter of the same height goes into this pan as into another.
  func ratio(to other: Pan) -> Fraction {
    let ratio =
      sides.0.ratio(to: other.sides.0)
      * sides.1.ratio(to: other.sides.1)
    return ratio * share / other.share
  }

  /// The sides of the rectangle around the pan.
  private var sides: (Amount<LengthKind>, Amount<LengthKind>) {
    switch self {
    case .round(let side), .square(let side): (side, side)
    case .rectangular(let width, let length): (width, length)
    }
  }

  /// How much of that rectangle the pan fills: a quarter of π, to seven digits, if it is round.
  private var share: Fraction {
    if case .round = self { return Fraction(355, 4 * 113) }
    return Fraction(1)
  }
}

enum PanError: Error, Equatable {
  case unknownShape(String)
  case empty(String)
}
