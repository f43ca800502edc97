/// How numbers that are not whole are written.
///
///     1.5.cups.formatted(PresentationStyle(fractions: .vulgar))              // "1½ cups"
///     (1.cups / 3).formatted(PresentationStyle(fractions: .decimal(digits: 2)))  // "~0.33 cups"
///
/// Decimals that a presentation has already, such as `0.5 liters`, stay decimals.
public struct FractionNotation: Sendable, Hashable, Codable {
  enum Choice: Sendable, Hashable, Codable {
    case ascii, vulgar, slash, typeset, words
    case decimal, digits(Int), places(Int)
  }

  let choice: Choice

  /// In ASCII: `1 1/2`.
  public static var ascii: FractionNotation { FractionNotation(choice: .ascii) }
  /// As one character: `1½`; with the fraction slash where Unicode has none: `1 5⁄16`.
  public static var vulgar: FractionNotation { FractionNotation(choice: .vulgar) }
  /// With the fraction slash: `1 1⁄2`, which many fonts draw as `1½`.
  public static var slash: FractionNotation { FractionNotation(choice: .slash) }
  /// As the markup does it: `1<sup>1</sup>&frasl;<sub>2</sub>` in HTML, `$1\frac{1}{2}$` in LaTeX; with
  /// the fraction slash where it does nothing of the kind.
  public static var typeset: FractionNotation { FractionNotation(choice: .typeset) }
  /// In words, whole numbers and decimals too: `one and a half`, `zero point five`. Languages without
  /// number words keep digits.
  public static var words: FractionNotation { FractionNotation(choice: .words) }

  /// As a decimal: exactly, if it ends within 15 significant digits, else rounded to 10.
  public static var decimal: FractionNotation { FractionNotation(choice: .decimal) }

  /// As a decimal of so many significant digits at most.
  ///
  ///     (1.cups / 3).formatted(PresentationStyle(fractions: .decimal(digits: 3)))  // "~0.333 cups"
  ///
  /// Digits before the point are never dropped.
  ///
  /// - Precondition: there are 1...38 digits.
  public static func decimal(digits: Int) -> FractionNotation {
    precondition((1...38).contains(digits), "A decimal has 1...38 digits, not \(digits)")
    return FractionNotation(choice: .digits(digits))
  }

  /// As a decimal of just so many places, with zeros at the end if need be.
  ///
  ///     1.liters.formatted(PresentationStyle(fractions: .decimal(places: 1)))  // "1.0 liters"
  ///
  /// Of several parts the last has the places; those before it that are whole stay whole. What was
  /// rounded before, such as `~2 cups`, gets no zeros.
  ///
  /// - Precondition: there are 0...38 places.
  public static func decimal(places: Int) -> FractionNotation {
    precondition((0...38).contains(places), "A decimal has 0...38 places, not \(places)")
    return FractionNotation(choice: .places(places))
  }
}

extension FractionNotation {
  private enum CodingKeys: String, CodingKey {
    case choice
  }

  /// Decodes a notation as it was encoded.
  ///
  /// - Throws: a `DecodingError` if it asks for more digits or places than a decimal can have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    choice = try container.decode(Choice.self, forKey: .choice)
    switch choice {
    case .digits(let count) where !(1...38).contains(count),
      .places(let count) where !(0...38).contains(count):
      throw DecodingError.dataCorruptedError(
        forKey: .choice, in: container, debugDescription: "a decimal cannot have \(count) digits")
    default: break
    }
  }
}

extension FractionNotation: CustomStringConvertible {
  /// What the notation is called: `vulgar`, `decimal(places: 1)`.
  public var description: String {
    switch choice {
    case .digits(let count): "decimal(digits: \(count))"
    case .places(let count): "decimal(places: \(count))"
    default: "\(choice)"
    }
  }
}
