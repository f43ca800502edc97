extension PresentationStyle {
  /// How numbers that aren't whole are written.
  ///
  ///     1.5.cups.formatted(PresentationStyle(fractions: .vulgar))              // "1½ cups"
  ///     (1.cups / 3).formatted(PresentationStyle(fractions: .decimal(digits: 2)))  // "~0.33 cups"
  ///
  /// A presentation's decimals, such as `0.5 liters`, remain decimals.
  public struct Fractions: Sendable, Hashable, CustomStringConvertible {
    enum Choice: Sendable, Hashable, Codable {
      case ascii, vulgar, slash, typeset, words
      case decimal, digits(Int), places(Int)
    }

    let choice: Choice

    /// In ASCII: `1 1/2`.
    public static var ascii: Fractions { Fractions(choice: .ascii) }
    /// A single character: `1½`; or the fraction slash if Unicode has none: `1 5⁄16`.
    public static var vulgar: Fractions { Fractions(choice: .vulgar) }
    /// The fraction slash: `1 1⁄2`, which many fonts draw as `1½`.
    public static var slash: Fractions { Fractions(choice: .slash) }
    /// The fractions of the markup: `1<sup>1</sup>&frasl;<sub>2</sub>` in HTML, `$1\frac{1}{2}$` in
    /// LaTeX; other markups have the fraction slash.
    public static var typeset: Fractions { Fractions(choice: .typeset) }
    /// Words, also for whole numbers and decimals: `one and a half`, `zero point five`. Languages
    /// without number words keep digits, and ASCII fractions such as `2/3`.
    public static var words: Fractions { Fractions(choice: .words) }

    /// A decimal, exact if it has at most 15 significant digits and otherwise rounded to 10.
    public static var decimal: Fractions { Fractions(choice: .decimal) }

    /// Decimals of at most this many significant digits.
    ///
    ///     (1.cups / 3).formatted(PresentationStyle(fractions: .decimal(digits: 3)))  // "~0.333 cups"
    ///
    /// Digits before the point are never dropped. Several parts are rounded as a whole, in the unit
    /// of the last, and split again:
    ///
    ///     let style = PresentationStyle(fractions: .decimal(digits: 3))
    ///     20.288.teaspoons.presented(in: [.tablespoon, .teaspoon]).formatted(style)
    ///     // "~6 tablespoons + 2.3 teaspoons"
    ///
    /// - Precondition: there are 1...38 digits.
    public static func decimal(digits: Int) -> Fractions {
      precondition((1...38).contains(digits), "A decimal has 1...38 digits, not \(digits)")
      return Fractions(choice: .digits(digits))
    }

    /// Decimals with exactly this many digits after the point, padded with zeros.
    ///
    ///     1.liters.formatted(PresentationStyle(fractions: .decimal(places: 1)))  // "1.0 liters"
    ///
    /// Several parts are rounded as a whole, in the unit of the last, and split again. This rules
    /// out "1 minute 60.0 seconds": 119.96 seconds are `~2 minutes`. The last part has the
    /// decimals. An amount that a presenter was asked to round, such as `~2 cups`, is not padded.
    ///
    /// - Precondition: there are 0...38 decimals.
    public static func decimal(places: Int) -> Fractions {
      precondition((0...38).contains(places), "A decimal has 0...38 places, not \(places)")
      return Fractions(choice: .places(places))
    }

    /// The name of the fractions: `vulgar`, `decimal(places: 1)`.
    public var description: String {
      switch choice {
      case .digits(let count): "decimal(digits: \(count))"
      case .places(let count): "decimal(places: \(count))"
      default: "\(choice)"
      }
    }
  }

  /// How units are named in text.
  ///
  ///     7.teaspoons.formatted(PresentationStyle(units: .symbol))  // "2 tbsp + 1 tsp"
  ///
  /// If a unit's name or symbol means another unit in the system in force, a qualifier precedes it,
  /// unless the caller named the kit: `2 imperial pints`, `2 imperial pt`. Custom words are used
  /// unchanged.
  public struct Units: Sendable, Hashable, Codable, CustomStringConvertible {
    enum Choice: Sendable, Hashable, Codable {
      case name, qualified, symbol, narrow, none
      case custom([String: String])
    }

    let choice: Choice

    /// The name, singular or plural: `2 tablespoons`.
    public static var name: Units { Units(choice: .name) }
    /// A name that is unique in the catalogue, whatever the system: `2 imperial pints`, and
    /// `2 US cups` even in the United States.
    public static var qualified: Units { Units(choice: .qualified) }
    /// The symbol: `2 tbsp`; or the name if there is no symbol or an ambiguous one: `2 pinches`,
    /// `5 tonnes`.
    public static var symbol: Units { Units(choice: .symbol) }
    /// The shortest symbol: `2 m` for minutes.
    public static var narrow: Units { Units(choice: .narrow) }
    /// No name: `2`.
    public static var none: Units { Units(choice: .none) }

    /// Custom words, the same for singular and plural. Units without one have their names.
    ///
    ///     PresentationStyle.Units.custom(["tablespoon": "Tbsp."])
    ///
    /// - Parameter words: the words by the units' singular names. A qualified name, such as
    ///   `metric cup`, takes precedence over the unqualified one.
    public static func custom(_ words: [String: String]) -> Units {
      Units(choice: .custom(words))
    }

    /// The name of the option: `symbol`.
    public var description: String {
      if case .custom(let words) = choice { "custom(\(words.count) words)" } else { "\(choice)" }
    }
  }

  /// The space between a number and its unit.
  ///
  ///     2.cups.formatted(.symbols.spacing(.none))  // "2c"
  public struct Spacing: Sendable, Hashable, Codable, CustomStringConvertible {
    enum Choice: String, Codable {
      case space, noBreak, narrowNoBreak, none
    }

    let choice: Choice

    /// A space: `2 cups`.
    public static var space: Spacing { Spacing(choice: .space) }
    /// A no-break space (U+00A0), also within a number such as `1 1/2`.
    public static var noBreak: Spacing { Spacing(choice: .noBreak) }
    /// A narrow no-break space (U+202F), as in the SI Brochure and in French.
    public static var narrowNoBreak: Spacing { Spacing(choice: .narrowNoBreak) }
    /// No space: `2tbsp`.
    public static var none: Spacing { Spacing(choice: .none) }

    /// The name of the spacing.
    public var description: String { choice.rawValue }
  }

  /// The text between the parts of an amount.
  ///
  ///     90.minutes.formatted(.usual.joiner(.and))  // "1 hour and 30 minutes"
  public struct Joiner: Sendable, Hashable, Codable, CustomStringConvertible {
    enum Choice: Sendable, Hashable, Codable {
      case usual, tight, and
      case custom(String)
    }

    let choice: Choice

    /// The default of the kind: `2 tablespoons + 1 teaspoon`, `2 hours 30 minutes`.
    public static var usual: Joiner { Joiner(choice: .usual) }
    /// The default of the kind without spaces: `2tbsp+1tsp`, `2h30m`.
    public static var tight: Joiner { Joiner(choice: .tight) }
    /// Words: `2 hours and 30 minutes`, `1 day, 2 hours, and 3 minutes`.
    public static var and: Joiner { Joiner(choice: .and) }

    /// Any text: `.custom(" & ")`.
    public static func custom(_ text: String) -> Joiner { Joiner(choice: .custom(text)) }

    /// The name of the joiner: `usual`.
    public var description: String {
      if case .custom(let text) = choice { "'\(text)'" } else { "\(choice)" }
    }
  }

  /// The mark before an approximate amount.
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
    /// `2 cups`, for text that marks approximations in another way.
    public static var none: ApproximationMark { ApproximationMark(choice: .none) }

    /// The name of the mark.
    public var description: String { choice.rawValue }
  }

  /// How the sign of an amount is written. It applies to all parts:
  /// `-(2 tablespoons + 1 teaspoon)`.
  ///
  ///     2.cups.formatted(.usual.sign(.always))  // "+2 cups"
  public struct Sign: Sendable, Hashable, Codable, CustomStringConvertible {
    enum Choice: String, Codable {
      case hyphen, minus, always, word
    }

    let choice: Choice

    /// The ASCII hyphen before a negative amount: `-2 cups`.
    public static var hyphen: Sign { Sign(choice: .hyphen) }
    /// The Unicode minus sign before a negative amount: `−2 cups`.
    public static var minus: Sign { Sign(choice: .minus) }
    /// A sign before every amount but zero: `+2 cups`, `-2 cups`.
    public static var always: Sign { Sign(choice: .always) }
    /// A word before each part: `minus two tablespoons and minus one teaspoon`.
    public static var word: Sign { Sign(choice: .word) }

    /// The name of the sign.
    public var description: String { choice.rawValue }

    /// Returns the sign for an amount below, at or above zero.
    @inline(__always)
    func text(_ signum: Int, _ markup: Markup) -> StaticString? {
      if signum >= 0 && choice != .always { return nil }
      if signum == 0 || choice == .word { return nil }
      let isLaTeX = markup == .latex
      if signum > 0 { return isLaTeX ? "$+$" : "+" }
      return isLaTeX ? "$-$" : choice == .minus ? "−" : "-"
    }
  }
}
