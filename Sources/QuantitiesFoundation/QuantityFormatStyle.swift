public import Foundation
public import Quantities

/// A format style of Foundation's for amounts of one kind.
///
///     1.5.cups.formatted(.kitchen(.us).fractions(.vulgar))  // "1½ cups"
///     90.minutes.formatted(.time(.spoken))                  // "one hour and thirty minutes"
///
/// It goes wherever Foundation's own go, such as into `Text(_:format:)`. For kits of your own, which
/// no style can encode, use `formatted(_:kit:)`.
@dynamicMemberLookup
public struct QuantityFormatStyle<Kind: QuantityKind>: Sendable, Hashable, Codable {
  /// The kitchen in whose measures amounts are shown, or `nil` for those of each amount's own unit.
  public var kitchen: Kitchen?
  /// How the text looks.
  public var style: PresentationStyle

  /// Makes a format style.
  ///
  /// - Parameters:
  ///   - kitchen: the kitchen in whose measures amounts are shown, or `nil` for those of each
  ///     amount's own unit.
  ///   - style: how the text looks.
  public init(kitchen: Kitchen? = nil, style: PresentationStyle = .usual) {
    self.kitchen = kitchen
    self.style = style
  }

  /// Chooses how an amount is shown, before it becomes text.
  func presentation(of amount: Amount<Kind>) -> Presentation<Kind> {
    amount.presented(
      kit: kitchen.flatMap { $0.kit(for: Kind.self) },
      system: style.system ?? style.language.system)
  }
}

extension QuantityFormatStyle: FormatStyle {
  /// Returns the text of an amount.
  public func format(_ value: Amount<Kind>) -> String { presentation(of: value).formatted(style) }

  /// Returns the style in the language of a locale and, if it names a kitchen, in the locale's.
  public func locale(_ locale: Locale) -> QuantityFormatStyle {
    QuantityFormatStyle(
      kitchen: kitchen == nil ? nil : Kitchen(locale),
      style: style.language(PresentationLanguage(locale)))
  }
}

extension QuantityFormatStyle {
  /// Returns the style with another value of an option of its ``style``.
  ///
  ///     7.teaspoons.formatted(.kitchen(.us).units(.symbol).joiner(.and))  // "2 tbsp and 1 tsp"
  ///
  /// Each option of a `PresentationStyle` is a function here that takes its new value: `fractions`,
  /// `units`, `joiner`, `approximation`, `sign`, `spacing`, `markup`, `language`,
  /// `system` and `form`.
  public subscript<Option>(
    dynamicMember option: WritableKeyPath<PresentationStyle, Option>
  ) -> (Option) -> QuantityFormatStyle {
    { value in
      var changed = self
      changed.style[keyPath: option] = value
      return changed
    }
  }
}

extension Kitchen {
  /// Returns the kit for amounts of a kind, or `nil` if the kitchen has none for it, and that of
  /// the amount's own unit serves.
  fileprivate func kit<Kind: QuantityKind>(for kind: Kind.Type) -> Kit<Kind>? {
    volumes as? Kit<Kind> ?? masses as? Kit<Kind> ?? times as? Kit<Kind>
  }
}

extension QuantityFormatStyle: CustomStringConvertible {
  /// The kitchen and the style: `us: fractions vulgar`.
  public var description: String { "\(kitchen?.description ?? Kind.name): \(style)" }
}

extension FormatStyle where Self == QuantityFormatStyle<VolumeKind> {
  /// Makes a style for volumes in the measures of a kitchen, or else in those of their own units.
  public static func kitchen(_ kitchen: Kitchen? = nil) -> Self { Self(kitchen: kitchen) }
}

extension FormatStyle where Self == QuantityFormatStyle<MassKind> {
  /// Makes a style for masses in the measures of a kitchen, or else in those of their own units.
  public static func kitchen(_ kitchen: Kitchen? = nil) -> Self { Self(kitchen: kitchen) }
}

extension FormatStyle where Self == QuantityFormatStyle<TimeKind> {
  /// Makes a style for times in days, hours, minutes and seconds.
  public static func time(_ style: PresentationStyle = .usual) -> Self { Self(style: style) }
}

extension Quantity {
  /// Returns the quantity in a format style of Foundation's.
  ///
  ///     1.5.cups.formatted(.kitchen(.us).fractions(.vulgar))  // "1½ cups"
  public func formatted<Style: FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Amount<Kind> {
    style.format(Amount(ticks: ticks, unit: unit))
  }
}
