/// How an amount becomes text: a value with named options.
///
///     1.5.cups.formatted(.vulgar)                               // "1½ cups"
///     7.teaspoons.formatted(.spoken)                            // "two tablespoons and one teaspoon"
///     90.minutes.formatted(.clock)                              // "1:30:00"
///     7.teaspoons.formatted(PresentationStyle(units: .symbol))  // "2 tbsp + 1 tsp"
///
/// The options can be combined freely; the named styles are common combinations. To change an
/// option of a style, use the method with its name:
///
///     1.5.liters.formatted(.symbols.language(.german))          // "1,5 l"
public struct PresentationStyle: Sendable, Hashable, Codable {
  /// The kind of text that the amount becomes.
  public var form: Form = .parts
  /// How numbers that aren't whole are written.
  public var fractions: Fractions = .ascii
  /// How units are named.
  public var units: Units = .name
  /// The text between the parts.
  public var joiner: Joiner = .usual
  /// The mark before an approximate amount.
  public var approximation: ApproximationMark = .tilde
  /// How the sign is written.
  public var sign: Sign = .hyphen
  /// The space between a number and its unit.
  public var spacing: Spacing = .space
  /// The markup language of the text, which determines the characters to escape.
  public var markup: Markup = .plain
  /// The language of names, marks and number words.
  public var language: PresentationLanguage = .english
  /// The system whose units have unqualified names and whose kits show them; `nil` for that of the
  /// language.
  public var system: MeasurementSystem?
  /// Whether large numbers are written with groups of digits. Optional, so styles encoded before
  /// there were groups have none.
  var digitGroups: Grouping?

  /// Creates a style that is ``usual`` except for the given options.
  public init(
    fractions: Fractions = .ascii, units: Units = .name, joiner: Joiner = .usual,
    approximation: ApproximationMark = .tilde, sign: Sign = .hyphen,
    spacing: Spacing = .space, markup: Markup = .plain,
    language: PresentationLanguage = .english, system: MeasurementSystem? = nil,
    grouping: Grouping = .none
  ) {
    self.fractions = fractions
    self.units = units
    self.joiner = joiner
    self.approximation = approximation
    self.sign = sign
    self.spacing = spacing
    self.markup = markup
    self.language = language
    self.system = system
    self.grouping = grouping
  }

  private init(form: Form) { self.form = form }

  /// The system of the style, or else that of its language.
  @usableFromInline
  package var systemInForce: MeasurementSystem { system ?? language.usualSystem }
}

extension PresentationStyle {
  /// `1 1/2 cups`: ASCII fractions, names, `~` for approximations. The style of `formatted()`.
  public static let usual = PresentationStyle()
  /// `1½ cups`, or `1 5⁄16` if Unicode has no such character.
  public static let vulgar = PresentationStyle(fractions: .vulgar)
  /// `1 1⁄2 cups`, with the Unicode fraction slash.
  public static let slash = PresentationStyle(fractions: .slash)
  /// `1.5 cups`, exact if it has at most 15 digits.
  public static let decimal = PresentationStyle(fractions: .decimal)
  /// `1 1/2 c`.
  public static let symbols = PresentationStyle(units: .symbol)
  /// `1 1/2c`: symbols, without a space before them.
  public static let narrow = PresentationStyle(units: .narrow, spacing: .none)
  /// `1h30m`, `2tbsp+1tsp`: the shortest symbols, with no unneeded spaces.
  public static let compact = PresentationStyle(units: .narrow, joiner: .tight, spacing: .none)
  /// `one and a half cups`, for screen readers and voices.
  public static let spoken = PresentationStyle(
    fractions: .words, joiner: .and, approximation: .about, sign: .word)
  /// `1<sup>1</sup>&frasl;<sub>2</sub> cups`.
  public static let html = PresentationStyle(fractions: .typeset, markup: .html)
  /// `$1\frac{1}{2}$ cups`.
  public static let latex = PresentationStyle(fractions: .typeset, markup: .latex)
  /// `1 1/2 cups`, and `\~2 cups`, escaped for Markdown.
  public static let markdown = PresentationStyle(markup: .markdown)
  /// `1:30:00` for a time; the ``usual`` style for other kinds.
  public static let clock = PresentationStyle(form: .clock)
  /// A clock with only some of hours, minutes and seconds; the ``usual`` style for other kinds.
  ///
  ///     90.seconds.formatted(.clock(.minuteSecond))  // "1:30"
  ///     24.seconds.formatted(.clock(.timer))         // "0:24"
  public static func clock(_ pattern: ClockPattern) -> PresentationStyle {
    PresentationStyle(form: .clock(pattern))
  }
  /// `PT1H30M` for a time; the ``usual`` style for other kinds.
  public static let iso8601 = PresentationStyle(form: .iso8601)
}

extension PresentationStyle {
  /// Returns a copy with another kind of text.
  ///
  ///     90.seconds.formatted(.vulgar.form(.clock(.timer)))  // "1:30"
  public func form(_ form: Form) -> PresentationStyle { changed { $0.form = form } }

  /// Returns a copy with other fractions.
  public func fractions(_ fractions: Fractions) -> PresentationStyle {
    changed { $0.fractions = fractions }
  }

  /// Returns a copy with other names of units.
  public func units(_ units: Units) -> PresentationStyle { changed { $0.units = units } }

  /// Returns a copy with another text between parts.
  public func joiner(_ joiner: Joiner) -> PresentationStyle { changed { $0.joiner = joiner } }

  /// Returns a copy with another mark for approximations.
  public func approximation(_ mark: ApproximationMark) -> PresentationStyle {
    changed { $0.approximation = mark }
  }

  /// Returns a copy with another sign.
  public func sign(_ sign: Sign) -> PresentationStyle { changed { $0.sign = sign } }

  /// Returns a copy with another space between number and unit.
  public func spacing(_ spacing: Spacing) -> PresentationStyle { changed { $0.spacing = spacing } }

  /// Returns a copy in another markup.
  public func markup(_ markup: Markup) -> PresentationStyle { changed { $0.markup = markup } }

  /// Returns a copy in another language.
  public func language(_ language: PresentationLanguage) -> PresentationStyle {
    changed { $0.language = language }
  }

  /// Returns a copy with another system, or with that of its language.
  ///
  ///     2.imperialPints.formatted(.usual.system(.imperial))  // "2 pints"
  ///     2.cups.formatted(.usual.system(.imperial))           // "2 US cups"
  public func system(_ system: MeasurementSystem?) -> PresentationStyle {
    changed { $0.system = system }
  }

  /// Returns a copy with or without groups of digits.
  ///
  ///     12_500.grams.presented(in: [.gram]).formatted(.usual.grouping(.usual))  // "12,500 grams"
  public func grouping(_ grouping: Grouping) -> PresentationStyle {
    changed { $0.grouping = grouping }
  }

  private func changed(_ change: (inout PresentationStyle) -> Void) -> PresentationStyle {
    var style = self
    change(&style)
    return style
  }
}

extension PresentationStyle: CustomStringConvertible {
  /// The options that differ from the usual style: `fractions vulgar, units symbol`.
  public var description: String {
    func option<Option: Equatable & CustomStringConvertible>(
      _ name: String, _ value: (PresentationStyle) -> Option
    ) -> String? {
      value(self) == value(.usual) ? nil : "\(name) \(value(self))"
    }
    let options = [
      option("form") { $0.form }, option("fractions") { $0.fractions },
      option("units") { $0.units }, option("joiner") { $0.joiner },
      option("approximation") { $0.approximation }, option("sign") { $0.sign },
      option("spacing") { $0.spacing }, option("markup") { $0.markup },
      option("language") { $0.language }, system.map { "system \($0)" },
      option("grouping") { $0.grouping },
    ].compactMap { $0 }
    return options.isEmpty ? "usual" : options.joined(separator: ", ")
  }
}
