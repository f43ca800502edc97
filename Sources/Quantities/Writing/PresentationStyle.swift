/// How an amount becomes text: a value made of named options.
///
///     1.5.cups.formatted(.vulgar)                               // "1½ cups"
///     7.teaspoons.formatted(.spoken)                            // "two tablespoons and one teaspoon"
///     90.minutes.formatted(.clock)                              // "1:30:00"
///     7.teaspoons.formatted(PresentationStyle(units: .symbol))  // "2 tbsp + 1 tsp"
///
/// The options go together in any way; the named styles are the ways most used. Change one option of
/// a style with the method of its name:
///
///     1.5.liters.formatted(.symbols.language(.german))          // "1,5 l"
public struct PresentationStyle: Sendable, Hashable, Codable {
  /// What kind of text the amount becomes.
  public var form: TextForm = .parts
  /// How numbers that are not whole are written.
  public var fractions: FractionNotation = .ascii
  /// How units are called.
  public var units: UnitNaming = .name
  /// What stands between the parts.
  public var joiner: PartJoiner = .usual
  /// What stands before an amount that is not exact.
  public var approximation: ApproximationMark = .tilde
  /// How the sign is written.
  public var sign: SignNotation = .hyphen
  /// What stands between a number and its unit.
  public var spacing: UnitSpacing = .space
  /// In what the text is written, and so what is escaped.
  public var markup: TextMarkup = .plain
  /// The language of names, marks and number words.
  public var language: PresentationLanguage = .english

  /// Makes a style; the one of which nothing is said is ``usual``.
  public init(
    fractions: FractionNotation = .ascii, units: UnitNaming = .name, joiner: PartJoiner = .usual,
    approximation: ApproximationMark = .tilde, sign: SignNotation = .hyphen,
    spacing: UnitSpacing = .space, markup: TextMarkup = .plain,
    language: PresentationLanguage = .english
  ) {
    self.fractions = fractions
    self.units = units
    self.joiner = joiner
    self.approximation = approximation
    self.sign = sign
    self.spacing = spacing
    self.markup = markup
    self.language = language
  }

  private init(form: TextForm) { self.form = form }
}

extension PresentationStyle {
  /// `1 1/2 cups`: ASCII fractions, names, `~` if not exact. The style of `formatted()`.
  public static let usual = PresentationStyle()
  /// `1½ cups`; `1 5⁄16` where Unicode has no such character.
  public static let vulgar = PresentationStyle(fractions: .vulgar)
  /// `1 1⁄2 cups`, with the fraction slash of Unicode.
  public static let slash = PresentationStyle(fractions: .slash)
  /// `1.5 cups`, exactly if it ends within 15 digits.
  public static let decimal = PresentationStyle(fractions: .decimal)
  /// `1 1/2 c`.
  public static let symbols = PresentationStyle(units: .symbol)
  /// `1 1/2c`: symbols, without a space before them.
  public static let narrow = PresentationStyle(units: .narrow, spacing: .none)
  /// `1h30m`, `2tbsp+1tsp`: symbols, without any space that is not needed.
  public static let compact = PresentationStyle(units: .narrow, joiner: .tight, spacing: .none)
  /// `one and a half cups`, for screen readers and voices.
  public static let spoken = PresentationStyle(
    fractions: .words, joiner: .and, approximation: .about, sign: .word)
  /// `1<sup>1</sup>&frasl;<sub>2</sub> cups`.
  public static let html = PresentationStyle(fractions: .typeset, markup: .html)
  /// `$1\frac{1}{2}$ cups`.
  public static let latex = PresentationStyle(fractions: .typeset, markup: .latex)
  /// `1 1/2 cups`, and `\~2 cups`: nothing in it means something else to Markdown.
  public static let markdown = PresentationStyle(markup: .markdown)
  /// `1:30:00` for a time; the ``usual`` style for other kinds.
  public static let clock = PresentationStyle(form: .clock)
  /// `PT1H30M` for a time; the ``usual`` style for other kinds.
  public static let iso8601 = PresentationStyle(form: .iso8601)
}

extension PresentationStyle {
  /// The style with other fractions.
  public func fractions(_ fractions: FractionNotation) -> PresentationStyle {
    replacing(\.fractions, fractions)
  }

  /// The style with other names of units.
  public func units(_ units: UnitNaming) -> PresentationStyle { replacing(\.units, units) }

  /// The style with something else between the parts.
  public func joiner(_ joiner: PartJoiner) -> PresentationStyle { replacing(\.joiner, joiner) }

  /// The style with another mark of what is not exact.
  public func approximation(_ mark: ApproximationMark) -> PresentationStyle {
    replacing(\.approximation, mark)
  }

  /// The style with another sign.
  public func sign(_ sign: SignNotation) -> PresentationStyle { replacing(\.sign, sign) }

  /// The style with something else between number and unit.
  public func spacing(_ spacing: UnitSpacing) -> PresentationStyle { replacing(\.spacing, spacing) }

  /// The style in another markup.
  public func markup(_ markup: TextMarkup) -> PresentationStyle { replacing(\.markup, markup) }

  /// The style in another language.
  public func language(_ language: PresentationLanguage) -> PresentationStyle {
    replacing(\.language, language)
  }

  private func replacing<Option>(
    _ path: WritableKeyPath<PresentationStyle, Option>, _ option: Option
  ) -> PresentationStyle {
    var style = self
    style[keyPath: path] = option
    return style
  }
}

extension PresentationStyle: CustomStringConvertible {
  /// The options that differ from the usual style: `fractions vulgar, units symbol`.
  public var description: String {
    func option<Option: Equatable>(
      _ name: String, _ path: KeyPath<PresentationStyle, Option>
    ) -> String? {
      let value = self[keyPath: path]
      return value == PresentationStyle.usual[keyPath: path] ? nil : "\(name) \(value)"
    }
    let options = [
      option("form", \.form), option("fractions", \.fractions), option("units", \.units),
      option("joiner", \.joiner), option("approximation", \.approximation), option("sign", \.sign),
      option("spacing", \.spacing), option("markup", \.markup), option("language", \.language),
    ].compactMap { $0 }
    return options.isEmpty ? "usual" : options.joined(separator: ", ")
  }
}
