/// What stands between the parts of an amount.
///
///     90.minutes.formatted(.usual.joiner(.and))  // "1 hour and 30 minutes"
public struct PartJoiner: Sendable, Hashable, Codable {
  enum Choice: Sendable, Hashable, Codable {
    case usual, tight, and
    case custom(String)
  }

  let choice: Choice

  /// The kind's own: `2 tablespoons + 1 teaspoon`, `2 hours 30 minutes`.
  public static var usual: PartJoiner { PartJoiner(choice: .usual) }
  /// The kind's own without its spaces: `2tbsp+1tsp`, `2h30m`.
  public static var tight: PartJoiner { PartJoiner(choice: .tight) }
  /// In words: `2 hours and 30 minutes`, `1 day, 2 hours, and 3 minutes`.
  public static var and: PartJoiner { PartJoiner(choice: .and) }

  /// Any text: `PartJoiner.custom(" & ")`.
  public static func custom(_ text: String) -> PartJoiner { PartJoiner(choice: .custom(text)) }
}

extension PartJoiner: CustomStringConvertible {
  /// What the joiner is called: `usual`.
  public var description: String {
    if case .custom(let text) = choice { return "'\(text)'" }
    return "\(choice)"
  }
}

/// What stands before an amount that is not exact.
///
///     1.995.cups.formatted(.usual.approximation(.about))  // "about 2 cups"
public struct ApproximationMark: Sendable, Hashable, Codable, CustomStringConvertible {
  enum Choice: String, Codable {
    case tilde, about, none
  }

  let choice: Choice

  /// `~2 cups`.
  public static var tilde: ApproximationMark { ApproximationMark(choice: .tilde) }
  /// `about 2 cups`.
  public static var about: ApproximationMark { ApproximationMark(choice: .about) }
  /// `2 cups`: for places that say in another way that it is not exact.
  public static var none: ApproximationMark { ApproximationMark(choice: .none) }

  /// What the mark is called.
  public var description: String { choice.rawValue }
}

/// How the sign of an amount is written. It covers all parts: `-(2 tablespoons + 1 teaspoon)`.
///
///     2.cups.formatted(.usual.sign(.always))  // "+2 cups"
public struct SignNotation: Sendable, Hashable, Codable, CustomStringConvertible {
  enum Choice: String, Codable {
    case hyphen, minus, always, word
  }

  let choice: Choice

  /// The hyphen of ASCII before what is negative: `-2 cups`.
  public static var hyphen: SignNotation { SignNotation(choice: .hyphen) }
  /// The minus sign of Unicode before what is negative: `−2 cups`.
  public static var minus: SignNotation { SignNotation(choice: .minus) }
  /// A sign before everything but zero: `+2 cups`, `-2 cups`.
  public static var always: SignNotation { SignNotation(choice: .always) }
  /// A word before each part: `minus two tablespoons and minus one teaspoon`.
  public static var word: SignNotation { SignNotation(choice: .word) }

  /// What the notation is called.
  public var description: String { choice.rawValue }
}
