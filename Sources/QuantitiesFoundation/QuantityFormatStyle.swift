public import Foundation
public import Quantities

/// A format style of Foundation's for amounts of one kind.
///
///     1.5.cups.formatted(.kitchen(.us).fractions(.vulgar))  // "1½ cups"
///     90.minutes.formatted(.time(.spoken))                  // "one hour and thirty minutes"
///
/// It goes wherever Foundation's own go, such as into `Text(_:format:)`. For kits of your own, which
/// no style can encode, use `formatted(_:kit:)`.
public struct QuantityFormatStyle<Kind: QuantityKind>: Sendable, Hashable, Codable {
  /// Whose measures amounts are shown in, or `nil` for those of each amount's own unit.
  public var kitchen: Kitchen?
  /// How the text looks.
  public var style: PresentationStyle

  /// Makes a format style.
  ///
  /// - Parameters:
  ///   - kitchen: whose measures amounts are shown in, or `nil` for those of each amount's own unit.
  ///   - style: how the text looks.
  public init(kitchen: Kitchen? = nil, style: PresentationStyle = .usual) {
    self.kitchen = kitchen
    self.style = style
  }

  /// Chooses how an amount is shown, before it becomes text.
  func presentation(of amount: Amount<Kind>) -> Presentation<Kind> {
    amount.presented(kit: kitchen.flatMap { $0.kit(for: Kind.self) })
  }
}

extension QuantityFormatStyle: FormatStyle {
  /// The text of an amount.
  public func format(_ value: Amount<Kind>) -> String { presentation(of: value).formatted(style) }

  /// The style in the language of a locale, and if it names a kitchen in that of the locale.
  public func locale(_ locale: Locale) -> QuantityFormatStyle {
    QuantityFormatStyle(
      kitchen: kitchen == nil ? nil : Kitchen(locale),
      style: style.language(PresentationLanguage(locale)))
  }
}

extension QuantityFormatStyle {
  /// The style with other fractions.
  public func fractions(_ fractions: PresentationStyle.Fractions) -> QuantityFormatStyle {
    with(style.fractions(fractions))
  }

  /// The style with other names of units.
  public func units(_ units: PresentationStyle.Units) -> QuantityFormatStyle {
    with(style.units(units))
  }

  /// The style with something else between the parts.
  public func joiner(_ joiner: PresentationStyle.Joiner) -> QuantityFormatStyle {
    with(style.joiner(joiner))
  }

  /// The style with another mark of what is not exact.
  public func approximation(_ mark: PresentationStyle.ApproximationMark) -> QuantityFormatStyle {
    with(style.approximation(mark))
  }

  /// The style with another sign.
  public func sign(_ sign: PresentationStyle.Sign) -> QuantityFormatStyle { with(style.sign(sign)) }

  /// The style with something else between number and unit.
  public func spacing(_ spacing: PresentationStyle.Spacing) -> QuantityFormatStyle {
    with(style.spacing(spacing))
  }

  /// The style in another markup.
  public func markup(_ markup: PresentationStyle.Markup) -> QuantityFormatStyle {
    with(style.markup(markup))
  }

  /// The style in another language.
  public func language(_ language: PresentationLanguage) -> QuantityFormatStyle {
    with(style.language(language))
  }

  private func with(_ style: PresentationStyle) -> QuantityFormatStyle {
    QuantityFormatStyle(kitchen: kitchen, style: style)
  }
}

extension QuantityFormatStyle: CustomStringConvertible {
  /// The kitchen and the style: `us: fractions vulgar`.
  public var description: String { "\(kitchen?.description ?? Kind.name): \(style)" }
}

extension FormatStyle where Self == QuantityFormatStyle<VolumeKind> {
  /// Volumes in the measures of a kitchen, or if none is named in those of their own units.
  public static func kitchen(_ kitchen: Kitchen? = nil) -> Self { Self(kitchen: kitchen) }
}

extension FormatStyle where Self == QuantityFormatStyle<MassKind> {
  /// Masses in the measures of a kitchen, or if none is named in those of their own units.
  public static func kitchen(_ kitchen: Kitchen? = nil) -> Self { Self(kitchen: kitchen) }
}

extension FormatStyle where Self == QuantityFormatStyle<TimeKind> {
  /// Times in days, hours, minutes and seconds, in a style.
  public static func time(_ style: PresentationStyle = .usual) -> Self { Self(style: style) }
}

extension Quantity {
  /// The quantity in a format style of Foundation's.
  ///
  ///     1.5.cups.formatted(.kitchen(.us).fractions(.vulgar))  // "1½ cups"
  public func formatted<Style: FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Amount<Kind> {
    style.format(Amount(ticks: ticks, unit: unit))
  }
}
